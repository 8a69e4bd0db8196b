/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-match.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_GUIDE (atout_guide_get_type ())

/**
 * AtoutGuide: what a guided deal says to the user, under the table. It is visible while the deal
 * is guided and until the next one is dealt, and keeps its height meanwhile: nothing jumps.
 */
G_DECLARE_FINAL_TYPE (AtoutGuide, atout_guide, ATOUT, GUIDE, GtkWidget)

/** Listens to @match, or to none with NULL. */
void atout_guide_set_match (AtoutGuide *self,
                            AtoutMatch *match);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/choices/atout-card.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_CALL_LINES (atout_call_lines_get_type ())

/**
 * AtoutCallLines: what is written on the button of a call, one line below the other, and in the
 * button's margin beside them the bar of a hint.
 */
G_DECLARE_FINAL_TYPE (AtoutCallLines, atout_call_lines, ATOUT, CALL_LINES, GtkBox)

GtkWidget *atout_call_lines_new      (void);

/** ATOUT_HINTED_NOT: there is no bar. */
void       atout_call_lines_set_hint (AtoutCallLines *self,
                                      AtoutHinted     hinted,
                                      double          share);

G_END_DECLS

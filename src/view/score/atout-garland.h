/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_GARLAND (atout_garland_get_type ())

/**
 * AtoutGarland: a string of pennants for a small feast. They are hung up from the left when it
 * comes into sight; where movement is not wanted they hang there.
 */
G_DECLARE_FINAL_TYPE (AtoutGarland, atout_garland, ATOUT, GARLAND, GtkWidget)

G_END_DECLS

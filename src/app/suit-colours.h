/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The colours of suits in words, signs and buttons: the same as on the cards. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Lets what is written of suits in @window have the colours that @settings want, now and later. */
void suit_colours_follow (GtkWidget *window, GSettings *settings);

G_END_DECLS

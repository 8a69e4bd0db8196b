/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_REMOVE_BUTTON (atout_remove_button_get_type ())

/** AtoutRemoveButton: a button that removes a match set aside, after confirmation. */
G_DECLARE_FINAL_TYPE (AtoutRemoveButton, atout_remove_button, ATOUT, REMOVE_BUTTON, GtkWidget)

/** Returns a button; @what names the match, @loss (nullable) tells what else is lost with it. */
GtkWidget *atout_remove_button_new (const char *what, const char *loss);

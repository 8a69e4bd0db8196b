/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_REMOVE_BUTTON (atout_remove_button_get_type ())

/**
 * AtoutRemoveButton: removes a match that was put by. It asks first, beginning with the answer that
 * does no harm.
 *
 * Signal: `removed` (): the user wants it.
 */
G_DECLARE_FINAL_TYPE (AtoutRemoveButton, atout_remove_button, ATOUT, REMOVE_BUTTON, GtkWidget)

/** @what names the match, for those who do not see where the button is. */
GtkWidget *atout_remove_button_new (const char *what);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Drop-downs with long titles that must not widen the window. */

#pragma once

#include <gtk/gtk.h>

/**
 * Fills the drop-down @choice with @titles (transfer full). The closed drop-down is ellipsized, and
 * shows @subject, unless NULL, for the first title.
 */
void narrow_choice_offer (GtkWidget *choice, const char *subject, GtkStringList *titles);

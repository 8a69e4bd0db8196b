/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Lists and values of AdwComboRow. */

#pragma once

#include <adwaita.h>

/**
 * Wraps long strings in the list of @row, marks the selected one, and names all for screen readers.
 * Return always opens the list.
 */
void choice_list_set (AdwComboRow *row);

/* ---- Spoken value ---------------------------------------------------------------------------- */

/**
 * Shows the value of the titled @row in full width below the title, as the function @tell returns
 * it:
 *
 * char *tell (GtkStringObject *value, ROW *row)
 *
 * The value's meaning describes @row to screen readers unless @is_described.
 */
void told_value_by (AdwComboRow *row, GCallback tell, gboolean is_described);

/** Returns markup with @meaning below @value; free with g_free (). */
char *told_value_write (GtkStringObject *value, const char *meaning);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rows (AdwComboRow) to choose from a list. */

#pragma once

#include <adwaita.h>

/**
 * Lets the list that @row opens show each of its strings as a whole, however long: in several lines
 * where one is too narrow. The one that is chosen has a mark; each has a name for who
 * listens. Return on the row opens it, whatever else Return does in the window.
 */
void choice_list_set (AdwComboRow *row);

/* ---- What is chosen, heard ------------------------------------------------------------------- */

/**
 * Has @row, which has its title, tell its chosen value below that, with the whole width, as @tell
 * writes it:
 *
 *     char *tell (GtkStringObject *value, ROW *row)
 *
 * What a value means describes the row, unless that @is_described already.
 */
void told_value_by (AdwComboRow *row, GCallback tell, gboolean is_described);

/** The @value, so that it stands out, and below it, quietly, what it means; free with g_free (). */
char *told_value_write (GtkStringObject *value, const char *meaning);

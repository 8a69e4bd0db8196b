/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/**
 * One value of a setting, its name for people and, in all of a table or in none, what it means. A
 * table of them ends with a NULL key.
 */
typedef struct
{
  const char *key;
  const char *title; /* this and the next translated already */
  const char *meaning;
} AtoutChoice;

#define ATOUT_TYPE_CHOICE_ROW (atout_choice_row_get_type ())

/** AtoutChoiceRow: a combo row that shows and changes a setting of a few strings. */
G_DECLARE_FINAL_TYPE (AtoutChoiceRow, atout_choice_row, ATOUT, CHOICE_ROW, AdwComboRow)

/**
 * Offers @choices, which are copied, for @key of @settings; what is chosen is kept at once. While
 * that is empty @usual is shown, if it is not NULL.
 */
void atout_choice_row_bind (AtoutChoiceRow *self, GSettings *settings, const char *key,
                            const char *usual, const AtoutChoice *choices);

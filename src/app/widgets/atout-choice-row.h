/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/** A value of a setting; a NULL key ends a table. All values have a meaning, or none. */
typedef struct
{
  const char *key;
  const char *title; /* translated, like @meaning */
  const char *meaning;
} AtoutChoice;

#define ATOUT_TYPE_CHOICE_ROW (atout_choice_row_get_type ())

/** AtoutChoiceRow: a combo row bound to a string setting. */
G_DECLARE_FINAL_TYPE (AtoutChoiceRow, atout_choice_row, ATOUT, CHOICE_ROW, AdwComboRow)

/**
 * Binds @key of @settings to a choice from @choices, which are copied. While the setting is empty,
 * the row shows @usual unless NULL.
 */
void atout_choice_row_bind (AtoutChoiceRow *self, GSettings *settings, const char *key,
                            const char *usual, const AtoutChoice *choices);

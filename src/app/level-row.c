/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "level-row.h"

#include "told-value.h"
#include "words.h"

PlayerLevel
level_row_level_at (guint index)
{
  g_return_val_if_fail (index < PLAYER_LEVELS, PLAYER_LEVEL_SIMPLE);

  return PLAYER_LEVELS - 1 - index;
}

guint
level_row_index (PlayerLevel level)
{
  return PLAYER_LEVELS - 1 - level;
}

static void
tell_level (AtoutChoiceRow *row)
{
  guint index = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  PlayerLevel level;

  if (index >= PLAYER_LEVELS) /* the settings have one that is not known */
    return;
  level = level_row_level_at (index);
  told_value_set (ADW_COMBO_ROW (row), words_level (level), words_level_meaning (level));
}

void
level_row_bind (AtoutChoiceRow *row, GSettings *settings)
{
  AtoutChoice levels[PLAYER_LEVELS + 1] = { 0 };

  for (guint i = 0; i < PLAYER_LEVELS; i++)
    levels[i] = (AtoutChoice) { player_of_level (level_row_level_at (i))->name,
                                words_level (level_row_level_at (i)) };
  atout_choice_row_bind (row, settings, "opponent-level", NULL, levels);
  g_signal_connect (row, "notify::selected", G_CALLBACK (tell_level), NULL);
  tell_level (row);
}

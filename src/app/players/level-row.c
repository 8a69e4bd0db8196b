/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/level-row.h"

#include "model/words/words.h"

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

void
level_row_bind (AtoutChoiceRow *row, GSettings *settings)
{
  AtoutChoice levels[PLAYER_LEVELS + 1] = { 0 };

  for (guint i = 0; i < PLAYER_LEVELS; i++)
    {
      PlayerLevel level = level_row_level_at (i);

      levels[i] = (AtoutChoice) { player_of_level (level)->name, words_level (level),
                                  words_level_meaning (level) };
    }
  atout_choice_row_bind (row, settings, "opponent-level", NULL, levels);
}

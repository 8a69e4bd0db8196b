/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "level-row.h"

#include "words.h"

/* The strongest stands first. */
static PlayerLevel
level_at (guint index)
{
  return PLAYER_LEVELS - 1 - index;
}

static void
tell_level (AtoutChoiceRow *row)
{
  guint index = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               index < PLAYER_LEVELS ? words_level_meaning (level_at (index)) : "");
}

void
level_row_bind (AtoutChoiceRow *row, GSettings *settings)
{
  AtoutChoice levels[PLAYER_LEVELS + 1] = { 0 };

  for (guint i = 0; i < PLAYER_LEVELS; i++)
    levels[i] = (AtoutChoice) { player_of_level (level_at (i))->name, words_level (level_at (i)) };
  atout_choice_row_bind (row, settings, "opponent-level", levels);
  g_signal_connect (row, "notify::selected", G_CALLBACK (tell_level), NULL);
  tell_level (row);
}

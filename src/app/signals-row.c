/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "signals-row.h"

#include "signals.h"
#include "told-value.h"
#include "words.h"

#define MOST 16 /* systems and the end of them */

static void
tell_signals (AtoutChoiceRow *row)
{
  guint index = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  g_autofree char *meaning = NULL;

  if (index == GTK_INVALID_LIST_POSITION)
    return;
  meaning = words_signals_meaning (&signal_systems[index].signals);
  told_value_set (ADW_COMBO_ROW (row), words_of_game ("signals", signal_systems[index].title),
                  meaning);
}

void
signals_row_bind (AtoutChoiceRow *row, GSettings *settings, const char *key)
{
  AtoutChoice choices[MOST] = { 0 };

  for (guint i = 0; signal_systems[i].name != NULL; i++)
    choices[i] = (AtoutChoice) { signal_systems[i].name,
                                 words_of_game ("signals", signal_systems[i].title) };
  atout_choice_row_bind (row, settings, key, NULL, choices);
  g_signal_connect (row, "notify::selected", G_CALLBACK (tell_signals), NULL);
  tell_signals (row);
}

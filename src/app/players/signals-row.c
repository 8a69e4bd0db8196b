/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/players/signals-row.h"

#include "model/words/words.h"
#include "rules/signals.h"

#define MOST 16 /* systems and the end of them */

void
signals_row_bind (AtoutChoiceRow *row, GSettings *settings, const char *key)
{
  g_autoptr (GPtrArray) meanings = g_ptr_array_new_with_free_func (g_free);
  AtoutChoice choices[MOST] = { 0 };

  for (guint i = 0; signal_systems[i].name != NULL; i++)
    {
      char *meaning = words_signals_meaning (&signal_systems[i].signals);

      g_ptr_array_add (meanings, meaning);
      choices[i] = (AtoutChoice) { signal_systems[i].name,
                                   words_of_game ("signals", signal_systems[i].title), meaning };
    }
  atout_choice_row_bind (row, settings, key, NULL, choices);
}

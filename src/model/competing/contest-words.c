/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/standing-words.h"
#include "model/words/words.h"

/* Returns how many house players have finished the deal. */
static char *
tell_progress (const ContestDeal *deal)
{
  g_autofree char *n = g_strdup_printf ("%u", deal->n_house);
  g_autofree char *all = g_strdup_printf ("%u", FIELD_MEMBERS);
  const WordsValue values[] = { { "{count}", n }, { "{all}", all }, { NULL, NULL } };

  /* Translators: {count} of {all} players of the program have played these cards so far */
  return words_fill (C_ ("standing", "The house is playing these cards: {count} of {all} are done"),
                     values);
}

/* Returns why @deal does not count, or NULL if it counts. */
static const char *
tell_left_out (const ContestDeal *deal)
{
  if (deal->left_out == NULL)
    return NULL;

  return strcmp (deal->left_out, "hinted") == 0
             ? C_ ("standing", "does not count: you took a hint")
             : C_ ("standing", "does not count: you took a card back");
}

char *
contest_words_deal (const ContestDeal *deal)
{
  const char *left_out = tell_left_out (deal);
  g_autofree char *row = NULL;
  StandingRow told;

  if (!deal->is_over)
    return g_strdup ("");
  if (deal->n_house < FIELD_MEMBERS)
    return tell_progress (deal);
  told = standing_row (deal->own, deal->house, deal->n_house);
  row = standing_words_row (&told);

  return left_out != NULL ? g_strjoin (" · ", row, left_out, NULL) : g_steal_pointer (&row);
}

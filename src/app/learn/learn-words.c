/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/learn-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/problem-words.h"
#include "model/words/words.h"

char *
learn_words_solved (const PracticeCount *count)
{
  g_autofree char *solved = g_strdup_printf ("%u", count->n_solved);
  g_autofree char *all = g_strdup_printf ("%u", count->n);
  const WordsValue values[] = { { "{solved}", solved }, { "{all}", all }, { NULL, NULL } };

  /* Translators: of problems, as "12 of 40 solved" */
  return words_fill (_ ("{solved} of {all} solved"), values);
}

char *
learn_words_band (guint band)
{
  const char *text = problem_words_band (band);
  const char *rest = g_utf8_next_char (text);
  g_autofree char *first = g_utf8_strup (text, rest - text);

  return g_strconcat (first, rest, NULL);
}

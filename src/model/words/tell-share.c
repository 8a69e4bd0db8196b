/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Words for shares of sample deals. */

#include <glib/gi18n-lib.h>

#include "model/words/tell-text.h"

#define NUMBER_MAX 16

/* Shares of a hundred below or from which each word holds; "about half" is between. */
#define SELDOM 20
#define BELOW_HALF 45
#define ABOVE_HALF 56
#define NEARLY_ALWAYS 90

const char *
tell_often (unsigned n, unsigned n_worlds, gboolean is_exact)
{
  if (n == 0)
    return is_exact ? C_ ("how often", "never") : C_ ("how often", "hardly ever");
  if (n == n_worlds && is_exact)
    return C_ ("how often", "always");
  if (100 * n < SELDOM * n_worlds)
    return C_ ("how often", "seldom");
  if (100 * n < BELOW_HALF * n_worlds)
    return C_ ("how often", "less than half the time");
  if (100 * n < ABOVE_HALF * n_worlds)
    return C_ ("how often", "about half the time");

  return 100 * n < NEARLY_ALWAYS * n_worlds ? C_ ("how often", "most of the time")
                                            : C_ ("how often", "nearly always");
}

const char *
tell_often_beside (unsigned n, unsigned other, unsigned n_worlds, gboolean is_exact)
{
  const char *word = tell_often (n, n_worlds, is_exact);

  if (n == other || !g_str_equal (word, tell_often (other, n_worlds, is_exact)))
    return word;

  return n < other ? C_ ("how often", "less often") : C_ ("how often", "more often");
}

#define TENTHS 10

char *
tell_tenths (unsigned n, unsigned n_worlds, gboolean is_exact)
{
  unsigned tenths = (TENTHS * n + n_worlds / 2) / n_worlds;
  char number[NUMBER_MAX];
  const WordsValue values[] = { { "{n}", number }, { NULL, NULL } };

  if (tenths == 0 || tenths == TENTHS)
    return g_strdup (tell_often (n, n_worlds, is_exact));
  g_snprintf (number, sizeof number, "%u", tenths);

  return words_fill (C_ ("how often", "in {n} of 10 deals"), values);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/resting-words.h"

#include <glib/gi18n-lib.h>

#include "model/words/house-rules.h"
#include "model/words/score-words.h"
#include "model/words/words.h"
#include "rules/game.h"

char *
resting_words_name (AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);

  return house_rules_title (log->game, &log->options);
}

char *
resting_words_continue (AtoutResting *resting)
{
  g_autofree char *name = resting_words_name (resting);
  const WordsValue values[] = { { "{match}", name }, { NULL, NULL } };

  /* Translators: on a tile of the start page; {match} is "Klaverjassen · Rotterdams" */
  return words_fill (_ ("Continue: {match}"), values);
}

/* Which deal of a match it is, and the score. */
static char *
match_standing (const MatchLog *log)
{
  gboolean is_running = !deal_is_over (&log->deal);
  guint n_over = log->deals->len - (is_running ? 1 : 0);
  guint n_left = game_lines_left (&log->match);
  g_autofree char *number = g_strdup_printf ("%u", log->deals->len);
  g_autofree char *count = g_strdup_printf ("%u", n_over + n_left);
  const WordsValue values[] = { { "{number}", number }, { "{count}", count }, { NULL, NULL } };
  g_autofree char *deal
      = words_fill (n_left > 0 ? _ ("Deal {number} of {count}") : _ ("Deal {number}"), values);
  GString *text = g_string_new (deal);

  for (guint unit = 0; unit < log->match.n_units; unit++)
    {
      g_autofree char *standing = score_words_standing (&log->match, unit);

      g_string_append_printf (text, "%s%s", unit == 0 ? ", " : " : ", standing);
    }

  return g_string_free (text, FALSE);
}

char *
resting_words_standing (AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);

  return atout_resting_get_once (resting) ? score_words_once_more (log->deals->len)
                                          : match_standing (log);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "resting-words.h"

#include <glib/gi18n-lib.h>

#include "game.h"
#include "house-rules.h"
#include "words.h"

/* @text with the names of what is played in it. */
static char *
fill (AtoutResting *resting, const char *text)
{
  const MatchLog *log = atout_resting_get_log (resting);
  g_autofree char *rules = house_rules_name (log->game, &log->options);
  const WordsValue values[]
      = { { "{game}", words_game_title (log->game) }, { "{rules}", rules }, { NULL, NULL } };

  return words_fill (text, values);
}

char *
resting_words_continue (AtoutResting *resting)
{
  /* Translators: on a tile of the start page; {rules} are house rules, as "Rotterdams" */
  return fill (resting, _ ("Continue: {rules}"));
}

char *
resting_words_name (AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);
  g_autofree char *rules = house_rules_name (log->game, &log->options);

  if (g_str_has_prefix (rules, words_game_title (log->game)))
    return g_steal_pointer (&rules);

  /* Translators: which match it is, by its house rules: "Klaverjas, Rotterdams" */
  return fill (resting, _ ("{game}, {rules}"));
}

char *
resting_words_standing (AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);
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
    g_string_append_printf (text, "%s%d", unit == 0 ? ", " : " : ", log->match.score[unit]);

  return g_string_free (text, FALSE);
}

char *
resting_words_when (AtoutResting *resting)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then
      = g_date_time_new_from_unix_local (atout_resting_get_touched (resting));
  gboolean is_today = g_date_time_get_year (now) == g_date_time_get_year (then)
                      && g_date_time_get_day_of_year (now) == g_date_time_get_day_of_year (then);

  return g_date_time_format (then, is_today ? "%H:%M" : "%x");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "resting-tile.h"

#include <glib/gi18n-lib.h>

#include "atout-game-tile.h"
#include "house-rules.h"
#include "game.h"
#include "words.h"

static char *
tell_title (const MatchLog *log)
{
  g_autofree char *rules = house_rules_name (log->game, &log->options);
  const WordsValue values[] = { { "{rules}", rules }, { NULL, NULL } };

  /* Translators: on a tile of the start page; {rules} are house rules, as "Rotterdams" */
  return words_fill (_ ("Continue: {rules}"), values);
}

/* Which deal it is, and how it stands: "Deal 4 of 16, 302 : 140". */
static char *
tell_standing (const MatchLog *log)
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
    g_string_append_printf (text, "%s%d", unit == 0 ? ", " : " : ", log->match.score[unit]);

  return g_string_free (text, FALSE);
}

/* Today the time says enough. */
static char *
tell_when (gint64 touched)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (touched);
  gboolean is_today = g_date_time_get_year (now) == g_date_time_get_year (then)
                      && g_date_time_get_day_of_year (now) == g_date_time_get_day_of_year (then);

  return g_date_time_format (then, is_today ? "%H:%M" : "%x");
}

GtkWidget *
resting_tile_new (AtoutResting *resting)
{
  const MatchLog *log = atout_resting_get_log (resting);
  g_autofree char *title = tell_title (log);
  g_autofree char *standing = tell_standing (log);
  g_autofree char *when = tell_when (atout_resting_get_touched (resting));
  GtkWidget *tile = atout_game_tile_new (log->game->key, title, standing, when);

  gtk_widget_add_css_class (tile, "resting");

  return tile;
}

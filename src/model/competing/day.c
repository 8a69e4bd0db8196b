/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/day.h"

#include <stdio.h>
#include <string.h>

#include "model/course/player-names.h"
#include "model/words/house-rules.h"
#include "model/words/standing-words.h"
#include "model/words/time-words.h"

#define USUAL_DEALS 4

/* ---- Dates ----------------------------------------------------------------------------------- */

gboolean
day_parse (const char *text, GDate *date)
{
  guint year, month, day;
  g_autofree char *again = NULL;

  if (sscanf (text, "%4u-%2u-%2u", &year, &month, &day) != 3
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return FALSE;
  g_date_clear (date, 1);
  g_date_set_dmy (date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  again = day_write (date);

  return strcmp (text, again) == 0;
}

char *
day_write (const GDate *date)
{
  return g_strdup_printf ("%04u-%02u-%02u", g_date_get_year (date), g_date_get_month (date),
                          g_date_get_day (date));
}

void
day_of_time (gint64 now, GDate *date)
{
  g_date_clear (date, 1);
  g_date_set_time_t (date, (time_t) now);
}

gboolean
day_is_open (const GDate *date, const GDate *today)
{
  return g_date_compare (date, today) <= 0;
}

/* ---- Deals ----------------------------------------------------------------------------------- */

guint
day_count_deals (const Game *game)
{
  guint n = game->day_deals > 0 ? game->day_deals : USUAL_DEALS;

  return MIN (n, DAY_DEALS_MAX);
}

char *
day_rules (const Game *game, const Options *options)
{
  Options rules = *options;

  for (guint i = 0; i < options_count (game); i++)
    if (option_is_beside (&game->options->list[i]))
      rules.value[i] = 0;

  return options_to_string (&rules, game);
}

guint
day_list_numbers (const Game *game, const Options *options, const GDate *date, const GDate *today,
                  DealNumber *numbers)
{
  guint n = day_is_open (date, today) ? day_count_deals (game) : 0;
  g_autofree char *rules = day_rules (game, options);
  g_autofree char *day = day_write (date);
  GameForm form = game_form (game, options);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text
          = g_strdup_printf ("atout-day:%s:%s:%s:%u", form.key, rules, day, i + 1);

      number_from_text (&numbers[i], text);
    }

  return n;
}

guint
day_seat_players (const Game *game, const Options *options, AtoutPlayer *players)
{
  const char *const *names = player_names_of (game);
  guint n = game_count_seats (game, options);

  for (guint seat = 0; seat < n; seat++)
    players[seat] = (AtoutPlayer) { .name = seat > 0 ? names[seat - 1] : NULL,
                                    .human = seat == 0,
                                    .level = PLAYER_LEVEL_STRONG };

  return n;
}

/* ---- Words ----------------------------------------------------------------------------------- */

char *
day_tell (const GDate *date)
{
  g_autoptr (GDateTime) noon = g_date_time_new_local (
      g_date_get_year (date), (int) g_date_get_month (date), g_date_get_day (date), 12, 0, 0);

  return time_words_day (noon != NULL ? g_date_time_to_unix (noon) : G_MAXINT64);
}

/* Returns " KEY=VALUE" for each option that differs from the usual ones of @form; free it. */
static char *
write_changes (const Game *game, const GameForm *form, const Options *options)
{
  const Options usual = house_rules_of_form (game, form);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < options_count (game); i++)
    if (options->value[i] != usual.value[i] && !option_is_beside (&game->options->list[i]))
      g_string_append_printf (text, " %s=%s", game->options->list[i].key,
                              options_value_key (options, game, i));

  return g_string_free (text, FALSE);
}

char *
day_tell_result (const Game *game, const Options *options, const GDate *date,
                 const Standing *standing)
{
  g_autofree char *title = house_rules_title (game, options);
  g_autofree char *day = day_tell (date);
  g_autofree char *result = standing_words_play (standing);
  g_autofree char *when = day_write (date);
  GameForm form = game_form (game, options);
  g_autofree char *changes = write_changes (game, &form, options);

  return g_strdup_printf ("%s, %s\n%s\natout --day %s %s%s\n", title, day, result, when, form.key,
                          changes);
}

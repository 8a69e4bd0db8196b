/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/compete-start.h"

#include "app/match/last-rules.h"
#include "app/players/seat-name.h"
#include "model/competing/day.h"

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

Options
compete_start_rules (const Game *game, const GameForm *form)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  return last_rules_recall (settings, game, form);
}

void
compete_start_day (AtoutHost *host, const Game *game, const Options *options, const GDate *day)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autofree char *name = seat_name_get (settings, game, 0);
  AtoutPlayer players[SEATS_MAX] = { 0 };
  DealNumber numbers[DAY_DEALS_MAX];
  g_autofree char *text = day_write (day);
  GDate today;
  ContestStart start = { .kind = CONTEST_DAY,
                         .day = text,
                         .game = game,
                         .options = options,
                         .began = now (),
                         .numbers = numbers };

  day_of_time (start.began, &today);
  start.n_deals = day_list_numbers (game, options, day, &today, numbers);
  g_return_if_fail (start.n_deals > 0);

  day_seat_players (game, options, players);
  players[0].name = name;
  atout_host_compete (host, &start, players);
}

void
compete_start_same (AtoutHost *host, const Game *game, const Options *options, guint n_deals)
{
  g_autoptr (GError) error = NULL;
  DealNumber numbers[PLANNED_MAX];
  const ContestStart start = { .kind = CONTEST_SAME,
                               .game = game,
                               .options = options,
                               .began = now (),
                               .numbers = numbers,
                               .n_deals = n_deals };

  for (guint i = 0; i < n_deals; i++)
    if (!number_random (&numbers[i], &error))
      {
        atout_host_say (host, error->message);
        return;
      }
  atout_host_compete (host, &start, NULL);
}

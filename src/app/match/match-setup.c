/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/match/match-setup.h"

#include "app/players/seat-level.h"
#include "app/players/seat-name.h"

GPtrArray *
match_setup_players (GSettings *settings, const Game *game, const Options *options,
                     AtoutPlayer *players)
{
  guint n_seats = game_count_seats (game, options);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      g_ptr_array_add (names, seat_name_get (settings, game, seat));
      players[seat].name = names->pdata[seat];
      players[seat].human = seat == 0;
      if (seat > 0)
        players[seat].level = seat_level_get (settings, seat);
    }

  return names;
}

AtoutMatch *
match_setup_new (GSettings *settings, const Game *game, const Options *options)
{
  AtoutPlayer players[SEATS_MAX] = { 0 };
  g_autoptr (GPtrArray) names = match_setup_players (settings, game, options, players);

  return atout_match_new (game, options, players);
}

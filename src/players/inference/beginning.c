/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/inference/beginning.h"

#include <string.h>

#include "players/player-game.h"

bool
beginning_of_play (const Deal *world, Deal *beginning)
{
  const PlayerGame *game = player_game (world->game);

  if (game->draws)
    return false;

  *beginning = *world;
  if (world->n_played == 0)
    return true;
  for (unsigned i = 0; i < world->n_played; i++)
    beginning->hand[world->played_by[i]] |= card_set_of (world->played[i]);
  memset (beginning->won, 0, sizeof beginning->won);
  memset (beginning->card_points, 0, sizeof beginning->card_points);
  memset (beginning->tricks_won, 0, sizeof beginning->tricks_won);
  beginning->trick = beginning->last_trick = (Trick) { 0 };
  beginning->n_played = 0;
  beginning->phase = PHASE_PLAY;
  beginning->turn = (int8_t) world->played_by[0];
  if (game->past != NULL && game->past->unplay != NULL)
    game->past->unplay (beginning);

  return true;
}

static void
begin_match (const PlayerPast *past, Match *match, const Deal *world)
{
  match_init (match, world->game, &world->options, world->dealer);
  if (past->begin_match != NULL)
    past->begin_match (match, world);
}

bool
beginning_of_calls (const Deal *world, Rng *rng, Deal *beginning)
{
  const PlayerPast *past = player_game (world->game)->past;
  const unsigned n_cards = deal_pack (world)->n_cards;
  Card pack[CARDS_MAX];
  CardSet placed = 0;
  Deal start;
  Deal places;
  Match match;
  unsigned at = 0;

  if (past == NULL || !beginning_of_play (world, &start))
    return false;
  begin_match (past, &match, world);
  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
  match_deal (&match, pack, &places);

  memset (pack, CARD_NONE, sizeof pack);
  if (past->lay_pack != NULL)
    past->lay_pack (world, &start, &places, pack, rng);
  else
    for (unsigned seat = 0; seat < world->n_seats; seat++)
      beginning_put (pack, places.hand[seat], start.hand[seat]);
  for (unsigned i = 0; i < n_cards; i++)
    placed |= pack[i] != CARD_NONE ? card_set_of (pack[i]) : 0;
  for (unsigned i = 0; i < n_cards; i++)
    if (pack[i] == CARD_NONE)
      {
        while (card_set_has (placed, (Card) at))
          at++;
        pack[i] = (Card) at++;
      }
  begin_match (past, &match, world);
  match_deal (&match, pack, beginning);

  return true;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "match.h"

#include <string.h>

#include "game.h"

void
match_init (Match *match, const Game *game, const Options *options, int dealer)
{
  memset (match, 0, sizeof *match);
  match->game = game;
  match->options = *options;
  match->n_seats = (uint8_t) game->count_seats (options);
  match->n_units = (uint8_t) game->count_units (options);
  match->dealer = (uint8_t) (dealer == NO_SEAT ? (int) game->first_dealer (options) : dealer);
}

void
match_deal (Match *match, const Card *pack, Deal *deal)
{
  memset (deal, 0, sizeof *deal);
  deal->game = match->game;
  deal->options = match->options;
  deal->n_seats = match->n_seats;
  deal->dealer = match->dealer;
  deal->trump = SUIT_NONE;
  deal->declarer = NO_SEAT;
  deal->n_pack = (uint8_t) deal_pack (deal)->n_cards;
  memcpy (deal->pack, pack, deal->n_pack);
  match->n_deals++;
  match->game->deal (deal);
}

void
match_book (Match *match, const Deal *deal)
{
  match->game->book (match, deal);
}

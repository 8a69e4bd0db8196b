/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/match.h"

#include <string.h>

#include "rules/game.h"

#define BLACK_POINT 1000 /* more than the score of a running Bummerl */

void
match_init (Match *match, const Game *game, const Options *options, int dealer)
{
  memset (match, 0, sizeof *match);
  match->game = game;
  match->options = *options;
  match->n_seats = (uint8_t) game_count_seats (game, options);
  match->n_units = (uint8_t) game_count_units (game, options);
  match->dealer = (uint8_t) (dealer == NO_SEAT ? (int) game_first_dealer (game, options) : dealer);
  if (game->play->begin != NULL)
    game->play->begin (match);
}

void
match_deal (Match *match, const Card *pack, Deal *deal)
{
  deal_init (deal, match->game, &match->options);
  deal->dealer = match->dealer;
  memcpy (deal->standing, match->score, sizeof deal->standing);
  deal->n_pack = (uint8_t) deal_pack (deal)->n_cards;
  memcpy (deal->pack, pack, deal->n_pack);
  pack_order_copies (deal_pack (deal), deal->pack);
  match->n_deals++;
  match->game->play->deal (deal, match);
}

void
match_add_scores (Match *match, const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);
  for (unsigned u = 0; u < match->n_units; u++)
    match->score[u] += result.score[u];
  match->n_counted++;
  match->dealer = (uint8_t) deal_seat_after (deal, deal->dealer, 1);
}

static int32_t
highest_score (const Match *match)
{
  int32_t highest = match->score[0];

  for (unsigned u = 1; u < match->n_units; u++)
    if (match->score[u] > highest)
      highest = match->score[u];

  return highest;
}

int
match_leader (const Match *match)
{
  int32_t highest = highest_score (match);
  int leader = NO_UNIT;

  for (unsigned u = 0; u < match->n_units; u++)
    if (match->score[u] == highest)
      {
        if (leader != NO_UNIT)
          return NO_UNIT;
        leader = (int) u;
      }

  return leader;
}

/* Returns the score of @unit less its black points, which count more than any score. */
static int32_t
final_score (const Match *match, unsigned unit)
{
  const int32_t *black = game_tally (match);

  return match->score[unit] - (black != NULL ? BLACK_POINT * black[unit] : 0);
}

void
match_end_by_score (Match *match)
{
  int32_t highest = final_score (match, 0);

  for (unsigned u = 1; u < match->n_units; u++)
    highest = MAX (highest, final_score (match, u));
  match->over = true;
  for (unsigned seat = 0; seat < match->n_seats; seat++)
    if (final_score (match, game_unit_of (match->game, &match->options, seat)) == highest)
      match->winners |= seats_of (seat);
}

/* Ends a match of fixed length after its last deal, and not before. */
static void
end_by_length (Match *match)
{
  match->over = false;
  match->winners = 0;
  if (match->n_deals >= match->length)
    match_end_by_score (match);
}

void
match_book (Match *match, const Deal *deal)
{
  match->game->play->book (match, deal);
  if (match->length > 0)
    end_by_length (match);
}

unsigned
match_player_at (const Match *match, unsigned seat)
{
  return match->game->play->player_at != NULL ? match->game->play->player_at (match, seat) : seat;
}

const int32_t *
match_standings (const Match *match, unsigned *n)
{
  if (match->game->play->standings != NULL)
    return match->game->play->standings (match, n);
  *n = match->n_units;

  return match->score;
}

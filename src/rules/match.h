/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A match: the deals that belong together, their running score and who has won. */

#pragma once

#include "rules/deal.h"

typedef struct
{
  const Game *game;
  Options options;
  uint8_t n_seats;
  uint8_t n_units;
  uint8_t dealer; /* of the running deal, of the next one as soon as that is booked */
  bool over;
  uint8_t winners;          /* seats, as bits; 0 until the match is over */
  uint16_t n_deals;         /* dealt so far, thrown-in deals included */
  uint16_t n_counted;       /* of these, the ones that count for the length of the match */
  int32_t score[SEATS_MAX]; /* by unit */
  GameMatch own;            /* what only this game carries from deal to deal */
} Match;

#define NO_UNIT (-1)

/** Starts a match; @dealer deals first, or with NO_SEAT whom the rules name. */
void match_init (Match *match, const Game *game, const Options *options, int dealer);

/** Deals the next deal from @pack (all cards of the game's pack, index 0 = top) to @deal. */
void match_deal (Match *match, const Card *pack, Deal *deal);

/** Books @deal, which is over. */
void match_book (Match *match, const Deal *deal);

/** For games: adds the scores of @deal, counts it and passes the deal to the next seat. */
void match_add_scores (Match *match, const Deal *deal);

/** The unit with the highest score, or NO_UNIT when several have it. */
int match_leader (const Match *match);

/** For games: ends the match; all seats with the highest score have won. */
void match_end_by_score (Match *match);

/** True when @seat is among the winners of a match that is over. */
static inline bool
match_has_won (const Match *match, unsigned seat)
{
  return match->over && (match->winners & (1u << seat)) != 0;
}

/** Which player sits at @seat: players are numbered by their seats in the first deal. */
unsigned match_player_at (const Match *match, unsigned seat);

/** The figures that decide a match, as in records: scores by unit, or others that a game ranks. */
const int32_t *match_standings (const Match *match, unsigned *n);

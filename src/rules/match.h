/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A match: consecutive deals, running scores and winners. */

#pragma once

#include "rules/deal.h"

typedef struct
{
  const Game *game;
  Options options;
  uint8_t n_seats;
  uint8_t n_units;
  uint8_t dealer; /* dealer of the current deal; after booking, of the next */
  bool over;
  uint8_t winners;          /* seats as bits; 0 until over */
  uint16_t n_deals;         /* number of deals, thrown-in ones included */
  uint16_t n_counted;       /* deals that count for the match length */
  uint8_t length;           /* number of deals of the match; 0 if the game’s rules end it */
  int32_t score[SEATS_MAX]; /* score by unit */
  GameMatch own;            /* the game's state across deals */
} Match;

#define NO_UNIT (-1)

/** Starts a match; with NO_SEAT the rules choose the dealer. */
void match_init (Match *match, const Game *game, const Options *options, int dealer);

/** Deals a whole @pack, index 0 = top, to @deal. */
void match_deal (Match *match, const Card *pack, Deal *deal);

/** Books @deal, which must be over. A match of fixed length ends exactly after its last deal. */
void match_book (Match *match, const Deal *deal);

/** For games: adds scores, counts the deal and advances the dealer. */
void match_add_scores (Match *match, const Deal *deal);

/** Returns the unit with the highest score, or NO_UNIT if tied. */
int match_leader (const Match *match);

/** For games: ends the match. Fewer black points (game_tally ()) win, then the higher score. */
void match_end_by_score (Match *match);

/** Returns true if the match is over and @seat has won. */
static inline bool
match_has_won (const Match *match, unsigned seat)
{
  return match->over && (match->winners & (1u << seat)) != 0;
}

/** Returns the player at @seat; players are numbered by their first seats. */
unsigned match_player_at (const Match *match, unsigned seat);

/** Returns @n figures that decide the match, as in records. */
const int32_t *match_standings (const Match *match, unsigned *n);

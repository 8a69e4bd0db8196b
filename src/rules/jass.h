/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the games of the Jass family share: the pack of 32, the order of its cards, runs and fours.
 *
 * Klaverjassen (K-3, K-8) and Zensern (Z-3, Z-8) are played with the same cards of the same rank
 * and value; only what a run or a four is worth differs.
 */

#pragma once

#include "rules/deal.h"

#define JASS_CARDS 32
#define JASS_RANKS 8 /* in a suit, by natural order: 7 8 9 T J Q K A */
#define JASS_POINTS 152
#define JASS_RUNS_MAX 8 /* runs of three or more that 32 cards can hold: two a suit */

/** C S H D, in each suit 7 8 9 T J Q K A (K-3.1, Z-3.2). */
extern const Pack jass_pack;

/** The same 32 cards first, then 2 … 6 of each suit (K-3.2). */
extern const Pack jass_pack_with_low;

/** Order and points under @trump, a Suit (K-3.3, K-3.4, Z-3.3). */
const TrickOrder *jass_order (unsigned trump);

/** A longest run of successive cards of one suit in natural order. */
typedef struct
{
  uint8_t suit;   /* Suit */
  uint8_t length; /* 3 … 8 */
  uint8_t top;    /* Rank of the highest card */
} JassRun;

static inline Suit
jass_suit (Card card)
{
  return (Suit) (card / JASS_RANKS);
}

static inline Rank
jass_rank (Card card)
{
  return (Rank) (RANK_7 + card % JASS_RANKS);
}

static inline Card
jass_card (Suit suit, Rank rank)
{
  return (Card) (suit * JASS_RANKS + rank - RANK_7);
}

/** The cards of @suit. */
static inline CardSet
jass_suit_cards (Suit suit)
{
  return (CardSet) 0xff << (suit * JASS_RANKS);
}

/** The four cards of @rank. */
static inline CardSet
jass_rank_cards (Rank rank)
{
  return (CardSet) 0x01010101 << (rank - RANK_7);
}

/** The cards of @run. */
static inline CardSet
jass_run_cards (JassRun run)
{
  return (((CardSet) 1 << run.length) - 1) << (jass_card (run.suit, run.top) + 1u - run.length);
}

/** The king and queen of @suit. */
static inline CardSet
jass_marriage (Suit suit)
{
  return card_set_of (jass_card (suit, RANK_QUEEN)) | card_set_of (jass_card (suit, RANK_KING));
}

/** Of king and queen of trumps those that are still held by a seat that was dealt both. */
CardSet jass_marriage_of_one (const Deal *deal);

/** The lowest cards of three in a row of one suit that are all in @cards: of most sets none. */
static inline CardSet
jass_threes (CardSet cards)
{
  static const CardSet below_two = 0x3f3f3f3f; /* all cards but the two highest of each suit */

  return cards & cards >> 1 & cards >> 2 & below_two;
}

/** Lists the longest runs of at least three in @cards, suits C S H D, in a suit from the top. */
unsigned jass_runs (CardSet cards, JassRun *runs);

/** The ranks of which @cards holds all four, as bits by Rank. */
static inline unsigned
jass_fours (CardSet cards)
{
  return (unsigned) (cards & cards >> 8 & cards >> 16 & cards >> 24 & 0xff) << RANK_7;
}

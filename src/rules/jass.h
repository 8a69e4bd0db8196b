/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The 32 cards, card order, runs and fours of the Jass family. Klaverjassen (K-3, K-8) and Zensern
 * (Z-3, Z-8) differ only in the value of runs and fours.
 */

#pragma once

#include "rules/deal.h"

#define JASS_CARDS 32
#define JASS_RANKS 8 /* natural order: 7 8 9 T J Q K A */
#define JASS_POINTS 152
#define JASS_RUNS_MAX 8 /* two per suit */

/** C S H D, each 7 8 9 T J Q K A (K-3.1, Z-3.2). */
extern const Pack jass_pack;

/** The jass_pack cards, then 2 … 6 of each suit (K-3.2). */
extern const Pack jass_pack_with_low;

/** Returns order and points under @trump, a Suit (K-3.3, K-3.4, Z-3.3). */
const TrickOrder *jass_order (unsigned trump);

/** A maximal run of cards of one suit in natural order. */
typedef struct
{
  uint8_t suit;   /* Suit */
  uint8_t length; /* number of cards, 3 … 8 */
  uint8_t top;    /* highest Rank */
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

static inline CardSet
jass_suit_cards (Suit suit)
{
  return (CardSet) 0xff << (suit * JASS_RANKS);
}

static inline CardSet
jass_rank_cards (Rank rank)
{
  return (CardSet) 0x01010101 << (rank - RANK_7);
}

static inline CardSet
jass_run_cards (JassRun run)
{
  return (((CardSet) 1 << run.length) - 1) << (jass_card (run.suit, run.top) + 1u - run.length);
}

static inline CardSet
jass_marriage (Suit suit)
{
  return card_set_of (jass_card (suit, RANK_QUEEN)) | card_set_of (jass_card (suit, RANK_KING));
}

/** Returns king and queen of trumps still in the hand of a seat dealt both. */
CardSet jass_marriage_of_one (const Deal *deal);

/** Returns the lowest card of each three in sequence; usually none. */
static inline CardSet
jass_threes (CardSet cards)
{
  static const CardSet below_two = 0x3f3f3f3f; /* all but the two highest of each suit */

  return cards & cards >> 1 & cards >> 2 & below_two;
}

/**
 * Lists maximal runs of at least three by suit C S H D, then from the top; returns their number.
 */
unsigned jass_runs (CardSet cards, JassRun *runs);

/** Returns ranks held four times, as bits by Rank. */
static inline unsigned
jass_fours (CardSet cards)
{
  return (unsigned) (cards & cards >> 8 & cards >> 16 & cards >> 24 & 0xff) << RANK_7;
}

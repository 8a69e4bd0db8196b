/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards, suits, ranks and card sets.
 *
 * A card is its index in the game's unshuffled pack (pack.h); 64 bits hold a set. Suits and ranks
 * are numbered alike for all games.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define CARDS_MAX 64 /* size of the largest pack */
#define SEATS_MAX 8

typedef uint8_t Card;
typedef uint64_t CardSet;

#define CARD_NONE ((Card) 0xff)

/** Suits in pack order. */
typedef enum
{
  SUIT_CLUBS,
  SUIT_SPADES,
  SUIT_HEARTS,
  SUIT_DIAMONDS,
  SUIT_NONE,   /* no trumps, or no suit chosen yet */
  SUIT_TRUMPS, /* permanent trumps (Cego) */
} Suit;

#define SUITS 4

/** The suit system of a deck. */
typedef enum
{
  SUITS_FRENCH,
  SUITS_GERMAN,
} DeckSuits;

/** Ranks in natural order, which defines runs, then the ranks that only Cego has. */
typedef enum
{
  RANK_2,
  RANK_3,
  RANK_4,
  RANK_5,
  RANK_6,
  RANK_7,
  RANK_8,
  RANK_9,
  RANK_TEN,
  RANK_JACK,
  RANK_QUEEN,
  RANK_KING,
  RANK_ACE,
  RANK_ONE,     /* highest red pip card */
  RANK_KNIGHT,  /* Reiter, between queen and jack */
  RANK_TRUMP_1, /* lowest permanent trump; the next 21 follow */
  RANK_TRUMP_22 = RANK_TRUMP_1 + 21,
} Rank;

#define RANKS 13 /* number of French ranks */

/** Returns the letter of @suit: C S H D, or N for no suit and permanent trumps. */
char suit_letter (Suit suit);

/** Returns the suit of @letter, or -1. */
int suit_from_letter (char letter);

/** Returns the letter of @rank: 2 … 9 T J Q K A 1 N, or '0' for permanent trumps. */
char rank_letter (Rank rank);

/** Returns the rank of @letter, or -1. */
int rank_from_letter (char letter);

/**
 * Untranslated names by DeckSuits, with contexts "suit", "rank", "German suit", "German rank"; NULL
 * if the deck lacks the suit or rank.
 */
extern const char *const card_suit_words[SUITS_GERMAN + 1][SUIT_TRUMPS + 1];
extern const char *const card_rank_words[SUITS_GERMAN + 1][RANK_KNIGHT + 1];

static inline CardSet
card_set_of (Card card)
{
  return (CardSet) 1 << card;
}

static inline bool
card_set_has (CardSet set, Card card)
{
  return (set >> card) & 1;
}

static inline unsigned
card_set_count (CardSet set)
{
#ifdef __POPCNT__
  return (unsigned) __builtin_popcountll (set);
#else
  set -= set >> 1 & UINT64_C (0x5555555555555555);
  set = (set & UINT64_C (0x3333333333333333)) + (set >> 2 & UINT64_C (0x3333333333333333));
  set = (set + (set >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);

  return (unsigned) (set * UINT64_C (0x0101010101010101) >> 56);
#endif
}

/** Returns the lowest card of @set, which must not be empty. */
static inline Card
card_set_first (CardSet set)
{
  return (Card) __builtin_ctzll (set);
}

#define CARD_PLACES 8

/** Returns card @index of @set in ascending order, from 0; it must exist. */
static inline Card
card_set_at (CardSet set, unsigned index)
{
  CardSet from[CARD_PLACES];

  /* branch-free: random indices would be mispredicted */
  for (unsigned place = 0; place < CARD_PLACES; place++)
    {
      from[place] = set;
      set &= set - 1;
    }
  for (unsigned place = CARD_PLACES; place < index; place++)
    set &= set - 1;

  return card_set_first (index < CARD_PLACES ? from[index] : set);
}

/** Lists the cards in ascending order; returns their number. */
static inline unsigned
card_set_list (CardSet set, Card *cards)
{
  unsigned n = 0;

  for (; set != 0; set &= set - 1)
    cards[n++] = card_set_first (set);

  return n;
}

/**
 * Returns @set without its lowest card: `for (CardSet s = set; s; s = card_set_rest (s))
 * card_set_first (s)`.
 */
static inline CardSet
card_set_rest (CardSet set)
{
  return set & (set - 1);
}

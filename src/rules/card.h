/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards, suits, ranks and sets of cards.
 *
 * A card is its place in the unshuffled pack of its game (see pack.h), so every game's cards are
 * 0 … n-1 and fit into a 64-bit set. Suits and ranks have one numbering for all games.
 */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define CARDS_MAX 64 /* cards in the largest pack */
#define SEATS_MAX 8  /* seats in the largest game */

typedef uint8_t Card;
typedef uint64_t CardSet;

#define CARD_NONE ((Card) 0xff)

/** The suits in the order in which packs list them. */
typedef enum
{
  SUIT_CLUBS,
  SUIT_SPADES,
  SUIT_HEARTS,
  SUIT_DIAMONDS,
  SUIT_NONE,   /* no suit: no trump, or none chosen yet */
  SUIT_TRUMPS, /* permanent trumps beside the suits (Cego) */
} Suit;

#define SUITS 4

/** The suits of the deck on the table: by them suits, ranks and cards are called. */
typedef enum
{
  SUITS_FRENCH, /* clubs, spades, hearts, diamonds; jack, queen */
  SUITS_GERMAN, /* acorns, leaves, hearts, bells; Unter, Ober */
} DeckSuits;

/** The ranks: 2 … A by natural order, which is the order of runs; then those of Cego alone. */
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
  RANK_ONE,     /* the highest red pip card of Cego */
  RANK_KNIGHT,  /* the Reiter, between queen and jack */
  RANK_TRUMP_1, /* the permanent trumps 1 … 22, one rank each */
  RANK_TRUMP_22 = RANK_TRUMP_1 + 21,
} Rank;

#define RANKS 13 /* of French cards; those of Cego alone come behind them */

/** The letter of a suit in card codes and tokens: C S H D, N for no suit or permanent trumps. */
char suit_letter (Suit suit);

/** The suit of a letter of suit_letter (), or -1. */
int suit_from_letter (char letter);

/** The letter of a rank in card codes: 2 … 9 T J Q K A 1 N; '0' for a permanent trump. */
char rank_letter (Rank rank);

/** The rank of a letter of rank_letter (), or -1. */
int rank_from_letter (char letter);

/**
 * The names of suits and ranks by DeckSuits, as NC_("suit", …) and NC_("rank", …), those of German
 * decks as NC_("German suit", …) and NC_("German rank", …). NULL: such a deck has none.
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

/* Where the processor cannot be trusted to count bits they are added up side by side. */
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

/** The lowest card of a set that is not empty. */
static inline Card
card_set_first (CardSet set)
{
  return (Card) __builtin_ctzll (set);
}

#define CARD_PLACES 8 /* of card_set_at (): most choices of cards have no more */

/** The card with the place @index in @set, from 0; it must have that many. */
static inline Card
card_set_at (CardSet set, unsigned index)
{
  CardSet from[CARD_PLACES];

  /* all first places at once: how far to go for one by lot the processor would often guess wrong */
  for (unsigned place = 0; place < CARD_PLACES; place++)
    {
      from[place] = set;
      set &= set - 1;
    }
  for (unsigned place = CARD_PLACES; place < index; place++)
    set &= set - 1;

  return card_set_first (index < CARD_PLACES ? from[index] : set);
}

/** Writes the cards of @set to @cards in ascending order; returns how many. */
static inline unsigned
card_set_list (CardSet set, Card *cards)
{
  unsigned n = 0;

  for (; set != 0; set &= set - 1)
    cards[n++] = card_set_first (set);

  return n;
}

/** Walks through a set: `for (CardSet s = set; s; s = card_set_rest (s)) card_set_first (s)`. */
static inline CardSet
card_set_rest (CardSet set)
{
  return set & (set - 1);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A pack: the cards of a game in unshuffled order, a constant table. A Card is an index into it.
 */

#pragma once

#include "rules/card.h"

#define CARD_CODE_MAX 4 /* bytes with NUL */

typedef struct
{
  char code[CARD_CODE_MAX]; /* rank letter, suit letter */
  uint8_t suit;             /* Suit */
  uint8_t rank;             /* Rank */
  const char *nickname;     /* proper name of a special card ("Weli"), or NULL */
} PackCard;

/** A pack. Copies of a card are adjacent; actions name the first. */
typedef struct
{
  unsigned n_cards;
  const PackCard *cards;
  unsigned n_copies; /* copies per card, 1 or 2 (twins) */
} Pack;

/** Returns the card with @code (@length bytes), first of twins, or CARD_NONE. */
Card pack_find (const Pack *pack, const char *code, unsigned length);

/** Renumbers copies in @cards, a whole pack, by their order in it. */
void pack_order_copies (const Pack *pack, Card *cards);

/** Returns the copy used in actions. */
static inline Card
pack_first_copy (const Pack *pack, Card card)
{
  return (Card) (card & ~(pack->n_copies - 1));
}

/** Replaces all copies in @cards by first copies. */
static inline CardSet
pack_first_copies (const Pack *pack, CardSet cards)
{
  static const CardSet first_of_two = 0x5555555555555555;

  return pack->n_copies == 1 ? cards : (cards | cards >> 1) & first_of_two;
}

/** Returns first copies of cards that @set has twice. */
static inline CardSet
pack_pairs (const Pack *pack, CardSet set)
{
  return pack->n_copies == 1
             ? 0
             : pack_first_copies (pack, set & set >> 1 & UINT64_C (0x5555555555555555));
}

static inline CardSet
pack_copies (const Pack *pack, Card card)
{
  return (((CardSet) 1 << pack->n_copies) - 1) << pack_first_copy (pack, card);
}

static inline Suit
pack_suit (const Pack *pack, Card card)
{
  return pack->cards[card].suit;
}

static inline Rank
pack_rank (const Pack *pack, Card card)
{
  return pack->cards[card].rank;
}

static inline const char *
pack_code (const Pack *pack, Card card)
{
  return pack->cards[card].code;
}

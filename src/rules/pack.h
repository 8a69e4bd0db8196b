/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A pack: which cards a game is played with, in the unshuffled order of its rules file.
 *
 * Packs are constant tables of the games. The index of a card in the table is the Card.
 */

#pragma once

#include "rules/card.h"

#define CARD_CODE_MAX 4 /* bytes of a card code with its end */

typedef struct
{
  char code[CARD_CODE_MAX]; /* as in records: rank letter, suit letter */
  uint8_t suit;             /* Suit */
  uint8_t rank;             /* Rank */
  const char *nickname;     /* of a card with powers of its own: "Weli", in any language; or NULL */
} PackCard;

/** Copies of a card stand side by side in the pack; the first stands for all of them in actions. */
typedef struct
{
  unsigned n_cards;
  const PackCard *cards;
  unsigned n_copies; /* of every card: 1, or 2 where cards come as twins */
} Pack;

/** The card with the code of @length bytes at @code, or CARD_NONE. Of twins it is the first. */
Card pack_find (const Pack *pack, const char *code, unsigned length);

/** Numbers the copies of each card in the order in which they lie in @cards, a whole pack. */
void pack_order_copies (const Pack *pack, Card *cards);

/** The copy of @card that stands for all of them. */
static inline Card
pack_first_copy (const Pack *pack, Card card)
{
  return (Card) (card & ~(pack->n_copies - 1));
}

/** Of @cards one for all copies of each, the first, whichever is among them. */
static inline CardSet
pack_first_copies (const Pack *pack, CardSet cards)
{
  static const CardSet first_of_two = 0x5555555555555555;

  return pack->n_copies == 1 ? cards : (cards | cards >> 1) & first_of_two;
}

/** The first copies of the cards that are in @set more than once. */
static inline CardSet
pack_pairs (const Pack *pack, CardSet set)
{
  return pack->n_copies == 1
             ? 0
             : pack_first_copies (pack, set & set >> 1 & UINT64_C (0x5555555555555555));
}

/** All copies of @card. */
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

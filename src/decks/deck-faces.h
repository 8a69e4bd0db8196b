/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Numbers the faces of a deck: cards of four suits, permanent trumps, and the back. */

#pragma once

#include "rules/card.h"

#define DECK_SUIT_RANKS (RANK_KNIGHT + 1)
#define DECK_TRUMPS 22
#define DECK_CARDS (SUITS * DECK_SUIT_RANKS + DECK_TRUMPS)
#define DECK_BACK DECK_CARDS
#define DECK_FACES (DECK_CARDS + 1)

/** A face in a deck; a NULL @id means no such card. */
typedef struct
{
  char *id; /* '#' and the id of the element or the file name */
  int column;
  int row;
} DeckFace;

/** Returns the index of a card among the faces, or -1 if no deck has such a card. */
static inline int
deck_face_index (Suit suit, Rank rank)
{
  if (suit == SUIT_TRUMPS)
    return rank >= RANK_TRUMP_1 && rank <= RANK_TRUMP_22
               ? SUITS * DECK_SUIT_RANKS + (int) (rank - RANK_TRUMP_1)
               : -1;
  if (suit >= SUITS || rank >= DECK_SUIT_RANKS)
    return -1;

  /* Ace and one look alike; only their order differs. */
  return (int) (suit * DECK_SUIT_RANKS + (rank == RANK_ONE ? RANK_ACE : rank));
}

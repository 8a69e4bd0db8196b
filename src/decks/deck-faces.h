/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The faces that a deck can have: cards of four suits, permanent trumps, and the back. */

#pragma once

#include "rules/card.h"

/* Ranks with a suit, up to the knight. */
#define DECK_SUIT_RANKS (RANK_KNIGHT + 1)
#define DECK_TRUMPS 22
#define DECK_CARDS (SUITS * DECK_SUIT_RANKS + DECK_TRUMPS)
#define DECK_BACK DECK_CARDS /* index of the back */
#define DECK_FACES (DECK_CARDS + 1)

/** A face in the SVG; without @id the deck has no such card. */
typedef struct
{
  char *id; /* of the element, or the name of the file, with a '#' before it */
  int column;
  int row;
} DeckFace;

/** The place of a card among the faces; -1 when no deck has such a card. */
static inline int
deck_face_index (Suit suit, Rank rank)
{
  if (suit == SUIT_TRUMPS)
    return rank >= RANK_TRUMP_1 && rank <= RANK_TRUMP_22
               ? SUITS * DECK_SUIT_RANKS + (int) (rank - RANK_TRUMP_1)
               : -1;
  if (suit >= SUITS || rank >= DECK_SUIT_RANKS)
    return -1;

  /* Ace and one are drawn alike; what differs is their place among the others. */
  return (int) (suit * DECK_SUIT_RANKS + (rank == RANK_ONE ? RANK_ACE : rank));
}

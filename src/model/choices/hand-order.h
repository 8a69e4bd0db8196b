/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The order of a hand: by suit with alternating colours and by trick strength, or as arranged. */

#pragma once

#include <gio/gio.h>

#include "model/words/words.h"

typedef struct
{
  gboolean ascending;    /* weakest card first */
  gboolean trumps_first; /* trump suit at the left */
  DeckSuits suits;       /* names and colours of the suits */
  guint n_own;           /* number of arranged cards; 0: sorted */
  Card own[CARDS_MAX];

  /* Places of the suits from the left, fixed by the first card of a deal. */
  unsigned place[SUITS];
  Card first; /* first card of the deal that fixed them, or CARD_NONE */
  guint8 trump;
} HandOrder;

/** Initializes @order: trumps first, strongest card at the left. */
void hand_order_init (HandOrder *order);

/** Makes the next hand_order_apply () place the suits anew. */
void hand_order_change (HandOrder *order);

/**
 * Updates @hand (AtoutCard) to the hand of @seat with few changes. New cards go to sorted
 * neighbours.
 */
void hand_order_apply (HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat);

/** Sorts @n @cards with the places of the last hand. */
void hand_order_sort (const HandOrder *order, const Deal *deal, Card *cards, unsigned n);

/** Arranges @hand: moves a card from index @from to @to. */
void hand_order_move (HandOrder *order, GListStore *hand, guint from, guint to);

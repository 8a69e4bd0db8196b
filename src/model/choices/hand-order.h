/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How a hand lies before the eye: by suit with alternating colours and by trick strength, or as
 * its owner has arranged it.
 */

#pragma once

#include <gio/gio.h>

#include "model/words/words.h"

typedef struct
{
  gboolean ascending;    /* weakest card first within a suit */
  gboolean trumps_first; /* the trump suit at the left, as soon as there is one */
  DeckSuits suits;      /* names the cards; its colours alternate */
  guint n_own;           /* 0: sorted; else the cards of the own order, from the left */
  Card own[CARDS_MAX];

  /* The places of the suits from the left, which they keep from the first card of a deal on. */
  unsigned place[SUITS];
  Card first; /* of the deal they are for, CARD_NONE: they may still change */
  guint8 trump;
} HandOrder;

/** Trumps first, the strongest at the left. */
void hand_order_init (HandOrder *order);

/** The suits are placed anew, also while a deal is played: what the user wants has changed. */
void hand_order_change (HandOrder *order);

/**
 * Makes @hand, a store of AtoutCard, the hand of @seat in this order; changes as little as it can.
 * In an own order cards that are new go where sorting would put them.
 */
void hand_order_apply (HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat);

/** Sorts @n @cards as the hand that was laid last: the suits have the same places. */
void hand_order_sort (const HandOrder *order, const Deal *deal, Card *cards, unsigned n);

/** Moves the card of @hand at place @from to place @to: from now on the order is an own one. */
void hand_order_move (HandOrder *order, GListStore *hand, guint from, guint to);

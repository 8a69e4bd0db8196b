/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How a hand lies before the eye: by suit with alternating colours and by trick strength, or as
 * its owner has arranged it.
 */

#pragma once

#include <gio/gio.h>

#include "words.h"

typedef struct
{
  gboolean ascending;    /* weakest card first within a suit */
  gboolean trumps_first; /* the trump suit at the left, as soon as there is one */
  DeckSuits suits;      /* names the cards; its colours alternate */
  guint n_own;           /* 0: sorted; else the cards of the own order, from the left */
  Card own[CARDS_MAX];
} HandOrder;

/**
 * Makes @hand, a store of AtoutCard, the hand of @seat in this order; changes as little as it can.
 * In an own order cards that are new go where sorting would put them.
 */
void hand_order_apply (const HandOrder *order, GListStore *hand, const Deal *deal, unsigned seat);

/** Moves the card of @hand at place @from to place @to: from now on the order is an own one. */
void hand_order_move (HandOrder *order, GListStore *hand, guint from, guint to);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Measures of luck in a dealt hand, such as trumps or card points, which games define for
 * statistics.
 */

#pragma once

#include "rules/pack.h"
#include "rules/trick.h"

#define LUCK_MAX 8

/** A measure: each card in a hand adds its worth. */
typedef struct
{
  const char *label; /* NC_("luck", …) with `{suit}` for @suit */
  uint8_t suit;      /* Suit, or SUIT_NONE */
  uint8_t worth[CARDS_MAX];
} LuckMeasure;

/** Measures of a hand dealt at random from @pool. */
typedef struct
{
  CardSet pool;
  unsigned n;
  LuckMeasure measure[LUCK_MAX];
} Luck;

/** Adds a measure: the number of @cards in a hand. */
void luck_add_cards (Luck *luck, const char *label, CardSet cards);

/** Adds a measure: the number of cards of @suit. */
void luck_add_suit (Luck *luck, const char *label, const Pack *pack, Suit suit);

/** Adds a measure: the number of cards of @rank. */
void luck_add_rank (Luck *luck, const char *label, const Pack *pack, Rank rank);

/** Adds a measure: the card points of a hand. */
void luck_add_points (Luck *luck, const char *label, const TrickOrder *order);

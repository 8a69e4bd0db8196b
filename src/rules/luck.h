/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What there is in a hand by the luck of the deal alone: trumps, jacks, card points.
 *
 * Values, made by the games, for statistics.
 */

#pragma once

#include "rules/pack.h"
#include "rules/trick.h"

#define LUCK_MAX 8

/** Something of which a hand is dealt more or less: each card of it is worth as much. */
typedef struct
{
  const char *label; /* NC_("luck", …); `{suit}` is @suit */
  uint8_t suit;      /* Suit; SUIT_NONE where the label names none */
  uint8_t worth[CARDS_MAX];
} LuckMeasure;

/** Measures of a hand that was dealt at random from @pool. */
typedef struct
{
  CardSet pool;
  unsigned n;
  LuckMeasure measure[LUCK_MAX];
} Luck;

/** For games: adds how many of @cards a hand has. */
void luck_add_cards (Luck *luck, const char *label, CardSet cards);

/** For games: adds how many cards of @suit in @pack, as @label calls it, a hand has. */
void luck_add_suit (Luck *luck, const char *label, const Pack *pack, Suit suit);

/** The same of @rank. */
void luck_add_rank (Luck *luck, const char *label, const Pack *pack, Rank rank);

/** For games: adds the card points of a hand under @order. */
void luck_add_points (Luck *luck, const char *label, const TrickOrder *order);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards as they are counted at the end of a deal: laid out in groups, each with what it counts.
 *
 * A value, made by the games, shown by the view beside the breakdown.
 */

#pragma once

#include "rules/card.h"
#include "rules/sentence.h"

#define COUNTED_GROUPS_MAX 28
#define COUNTED_CARDS_MAX 3 /* of a group */

typedef struct
{
  uint8_t n_cards; /* 0: cards that are left out of the pack and count all the same */
  Card card[COUNTED_CARDS_MAX];
  int8_t points;
} CountedGroup;

typedef struct
{
  const Sentence *label; /* "breakdown": whose cards these are; `{declarer}` */
  int total;             /* the sum of all groups */
  unsigned n_groups;
  CountedGroup group[COUNTED_GROUPS_MAX];
} Counted;

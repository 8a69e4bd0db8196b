/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Piles on the table besides trick and hands, such as a stock or the Blind, as everyone sees them.
 */

#pragma once

#include <assert.h>

#include "rules/card.h"
#include "rules/seats.h"

#define PILES_MAX 4 /* game_laid_open () lists up to SEATS_MAX */

static_assert (PILES_MAX <= SEATS_MAX, "pile_add () looks for the end of the longer list");

typedef struct
{
  const char *name; /* NC_ ("pile", …) */
  int8_t owner;     /* seat beside the pile, or NO_SEAT in the middle */
  uint8_t n_hidden;
  Card under;        /* open card crosswise under the pile, or CARD_NONE */
  bool under_hidden; /* true if the card under the pile is face down */
  bool is_central;   /* true if the pile takes the trick's place while there is no trick */
  bool is_passing;   /* true if gone before the first trick */
  uint8_t n_open;    /* face-up cards */
  Card open[CARDS_MAX];
  bool across;     /* true if the top face-down card is crosswise */
  uint16_t value;  /* points shown, or 0 */
  const char *tag; /* text, NC_ ("pile", …) with `{value}`, declarer's `{name}`, or NULL */
} Pile;

/** Appends a pile to @piles, increments @n and returns the pile. */
static inline Pile *
pile_add (Pile *piles, unsigned *n, const char *name, int owner, unsigned n_hidden, Card under)
{
  Pile *pile = &piles[(*n)++];

  assert (*n <= SEATS_MAX);
  *pile = (Pile) {
    .name = name, .owner = (int8_t) owner, .n_hidden = (uint8_t) n_hidden, .under = under
  };

  return pile;
}

/** Adds @cards face up to @pile. */
static inline void
pile_open (Pile *pile, CardSet cards)
{
  for (; cards != 0; cards = card_set_rest (cards))
    {
      assert (pile->n_open < CARDS_MAX);
      pile->open[pile->n_open++] = card_set_first (cards);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards that lie on the table besides the trick and the hands: a stock with its trump card, the
 * Blind, cards turned or laid away. What everybody sees of them, made by the games.
 */

#pragma once

#include <assert.h>

#include "rules/card.h"
#include "rules/seats.h"

#define PILES_MAX 4 /* on the table; hands laid open are one a seat, up to SEATS_MAX */

static_assert (PILES_MAX <= SEATS_MAX, "pile_add () looks for the end of the longer list");

typedef struct
{
  const char *name;  /* NC_ ("pile", …) */
  int8_t owner;      /* the seat it lies before, or NO_SEAT: in the middle */
  uint8_t n_hidden;  /* cards face down */
  Card under;        /* face up, crosswise and half under them, or CARD_NONE */
  bool under_hidden; /* one lies there face down */
  bool is_central;   /* where the trick will be, as long as there is none */
  bool is_passing;   /* gone before the first trick: no place is kept for it then */
  uint8_t n_open;    /* cards face up, on them or beside each other */
  Card open[CARDS_MAX];
  bool across;    /* the topmost hidden card lies across the others */
  uint16_t value; /* points it stands for; 0: none */
  const char *tag; /* NC_ ("pile", …) written on it: `{value}`, `{name}` of the declarer; or NULL */
} Pile;

/** For games: adds a pile to @piles, which has @n, of @n_hidden cards and what is under them. */
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

/** For games: puts the cards of @cards face up on @pile. */
static inline void
pile_open (Pile *pile, CardSet cards)
{
  for (; cards != 0; cards = card_set_rest (cards))
    {
      assert (pile->n_open < CARDS_MAX);
      pile->open[pile->n_open++] = card_set_first (cards);
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Places the cards that a seat does not see: at random, or in every way that the play allows. */

#pragma once

#include <glib.h>

#include "rules/observation.h"

typedef struct
{
  unsigned n;
  Card card[CARDS_MAX];       /* hidden cards */
  uint8_t place[CARDS_MAX];   /* seat by place in observation_fill () order; n_seats for no hand */
  CardSet may[SEATS_MAX + 1]; /* cards that a seat may hold */
} Hidden;

/**
 * Fills @hidden for the @n hidden @cards of @observation. They are numbered as in @deal, which is
 * the deal observed or @seen of the observation.
 */
void hidden_make (Hidden *hidden, const Observation *observation, const Deal *deal,
                  const Card *cards, unsigned n);

/** Draws @cards in observation_fill () order, uniformly; returns false if that takes too long. */
bool hidden_draw (const Hidden *hidden, Rng *rng, Card *cards);

/**
 * Calls @each with every way to place the cards until it returns false. Copies are alike, and so is
 * the order within a hand.
 * Returns: false if @each did
 */
bool hidden_list (const Hidden *hidden, const Pack *pack,
                  bool (*each) (const Card *cards, gpointer data), gpointer data);

/** Sets @barred by seat: cards with which one of its plays would have been illegal. */
void hidden_find_barred (const Deal *deal, CardSet barred[SEATS_MAX]);

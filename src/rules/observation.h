/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * An observation is all that one seat may know of a deal (section 14 of each rules file), and a
 * computer player's only input. It is a Deal without hidden cards. Twins are renumbered, as pack
 * numbers would reveal hidden cards.
 */

#pragma once

#include "rules/deal.h"
#include "rules/signals.h"

typedef struct
{
  uint8_t seat;                 /* observing seat */
  uint8_t hand_size[SEATS_MAX]; /* public sizes of all hands */
  Deal seen;                    /* deal as the seat sees it */
  CardSet unseen;               /* cards in places unknown to the seat */
  uint8_t n_elsewhere;          /* number of unseen cards outside hands: stock, laid aside … */
  Signals signals[SEATS_MAX];   /* agreed signals by seat; set by the caller */
  ActionList legal;             /* sorted by token; empty if others act */
} Observation;

/** Fills @observation with all that @seat may know, without signals. */
void observation_make (Observation *observation, const Deal *deal, unsigned seat);

/**
 * Fills @deal with a world: unseen @cards go to the other hands, then to hidden places. The pack
 * stays empty.
 */
void observation_fill (const Observation *observation, const Card *cards, Deal *deal);

/** Lists hidden cards in observation_fill () order, numbered as in @deal; returns how many. */
unsigned observation_list_hidden (const Deal *deal, unsigned seat, Card *cards);

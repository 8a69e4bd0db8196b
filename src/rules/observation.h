/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What one seat may know of a deal. The only thing a computer player is given.
 *
 * It is the deal with everything removed that the seat cannot see (section 14 of each rules
 * file): other hands hold only the cards that everybody has seen, the pack is gone. So the same
 * functions read it, and a player that wants to look at other cards finds none. Where cards come
 * as twins their numbers are not those of the deal, for these follow the shuffled pack.
 */

#pragma once

#include "rules/deal.h"
#include "rules/signals.h"

typedef struct
{
  uint8_t seat;                 /* whose eyes */
  uint8_t hand_size[SEATS_MAX]; /* everybody sees how many cards a seat holds */
  Deal seen;                    /* the deal without what is hidden */
  CardSet unseen;               /* cards in the game that this seat cannot place */
  uint8_t n_elsewhere;          /* of these, how many are in no hand: stock, cards laid aside … */
  Signals signals[SEATS_MAX];   /* what the side of each seat has agreed, set by who asks */
  ActionList legal;             /* what the seat may do, by token; empty when others act */
} Observation;

/** Fills @observation with what @seat sees of @deal; no signals are agreed. */
void observation_make (Observation *observation, const Deal *deal, unsigned seat);

/**
 * Fills @deal with a full deal that @observation could be of: its unseen cards, in the order of
 * @cards, go to the other hands and then to the hidden places. The pack stays empty.
 */
void observation_fill (const Observation *observation, const Card *cards, Deal *deal);

/**
 * Lists the cards of @deal that @seat cannot see, in the order in which observation_fill () takes
 * those of an observation of it, as they are numbered in the deal; returns how many.
 */
unsigned observation_list_hidden (const Deal *deal, unsigned seat, Card *cards);

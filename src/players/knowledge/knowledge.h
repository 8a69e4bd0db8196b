/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A seat's certain knowledge of other hands. It follows from an Observation: seen cards, and cards
 * that would have made a play illegal.
 */

#pragma once

#include "rules/observation.h"
#include "rules/trick-play.h"

typedef struct
{
  TrickPlay play; /* rest of the deal */
  Trick trick;
  uint8_t seat;
  uint8_t n_playing;           /* number of seats that play */
  uint8_t n_hidden[SEATS_MAX]; /* number of cards not shown, by other seat */
  uint8_t n_elsewhere;         /* unseen cards outside hands */
  CardSet hand;
  CardSet unseen;              /* cards the seat cannot place */
  CardSet out;                 /* cards that other players may hold */
  CardSet shown[SEATS_MAX];    /* cards shown, by other seat */
  CardSet may_hold[SEATS_MAX]; /* @shown and possible @unseen, by other seat */
} Knowledge;

/** Fills @knowledge from @observation in PHASE_PLAY. */
void knowledge_make (Knowledge *knowledge, const Observation *observation);

/**
 * Returns true if another @seat certainly holds one of @cards: it has shown one, it cannot have
 * enough other cards, or nobody else can have the card.
 */
bool knowledge_must_hold (const Knowledge *knowledge, unsigned seat, CardSet cards);

/**
 * Gives the unseen cards of each hand that is known to that hand alone, in @may_hold, as long as
 * one is found.
 */
void knowledge_place_unseen (Knowledge *knowledge);

typedef struct
{
  float held[SEATS_MAX][CARDS_MAX]; /* probability of each card by seat */
} Chances;

/** Distributes each card over possible holders in proportion to hidden cards. */
void chances_make (Chances *chances, const Knowledge *knowledge);

/** Multiplies the odds that @seat holds each of @cards by @factor. */
void chances_favour (Chances *chances, const Knowledge *knowledge, unsigned seat, CardSet cards,
                     float factor);

/** Returns the probability that @seat holds none of @cards. */
double chances_of_none (const Chances *chances, const Knowledge *knowledge, unsigned seat,
                        CardSet cards);

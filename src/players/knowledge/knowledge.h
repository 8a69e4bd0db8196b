/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Hard facts: what a seat can tell for certain about the cards of the others, in any game.
 *
 * Everything follows from an Observation: own cards, cards played and shown, and what the others
 * cannot hold because the card they played would then have been illegal.
 */

#pragma once

#include "rules/observation.h"
#include "rules/trick-play.h"

typedef struct
{
  TrickPlay play; /* how the rest is played */
  Trick trick;    /* on the table */
  uint8_t seat;
  uint8_t n_playing;           /* how many seats play cards */
  uint8_t n_hidden[SEATS_MAX]; /* by other seat: cards of its hand that not everybody has seen */
  uint8_t n_elsewhere;         /* cards that are in no hand and cannot be placed */
  CardSet hand;                /* the own cards */
  CardSet unseen;              /* cards that the seat cannot place */
  CardSet out;                 /* cards that the others who play may hold */
  CardSet shown[SEATS_MAX];    /* by other seat: cards of its hand that everybody has seen */
  CardSet may_hold[SEATS_MAX]; /* by other seat: these, and the unseen ones it may hold */
} Knowledge;

/** Fills @knowledge with what the seat of @observation can tell, which is in PHASE_PLAY. */
void knowledge_make (Knowledge *knowledge, const Observation *observation);

typedef struct
{
  float held[SEATS_MAX][CARDS_MAX]; /* that a seat holds a card it may hold; 0 for any other */
} Chances;

/** Shares each card among the seats that may hold it, by the hidden cards of their hands. */
void chances_make (Chances *chances, const Knowledge *knowledge);

/** Makes each of @cards that @seat may hold @factor times as likely to be there. */
void chances_favour (Chances *chances, const Knowledge *knowledge, unsigned seat, CardSet cards,
                     float factor);

/** Probability that @seat holds no card of @cards. */
double chances_of_none (const Chances *chances, const Knowledge *knowledge, unsigned seat,
                        CardSet cards);

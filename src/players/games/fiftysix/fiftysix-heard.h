/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the calls of an auction of 56 told about the other hands, as far as one believes them. */

#pragma once

#include "rules/games/fiftysix/fiftysix-claims.h"
#include "rules/observation.h"

#define FIFTYSIX_CLASSES (CARDS_MAX / 2) /* kinds of cards: twins are one */
#define NOT_TOLD (-1)

/** Of each other seat, by conventions (F-8.2); a claim is evidence, not fact. */
typedef struct
{
  bool is_bluffer[SEATS_MAX];                  /* claims what cannot be: nothing is told here */
  uint8_t copies[SEATS_MAX][FIFTYSIX_CLASSES]; /* cards claimed */
  bool lacks[SEATS_MAX][FIFTYSIX_CLASSES];     /* cards denied */
  int8_t length[SEATS_MAX][SUITS];             /* cards of the suit, NOT_TOLD */
  bool is_exact[SEATS_MAX][SUITS];             /* not more than that */
} FiftysixHeard;

/** Fills @heard from the calls so far and the cards that the observer knows. */
void fiftysix_heard_make (FiftysixHeard *heard, const Observation *observation);

/** The class of @card. */
static inline unsigned
fiftysix_class (Card card)
{
  return card / 2;
}

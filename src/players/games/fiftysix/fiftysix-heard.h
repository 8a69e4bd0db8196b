/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Decodes the claims about other hands in the calls of a 56 auction. */

#pragma once

#include "rules/games/fiftysix/fiftysix-claims.h"
#include "rules/observation.h"

#define FIFTYSIX_CLASSES (CARDS_MAX / 2) /* kinds of cards, twins together */
#define NOT_TOLD (-1)

/** Claims of each other seat by convention (F-8.2); evidence, not facts. */
typedef struct
{
  bool is_bluffer[SEATS_MAX];                  /* true if claims are impossible; all are dropped */
  uint8_t copies[SEATS_MAX][FIFTYSIX_CLASSES]; /* number of cards claimed */
  bool lacks[SEATS_MAX][FIFTYSIX_CLASSES];     /* true if the card is denied */
  int8_t length[SEATS_MAX][SUITS];             /* claimed cards of a suit, or NOT_TOLD */
  bool is_exact[SEATS_MAX][SUITS];             /* true if the length is exact */
} FiftysixHeard;

/** Fills @heard from the calls and the observer's own cards. */
void fiftysix_heard_make (FiftysixHeard *heard, const Observation *observation);

static inline unsigned
fiftysix_class (Card card)
{
  return card / 2;
}

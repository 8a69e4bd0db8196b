/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Numbers the cards of a rest, and computes cache keys of positions.
 *
 * Cards are numbered by group and strength. Hands never exchange cards, so cards left and leader
 * define a position. Sets share a key if each group has the same owners and points in order.
 */

#pragma once

#include "rules/trick.h"

#define SOLVER_KEY_BITS 12 /* cards in a key table */
#define SOLVER_KEYS 8      /* key tables */
#define SOLVER_POINTS 16   /* most different card points */
#define SOLVER_KEY_PAST 48 /* first key bit above all cards */

typedef struct
{
  unsigned n_cards;
  uint8_t trump;          /* trump group, or TRICK_GROUPS */
  Card card[CARDS_MAX];   /* card of the pack, by number */
  Card number[CARDS_MAX]; /* number by card; CARD_NONE if played before */

  uint8_t owner[CARDS_MAX]; /* seat, also for cards on the table */
  uint8_t group[CARDS_MAX];
  uint8_t points[CARDS_MAX];
  CardSet members[TRICK_GROUPS];
  uint8_t first[TRICK_GROUPS]; /* lowest number in the group, or 0 */
  CardSet beaters[CARDS_MAX];  /* cards that beat the card when played later */
  CardSet beaten[CARDS_MAX];   /* cards that the card beats when played later */
  CardSet from[CARDS_MAX];     /* cards of the group that the card does not beat */
  CardSet upto[CARDS_MAX];     /* cards of the group that do not beat the card */

  unsigned n_points;
  CardSet with_points[SOLVER_POINTS]; /* cards by points, ascending */

  bool is_ranked;   /* true if in a group higher cards win, except perhaps against twins */
  bool is_monotone; /* true if is_ranked and points rise with rank */
  bool is_simple;   /* true if is_monotone, without twins, and groups beat each other as a whole */
  unsigned n_keys;  /* number of key tables */
  uint8_t shift[SOLVER_KEYS];
  CardSet mask[SOLVER_KEYS];
  uint16_t like[SOLVER_KEYS][1 << SOLVER_KEY_BITS]; /* representative set by cards left */
  CardSet others;                                   /* cards outside the key tables */
} SolverDeck;

/** Numbers the cards of all hands and of @trick; does not make keys. */
void solver_deck_make (SolverDeck *self, const TrickOrder *order, const CardSet *hand,
                       const Trick *trick);

/** The cards of a group that matter by owner and points only, by cards left (bit 0: weakest). */
typedef uint8_t SolverIdle[1 << 8];

/**
 * Makes keys. Cards of @special are equivalent to no others; with @idle (per suit, may be NULL)
 * only idle cards are equivalent.
 */
void solver_deck_make_keys (SolverDeck *self, CardSet special, const SolverIdle *idle);

CardSet solver_deck_translate (const SolverDeck *self, CardSet cards);

/** Returns the key of the cards left. */
static inline CardSet
solver_deck_key (const SolverDeck *self, CardSet live)
{
  CardSet key = live & self->others;

  for (unsigned i = 0; i < self->n_keys; i++)
    key |= (CardSet) self->like[i][(live & self->mask[i]) >> self->shift[i]] << self->shift[i];

  return key;
}

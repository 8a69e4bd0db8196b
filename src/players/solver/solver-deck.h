/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The cards of a rest by numbers of the solver's own, and the key of a position.
 *
 * Only cards that are still played have numbers: by group, in each group from the weakest to the
 * strongest. As nobody's cards change hands, the cards that are left and who leads are the whole
 * position. Two such sets are the same position where in each group the same owners hold cards of
 * the same points in the same order: then both have the key of one of them.
 */

#pragma once

#include "rules/trick.h"

#define SOLVER_KEY_BITS 12 /* cards that sets are told alike of by one table */
#define SOLVER_KEYS 8      /* such tables */
#define SOLVER_POINTS 16   /* different points of cards */
#define SOLVER_KEY_PAST 48 /* the first bit of a key that is no card, where fewer are played */

typedef struct
{
  unsigned n_cards;
  uint8_t trump;          /* group, or TRICK_GROUPS */
  Card card[CARDS_MAX];   /* of the pack, by number */
  Card number[CARDS_MAX]; /* by card of the pack; CARD_NONE for a card that was played before */

  uint8_t owner[CARDS_MAX]; /* seat, also of a card on the table */
  uint8_t group[CARDS_MAX];
  uint8_t points[CARDS_MAX];
  CardSet members[TRICK_GROUPS];
  uint8_t first[TRICK_GROUPS]; /* the weakest of them, or 0 */
  CardSet beaters[CARDS_MAX];  /* the cards that beat this one when played after it */
  CardSet beaten[CARDS_MAX];   /* the cards that this one beats when played after them */
  CardSet from[CARDS_MAX];     /* of its group: those that it does not beat … */
  CardSet upto[CARDS_MAX];     /* … and those that do not beat it */

  unsigned n_points;                  /* how many different points cards have */
  CardSet with_points[SOLVER_POINTS]; /* the cards with them, with the fewest first */

  bool is_ranked; /* in each group a card is beaten by those above it, but maybe not by its twin */
  bool is_monotone; /* … and none has fewer points than one below it */
  bool is_simple;   /* a card is beaten by those above it in its group, and by groups as a whole */
  unsigned n_keys;  /* of groups, or parts of them */
  uint8_t shift[SOLVER_KEYS];
  CardSet mask[SOLVER_KEYS];
  uint16_t like[SOLVER_KEYS][1 << SOLVER_KEY_BITS]; /* by cards left: those of their key */
  CardSet others;                                   /* cards of groups without keys */
} SolverDeck;

/** Numbers the cards of all hands and of @trick. No position has a key yet. */
void solver_deck_make (SolverDeck *self, const TrickOrder *order, const CardSet *hand,
                       const Trick *trick);

/**
 * By how many cards of a group are left, as bits from its weakest on: those that matter only by
 * who owns them, and by their points.
 */
typedef uint8_t SolverIdle[1 << 8];

/**
 * Gives keys to positions. The cards of @special, by number, are like no others. With @idle, one
 * for each of the four suits, which have eight cards at most, only idle cards are like each other.
 */
void solver_deck_make_keys (SolverDeck *self, CardSet special, const SolverIdle *idle);

/** A set of cards of the pack as a set of numbers. */
CardSet solver_deck_translate (const SolverDeck *self, CardSet cards);

/** The key of the position in which @live is left. */
static inline CardSet
solver_deck_key (const SolverDeck *self, CardSet live)
{
  CardSet key = live & self->others;

  for (unsigned i = 0; i < self->n_keys; i++)
    key |= (CardSet) self->like[i][(live & self->mask[i]) >> self->shift[i]] << self->shift[i];

  return key;
}

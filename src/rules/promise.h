/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Conventions, stakes and supporting cards behind calls. Games fill them as help; legality never
 * depends on them.
 */

#pragma once

#include "rules/card.h"

#define PROMISE_CARDS_MAX 7

/**
 * A call's conventional meaning. Placeholders: `{tops}`, `{top}` (the first card), `{suit}`,
 * `{number}`, `{value}`.
 */
typedef struct
{
  const char *text; /* NC_ ("promise", …); NULL without conventions */
  uint8_t suit;     /* Suit */
  uint8_t number;
  uint8_t value;
  bool is_answered; /* true if the seat that heard the promise has called since */
  uint8_t n_cards;
  Card card[PROMISE_CARDS_MAX];
} Promise;

/** The stakes of a decision, with `{value}`, `{won}`, `{lost}`. */
typedef struct
{
  const char *text; /* NC_ ("stake", …), or NULL */
  unsigned value;
  unsigned won;
  unsigned lost;
} Stake;

/** The cards of a hand that support an action, with `{cards}`, the `{suit}` offered, `{points}`. */
typedef struct
{
  CardSet cards;    /* cards that support the action */
  bool is_promise;  /* true if the action promises something */
  bool holds;       /* true if the hand fulfils the promise */
  const char *text; /* NC_ ("grounds", …): meaning of the action with these cards, or NULL */
  uint8_t suit;     /* Suit */
  unsigned points;
} Grounds;

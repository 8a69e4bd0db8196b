/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What calls tell beyond their words: what they promise by convention. Made by the games, for
 * help beside the calls; never a matter of legality.
 */

#pragma once

#include "card.h"

#define PROMISE_CARDS_MAX 7

/**
 * What a call promises. In the text `{tops}` stands for the cards, `{top}` for the first of them,
 * `{suit}` for the suit, `{number}` for the number of cards and `{value}` for the value.
 */
typedef struct
{
  const char *text; /* NC_ ("promise", …); NULL: nothing but what its words say */
  uint8_t suit;     /* Suit */
  uint8_t number;
  uint8_t value;
  uint8_t n_cards;
  Card card[PROMISE_CARDS_MAX];
} Promise;

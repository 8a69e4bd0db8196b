/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What calls tell beyond their words: what they promise by convention, and what stands behind them
 * in a hand. Made by the games, for help beside the calls; never a matter of legality.
 */

#pragma once

#include "rules/card.h"

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
  bool is_answered; /* of what a partner promised: the seat has called since */
  uint8_t n_cards;
  Card card[PROMISE_CARDS_MAX];
} Promise;

/**
 * What is at stake in a question. In the text `{value}` stands for what it is about, `{won}` and
 * `{lost}` for what it brings and costs.
 */
typedef struct
{
  const char *text; /* NC_ ("stake", …), a sentence or two; NULL: nothing to be said */
  unsigned value;
  unsigned won;
  unsigned lost;
} Stake;

/**
 * What stands behind an action in the hand of the seat at turn: nobody else may see it. In the text
 * `{cards}` stands for the cards, `{suit}` for the suit on offer and `{points}` for the points.
 */
typedef struct
{
  CardSet cards;    /* of the hand: those that it speaks of */
  bool is_promise;  /* it promises something of the hand by convention … */
  bool holds;       /* … and that is true */
  const char *text; /* NC_ ("grounds", …): what it means with them; NULL: what its words say */
  uint8_t suit;     /* Suit */
  unsigned points;
} Grounds;

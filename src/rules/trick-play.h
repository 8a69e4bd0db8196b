/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Play of the rest of a deal as data for a search with known hands. Tricks, winners, card points
 * and end equal the rules'. Calls and the final score are not included.
 */

#pragma once

#include "rules/deal.h"

/** The event that ends a deal early, with its trick. */
typedef enum
{
  TRICK_END_CARDS,  /* none: all cards are played */
  TRICK_END_TRICKS, /* @seat has won more than @n_tricks */
  TRICK_END_OTHERS, /* a seat other than @seat wins a trick */
  TRICK_END_CARD,   /* @seat no longer holds @card */
  TRICK_END_POINTS, /* the trick's winner has enough card points */
} TrickEndKind;

typedef struct
{
  TrickEndKind kind;
  uint8_t seat;
  uint8_t n_tricks;
  Card card;
  uint16_t points[SEATS_MAX]; /* enough card points, by unit */
} TrickEnd;

typedef struct
{
  const TrickOrder *order;
  const TrickDuties *duties; /* duties with an empty stock */
  SeatSet playing;           /* seats that play cards, in turn order */
  uint8_t n_seats;
  uint8_t unit[SEATS_MAX];   /* unit for points and partners, by seat */
  SeatSet allies[SEATS_MAX]; /* allies in this deal, by seat */
  uint8_t last_trick_points; /* bonus of the last trick, if all cards are played */
  CardSet last_trick_cards;  /* laid-away cards that the last trick's winner gets and counts */
  TrickEnd end;

  /*
   * Cards may count in groups: a full group costs @group_size - 1 points; a rest costs one if @pile
   * has one of @rest_costs. 0 without groups.
   */
  uint8_t group_size;
  CardSet rest_costs;
  CardSet pile; /* declarer's cards, with laid-aside ones */

  CardSet led_first; /* cards in @leader's hand that must be led first */
  uint8_t leader;    /* leads while holding @led_first, after any trick */
  CardSet announced; /* cards that may be led; 0 if any */

  /* Stock: each player draws after a trick, winner first. */
  uint8_t n_stock;
  Card stock[CARDS_MAX];             /* cards of the stock in drawing order */
  const TrickDuties *drawing_duties; /* duties while the stock lasts */
  uint8_t n_before;                  /* cards played while the stock lasted */
} TrickPlay;

/**
 * Fills @play in PHASE_PLAY. From an observation, hidden cards are missing in @stock and
 * @last_trick_cards.
 */
void trick_play_make (TrickPlay *play, const Deal *deal);

/** Returns true if the last trick of @deal caused @end. */
bool trick_end_is_reached (const TrickEnd *end, const Deal *deal);

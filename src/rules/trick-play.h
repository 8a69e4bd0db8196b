/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How the rest of a deal is played, as data: who follows the cards of all hands by it meets the
 * same tricks, winners, card points and end as the rules, without a line of code for a game.
 *
 * What is said between the cards, and what a deal is worth in the end, is not in it.
 */

#pragma once

#include "rules/deal.h"

/** What ends a deal before all cards are played, with the trick in which it comes about. */
typedef enum
{
  TRICK_END_CARDS,  /* nothing: all cards are played */
  TRICK_END_TRICKS, /* the seat has won more than so many tricks */
  TRICK_END_OTHERS, /* another seat wins a trick */
  TRICK_END_CARD,   /* the seat no longer holds the card */
  TRICK_END_POINTS, /* who takes the trick has enough card points */
} TrickEndKind;

typedef struct
{
  TrickEndKind kind;
  uint8_t seat;     /* whose tricks these are, or who holds the card */
  uint8_t n_tricks; /* as many may be won */
  Card card;
  uint16_t points[SEATS_MAX]; /* that are enough, by unit */
} TrickEnd;

typedef struct
{
  const TrickOrder *order;
  const TrickDuties *duties; /* of who does not lead, when no more cards are drawn */
  SeatSet playing;           /* the seats that play cards, one after the other in turn order */
  uint8_t n_seats;           /* at the table */
  uint8_t unit[SEATS_MAX];   /* by seat: whose points its tricks are, and who is its partner */
  SeatSet allies[SEATS_MAX]; /* by seat: who plays together with it in this deal */
  uint8_t last_trick_points; /* for who takes the last trick, when all cards are played */
  CardSet last_trick_cards;  /* the same: cards laid away, which he gets and which count */
  TrickEnd end;

  /*
   * where cards count in groups: each full group counts one point less than it has cards, and a
   * rest costs one point if one of rest_costs is in the pile; no groups: 0
   */
  uint8_t group_size;
  CardSet rest_costs;
  CardSet pile; /* what the declarer has so far, with cards laid aside for him */

  CardSet led_first; /* cards in the hand of @leader: as long as he has one of them he leads … */
  uint8_t leader;    /* … one of them, whoever took the trick */
  CardSet announced; /* the card that is led now must be one of these; empty: any */

  /* as long as there are any left, each draws one after a trick, its winner first */
  uint8_t n_stock;
  Card stock[CARDS_MAX];             /* in the order in which they are drawn */
  const TrickDuties *drawing_duties; /* as long as there are any left */
  uint8_t n_before;                  /* how many cards were played while others were drawn */
} TrickPlay;

/**
 * Fills @play with how the rest of @deal is played, which is in PHASE_PLAY. Of a deal as one seat
 * sees it, the cards that it cannot see are missing in stock and last_trick_cards.
 */
void trick_play_make (TrickPlay *play, const Deal *deal);

/** True when the trick that was taken last in @deal has ended it by @end. */
bool trick_end_is_reached (const TrickEnd *end, const Deal *deal);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What two players may do besides playing cards while a stock lies between them, as data: what is
 * announced, exchanged and closed, and how the deal is scored. Who follows it meets the same ends
 * and game points as the rules; how cards are played and drawn stands in trick-play.h.
 */

#pragma once

#include "rules/action.h"
#include "rules/deal.h"

#define TALON_ANNOUNCEMENTS_MAX 8
#define TALON_LIMITS_MAX 2

typedef struct
{
  Action action;
  CardSet cards; /* both must be held, and one of them is led then */
  uint8_t points;
} TalonAnnouncement;

typedef struct
{
  unsigned n_announcements;
  TalonAnnouncement announcement[TALON_ANNOUNCEMENTS_MAX];
  bool is_first_lead_bare;  /* nothing is announced or exchanged on the first lead of the deal */
  unsigned swap_verb;       /* gives its card for the one under the stock, once a lead … */
  CardSet swaps[CARDS_MAX]; /* … by the card that lies there: one of these … */
  uint8_t swap_from;        /* … as long as there are so many cards in the talon */
  unsigned close_verb;      /* once a deal … */
  uint8_t close_from;       /* … as long as there are so many */

  /* the points of a seat count as soon as it has a trick */
  unsigned claim_verb;
  uint8_t target;        /* points to go out with */
  bool is_automatic;     /* who has them goes out by himself */
  bool must_have_target; /* else a claim may be false */

  /* what a deal is worth: one, and one more for each of these that the loser has not */
  uint8_t limits[TALON_LIMITS_MAX]; /* points; 0: no limit */
  bool is_closing_dark;             /* the closer wins by what the other had when he closed */
  bool is_false_claim_cheap;        /* it costs no two at least */

  /* how the deal stands */
  uint8_t talon; /* cards left in it, 0 if none, whoever closed it */
  Card under;    /* the last of them, or CARD_NONE */
  bool is_swapped;
  CardSet pending;       /* one of these must be led; 0: nothing is announced */
  int8_t closer;         /* seat, or NO_SEAT */
  uint8_t at_closing;    /* what the other had to lose then */
  uint16_t announced[2]; /* points, by seat */
} TalonPlay;

/** Fills @play for @deal in PHASE_PLAY; false where no such stock is played with. */
bool talon_play_make (TalonPlay *play, const Deal *deal);

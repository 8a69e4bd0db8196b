/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Two-player play with a stock as data for a search: announcements, exchange, closing and scoring.
 * Its results equal the rules'. Card play and drawing are in trick-play.h.
 */

#pragma once

#include "rules/action.h"
#include "rules/deal.h"

#define TALON_ANNOUNCEMENTS_MAX 8
#define TALON_LIMITS_MAX 2

typedef struct
{
  Action action;
  CardSet cards; /* cards held for the announcement, one of which is led */
  uint8_t points;
} TalonAnnouncement;

typedef struct
{
  unsigned n_announcements;
  TalonAnnouncement announcement[TALON_ANNOUNCEMENTS_MAX];
  bool is_first_lead_bare;  /* true if the first lead allows no announcement or exchange */
  unsigned swap_verb;       /* verb of the swap for the card under the stock, once per lead */
  CardSet swaps[CARDS_MAX]; /* swappable cards, by card under the stock */
  uint8_t swap_from;        /* minimum talon size for a swap */
  unsigned close_verb;      /* verb of closing, once per deal */
  uint8_t close_from;       /* minimum talon size for closing */

  /* Claims; announced points count once the seat has a trick. */
  unsigned claim_verb;
  uint8_t target;        /* points needed */
  bool is_automatic;     /* true if @target ends the deal unasked */
  bool must_have_target; /* false if claims may be wrong */

  /* A deal is worth one, plus one per limit missed by the loser. */
  uint8_t limits[TALON_LIMITS_MAX]; /* points of a limit; 0 if none */
  bool is_closing_dark; /* true if a closer who wins scores by the opponent's points at closing */
  bool is_false_claim_cheap; /* true if a false claim may cost less than two */

  /* Current state. */
  uint8_t talon; /* cards left in the talon, even if closed */
  Card under;    /* last card of the talon, or CARD_NONE */
  bool is_swapped;
  CardSet pending;       /* cards to lead after an announcement, or 0 */
  int8_t closer;         /* seat that closed, or NO_SEAT */
  uint8_t at_closing;    /* game points that the opponent risked at closing */
  uint16_t announced[2]; /* announced points by seat */
} TalonPlay;

/** Fills @play in PHASE_PLAY; returns false without such a stock. */
bool talon_play_make (TalonPlay *play, const Deal *deal);

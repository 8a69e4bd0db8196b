/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Figures of a deal of Wurzen that the rules, players and tests all need. */

#pragma once

#include "../../deal.h"

#define WURZEN_LIMITS_MAX 2

/** What differs between the modes (W-3.1). */
typedef struct
{
  uint8_t n_cards;                   /* in the pack */
  uint8_t hand;                      /* cards of a full hand */
  uint8_t target;                    /* eyes to go out with */
  uint8_t goal;                      /* game points for a Bummerl */
  uint8_t limits[WURZEN_LIMITS_MAX]; /* eyes below each of them cost one point more; 0: none */
} WurzenMode;

const WurzenMode *wurzen_mode (const Options *options);

/** V (@eyes, @tricks) of W-9.1: the game points lost by a seat with these, 1 … 4. */
unsigned wurzen_value (const Options *options, unsigned eyes, unsigned tricks);

/** Eyes of @seat now: card points and announced points, 0 without a trick (W-8.6). */
unsigned wurzen_eyes (const Deal *deal, unsigned seat);

/** n of W-5.4: face-down cards and the trump card under them; 0 once that is drawn. */
unsigned wurzen_talon (const Deal *deal);

/** True in the end phase: the stock is closed or used up (W-7.1). */
bool wurzen_is_strict (const Deal *deal);

/** The points of the announcement @action, pair or Wurze, under the deal's trump (W-8.2). */
unsigned wurzen_announcement_points (const Deal *deal, Action action);

/** The two cards of the announcement @action. */
CardSet wurzen_announcement_cards (const Deal *deal, Action action);

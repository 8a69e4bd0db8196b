/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Seats, packs and state of the auction. */

#pragma once

#include "rules/deal.h"

/* ---- Options --------------------------------------------------------------------------------- */

/** Returns the pack (F-3.4, F-3.7). */
const Pack *fiftysix_pack (const Options *options);

/** Returns the number of players (F-3.5, F-3.7). */
unsigned fiftysix_count_seats (const Options *options);

/** Returns the number of teams, two (F-3.6). */
unsigned fiftysix_count_units (const Options *options);

/** Returns the team of @seat (F-3.6). */
unsigned fiftysix_unit_of (const Options *options, unsigned seat);

/** Returns the length of a match in deals (F-10.1), 0 for tables. */
unsigned fiftysix_match_deals (const Options *options);

/** Returns the initial number of tables (counters) of a team (F-10.3), 0 in matches of deals. */
unsigned fiftysix_match_tables (const Options *options);

/* ---- Auction --------------------------------------------------------------------------------- */

/** Returns the seat that calls first (F-6.1). */
unsigned fiftysix_first_caller (const Deal *deal);

/** Returns the seat that leads first (F-7.1). */
unsigned fiftysix_first_leader (const Deal *deal);

/** Returns the suit that @call names, or SUIT_NONE (F-6.5). */
Suit fiftysix_named_suit (Action call);

/** Returns how much @call raises @value, 0 if not at all (F-6.3). */
unsigned fiftysix_raise (const Deal *deal, unsigned value, Action call);

/** Returns true if @call raises the value V (F-6.4); an opening pass does. */
bool fiftysix_is_value_call (const Deal *deal, Action call);

/** Returns V after @call (F-6.5). */
unsigned fiftysix_value_after (const Deal *deal, Action call);

/* ---- Past calls ------------------------------------------------------------------------------ */

/** A call other than a pass, with the passes behind it. */
typedef struct
{
  uint8_t seat;
  uint8_t value;    /* V including this call */
  uint8_t n_passes; /* seats that passed after the call */
  Action action;    /* VERB_PASS for the opening pass (F-6.9) */
} FiftysixCall;

/** Adds @call, the opening pass or any call but a pass, and sets the number of passes to 0. */
void fiftysix_remember_call (Deal *deal, Action call);

/** Lists the auction in @calls (FIFTYSIX_CALLS_MAX), oldest first. Returns its length. */
unsigned fiftysix_list_calls (const Deal *deal, FiftysixCall *calls);

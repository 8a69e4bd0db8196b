/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: who plays with which cards, how the auction stands and what was called. */

#pragma once

#include "rules/deal.h"

/* ---- What the options say ---------------------------------------------------------------- */

/** The cards of the game (F-3.4); for eight there are more (F-3.7). */
const Pack *fiftysix_pack (const Options *options);

/** How many play (F-3.5, F-3.7). */
unsigned fiftysix_count_seats (const Options *options);

/** Two: the teams (F-3.6). */
unsigned fiftysix_count_units (const Options *options);

/** The team of @seat (F-3.6). */
unsigned fiftysix_unit_of (const Options *options, unsigned seat);

/** Deals that a match lasts (F-10.1); 0 in matches of tables. */
unsigned fiftysix_match_deals (const Options *options);

/** Tables that each team begins with (F-10.3); 0 in matches of deals. */
unsigned fiftysix_match_tables (const Options *options);

/* ---- The auction ------------------------------------------------------------------------- */

/** The seat that calls first (F-6.1). */
unsigned fiftysix_first_caller (const Deal *deal);

/** The seat that leads to the first trick (F-7.1). */
unsigned fiftysix_first_leader (const Deal *deal);

/** The suit that @call names for R, SUIT_NONE if it names none (F-6.5). */
Suit fiftysix_named_suit (Action call);

/** By how much @call of the seat at turn raises @value; 0: it is no value call (F-6.3). */
unsigned fiftysix_raise (const Deal *deal, unsigned value, Action call);

/** True for the calls that raise V (F-6.4); the opening pass is one of them, other passes not. */
bool fiftysix_is_value_call (const Deal *deal, Action call);

/** V if the seat at turn made @call now (F-6.5); V itself for calls that do not raise. */
unsigned fiftysix_value_after (const Deal *deal, Action call);

/* ---- The calls that were made ------------------------------------------------------------ */

/** A call other than a pass, and the passes between it and the next one. */
typedef struct
{
  uint8_t seat;
  uint8_t value;    /* V with this call */
  uint8_t n_passes; /* seats in turn order behind @seat that passed after it */
  Action action;    /* the opening pass is VERB_PASS (F-6.9) */
} FiftysixCall;

/** Adds @call, which is no pass but an opening one, to the auction of @deal; p becomes 0. */
void fiftysix_remember_call (Deal *deal, Action call);

/** The whole auction of @deal, oldest first, to @calls (FIFTYSIX_CALLS_MAX); returns how many. */
unsigned fiftysix_list_calls (const Deal *deal, FiftysixCall *calls);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The auction of 56 to look at: its calls, what they promise, what a contract brings. */

#pragma once

#include "../../deal.h"

/* ---- The auction ------------------------------------------------------------------------- */

/** A call other than a pass, and the passes between it and the next one. */
typedef struct
{
  uint8_t seat;
  uint8_t value;    /* V with this call */
  uint8_t n_passes; /* seats in turn order behind @seat that passed after it */
  Action action;    /* the opening pass is VERB_PASS (F-6.9) */
} FiftysixCall;

/** The whole auction of @deal, oldest first, to @calls (FIFTYSIX_CALLS_MAX); returns how many. */
unsigned fiftysix_list_calls (const Deal *deal, FiftysixCall *calls);

/** Who calls first (F-6.1). */
unsigned fiftysix_first_caller (const Deal *deal);

/** True for the calls that raise V (F-6.4); the opening pass is one of them, other passes not. */
bool fiftysix_is_value_call (const Deal *deal, Action call);

/** V if the seat at turn made @call now (F-6.5); V itself for calls that do not raise. */
unsigned fiftysix_value_after (const Deal *deal, Action call);

/* ---- What calls mean by convention: F-8 -------------------------------------------------- */

#define FIFTYSIX_TOPS_MAX 7 /* top cards that one call can claim: those of X plus */

/** What a call promises. It may be a bluff (F-6.10, F-8.3), and promises may contradict. */
typedef struct
{
  uint8_t suit;                /* Suit the promise is about; SUIT_NONE: about none */
  uint8_t n_tops;              /* top cards claimed */
  Card top[FIFTYSIX_TOPS_MAX]; /* these, highest first, as first copies; both twins: twice */
  Card lacks;                  /* first copy of the card denied, CARD_NONE: none */
  uint8_t n_cards;             /* cards of the suit held during the auction: this many … */
  bool exact;                  /* … exactly; otherwise at least */
  const char *text;            /* NC_("claim", …), the help bubble of F-8.2; see below */
} FiftysixClaim;

/*
 * In the text `{tops}` stands for the cards claimed, `{top}` for the one claimed or denied,
 * `{suit}` for the suit, `{number}` for n_cards and `{value}` for V of the call. A text with
 * `{tops}` or `{top}` has all the cards for it: beyond the end of the ladder there is another text.
 */

/** Step @index of the ladder of @suit (F-8.1) as first copy; CARD_NONE beyond its end. */
Card fiftysix_ladder (const Options *options, Suit suit, unsigned index);

/** What each call of fiftysix_list_calls () promised when it was made, in the same order. */
void fiftysix_claims (const Deal *deal, FiftysixClaim *claims);

/** What the seat at turn would promise with @call, for help on calls not yet made. */
void fiftysix_claim_now (const Deal *deal, Action call, FiftysixClaim *claim);

/* ---- Scoring: F-9 ------------------------------------------------------------------------ */

/** K: what the winner of a deal gets for a contract of @value at @level (F-9.3, F-9.4). */
unsigned fiftysix_stake (const Options *options, unsigned value, unsigned level, bool made);

/** True when the calling team has at least V card points (F-9.2); for deals that are over. */
bool fiftysix_is_made (const Deal *deal);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Promises of the calls of 56 by convention (F-8); never a matter of legality. */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/promise.h"

#define FIFTYSIX_TOPS_MAX 7 /* top cards that one call can claim: those of X plus */

/** The promise of a call. It may be a bluff (F-6.10, F-8.3), and promises may contradict. */
typedef struct
{
  uint8_t suit;                /* Suit the promise is about; SUIT_NONE: about none */
  uint8_t n_tops;              /* top cards claimed */
  Card top[FIFTYSIX_TOPS_MAX]; /* these, highest first, as first copies; both twins: twice */
  Card lacks;                  /* first copy of the card denied, CARD_NONE: none */
  uint8_t n_cards;             /* cards of the suit held during the auction: this many … */
  bool exact;                  /* … exactly; otherwise at least */
  const char *text;            /* NC_("promise", …), the help bubble of F-8.2; see below */
} FiftysixClaim;

/*
 * In the text `{tops}` stands for the cards claimed, `{top}` for the one claimed or denied,
 * `{suit}` for the suit, `{number}` for n_cards and `{value}` for V of the call. A text with
 * `{tops}` or `{top}` has all the cards for it: beyond the end of the ladder there is another text.
 */

/** The promises of all calls of fiftysix_list_calls () when they were made, in the same order. */
void fiftysix_claims (const Deal *deal, FiftysixClaim *claims);

/** The promise of @call if the seat at turn made it, for help on calls not yet made. */
void fiftysix_claim_now (const Deal *deal, Action call, FiftysixClaim *claim);

/**
 * True when @claim is true of @hand, the cards held during the auction (F-8.2); @cards are those of
 * them that it speaks of: none for a claim about no suit, which promises nothing that can be seen.
 */
bool fiftysix_claim_holds (const Options *options, CardSet hand, const FiftysixClaim *claim,
                           CardSet *cards);

/** GameCounsel.grounds: whether the hand at turn has what @call promises. */
void fiftysix_grounds (const Deal *deal, Action call, Grounds *grounds);

/** GameCounsel.heard: calls about no suit promise nothing (F-8.2). */
int fiftysix_heard (const Deal *deal, unsigned seat, Promise *promise);

/** GameCounsel.promise: the card denied stands in the place of the one claimed. */
void fiftysix_promise (const Deal *deal, Action call, Promise *promise);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Conventional promises of the calls (F-8), independent of legality. */

#pragma once

#include "rules/games/fiftysix/fiftysix-state.h"
#include "rules/promise.h"

#define FIFTYSIX_TOPS_MAX 7 /* top cards of the largest X plus */

/** The promise of a call, maybe a bluff (F-6.10, F-8.3); promises may contradict. */
typedef struct
{
  uint8_t suit;                /* Suit of the promise, SUIT_NONE if none */
  uint8_t n_tops;              /* number of top cards claimed */
  Card top[FIFTYSIX_TOPS_MAX]; /* claimed cards, highest first, first copies; twice for twins */
  Card lacks;                  /* first copy of the denied card, or CARD_NONE */
  uint8_t n_cards;             /* cards of the suit held during the auction */
  bool exact;                  /* true if n_cards is exact, otherwise a minimum */
  const char *text;            /* NC_("promise", …), the help bubble of F-8.2 */
} FiftysixClaim;

/*
 * Placeholders: `{tops}` are the claimed cards, `{top}` the claimed or denied one, `{suit}`,
 * `{number}` n_cards and `{value}` V of the call. If the suit has too few top cards for the claim,
 * the text has neither `{tops}` nor `{top}`.
 */

/**
 * Fills @claims with the promise of each call of fiftysix_list_calls (), made from earlier calls.
 */
void fiftysix_claims (const Deal *deal, FiftysixClaim *claims);

/** Computes the promise of @call by the seat at turn, for help. */
void fiftysix_claim_now (const Deal *deal, Action call, FiftysixClaim *claim);

/**
 * Returns true if @hand, as held during the auction, fulfils @claim (F-8.2). Sets @cards to its
 * cards of the suit; without a suit sets none and returns false.
 */
bool fiftysix_claim_holds (const Options *options, CardSet hand, const FiftysixClaim *claim,
                           CardSet *cards);

/** GameCounsel.grounds: tests the promise of @call on the hand at turn. */
void fiftysix_grounds (const Deal *deal, Action call, Grounds *grounds);

/** GameCounsel.heard: a partner's last promise about a suit (F-8.2). */
int fiftysix_heard (const Deal *deal, unsigned seat, Promise *promise);

/** GameCounsel.promise: a denied card replaces the claimed one. */
void fiftysix_promise (const Deal *deal, Action call, Promise *promise);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Judges calls and forehand's choice by the expected own score (section 15 of games/cego/rules.md).
 */

#include "players/games/cego/cego-prospect.h"
#include "players/games/cego/cego.h"
#include "rules/observation.h"

/* Value of passing a Solo that must be announced; hiding it may cost eightfold (CE-9.12). */
#define HIDING_A_SOLO (-100)

/*
 * Worths of a pass, by duplicate matches (tools/try-simple, cego payment=each, with and without
 * players=3).
 */

/* Mean payment to a bidder, per point of the bid. */
#define PAID_TO_BIDDER 0.25

/* Mean payment to a soloist. */
#define PAID_TO_SOLOIST 1.5

/*
 * Own score after passing a possible Solo, with payment=each. Trumps hurt in special games, unless
 * single losses encourage bids. With three, forehand's Cego loses against trumps.
 */
#define PASSED_SOLO_SPECIALS (-2.0)
#define PASSED_SOLO_4 (-0.5)
#define PASSED_SOLO_3 2.0

static bool
is_sheet (const Deal *seen)
{
  return seen->options.value[CEGO_PAYMENT] == CEGO_PAYMENT_SHEET;
}

static double
worth_for_others_game (const Deal *seen)
{
  const uint8_t *value = seen->options.value;

  if (is_sheet (seen))
    return 0;
  if (value[CEGO_PLAYERS] == CEGO_PLAYERS_3)
    return PASSED_SOLO_3;

  return value[CEGO_SPECIALS] == CEGO_SPECIALS_ON && value[CEGO_LOSS] == CEGO_LOSS_MIRROR
             ? PASSED_SOLO_SPECIALS
             : PASSED_SOLO_4;
}

static double
worth_of_passing_solo (const Deal *seen, unsigned seat)
{
  const CegoState *own = &seen->own.cego;
  CardSet hand = seen->hand[seat];

  if (own->announced != CEGO_NO_GAME)
    return is_sheet (seen) ? 0 : -PAID_TO_SOLOIST;
  if (cego_is_duty_hand (&seen->options, hand))
    return HIDING_A_SOLO;
  if (seat == deal_seat_after (seen, seen->dealer, 1))
    return cego_expect_choice (&seen->options, hand);

  return worth_for_others_game (seen);
}

static double
worth_of_passing (const Deal *seen)
{
  const CegoState *own = &seen->own.cego;
  double value = own->bid == CEGO_NO_GAME ? 0 : cego_value (own->bid);

  if (is_sheet (seen))
    return 0;
  if (own->holder == NO_SEAT)
    return -PAID_TO_SOLOIST;
  /* forehand's Cego is said automatically and shows no strength */
  if (own->bid == CEGO_CEGO && !own->against)
    return 0;

  return -PAID_TO_BIDDER * value;
}

static double
worth_of_call (const Observation *observation, unsigned verb)
{
  const Deal *seen = &observation->seen;
  const Options *options = &seen->options;
  CardSet hand = seen->hand[observation->seat];

  if (verb == VERB_PASS)
    return seen->phase == CEGO_PHASE_SOLO ? worth_of_passing_solo (seen, observation->seat)
                                          : worth_of_passing (seen);
  if (verb >= CEGO_VERB_SOLO && verb <= CEGO_VERB_MARCH)
    return cego_expect_solo (options, CEGO_SOLO + verb - CEGO_VERB_SOLO, hand);
  if (verb >= CEGO_VERB_BID_CEGO && verb <= CEGO_VERB_BID_MANN)
    return cego_expect_bid (options, CEGO_CEGO + verb - CEGO_VERB_BID_CEGO,
                            seen->phase == CEGO_PHASE_AGAINST, hand);
  if (verb == CEGO_VERB_GAME_CEGO)
    return cego_expect_bid (options, CEGO_CEGO, false, hand);

  return cego_expect_special (options, CEGO_BETTEL + verb - CEGO_VERB_GAME_BETTEL, hand);
}

void
simple_cego_judge_calls (const Observation *observation, Choice *choice)
{
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      unsigned verb = action_verb (row->action);

      row->value = worth_of_call (observation, verb);
      if (verb == VERB_PASS)
        row->reason = REASON_WEAK_HAND;
      else
        row->reason = row->value > 0 ? REASON_STRONG_HAND : REASON_LEAST_BAD;
    }
}

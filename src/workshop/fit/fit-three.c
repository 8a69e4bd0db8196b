/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits Klaverjassen for three: random suits for dealt hands, mostly random discards for kept hands,
 * normal deals for outcomes.
 */

#include "workshop/fit/fit-klaverjas.h"

#define BY_LOT 3 /* one deal in BY_LOT has the level's discards */

typedef struct
{
  const Deal *seen;
  CardSet hand; /* hand including discards */
} KeptCase;

static double
expect_kept (const void *row, const void *about)
{
  const KeptCase *at = about;

  return klaverjas_kept_points (row, at->seen, at->hand, at->seen->own.klaverjas.discarded);
}

typedef struct
{
  CardSet hand;
  unsigned trump;
} DealtCase;

static double
expect_dealt (const void *row, const void *about)
{
  const DealtCase *at = about;

  return klaverjas_dealt_points (row, at->hand, at->trump);
}

static void
take_maker (const Deal *deal, Fit *kept)
{
  const KeptCase at = {
    .seen = deal,
    .hand = deal->hand[deal->declarer] | deal->own.klaverjas.discarded,
  };

  fit_take (kept, &at, deal_unit (deal, (unsigned) deal->declarer));
}

static void
name_by_lot (FitDeal *round, Fit *dealt)
{
  Deal *deal = &round->deal;
  unsigned n_passes = rng_below (&round->rng, deal->n_seats);
  DealtCase at;

  while (n_passes-- > 0)
    deal_apply (deal, ACTION (VERB_PASS, 0));
  at.hand = deal->hand[deal->turn];
  at.trump = rng_below (&round->rng, SUITS);
  fit_take (dealt, &at, deal_unit (deal, (unsigned) deal->turn));
  deal_apply (deal, ACTION (VERB_TRUMP, at.trump));
}

static void
play_named (FitDeal *round, Fit *dealt)
{
  double points[SEATS_MAX];

  name_by_lot (round, dealt);
  fit_play_out (round);
  fit_klaverjas_points (&round->deal, points);
  fit_settle (dealt, points);
}

static void
play_laid_away (FitDeal *round, Fit *dealt, Fit *kept)
{
  Deal *deal = &round->deal;
  bool by_lot = rng_below (&round->rng, BY_LOT) != 0;
  double points[SEATS_MAX];

  name_by_lot (round, dealt);
  while (deal->phase == KLAVERJAS_PHASE_DISCARD)
    deal_apply (deal, by_lot ? fit_draw (round, KLAVERJAS_VERB_DISCARD) : fit_choose (round));
  take_maker (deal, kept);
  fit_play_out (round);
  fit_klaverjas_points (deal, points);
  fit_settle (kept, points);
  fit_settle (dealt, NULL);
}

static void
play_as_level (FitDeal *round, Fit *lead, Fit *pass)
{
  Deal *deal = &round->deal;
  double score[SEATS_MAX];

  while (!deal_is_over (deal))
    {
      Action action = fit_choose (round);
      unsigned seat = (unsigned) deal->turn;
      unsigned cell = fit_klaverjas_spoken (deal);

      if (fit_klaverjas_is_call (deal) && action_verb (action) == VERB_PASS)
        fit_take (pass, &cell, deal_unit (deal, seat));
      else if (fit_klaverjas_is_call (deal))
        fit_take_klaverjas_curve (
            lead, &klaverjas_lead_of_three,
            klaverjas_dealt_points (&klaverjas_dealt, deal->hand[seat], action_arg (action)),
            deal_unit (deal, seat));
      deal_apply (deal, action);
    }
  fits_leads (deal, score);
  fit_settle (lead, score);
  fit_settle (pass, score);
}

void
fit_three (unsigned n_deals, GPtrArray *fits)
{
  static const char *const options = "game=three";
  static const char *const kept_names[] = { "away", "away, by trump", KLAVERJAS_COUNT_NAMES };
  static const char *const dealt_names[] = { "base", KLAVERJAS_COUNT_NAMES };
  const FitRow kept_row
      = { &klaverjas_kept.away, G_N_ELEMENTS (kept_names), kept_names, expect_kept, true };
  const FitRow dealt_row
      = { &klaverjas_dealt.base, G_N_ELEMENTS (dealt_names), dealt_names, expect_dealt, false };
  Fit *dealt = fits_add (fits, fit_new (FIT_LEAST_SQUARES, "three, dealt hand", &dealt_row));
  Fit *kept = fits_add (fits, fit_new (FIT_LEAST_SQUARES, "three, kept hand", &kept_row));
  Fit *lead = fits_add (
      fits, fit_new_klaverjas_curve ("three, lead by expected points", &klaverjas_lead_of_three));
  Fit *pass = fits_add (fits, fit_new_klaverjas_passes (options, klaverjas_pass_of_three));
  FitDeal round;

  for (unsigned i = 0; i < n_deals; i++)
    {
      fit_deal (&round, &klaverjas_game, options, i);
      play_named (&round, dealt);
      fit_deal (&round, &klaverjas_game, options, i);
      play_laid_away (&round, dealt, kept);
      fit_deal (&round, &klaverjas_game, options, i);
      play_as_level (&round, lead, pass);
    }
}

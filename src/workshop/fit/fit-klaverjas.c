/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits Klaverjassen for four. Random suits fit their points; a random choice between passing and
 * the best suit fits the value of a pass.
 */

#include "workshop/fit/fit-klaverjas.h"

#define SPEAKERS 4
#define KNOTS_MAX 16

/* ---- Shared ------------------------------------------------------------------------------- */

typedef struct
{
  const KlaverjasCurve *curve;
  double x;
} CurveCase;

static double
expect_height (const void *row, const void *about)
{
  const CurveCase *at = about;
  KlaverjasCurve curve = *at->curve;

  curve.value = row;

  return klaverjas_curve_at (&curve, at->x);
}

Fit *
fit_new_klaverjas_curve (const char *name, const KlaverjasCurve *curve)
{
  static const char *const names[KNOTS_MAX]
      = { "knot 1", "knot 2",  "knot 3",  "knot 4",  "knot 5",  "knot 6",  "knot 7",  "knot 8",
          "knot 9", "knot 10", "knot 11", "knot 12", "knot 13", "knot 14", "knot 15", "knot 16" };
  const FitRow row = { curve->value, curve->n, names, expect_height, false };

  return fit_new (FIT_LEAST_SQUARES, name, &row);
}

void
fit_take_klaverjas_curve (Fit *fit, const KlaverjasCurve *curve, double x, unsigned unit)
{
  const CurveCase at = { curve, x };

  fit_take (fit, &at, unit);
}

Fit *
fit_new_klaverjas_passes (const char *options, double (*coded) (const Deal *seen))
{
  static const char *const names[] = { "first", "second", "third", "fourth" };
  g_autofree char *name = g_strdup_printf ("klaverjas %s, score after a pass", options);
  double worth[SPEAKERS] = { 0 };
  const FitRow row = { worth, SPEAKERS, names, fit_expect_cell, false };
  FitDeal round;

  fit_deal (&round, &klaverjas_game, options, 0);
  for (unsigned n = 0; n < round.deal.n_seats && fit_klaverjas_is_call (&round.deal); n++)
    {
      if (fit_draw (&round, VERB_PASS) == ACTION_NONE)
        break;
      worth[n] = coded (&round.deal);
      deal_apply (&round.deal, ACTION (VERB_PASS, 0));
    }

  return fit_new (FIT_LEAST_SQUARES, name, &row);
}

void
fit_klaverjas_points (const Deal *deal, double *points)
{
  for (unsigned u = 0; u < game_count_units (deal->game, &deal->options); u++)
    points[u] = deal->card_points[u];
}

unsigned
fit_klaverjas_spoken (const Deal *deal)
{
  return deal->n_seats - (unsigned) __builtin_popcount (deal->own.klaverjas.to_speak);
}

bool
fit_klaverjas_is_call (const Deal *deal)
{
  return deal->phase == KLAVERJAS_PHASE_CHOOSE || deal->phase == KLAVERJAS_PHASE_OFFER
         || deal->phase == KLAVERJAS_PHASE_NAME;
}

/* ---- Named suits ----------------------------------------------------------------------------- */

typedef struct
{
  const Deal *seen;
  unsigned seat;
  unsigned trump;
} BidCase;

static double
expect_bid (const void *row, const void *about)
{
  const BidCase *at = about;

  return klaverjas_bid_points (row, at->seen, at->seat, at->trump);
}

static void
play_named (FitDeal *round, Fit *count, Fit *curve)
{
  Deal *deal = &round->deal;
  unsigned n_passes = rng_below (&round->rng, SPEAKERS);
  double points[SEATS_MAX];
  double lead[SEATS_MAX];
  BidCase bid;

  while (n_passes-- > 0)
    deal_apply (deal, ACTION (VERB_PASS, 0));
  bid = (BidCase) { deal, (unsigned) deal->turn, rng_below (&round->rng, SUITS) };
  fit_take (count, &bid, deal_unit (deal, bid.seat));
  fit_take_klaverjas_curve (curve, &klaverjas_bid_lead,
                            klaverjas_bid_points (&klaverjas_bid, deal, bid.seat, bid.trump),
                            deal_unit (deal, bid.seat));
  deal_apply (deal, ACTION (VERB_TRUMP, bid.trump));
  fit_play_out (round);
  fit_klaverjas_points (deal, points);
  fits_leads (deal, lead);
  fit_settle (count, points);
  fit_settle (curve, lead);
}

/* ---- Passes ---------------------------------------------------------------------------------- */

static void
play_pass (FitDeal *round, Fit *const *crossings)
{
  Deal *deal = &round->deal;
  unsigned n_before = rng_below (&round->rng, SPEAKERS);
  Fit *crossing = crossings[n_before];
  bool is_open = true;
  double lead[SEATS_MAX];

  while (!deal_is_over (deal))
    {
      Action action = fit_choose (round);

      if (is_open && fit_klaverjas_is_call (deal) && deal->phase != KLAVERJAS_PHASE_NAME
          && fit_klaverjas_spoken (deal) == n_before)
        {
          bool names = rng_below (&round->rng, 2);
          double worth;

          action = fit_choose_but (round, VERB_PASS, &worth);
          fit_take_choice (crossing, worth, names, deal_unit (deal, (unsigned) deal->turn));
          action = names ? action : ACTION (VERB_PASS, 0);
          is_open = false;
        }
      deal_apply (deal, action);
    }
  fits_leads (deal, lead);
  fit_settle (crossing, lead);
}

static Fit *
new_crossing (const char *options, const Deal *dealt, unsigned n_before)
{
  g_autofree char *name
      = g_strdup_printf ("klaverjas %s, to name a suit after %u passes", options, n_before);
  Deal deal = *dealt;

  for (unsigned i = 0; i < n_before; i++)
    deal_apply (&deal, ACTION (VERB_PASS, 0));

  return fit_new_crossing (name, klaverjas_bid_pass (&deal));
}

void
fit_klaverjas (unsigned n_deals, GPtrArray *fits)
{
  static const char *const names[] = { "base", "opposite lead", KLAVERJAS_COUNT_NAMES };
  static const char *const ways[]
      = { "trump=free", "trump=random random_second=turn", "trump=random random_second=name" };
  const FitRow row = { &klaverjas_bid.base, G_N_ELEMENTS (names), names, expect_bid, false };
  Fit *count = fits_add (fits, fit_new (FIT_LEAST_SQUARES, "klaverjas, points", &row));
  Fit *curve = fits_add (
      fits, fit_new_klaverjas_curve ("klaverjas, lead by expected points", &klaverjas_bid_lead));
  FitDeal round;

  for (unsigned i = 0; i < n_deals; i++)
    {
      fit_deal (&round, &klaverjas_game, "trump=free", i);
      play_named (&round, count, curve);
    }
  for (unsigned w = 0; w < G_N_ELEMENTS (ways); w++)
    {
      Fit *crossings[SPEAKERS];

      fit_deal (&round, &klaverjas_game, ways[w], 0);
      for (unsigned n = 0; n < SPEAKERS; n++)
        crossings[n] = fits_add (fits, new_crossing (ways[w], &round.deal, n));
      for (unsigned i = 0; i < n_deals; i++)
        {
          fit_deal (&round, &klaverjas_game, ways[w], i);
          play_pass (&round, crossings);
        }
    }
}

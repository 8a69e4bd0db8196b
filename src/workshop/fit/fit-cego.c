/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits points of Cego: a seat plays a bid, a Solo, or a bid against a Solo. Deals with free calls
 * show opposed Solos.
 */

#include "workshop/fit/fit-cego.h"

#include "players/games/cego/cego-prospect.h"
#include "rules/games/cego/cego-score.h"

#define LONG_TRUMPS 6 /* least trumps of a long Solo */

/* settings by option `players` */
static const char *const kinds[]
    = { [CEGO_PLAYERS_4] = "players=4 payment=each", [CEGO_PLAYERS_3] = "players=3 payment=each" };

/* ---- Shared ------------------------------------------------------------------------------- */

void
fit_cego_announce (FitDeal *round, int seat, unsigned verb)
{
  Deal *deal = &round->deal;

  while (deal->phase == CEGO_PHASE_SOLO)
    {
      Action action = deal->turn == seat ? fit_draw (round, verb) : ACTION_NONE;

      deal_apply (deal, action != ACTION_NONE ? action : ACTION (VERB_PASS, 0));
    }
}

void
fit_cego_pass (FitDeal *round)
{
  while (fit_draw (round, VERB_PASS) != ACTION_NONE)
    deal_apply (&round->deal, ACTION (VERB_PASS, 0));
}

void
fit_cego_play_out (FitDeal *round)
{
  Deal *deal = &round->deal;

  while (!deal_is_over (deal))
    deal_apply (deal, deal->phase == CEGO_PHASE_DEMAND ? ACTION (CEGO_VERB_TRUST, 0)
                                                       : fit_choose (round));
}

double
fit_cego_won (const Deal *deal)
{
  CegoOutcome outcome;

  cego_outcome (deal, &outcome);
  if (outcome.ending == CEGO_ENDING_LOSERS)
    return !seats_have (outcome.losers, (unsigned) deal->declarer);

  return outcome.ending == CEGO_ENDING_WON;
}

static double
points_of (const Deal *deal)
{
  CegoOutcome outcome;

  cego_outcome (deal, &outcome);

  return outcome.points;
}

/* ---- Bids --------------------------------------------------------------------------------- */

typedef struct
{
  const Options *options;
  CegoGame bid;
  CardSet hand;
} BidCase;

static double
expect_bid (const void *row, const void *about)
{
  const BidCase *at = about;

  return cego_expect_bid_points (row, at->options, at->bid, false, at->hand);
}

/* Lets the first possible seat make @bid; returns false if none. */
static bool
bid_game (FitDeal *round, CegoGame bid, BidCase *at)
{
  Deal *deal = &round->deal;
  unsigned forehand = deal_seat_after (deal, deal->dealer, 1);
  bool is_bid = bid == CEGO_CEGO && deal->phase == CEGO_PHASE_BID; /* forehand holds this bid */

  *at = (BidCase) { &deal->options, bid, deal->hand[forehand] };
  while (fit_draw (round, VERB_PASS) != ACTION_NONE)
    {
      Action action = is_bid ? ACTION_NONE : fit_draw (round, CEGO_VERB_BID_CEGO + bid - CEGO_CEGO);

      if (action != ACTION_NONE)
        {
          at->hand = deal->hand[deal->turn];
          is_bid = true;
        }
      deal_apply (deal, action != ACTION_NONE ? action : ACTION (VERB_PASS, 0));
    }
  if (deal->phase == CEGO_PHASE_CHOOSE)
    deal_apply (deal, ACTION (CEGO_VERB_GAME_CEGO, 0));

  return is_bid;
}

static void
play_bid (FitDeal *round, CegoGame bid, Fit *fit)
{
  BidCase at;
  double points;

  fit_cego_announce (round, NO_SEAT, CEGO_VERB_SOLO);
  if (!bid_game (round, bid, &at))
    return;
  fit_take (fit, &at, 0);
  fit_cego_play_out (round);
  points = points_of (&round->deal);
  fit_settle (fit, &points);
}

/* Fits the points of a random bid against a long Solo, above the usual. */
static void
play_against (FitDeal *round, unsigned soloist, Fit *fit)
{
  CegoGame bid = CEGO_CEGO + rng_below (&round->rng, CEGO_MANN - CEGO_CEGO + 1);
  unsigned only = 0;
  BidCase at;
  double fewer;

  fit_cego_announce (round, (int) soloist, CEGO_VERB_SOLO);
  if (!bid_game (round, bid, &at))
    return;
  fit_take (fit, &only, 0);
  fit_cego_play_out (round);
  fewer = points_of (&round->deal)
          - expect_bid (&cego_bid_points[at.options->value[CEGO_PLAYERS]][bid], &at);
  fit_settle (fit, &fewer);
}

/* ---- Solo --------------------------------------------------------------------------------- */

typedef struct
{
  const Options *options;
  CardSet hand;
} SoloCase;

static double
expect_solo (const void *row, const void *about)
{
  const SoloCase *at = about;

  return cego_expect_solo_points (row, at->options, at->hand);
}

static void
play_solo (FitDeal *round, unsigned seat, Fit *fit)
{
  const SoloCase at = { &round->deal.options, round->deal.hand[seat] };
  double points;

  fit_cego_announce (round, (int) seat, CEGO_VERB_SOLO);
  fit_take (fit, &at, 0);
  fit_cego_pass (round);
  fit_cego_play_out (round);
  points = points_of (&round->deal);
  fit_settle (fit, &points);
}

static unsigned
most_trumps (const Deal *deal)
{
  unsigned best = 0;

  for (unsigned seat = 1; seat < deal->n_seats; seat++)
    if (card_set_count (deal->hand[seat] & CEGO_TRUMPS)
        > card_set_count (deal->hand[best] & CEGO_TRUMPS))
      best = seat;

  return best;
}

/* ---- Opposed Solos --------------------------------------------------------------------------- */

static double
expect_score (const void *row, const void *about)
{
  const double *figures = row;

  return figures[0] + figures[1] * *(const double *) about;
}

static void
play_free (FitDeal *round, Fit *chance, Fit *score)
{
  Deal *deal = &round->deal;
  unsigned only = 0;
  double played = 0;
  int soloist = NO_SEAT;
  double result[SEATS_MAX];
  double is_opposed;
  DealResult brought;

  while (!deal_is_over (deal))
    {
      if (deal->phase == CEGO_PHASE_AGAINST && deal->own.cego.announced == CEGO_SOLO
          && soloist == NO_SEAT)
        {
          soloist = deal->own.cego.soloist;
          played = cego_expect_played_solo (&deal->options, deal->hand[soloist]);
        }
      deal_apply (deal, fit_choose (round));
    }
  if (soloist == NO_SEAT)
    return;
  is_opposed = deal->declarer != soloist;
  fit_take (chance, &only, 0);
  fit_settle (chance, &is_opposed);
  if (deal->declarer == soloist)
    return;
  deal_result (deal, &brought);
  result[0] = brought.score[soloist];
  fit_take (score, &played, 0);
  fit_settle (score, result);
}

/* ---- All ---------------------------------------------------------------------------------- */

static Fit *
add_bid (const char *kind, unsigned players, CegoGame bid, GPtrArray *fits)
{
  static const char *const names[] = { "base", "laid aside", "22", "21", "other trumps" };
  static const char *const bids[]
      = { "Cego", "Eine", "Eine Leere", "Zwei Leere", "Zwei verschiedene", "Kleiner Mann" };
  const CegoBidPoints *coded = &cego_bid_points[players][bid];
  const FitRow row = { &coded->base, G_N_ELEMENTS (names), names, expect_bid, false };
  g_autofree char *name = g_strdup_printf ("cego %s, points of %s", kind, bids[bid - CEGO_CEGO]);
  Fit *fit = fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));

  fit_set_coded_deviation (fit, coded->spread);

  return fit;
}

static Fit *
add_solo (const char *kind, unsigned players, GPtrArray *fits)
{
  static const char *const names[]
      = { "base", "trumps", "their share", "22", "21", "1", "kings", "courts", "suits" };
  const CegoSoloPoints *coded = &cego_solo_points[players];
  const FitRow row = { &coded->base, G_N_ELEMENTS (names), names, expect_solo, false };
  g_autofree char *name = g_strdup_printf ("cego %s, points of a Solo", kind);
  Fit *fit = fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));

  fit_set_coded_deviation (fit, coded->spread);

  return fit;
}

static Fit *
add_figure (const char *kind, const char *what, double coded, GPtrArray *fits)
{
  const char *const names[] = { "mean" };
  const FitRow row = { &coded, 1, names, fit_expect_cell, false };
  g_autofree char *name = g_strdup_printf ("cego %s, %s", kind, what);

  return fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));
}

static Fit *
add_score (const char *kind, unsigned players, GPtrArray *fits)
{
  static const char *const names[] = { "base", "share of the played" };
  const FitRow row = { &cego_opposed[players].score, 2, names, expect_score, false };
  g_autofree char *name = g_strdup_printf ("cego %s, soloist's score if opposed", kind);

  return fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));
}

static void
play_kind (const char *kind, unsigned players, unsigned n_deals, GPtrArray *fits)
{
  Fit *solo = add_solo (kind, players, fits);
  Fit *against = add_figure (kind, "points against a Solo", CEGO_AGAINST_SOLO, fits);
  Fit *chance = add_figure (kind, "a Solo is opposed", cego_opposed[players].chance, fits);
  Fit *score = add_score (kind, players, fits);
  FitDeal round;

  for (CegoGame bid = CEGO_CEGO; bid <= CEGO_MANN; bid++)
    {
      Fit *fit = add_bid (kind, players, bid, fits);

      for (unsigned i = 0; i < n_deals; i++)
        {
          fit_deal (&round, &cego_game, kind, i);
          play_bid (&round, bid, fit);
        }
    }
  for (unsigned i = 0; i < n_deals; i++)
    {
      unsigned longest;

      fit_deal (&round, &cego_game, kind, i);
      play_solo (&round, rng_below (&round.rng, round.deal.n_seats), solo);
      fit_deal (&round, &cego_game, kind, i);
      play_free (&round, chance, score);
      fit_deal (&round, &cego_game, kind, i);
      longest = most_trumps (&round.deal);
      if (card_set_count (round.deal.hand[longest] & CEGO_TRUMPS) < LONG_TRUMPS)
        continue;
      play_solo (&round, longest, solo);
      fit_deal (&round, &cego_game, kind, i);
      play_against (&round, longest, against);
    }
}

void
fit_cego (unsigned n_deals, GPtrArray *fits)
{
  for (unsigned players = 0; players < G_N_ELEMENTS (kinds); players++)
    play_kind (kinds[players], players, n_deals, fits);
}

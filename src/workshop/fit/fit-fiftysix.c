/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Fits 56: a random seat names its best suit or none. Points are fitted to open hands. */

#include <math.h>
#include <string.h>

#include "workshop/fit/fits.h"

#include "players/games/fiftysix/fiftysix-estimate.h"
#include "rules/games/fiftysix/fiftysix.h"

#define LENGTHS 9 /* possible lengths of a suit in a hand */

typedef struct
{
  FiftysixEstimate *estimate;
  unsigned trump;
} PointsCase;

typedef struct
{
  Fit *suit;
  Fit *none;
  Fit *voids;
  Fit *longer;
} Fits;

/* Expected points; @row begins at FiftysixModel.trump. */
static double
expect_suit (const void *row, const void *about)
{
  const PointsCase *at = about;
  FiftysixModel model = { 0 };

  memcpy (&model, row, offsetof (FiftysixModel, noise));
  fiftysix_estimate_judge (at->estimate, &model, at->trump);

  return at->estimate->mean[at->trump] - FIFTYSIX_POINTS / 2;
}

/* Expected points; @row begins at FiftysixModel.none. */
static double
expect_none (const void *row, const void *about)
{
  const PointsCase *at = about;
  FiftysixModel model = { 0 };

  memcpy (model.none, row, offsetof (FiftysixModel, none_noise) - offsetof (FiftysixModel, none));
  fiftysix_estimate_judge (at->estimate, &model, SUIT_NONE);

  return at->estimate->mean[SUIT_NONE] - FIFTYSIX_POINTS / 2;
}

/* Makes the estimate of @seat with all hands known. */
static void
open_hands (FiftysixEstimate *estimate, const Deal *deal, unsigned seat)
{
  unsigned n_kinds = deal_pack (deal)->n_cards / SUITS / 2;

  memset (estimate, 0, sizeof *estimate);
  estimate->seen = deal;
  estimate->seat = (uint8_t) seat;
  estimate->known = seats_all (deal->n_seats);
  for (unsigned s = 0; s < deal->n_seats; s++)
    for (CardSet set = deal->hand[s]; set != 0; set = card_set_rest (set))
      {
        unsigned class = fiftysix_class (card_set_first (set));

        estimate->held[s][class]++;
        estimate->length[s][class / n_kinds]++;
      }
}

static Action
lowest_bid (const Deal *deal, unsigned suit)
{
  Action best = ACTION_NONE;
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == FIFTYSIX_VERB_BID && action_second (legal.at[i]) == suit
        && (best == ACTION_NONE || action_arg (legal.at[i]) < action_arg (best)))
      best = legal.at[i];

  return best;
}

static unsigned
best_suit (const Deal *deal, unsigned seat)
{
  FiftysixEstimate estimate;
  Observation observation;
  unsigned best = 0;

  observation_make (&observation, deal, seat);
  fiftysix_estimate_make (&estimate, &observation);
  for (unsigned suit = 1; suit < SUITS; suit++)
    if (estimate.mean[suit] > estimate.mean[best])
      best = suit;

  return best;
}

/* Fits unknown lengths of @trump: voids and the longest enemy suit. */
static void
take_lengths (const Deal *deal, const FiftysixEstimate *open, unsigned trump, const Fits *fits)
{
  unsigned own = (unsigned) open->length[open->seat][trump];
  double left = (double) deal_pack (deal)->n_cards / SUITS - own;
  double mean = left / (deal->n_seats - 1);
  double longest = 0;
  unsigned only = 0;
  double longer;

  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      double is_void = open->length[s][trump] < 0.5f;

      if (s == open->seat)
        continue;
      fit_take (fits->voids, &own, 0);
      fit_settle (fits->voids, &is_void);
      if (deal_unit (deal, s) != deal_unit (deal, open->seat))
        longest = MAX (longest, open->length[s][trump]);
    }
  longer = longest - mean;
  fit_take (fits->longer, &only, 0);
  fit_settle (fits->longer, &longer);
}

static void
play_deal (FitDeal *round, const Fits *fits)
{
  Deal *deal = &round->deal;
  unsigned n_passes = rng_below (&round->rng, deal->n_seats);
  FiftysixEstimate estimate;
  PointsCase at = { .estimate = &estimate };
  double points;
  Deal open;
  Action bid;

  while (n_passes-- > 0 && fit_draw (round, VERB_PASS) != ACTION_NONE)
    deal_apply (deal, ACTION (VERB_PASS, 0));
  open = *deal;
  open_hands (&estimate, &open, (unsigned) deal->turn);
  at.trump = rng_below (&round->rng, 2) ? best_suit (deal, estimate.seat) : SUIT_NONE;
  bid = lowest_bid (deal, at.trump);
  if (bid == ACTION_NONE)
    return;
  deal_apply (deal, bid);
  while (deal->phase == FIFTYSIX_PHASE_CALL)
    deal_apply (deal, ACTION (VERB_PASS, 0));
  if (at.trump != SUIT_NONE)
    take_lengths (&open, &estimate, at.trump, fits);
  fit_take (at.trump == SUIT_NONE ? fits->none : fits->suit, &at, 0);
  fit_play_out (round);
  points = (double) deal->card_points[deal_unit (deal, estimate.seat)] - FIFTYSIX_POINTS / 2;
  fit_settle (fits->none, &points);
  fit_settle (fits->suit, &points);
}

static void
make_fits (Fits *own, const char *options, GPtrArray *fits)
{
  static const char *const suit_names[]
      = { "J of trumps", "9", "A", "T", "K", "Q",    "8",       "7",   "J of a side suit", "9", "A",
          "T",           "K", "Q", "8", "7", "lead", "longest", "void" };
  static const char *const none_names[] = { "J", "9", "A", "T", "K", "Q", "8", "7", "lead" };
  static const char *const own_lengths[LENGTHS]
      = { "own 0", "own 1", "own 2", "own 3", "own 4", "own 5", "own 6", "own 7", "own 8" };
  static const char *const only[] = { "longer" };
  const double longer = FIFTYSIX_UNTOLD_LONGER;
  const FitRow longer_row = { &longer, 1, only, fit_expect_cell, false };
  g_autofree char *suit = g_strdup_printf ("fiftysix %s, points with trumps", options);
  g_autofree char *none = g_strdup_printf ("fiftysix %s, points without trumps", options);
  g_autofree char *voids = g_strdup_printf ("fiftysix %s, chance of a void", options);
  g_autofree char *longest = g_strdup_printf ("fiftysix %s, longest untold suit", options);
  const FiftysixModel *model;
  double chance[LENGTHS];
  FitRow row;
  FitDeal round;

  fit_deal (&round, &fiftysix_game, options, 0);
  model = &fiftysix_models[round.deal.options.value[FIFTYSIX_PLAYERS]];
  row = (FitRow) { model->trump, G_N_ELEMENTS (suit_names), suit_names, expect_suit, false };
  own->suit = fits_add (fits, fit_new (FIT_LEAST_SQUARES, suit, &row));
  fit_set_coded_deviation (own->suit, model->noise);
  row = (FitRow) { model->none, G_N_ELEMENTS (none_names), none_names, expect_none, false };
  own->none = fits_add (fits, fit_new (FIT_LEAST_SQUARES, none, &row));
  fit_set_coded_deviation (own->none, model->none_noise);
  for (unsigned length = 0; length < LENGTHS; length++)
    {
      double left = (double) deal_pack (&round.deal)->n_cards / SUITS - length;

      chance[length] = exp (FIFTYSIX_VOID_RATE * left / (round.deal.n_seats - 1));
    }
  row = (FitRow) { chance, LENGTHS, own_lengths, fit_expect_cell, false };
  own->voids = fits_add (fits, fit_new (FIT_LEAST_SQUARES, voids, &row));
  own->longer = fits_add (fits, fit_new (FIT_LEAST_SQUARES, longest, &longer_row));
}

void
fit_fiftysix (unsigned n_deals, GPtrArray *fits)
{
  static const char *const players[] = { "players=4", "players=6", "players=8" };

  for (unsigned p = 0; p < G_N_ELEMENTS (players); p++)
    {
      Fits own;

      make_fits (&own, players[p], fits);
      for (unsigned i = 0; i < n_deals; i++)
        {
          FitDeal round;

          fit_deal (&round, &fiftysix_game, players[p], i);
          play_deal (&round, &own);
        }
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits Kraken with all ways to choose trumps: promises of hands in deals without doubling, outcomes
 * in normal deals.
 */

#include "workshop/fit/fit-klaverjas.h"

#include <math.h>

#include "rules/games/klaverjas/klaverjas-score.h"

#define SPEAKERS 4
#define ASKED_MAX 8
#define BY_LOT 7

static const char *const ways[] = { "game=kraken trump=free", "game=kraken trump=utrecht",
                                    "game=kraken trump=random random_second=turn",
                                    "game=kraken trump=random random_second=name" };

typedef struct
{
  Fit *promise[KLAVERJAS_ROLES];
  Fit *others_roem;
  Fit *score;
  Fit *lead_after;
} Fits;

static void
points_lead (const Deal *deal, double *lead)
{
  double points[2];

  for (unsigned u = 0; u < 2; u++)
    points[u] = deal->card_points[u] + deal->own.klaverjas.roem[u];
  lead[0] = points[0] - points[1];
  lead[1] = -lead[0];
}

/* ---- Promises -------------------------------------------------------------------------------- */

/* A promise with a factor for roem. */
typedef struct
{
  KlaverjasPromise promise;
  double roem;
} PromiseRow;

typedef struct
{
  KlaverjasWay way;
  CardSet hand;
  unsigned trump;
  double roem;
} PromiseCase;

static double
expect_promise (const void *row, const void *about)
{
  const PromiseRow *figures = row;
  const PromiseCase *at = about;

  return klaverjas_promised_lead (&figures->promise, at->way, at->hand, at->trump)
         + figures->roem * at->roem;
}

static void
take_promises (const Deal *deal, const Fits *fits)
{
  for (unsigned seat = 0; seat < SPEAKERS; seat++)
    {
      const PromiseCase at = {
        .way = klaverjas_way (deal),
        .hand = deal->hand[seat],
        .trump = deal->trump,
        .roem = klaverjas_roem_of_hand (&deal->options, deal->hand[seat], deal->trump),
      };
      unsigned only = 0;

      fit_take (fits->promise[klaverjas_role (deal, seat)], &at, deal_unit (deal, seat));
      fit_take (fits->others_roem, &only, seat);
    }
}

/* Settles the roem in the deal beyond each seat's hand. */
static void
settle_roem (const Deal *deal, const Deal *before, Fit *fit)
{
  double rest[SPEAKERS];

  for (unsigned seat = 0; seat < SPEAKERS; seat++)
    rest[seat] = deal->own.klaverjas.roem[0] + deal->own.klaverjas.roem[1]
                 - klaverjas_roem_of_hand (&deal->options, before->hand[seat], before->trump);
  fit_settle (fit, rest);
}

static void
play_undoubled (FitDeal *round, const Fits *fits)
{
  Deal *deal = &round->deal;
  bool is_taken = false;
  Deal before = *deal;
  double lead[2];

  while (!deal_is_over (deal))
    {
      Action action = fit_choose (round);

      if (action_verb (action) == VERB_TRUMP && rng_below (&round->rng, BY_LOT) == 0)
        action = fit_draw (round, VERB_TRUMP);
      if (deal->phase == KLAVERJAS_PHASE_KRAAK)
        action = ACTION (VERB_PASS, 0);
      if (!fit_klaverjas_is_call (deal) && !is_taken)
        {
          take_promises (deal, fits);
          before = *deal;
          is_taken = true;
        }
      deal_apply (deal, action);
    }
  if (!is_taken)
    return;
  points_lead (deal, lead);
  for (unsigned role = 0; role < KLAVERJAS_ROLES; role++)
    fit_settle (fits->promise[role], lead);
  settle_roem (deal, &before, fits->others_roem);
}

/* ---- Outcomes -------------------------------------------------------------------------------- */

/* Returns the promised lead of @seat plus the roem in its hand. */
static double
promised_lead (const Deal *deal, unsigned seat)
{
  CardSet hand = deal->hand[seat];

  return klaverjas_promised_lead (&klaverjas_promises[klaverjas_role (deal, seat)],
                                  klaverjas_way (deal), hand, deal->trump)
         + klaverjas_roem_of_hand (&deal->options, hand, deal->trump);
}

/* Seats asked to double, with promised leads. */
typedef struct
{
  unsigned n;
  unsigned unit[ASKED_MAX];
  double promised[ASKED_MAX];
} Asked;

static void
take_asked (const Deal *deal, Fit *lead_after, Asked *asked)
{
  unsigned seat = (unsigned) deal->turn;
  unsigned cell = 2u * deal->own.klaverjas.n_kraaks + klaverjas_is_asked_second (deal, seat);

  g_assert_cmpuint (asked->n, <, ASKED_MAX);
  fit_take (lead_after, &cell, asked->n);
  asked->unit[asked->n] = deal_unit (deal, seat);
  asked->promised[asked->n++] = promised_lead (deal, seat);
}

static void
settle_asked (const Deal *deal, Fit *lead_after, const Asked *asked)
{
  double lead[2];
  double more[ASKED_MAX];

  points_lead (deal, lead);
  for (unsigned i = 0; i < asked->n; i++)
    more[i] = lead[asked->unit[i]] - asked->promised[i];
  fit_settle (lead_after, more);
}

static void
play_doubled (FitDeal *round, const Fits *fits, Fit *pass)
{
  Deal *deal = &round->deal;
  bool is_named = false;
  Asked asked = { 0 };
  double score[2];

  while (!deal_is_over (deal))
    {
      Action action = fit_choose (round);

      if (fit_klaverjas_is_call (deal) && action_verb (action) == VERB_PASS)
        {
          unsigned cell = fit_klaverjas_spoken (deal);

          fit_take (pass, &cell, deal_unit (deal, (unsigned) deal->turn));
        }
      if (!fit_klaverjas_is_call (deal) && !is_named)
        {
          unsigned maker = (unsigned) deal->declarer;

          fit_take_klaverjas_curve (fits->score, &klaverjas_score_of_lead,
                                    promised_lead (deal, maker), deal_unit (deal, maker));
          is_named = true;
        }
      if (deal->phase == KLAVERJAS_PHASE_KRAAK)
        take_asked (deal, fits->lead_after, &asked);
      deal_apply (deal, action);
    }
  fits_leads (deal, score);
  fit_settle (pass, score);
  for (unsigned u = 0; is_named && u < 2; u++)
    score[u] /= klaverjas_multiplier (&deal->options, 0, deal->trump);
  fit_settle (fits->score, score);
  settle_asked (deal, fits->lead_after, &asked);
}

static Fit *
new_lead_after (void)
{
  static const char *const names[] = { "kraak, first",     "kraak, second", "herkraak, first",
                                       "herkraak, second", "super, first",  "super, second" };
  double coded[G_N_ELEMENTS (names)];
  const FitRow row = { coded, G_N_ELEMENTS (names), names, fit_expect_cell, false };

  for (unsigned i = 0; i < G_N_ELEMENTS (names); i++)
    coded[i] = klaverjas_lead_after (i / 2, i % 2);

  return fit_new (FIT_LEAST_SQUARES, "kraken, lead above the promised when asked", &row);
}

void
fit_kraken (unsigned n_deals, GPtrArray *fits)
{
  static const char *const names[]
      = { "chosen", "named", "left", "dictated", KLAVERJAS_COUNT_NAMES, "roem" };
  static const char *const roles[] = { "maker", "partner", "enemy" };
  static const char *const only[] = { "roem" };
  const double others_roem = KLAVERJAS_ROEM_OF_OTHERS;
  const FitRow others = { &others_roem, 1, only, fit_expect_cell, false };
  Fits own;
  FitDeal round;

  for (unsigned role = 0; role < KLAVERJAS_ROLES; role++)
    {
      const PromiseRow coded = { klaverjas_promises[role], 1 };
      const FitRow row = { coded.promise.way, G_N_ELEMENTS (names), names, expect_promise, false };
      g_autofree char *name = g_strdup_printf ("kraken, lead of the %s", roles[role]);

      own.promise[role] = fits_add (fits, fit_new (FIT_LEAST_SQUARES, name, &row));
      fit_set_coded_deviation (own.promise[role], KLAVERJAS_LEAD_SCALE * G_PI / sqrt (3));
    }
  own.others_roem = fits_add (fits, fit_new (FIT_LEAST_SQUARES, "kraken, roem of others", &others));
  own.score = fits_add (fits, fit_new_klaverjas_curve ("kraken, score by the promised lead",
                                                       &klaverjas_score_of_lead));
  own.lead_after = fits_add (fits, new_lead_after ());

  for (unsigned w = 0; w < G_N_ELEMENTS (ways); w++)
    {
      Fit *pass = fit_new_klaverjas_passes (ways[w], klaverjas_pass_in_kraken);

      for (unsigned i = 0; i < n_deals; i++)
        {
          fit_deal (&round, &klaverjas_game, ways[w], i);
          play_undoubled (&round, &own);
          fit_deal (&round, &klaverjas_game, ways[w], i);
          play_doubled (&round, &own, pass);
        }
      if (fit_count (pass) > 0)
        fits_add (fits, pass);
      else
        fit_free (pass); /* no pass is possible */
    }
}

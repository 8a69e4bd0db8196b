/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits closing at Wurzen and Schnapsen: plays on from a lead near the target, with and without
 * closing.
 */

#include "workshop/fit/fits.h"

#include "players/games/wurzen/wurzen.h"

#define NEAR (-22) /* least margin in points; below, closing is hopeless */
#define BY_LOT 3   /* one chance to close in BY_LOT is taken */

static double
expect_sum (const void *row, const void *about)
{
  const WurzenPosition *position = about;

  return wurzen_closing_sum (row, position, wurzen_closing_margin (position));
}

static double
play_after (const FitDeal *round, Action action, unsigned seat)
{
  FitDeal after = *round;
  double lead[SEATS_MAX];

  deal_apply (&after.deal, action);
  fit_play_out (&after);
  fits_leads (&after.deal, lead);

  return lead[deal_unit (&after.deal, seat)];
}

static void
play_both (FitDeal *round, const WurzenPosition *position, Fit *made, Fit *going_on)
{
  double closed = play_after (round, ACTION (WURZEN_VERB_CLOSE, 0), position->seat);
  double open = play_after (round, fit_choose_but (round, WURZEN_VERB_CLOSE, NULL), position->seat);
  double is_made = closed > 0;

  fit_take (made, position, 0);
  fit_settle (made, &is_made);
  fit_take (going_on, position, 0);
  fit_settle (going_on, &open);
}

static void
play_deal (FitDeal *round, Fit *made, Fit *going_on)
{
  Deal *deal = &round->deal;

  while (!deal_is_over (deal))
    {
      if (fit_draw (round, WURZEN_VERB_CLOSE) != ACTION_NONE
          && rng_below (&round->rng, BY_LOT) == 0)
        {
          Observation observation;
          WurzenPosition position;

          observation_make (&observation, deal, (unsigned) deal->turn);
          wurzen_position_make (&position, &observation);
          if (wurzen_closing_margin (&position) >= NEAR)
            {
              play_both (round, &position, made, going_on);
              return;
            }
        }
      deal_apply (deal, fit_choose (round));
    }
}

void
fit_wurzen (unsigned n_deals, GPtrArray *fits)
{
  static const char *const names[] = { "base", "margin", "other's eyes", "talon", "trumps" };
  static const char *const modes[] = { "mode=wurzen", "mode=schnapsen" };

  for (unsigned m = 0; m < G_N_ELEMENTS (modes); m++)
    {
      const FitRow made_row = { &wurzen_closing_made[m].base, 5, names, expect_sum, false };
      const FitRow open_row = { &wurzen_going_on[m].base, 5, names, expect_sum, false };
      g_autofree char *made_name = g_strdup_printf ("wurzen %s, to make a closed deal", modes[m]);
      g_autofree char *open_name = g_strdup_printf ("wurzen %s, score of going on", modes[m]);
      Fit *made = fits_add (fits, fit_new (FIT_LOGISTIC, made_name, &made_row));
      Fit *going_on = fits_add (fits, fit_new (FIT_LEAST_SQUARES, open_name, &open_row));
      FitDeal round;

      for (unsigned i = 0; i < n_deals; i++)
        {
          fit_deal (&round, &wurzen_game, modes[m], i);
          play_deal (&round, made, going_on);
        }
    }
}

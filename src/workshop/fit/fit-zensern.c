/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits the evaluation of hands in Zensern: a random seat names a good suit. Fitted are the margin
 * over the best opponent and its score.
 */

#include "workshop/fit/fits.h"

#include "players/games/zensern/zensern-count.h"
#include "rules/games/zensern/zensern-state.h"

typedef struct
{
  ZensernTable table;
  Fit *count[ZENSERN_COUNTS];
  Fit *lead;
} Fits;

typedef struct
{
  FitDeal round;
  const Fits *fits;
  unsigned n_passes; /* passes left before naming a suit */
  bool has_hands;
} Play;

static double
expect_margin (const void *row, const void *about)
{
  const double *points = row;
  const double *feature = about;
  double margin = 0;

  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    margin += points[i] * feature[i];

  return margin;
}

static double
expect_lead (const void *row, const void *about)
{
  return zensern_expected_lead (row, *(const double *) about);
}

static void
take_count (Play *play, ZensernCount count, unsigned seat, unsigned declarer, Suit trump)
{
  Observation observation;
  double feature[ZENSERN_FEATURES];

  observation_make (&observation, &play->round.deal, seat);
  zensern_features (&observation.seen, seat, declarer, trump, feature);
  fit_take (play->fits->count[count], feature, 0);
  if (count == ZENSERN_COUNT_BID)
    {
      double margin = zensern_expected_margin (&observation.seen, count, seat, declarer, trump);

      fit_take (play->fits->lead, &margin, 0);
    }
}

/* Returns the action that names the best of all or of random suits, or ACTION_NONE. */
static Action
best_suit (Play *play, const ActionList *legal)
{
  unsigned seat = (unsigned) play->round.deal.turn;
  bool all = rng_below (&play->round.rng, 2);
  Action best = ACTION_NONE;
  double most = 0;
  Observation observation;

  observation_make (&observation, &play->round.deal, seat);
  for (unsigned i = 0; i < legal->n; i++)
    {
      Action action = legal->at[i];
      double margin;

      if (action_verb (action) != VERB_TRUMP)
        continue;
      margin = zensern_expected_margin (&observation.seen, ZENSERN_COUNT_BID, seat, seat,
                                        action_arg (action));
      if (best == ACTION_NONE || (margin > most && (all || rng_below (&play->round.rng, 2))))
        {
          best = action;
          most = margin;
        }
    }

  return best;
}

static Action
call (Play *play)
{
  const Deal *deal = &play->round.deal;
  unsigned seat = (unsigned) deal->turn;
  Action pass = ACTION (VERB_PASS, 0);
  ActionList legal;
  Action named;

  deal_legal (deal, &legal);
  if (play->n_passes > 0 && action_list_has (&legal, pass))
    {
      play->n_passes--;
      return pass;
    }
  named = best_suit (play, &legal);
  if (named == ACTION_NONE)
    return fit_choose (&play->round);
  take_count (play, ZENSERN_COUNT_BID, seat, seat, action_arg (named));
  if (play->fits->table == ZENSERN_TABLE_TWO)
    take_count (play, ZENSERN_COUNT_ANSWER, deal_next_player (deal, seat), seat,
                action_arg (named));

  return named;
}

static void
take_hands (Play *play)
{
  const Deal *deal = &play->round.deal;
  unsigned declarer = (unsigned) deal->declarer;

  play->has_hands = true;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seat == declarer)
      take_count (play, ZENSERN_COUNT_DECLARE, seat, declarer, deal->trump);
    else if (seats_have (deal->playing, seat)
             && deal_unit (deal, seat) != deal_unit (deal, declarer))
      take_count (play, ZENSERN_COUNT_OPPOSE, seat, declarer, deal->trump);
}

/* Settles all fits by the declarer's result. */
static void
settle (const Deal *deal, const Fits *fits)
{
  bool is_played = deal->declarer != NO_SEAT;
  double margin = 0;
  double lead[SEATS_MAX];

  fits_leads (deal, lead);
  if (is_played)
    {
      unsigned unit = deal_unit (deal, (unsigned) deal->declarer);

      margin = zensern_points_so_far (deal, unit) - zensern_best_opponent (deal);
      lead[0] = lead[unit] / zensern_multiplier (deal);
    }
  for (unsigned c = 0; c < ZENSERN_COUNTS; c++)
    fit_settle (fits->count[c], is_played ? &margin : NULL);
  fit_settle (fits->lead, is_played ? lead : NULL);
}

static void
play_deal (const Fits *fits, const char *mode, uint64_t index)
{
  Play play = { .fits = fits };
  Deal *deal = &play.round.deal;

  fit_deal (&play.round, &zensern_game, mode, index);
  play.n_passes = rng_below (&play.round.rng, 2 * deal_count_players (deal));
  while (!deal_is_over (deal))
    {
      bool is_bid = deal->phase == ZENSERN_PHASE_BID1 || deal->phase == ZENSERN_PHASE_BID2;

      if (deal->phase >= ZENSERN_PHASE_FLECK && !play.has_hands)
        take_hands (&play);
      deal_apply (deal, is_bid ? call (&play) : fit_choose (&play.round));
    }
  settle (deal, fits);
}

static Fit *
new_count (const char *mode, ZensernTable table, ZensernCount count)
{
  static const char *const counts[ZENSERN_COUNTS] = { "bid", "answer", "declare", "oppose" };
  static const char *const features[ZENSERN_FEATURES] = {
    [ZENSERN_FEATURE_BASE] = "base",
    [ZENSERN_FEATURE_TRUMPS] = "trumps",
    [ZENSERN_FEATURE_LONG] = "long",
    [ZENSERN_FEATURE_FIRST] = "first",
    [ZENSERN_FEATURE_SECOND_TOO] = "second too",
    [ZENSERN_FEATURE_SECOND] = "second",
    [ZENSERN_FEATURE_THIRD] = "third",
    [ZENSERN_FEATURE_FOURTH] = "fourth",
    [ZENSERN_FEATURE_BELLA] = "bella",
    [ZENSERN_FEATURE_SIDE_FIRST] = "side first",
    [ZENSERN_FEATURE_SIDE_SECOND_TOO] = "side second too",
    [ZENSERN_FEATURE_SIDE_SECOND] = "side second",
    [ZENSERN_FEATURE_SIDE_VOID] = "side void",
    [ZENSERN_FEATURE_FIGURES] = "figures",
    [ZENSERN_FEATURE_KNOWN] = "known",
    [ZENSERN_FEATURE_UPCARD] = "upcard",
  };
  g_autofree char *name = g_strdup_printf ("zensern %s, %s", mode, counts[count]);
  double points[ZENSERN_FEATURES];
  const FitRow row = { points, ZENSERN_FEATURES, features, expect_margin, false };

  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    points[i] = zensern_count_points[count][i][table];

  return fit_new (FIT_LEAST_SQUARES, name, &row);
}

static Fit *
new_lead (const char *mode, ZensernTable table)
{
  static const char *const margins[ZENSERN_MARGINS]
      = { "-100", "-80", "-60", "-40", "-20", "0", "20", "40", "60", "80", "100" };
  g_autofree char *name = g_strdup_printf ("zensern %s, lead by expected margin", mode);
  const FitRow row
      = { zensern_lead_of_margin[table], ZENSERN_MARGINS, margins, expect_lead, false };

  return fit_new (FIT_LEAST_SQUARES, name, &row);
}

void
fit_zensern (unsigned n_deals, GPtrArray *fits)
{
  static const char *const modes[ZENSERN_TABLES] = { "mode=2", "mode=3", "mode=4" };

  for (ZensernTable table = 0; table < ZENSERN_TABLES; table++)
    {
      Fits own = { .table = table };

      for (ZensernCount count = 0; count < ZENSERN_COUNTS; count++)
        {
          own.count[count] = new_count (modes[table], table, count);
          if (count != ZENSERN_COUNT_ANSWER || table == ZENSERN_TABLE_TWO)
            fits_add (fits, own.count[count]);
        }
      own.lead = fits_add (fits, new_lead (modes[table], table));
      for (unsigned i = 0; i < n_deals; i++)
        play_deal (&own, modes[table], i);
      if (table != ZENSERN_TABLE_TWO)
        fit_free (own.count[ZENSERN_COUNT_ANSWER]); /* no Antrag exists */
    }
}

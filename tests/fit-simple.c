/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits again what `simple` counts in a hand, to deals of the level against itself, and prints it
 * beside what the code has: `fit-simple [DEALS]`, of each kind of game (20000).
 *
 * Zensern: in each deal a seat drawn by lot names the best of two or of all suits, whether it is
 * good or not; those before it pass. The points by which the declarer beats the best opponent are
 * fitted by least squares to the features of the hands (zensern-count.h).
 */

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game.h"
#include "player.h"
#include "simple/zensern/zensern-count.h"

#define PENDING_MAX 8 /* samples of a deal */

/* ---- Least squares ------------------------------------------------------------------------ */

enum
{
  GOT,   /* what the deals brought */
  CODED, /* what the code expects of them */
  WHATS,
};

typedef struct
{
  unsigned n;
  double product[ZENSERN_FEATURES][ZENSERN_FEATURES];
  double with[WHATS][ZENSERN_FEATURES];
} Fit;

typedef struct
{
  ZensernCount count;
  double feature[ZENSERN_FEATURES];
  double coded;
} Sample;

static void
fit_add (Fit *fit, const Sample *sample, double got)
{
  fit->n++;
  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    {
      for (unsigned k = 0; k < ZENSERN_FEATURES; k++)
        fit->product[i][k] += sample->feature[i] * sample->feature[k];
      fit->with[GOT][i] += sample->feature[i] * got;
      fit->with[CODED][i] += sample->feature[i] * sample->coded;
    }
}

/* Subtracts row @pivot from the others so that its column is 0 there. */
static void
eliminate (Fit *fit, unsigned pivot)
{
  for (unsigned row = 0; row < ZENSERN_FEATURES; row++)
    {
      double share = row == pivot ? 0 : fit->product[row][pivot] / fit->product[pivot][pivot];

      for (unsigned k = 0; share != 0 && k < ZENSERN_FEATURES; k++)
        fit->product[row][k] -= share * fit->product[pivot][k];
      for (unsigned what = 0; what < WHATS; what++)
        fit->with[what][row] -= share * fit->with[what][pivot];
    }
}

/* The normal equations; a feature that never came up, or follows from others, gets 0. */
static void
fit_solve (Fit *fit, double result[WHATS][ZENSERN_FEATURES])
{
  bool is_open[ZENSERN_FEATURES];

  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    {
      is_open[i] = fit->product[i][i] > 1e-6 * fit->n;
      if (is_open[i])
        eliminate (fit, i);
    }
  for (unsigned what = 0; what < WHATS; what++)
    for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
      result[what][i] = is_open[i] ? fit->with[what][i] / fit->product[i][i] : 0;
}

/* ---- Zensern ------------------------------------------------------------------------------- */

/* A deal that is being played, and what will be fitted when it is over. */
typedef struct
{
  Deal deal;
  Rng rng;
  unsigned n_passes; /* before a suit is named */
  bool has_hands;    /* the samples of the full hands are taken */
  unsigned n;
  Sample sample[PENDING_MAX];
} Round;

static void
take_sample (Round *round, ZensernCount count, unsigned seat, unsigned declarer, Suit trump)
{
  Sample *sample = &round->sample[round->n++];
  Observation observation;

  g_assert (round->n <= PENDING_MAX);
  observation_make (&observation, &round->deal, seat);
  sample->count = count;
  zensern_features (&observation.seen, seat, declarer, trump, sample->feature);
  sample->coded = zensern_expected_margin (&observation.seen, count, seat, declarer, trump);
}

static Action
choose (Round *round)
{
  Observation observation;
  Choice choice;

  observation_make (&observation, &round->deal, (unsigned) round->deal.turn);
  player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &round->rng, NULL, &choice);

  return choice.row[0].action;
}

/* The best suit of those that may be named, or of two of them; ACTION_NONE: none may. */
static Action
best_suit (Round *round, const ActionList *legal)
{
  unsigned seat = (unsigned) round->deal.turn;
  bool all = rng_below (&round->rng, 2);
  Action best = ACTION_NONE;
  double most = 0;
  Observation observation;

  observation_make (&observation, &round->deal, seat);
  for (unsigned i = 0; i < legal->n; i++)
    {
      Action action = legal->at[i];
      double margin;

      if (action_verb (action) != VERB_TRUMP)
        continue;
      margin = zensern_expected_margin (&observation.seen, ZENSERN_COUNT_BID, seat, seat,
                                        action_arg (action));
      if (best == ACTION_NONE || (margin > most && (all || rng_below (&round->rng, 2))))
        {
          best = action;
          most = margin;
        }
    }

  return best;
}

/* Passes, or names a suit when it is time to. */
static Action
call (Round *round)
{
  unsigned seat = (unsigned) round->deal.turn;
  Action pass = ACTION (VERB_PASS, 0);
  ActionList legal;
  Action named;

  deal_legal (&round->deal, &legal);
  if (round->n_passes > 0 && action_list_has (&legal, pass))
    {
      round->n_passes--;
      return pass;
    }
  named = best_suit (round, &legal);
  if (named == ACTION_NONE)
    return choose (round);
  take_sample (round, ZENSERN_COUNT_BID, seat, seat, action_arg (named));
  if (zensern_table (&round->deal) == ZENSERN_TABLE_TWO)
    take_sample (round, ZENSERN_COUNT_ANSWER, deal_next_player (&round->deal, seat), seat,
                 action_arg (named));

  return named;
}

/* When all cards are dealt and nothing is played. */
static void
take_hands (Round *round)
{
  const Deal *deal = &round->deal;
  unsigned declarer = (unsigned) deal->declarer;

  round->has_hands = true;
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seat == declarer)
      take_sample (round, ZENSERN_COUNT_DECLARE, seat, declarer, deal->trump);
    else if (seats_have (deal->playing, seat)
             && deal_unit (deal, seat) != deal_unit (deal, declarer))
      take_sample (round, ZENSERN_COUNT_OPPOSE, seat, declarer, deal->trump);
}

static void
play_round (Round *round, Fit *fits)
{
  Deal *deal = &round->deal;
  double got;

  while (!deal_is_over (deal))
    {
      bool is_bid = deal->phase == ZENSERN_PHASE_BID1 || deal->phase == ZENSERN_PHASE_BID2;

      if (deal->phase >= ZENSERN_PHASE_FLECK && !round->has_hands)
        take_hands (round);
      deal_apply (deal, is_bid ? call (round) : choose (round));
    }
  if (deal->declarer == NO_SEAT)
    return;
  got = zensern_points_so_far (deal, deal_unit (deal, (unsigned) deal->declarer))
        - zensern_best_opponent (deal);
  for (unsigned i = 0; i < round->n; i++)
    fit_add (&fits[round->sample[i].count], &round->sample[i], got);
}

static void
deal_round (Round *round, const char *mode, uint64_t index)
{
  Options options = { 0 };
  Card pack[CARDS_MAX];
  Match match;
  const Game *game = game_find ("zensern");

  memset (round, 0, sizeof *round);
  round->rng = rng_new (1, index);
  options_set_all (&options, game, mode, NULL);
  match_init (&match, game, &options,
              (int) rng_below (&round->rng, game_count_seats (game, &options)));
  for (unsigned i = 0; i < game_pack (game, &options)->n_cards; i++)
    {
      unsigned k = rng_below (&round->rng, i + 1);

      pack[i] = pack[k];
      pack[k] = (Card) i;
    }
  match_deal (&match, pack, &round->deal);
  round->n_passes = rng_below (&round->rng, 2 * deal_count_players (&round->deal));
}

static void
print_fit (Fit *fit, const char *name)
{
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
  double result[WHATS][ZENSERN_FEATURES];

  if (fit->n == 0)
    return;
  printf ("%s, %u hands: fitted, in the code\n", name, fit->n);
  fit_solve (fit, result);
  for (unsigned i = 0; i < ZENSERN_FEATURES; i++)
    printf ("  %-16s %8.2f %8.2f\n", features[i], result[GOT][i], result[CODED][i]);
}

int
main (int argc, char **argv)
{
  static const char *const modes[] = { "mode=2", "mode=3", "mode=4" };
  static const char *const counts[ZENSERN_COUNTS] = { "bid", "answer", "declare", "oppose" };
  unsigned n_deals = argc > 1 ? (unsigned) atoi (argv[1]) : 20000;

  for (unsigned m = 0; m < G_N_ELEMENTS (modes); m++)
    {
      Fit fits[ZENSERN_COUNTS] = { 0 };

      for (unsigned i = 0; i < n_deals; i++)
        {
          Round round;

          deal_round (&round, modes[m], i);
          play_round (&round, fits);
        }
      for (unsigned c = 0; c < ZENSERN_COUNTS; c++)
        {
          g_autofree char *name = g_strdup_printf ("zensern %s %s", modes[m], counts[c]);

          print_fit (&fits[c], name);
        }
    }

  return 0;
}

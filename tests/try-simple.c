/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Plays `simple` with another figure against itself, in duplicate deals: tools/try-simple makes the
 * MODULE and calls `try-simple MODULE GAME DEALS [KEY=VALUE…]`.
 *
 * Each pack is played once for every unit, in which the figure is the other one for all seats of
 * the unit alone. What it scores above the mean of the others, by pack, is printed as a mean with
 * its 95 % interval.
 */

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "workshop/fit/fits.h"

#define NORMAL_95 1.96

typedef void (*Choose) (const Observation *observation, const Player *player, Rng *rng,
                        GCancellable *cancellable, Choice *choice);

static int
fail (const char *what)
{
  fprintf (stderr, "try-simple: %s\n", what);

  return EXIT_FAILURE;
}

/* What the seats of @unit, who choose by @tried, score above the mean of the others. */
static double
play (const FitDeal *dealt, unsigned unit, Choose tried)
{
  FitDeal round = *dealt;
  Deal *deal = &round.deal;
  double lead[SEATS_MAX];

  while (!deal_is_over (deal))
    {
      unsigned seat = (unsigned) deal->turn;
      Choose choose = deal_unit (deal, seat) == unit ? tried : player_choose;
      Observation observation;
      Choice choice;

      observation_make (&observation, deal, seat);
      choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &round.rng, NULL, &choice);
      deal_apply (deal, choice.row[0].action);
    }
  fits_leads (deal, lead);

  return lead[unit];
}

/* The mean over all units of deal @index. */
static double
play_pack (const Game *game, const char *options, uint64_t index, Choose tried)
{
  FitDeal dealt;
  unsigned n_units;
  double sum = 0;

  fit_deal (&dealt, game, options, index);
  n_units = game_count_units (game, &dealt.deal.options);
  for (unsigned unit = 0; unit < n_units; unit++)
    sum += play (&dealt, unit, tried);

  return sum / n_units;
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 3 ? atoi (argv[3]) : 0;
  const Game *game = argc > 2 ? game_find (argv[2]) : NULL;
  g_autofree char *options = argc > 4 ? g_strjoinv (" ", argv + 4) : g_strdup ("");
  g_autoptr (GError) error = NULL;
  Options chosen = { 0 };
  double sum = 0;
  double squares = 0;
  Choose tried;
  double mean;
  void *module;

  if (game == NULL || n_deals < 2)
    return fail ("call it by tools/try-simple FILE:LINE OLD NEW GAME DEALS [KEY=VALUE…]");
  if (!options_set_all (&chosen, game, options, &error))
    return fail (error->message);
  module = dlopen (argv[1], RTLD_NOW | RTLD_LOCAL);
  if (module == NULL)
    return fail (dlerror ());
  tried = (Choose) dlsym (module, "player_choose");
  if (tried == NULL)
    return fail (dlerror ());

  for (int i = 0; i < n_deals; i++)
    {
      double lead = play_pack (game, options, (uint64_t) i, tried);

      sum += lead;
      squares += lead * lead;
    }
  mean = sum / n_deals;
  printf ("%s %s, %d packs: %.3f +- %.3f score a deal\n", game->key, options, n_deals, mean,
          NORMAL_95 * sqrt (MAX (0, squares / n_deals - mean * mean) / (n_deals - 1)));

  return EXIT_SUCCESS;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/field/long-average.h"

#include "rules/game.h"

/* House rules with averages by role. */
typedef struct
{
  const char *game;
  const char *settings;
  unsigned n_deals; /* deals of each role */
  struct
  {
    double mean, error;
  } role[SEATS_MAX];
} Row;

/*
 * Printed by `atout-workshop averages --game GAME --set 'SETTINGS' --deals N_DEALS`. Four times as
 * many deals halve the errors.
 */
static const Row rows[] = {
  { "wurzen", "", 60, { { 0.11, 0.15 }, { -0.36, 0.21 } } },
  { "wurzen",
    "mode=schnapsen deal=cut closed_value=dark",
    60,
    { { -0.13, 0.14 }, { -0.17, 0.20 } } },
};

static bool
is_same_rules (const Game *game, const Options *a, const Options *b)
{
  for (unsigned i = 0; i < options_count (game); i++)
    if (a->value[i] != b->value[i] && !option_is_beside (&game->options->list[i])
        && (options_matters (a, game, i) || options_matters (b, game, i)))
      return false;

  return true;
}

bool
long_average_of_role (const Game *game, const Options *options, unsigned role, LongAverage *average)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (rows) && role < SEATS_MAX; i++)
    {
      const Row *row = &rows[i];
      Options measured = OPTIONS_DEFAULT;

      if (g_strcmp0 (row->game, game->key) != 0
          || !options_set_all (&measured, game, row->settings, NULL)
          || !is_same_rules (game, &measured, options))
        continue;
      *average = (LongAverage) { role, row->n_deals, row->role[role].mean, row->role[role].error };
      return true;
    }

  return false;
}

bool
long_average_find (const Deal *deal, unsigned seat, LongAverage *average)
{
  unsigned role = (seat + deal->n_seats - deal->dealer) % deal->n_seats;

  return long_average_of_role (deal->game, &deal->options, role, average);
}

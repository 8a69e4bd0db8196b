/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/field/long-average.h"

#include "rules/game.h"

/* Averages of all roles for one set of house rules. */
typedef struct
{
  const char *game;
  const char *settings;
  unsigned n_deals; /* number of deals played for each role */
  struct
  {
    double mean, error;
  } role[SEATS_MAX];
} Row;

/*
 * Measured averages, printed by `atout-workshop averages --game GAME --set 'SETTINGS' --deals
 * N_DEALS`. Four times as many deals halve the standard errors.
 */
static const Row rows[] = {
  { "klaverjas",
    "",
    30,
    { { -21.41, 14.67 }, { 13.03, 15.20 }, { -0.60, 12.55 }, { 7.71, 12.84 } } },
  { "klaverjas",
    "rules=rotterdam first_speaker=dealer",
    15,
    { { 44.38, 21.61 }, { -45.67, 13.36 }, { 12.00, 27.93 }, { -26.07, 29.75 } } },
  { "klaverjas",
    "trump=utrecht",
    30,
    { { -13.69, 16.38 }, { 20.71, 13.06 }, { 3.77, 12.91 }, { -4.07, 16.68 } } },
  { "klaverjas",
    "trump=utrecht tournament=yes",
    30,
    { { -13.69, 16.38 }, { 20.71, 13.06 }, { 3.77, 12.91 }, { -4.07, 16.68 } } },
  { "klaverjas",
    "four_kind=jacks200",
    30,
    { { -21.41, 14.67 }, { 13.06, 15.20 }, { -0.60, 12.55 }, { 7.71, 12.84 } } },
  { "klaverjas",
    "rules=rotterdam first_speaker=dealer four_kind=all100",
    30,
    { { 24.12, 14.80 }, { -50.12, 16.03 }, { 22.06, 15.36 }, { -10.91, 19.73 } } },
  { "klaverjas",
    "game=kraken",
    15,
    { { -47.59, 21.23 }, { 30.88, 14.37 }, { -32.05, 32.27 }, { 20.57, 35.99 } } },
  { "klaverjas", "game=three", 15, { { 46.71, 12.08 }, { 65.68, 15.35 }, { 62.43, 19.72 } } },
  { "zensern", "", 100, { { -8.90, 7.58 }, { -14.81, 8.52 } } },
  { "zensern", "mode=3", 15, { { 77.47, 5.52 }, { 76.78, 16.42 }, { 72.06, 5.59 } } },
  { "cego", "", 15, { { -0.37, 0.29 }, { -0.30, 0.33 }, { -0.12, 0.49 }, { 0.34, 0.57 } } },
  { "fiftysix",
    "",
    45,
    { { -0.04, 0.38 },
      { 0.22, 0.22 },
      { -0.22, 0.29 },
      { 0.37, 0.20 },
      { -0.18, 0.21 },
      { 0.19, 0.20 } } },
  { "fiftysix",
    "players=4",
    30,
    { { -0.17, 0.40 }, { -0.13, 0.36 }, { -0.10, 0.32 }, { -0.03, 0.32 } } },
  { "wurzen",
    "mode=schnapsen deal=cut closed_value=dark",
    300,
    { { -0.03, 0.08 }, { -0.05, 0.08 } } },
  { "wurzen",
    "mode=schnapsen deal=cut closed_value=dark false_claim=value",
    300,
    { { -0.12, 0.08 }, { -0.03, 0.08 } } },
  { "wurzen", "", 300, { { -0.08, 0.08 }, { -0.17, 0.09 } } },
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

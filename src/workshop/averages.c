/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Implements the command `averages`: measures the mean result of the 15 house players
 * (players/field) in each role, or position after the dealer. Its output is the table in
 * players/field/long-average.c.
 *
 * Each deal is played twice: with one house player among players of level `strong`, and with level
 * `simple` at all seats. The second play is fast. It also runs on many more deals and serves as a
 * control variate (Hammersley and Handscomb, Monte Carlo Methods, 1964, 5.5): it removes most of
 * the luck.
 */

#include <math.h>
#include <stdio.h>

#include "players/field/field.h"
#include "rules/game.h"
#include "workshop/workshop.h"

#define CHEAP 100 /* deals played only by `simple` for each deal of a house player */

/* Sums over the deals of one role. */
typedef struct
{
  unsigned n;
  double field, simple;
  double field2, simple2, both; /* sums of squares, and of products of both results */
  unsigned n_cheap;
  double cheap, cheap2;
} Sums;

static MatchLog *
deal_out (const Setup *setup, uint64_t index)
{
  MatchLog *log = match_log_new (setup->game, &setup->options);
  DealNumber number;

  number_from_seed (&number, (uint64_t) setup->seed, index);
  match_log_set_dealer (log, (unsigned) (index / log->match.n_seats % log->match.n_seats));
  match_log_deal (log, &number, NULL);

  return log;
}

static int
play_simply (const MatchLog *log, unsigned seat)
{
  Seating seating = { 0 };
  Deal deal = log->deal;

  for (unsigned s = 0; s < deal.n_seats; s++)
    {
      seating.player[s] = player_of_level (PLAYER_LEVEL_SIMPLE);
      seating.signals[s] = SIGNALS_USUAL;
    }
  for (unsigned i = 0; !deal_is_over (&deal); i++)
    {
      Rng rng = seating_rng (1, 0, i);
      Observation observation;

      seating_observe (&seating, &deal, &observation);
      deal_apply (&deal, seating_choose (&seating, &observation, &rng, NULL));
    }

  return field_result (&deal, seat);
}

static void
add_deal (const Setup *setup, uint64_t index, unsigned member, Sums *sums)
{
  g_autoptr (MatchLog) log = deal_out (setup, index);
  unsigned n_seats = log->match.n_seats;
  unsigned role = (unsigned) (index % n_seats);
  unsigned seat = deal_seat_after (&log->deal, log->deal.dealer, role);
  Sums *sum = &sums[role];
  double simple = play_simply (log, seat);

  if (member == FIELD_MEMBERS)
    {
      sum->n_cheap++;
      sum->cheap += simple;
      sum->cheap2 += simple * simple;
    }
  else
    {
      FieldPlace place = field_place (log, 0, match_player_at (&log->match, seat));
      int result = 0;

      field_play_unit (&place, member, NULL, &result);
      sum->n++;
      sum->field += result;
      sum->field2 += (double) result * result;
      sum->simple += simple;
      sum->simple2 += simple * simple;
      sum->both += result * simple;
    }
}

/* Returns the regression slope of the house players' results on those of `simple`, within roles. */
static double
find_slope (const Sums *sums, unsigned n_roles)
{
  double both = 0, simple = 0;

  for (unsigned role = 0; role < n_roles; role++)
    {
      both += sums[role].both - sums[role].field * sums[role].simple / sums[role].n;
      simple += sums[role].simple2 - sums[role].simple * sums[role].simple / sums[role].n;
    }

  return simple > 0 ? both / simple : 0;
}

static void
print_role (const Sums *sum, unsigned role, double slope)
{
  double cheap = sum->cheap / sum->n_cheap;
  double mean = (sum->field - slope * sum->simple) / sum->n + slope * cheap;
  double field2 = sum->field2 - sum->field * sum->field / sum->n;
  double simple2 = sum->simple2 - sum->simple * sum->simple / sum->n;
  double both = sum->both - sum->field * sum->simple / sum->n;
  double rest2 = MAX (field2 - 2 * slope * both + slope * slope * simple2, 0);
  double cheap2 = MAX (sum->cheap2 / sum->n_cheap - cheap * cheap, 0);
  double error = sqrt (rest2 / (sum->n - 1) / sum->n + slope * slope * cheap2 / sum->n_cheap);

  printf ("role %u deals %u mean %.2f error %.2f\n", role, sum->n, mean, error);
}

static void
measure (const Setup *setup, int n)
{
  unsigned n_roles = game_count_seats (setup->game, &setup->options);
  uint64_t n_field = (uint64_t) n * n_roles;
  Sums sums[SEATS_MAX] = { { 0 } };
  double slope;

  for (uint64_t i = 0; i < n_field; i++)
    add_deal (setup, i, (unsigned) (i / n_roles % FIELD_MEMBERS), sums);
  for (uint64_t i = 0; i < n_field * CHEAP; i++)
    add_deal (setup, n_field + i, FIELD_MEMBERS, sums);
  slope = find_slope (sums, n_roles);
  for (unsigned role = 0; role < n_roles; role++)
    print_role (&sums[role], role, slope);
}

int
workshop_averages (int argc, char **argv)
{
  return setup_run (&(SetupCommand) { .name = "averages",
                                      .option = "deals",
                                      .usual = 15,
                                      .least = 2,
                                      .help = "deals of each role (15)",
                                      .form = "N",
                                      .run = measure },
                    argc, argv);
}

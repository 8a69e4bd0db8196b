/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What hints have to say: build/tests/count-reasons GAME [OPTIONS] DECISIONS [SEED]
 *
 * In deals that the level `club` plays, of so many decisions in which something is to be chosen:
 * how many have a fact against a rival, a count of points, are calls told by what the hand
 * promises, or are about equal; how many of these are true in other worlds; how often the advice
 * is what the level chose; and the time.
 */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "player-support.h"
#include "players/analysis/contrast.h"
#include "rules/game.h"

typedef struct
{
  unsigned n;
  unsigned n_fact, n_count, n_equal;
  unsigned n_fact_true, n_count_true, n_equal_true;
  unsigned n_exact;
  unsigned n_as_chosen;
  unsigned n_calls;
  unsigned n_rule; /* equal calls, told by what the hand promises */
  unsigned n_kind[CONTRAST_KINDS];
  double seconds, longest;
} Counts;

/* Row of @action in other worlds. */
static unsigned
row_in (const Analysis *other, Action action)
{
  return (unsigned) (analysis_find (other, action) - other->row);
}

static bool
is_true (const Analysis *analysis, const Analysis *other, unsigned rival, const Contrast *contrast)
{
  unsigned better = row_in (other, analysis->row[0].action);
  unsigned worse = row_in (other, analysis->row[rival].action);
  Contrast again = *contrast;
  bool is_bad;

  if (!other->row[better].is_tried || !other->row[worse].is_tried)
    return true;
  if (analysis_are_equal (analysis, 0, rival)
          ? other->row[better].margin <= other->row[worse].margin
          : other->row[better].value <= other->row[worse].value)
    return false;
  if (contrast->kind == CONTRAST_NONE || contrast->kind >= CONTRAST_STAKE_WON)
    return true;
  contrast_count (other, better, worse, &again);
  is_bad = contrast->n_better < contrast->n_worse;

  return is_bad ? again.n_better < again.n_worse : again.n_better > again.n_worse;
}

static bool
is_still_equal (const Analysis *analysis, const Analysis *other)
{
  for (unsigned i = 1; i < analysis->n && analysis->row[i].is_tried; i++)
    {
      unsigned a = row_in (other, analysis->row[0].action);
      unsigned b = row_in (other, analysis->row[i].action);

      if (other->row[b].value - other->row[a].value > 3 * analysis_error_between (other, a, b))
        return false;
    }

  return true;
}

static void
count (Counts *counts, const Deal *deal, const Player *player)
{
  g_autoptr (Analysis) analysis = NULL;
  g_autoptr (Analysis) other = NULL;
  Observation observation;
  Contrast contrast;
  clock_t cpu = clock ();
  int rival;
  double seconds;

  observation_make (&observation, deal, (unsigned) deal->turn);
  analysis = analysis_new (&observation, player, ANALYSIS_SEED, NULL);
  seconds = (double) (clock () - cpu) / CLOCKS_PER_SEC;
  counts->seconds += seconds;
  counts->longest = MAX (counts->longest, seconds);
  other = analysis_new (&observation, player, ANALYSIS_SEED + 1, NULL);
  counts->n++;
  counts->n_exact += analysis->is_exact;
  counts->n_as_chosen += analysis->row[0].action == analysis->choice.row[0].action;
  counts->n_calls += analysis->is_call;
  rival = contrast_choose (analysis, &observation, ACTION_NONE, &contrast);
  if (rival < 0 && analysis->is_call && analysis->row[0].action == analysis->usual.row[0].action)
    {
      counts->n_rule++;
      return;
    }
  if (rival < 0)
    {
      counts->n_equal++;
      counts->n_equal_true += is_still_equal (analysis, other);
      return;
    }
  counts->n_kind[contrast.kind]++;
  if (contrast.kind == CONTRAST_NONE)
    {
      counts->n_count++;
      counts->n_count_true += is_true (analysis, other, (unsigned) rival, &contrast);
      return;
    }
  counts->n_fact++;
  counts->n_fact_true += is_true (analysis, other, (unsigned) rival, &contrast);
}

int
main (int argc, char **argv)
{
  const Game *game = argc > 2 ? game_find (argv[1]) : NULL;
  unsigned n = argc > 3 ? (unsigned) atoi (argv[3]) : 0;
  Rng rng = rng_new (argc > 4 ? (uint64_t) atoi (argv[4]) : 1, 1);
  const Player *club = player_of_level (PLAYER_LEVEL_CLUB);
  Counts counts = { 0 };

  if (game == NULL || n == 0)
    {
      fprintf (stderr, "count-reasons GAME OPTIONS DECISIONS [SEED]\n");
      return 2;
    }
  while (counts.n < n)
    {
      Card pack[CARDS_MAX];
      Deal deal;

      support_shuffled (pack, support_pack (game, argv[2])->n_cards, &rng);
      support_deal (&deal, game, argv[2], pack);
      while (!deal_is_over (&deal) && counts.n < n)
        {
          Observation observation;
          Choice choice;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          if (observation.legal.n > 1 && rng_below (&rng, 3) == 0)
            count (&counts, &deal, player_of_level (PLAYER_LEVEL_STRONG));
          player_choose (&observation, club, &rng, NULL, &choice);
          deal_apply (&deal, choice.row[0].action);
        }
    }
  printf ("%s %s: %u decisions, %u calls, %u exact; fact %u (%.1f %% true), count %u (%.1f %%), "
          "by the hand %u, equal %u (%.1f %%; still %.1f %%); as chosen %u; mean %.2f s, longest "
          "%.2f s\n",
          argv[1], argv[2], counts.n, counts.n_calls, counts.n_exact, counts.n_fact,
          100.0 * counts.n_fact_true / MAX (counts.n_fact, 1), counts.n_count,
          100.0 * counts.n_count_true / MAX (counts.n_count, 1), counts.n_rule, counts.n_equal,
          100.0 * counts.n_equal / counts.n, 100.0 * counts.n_equal_true / MAX (counts.n_equal, 1),
          counts.n_as_chosen, counts.seconds / counts.n, counts.longest);
  for (unsigned k = 0; k < CONTRAST_KINDS; k++)
    if (counts.n_kind[k] > 0)
      printf (" %u:%u", k, counts.n_kind[k]);
  printf ("\n");

  return 0;
}

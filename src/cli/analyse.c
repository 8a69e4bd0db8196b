/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `analyse`: the cost of each decision (records.md §3). */

#include <stdio.h>

#include "cli/cli.h"
#include "model/words/tell-reason.h"
#include "players/analysis/review.h"
#include "rules/game.h"

/* limit of the solver, about a tenth of a second: some deals take unbearably long */
#define NODES_MAX 4000000

static const char form[]
    = "For each deal of FILE that is over:\n"
      "\n"
      "  deal N level L\n"
      "  N seat S TOKEN GRADE best TOKEN value V cost C error E open O [why TEXT]\n"
      "  sum seat S graded N worse N cost C open O\n"
      "\n"
      "a line for each action, numbered from 1, and one for each seat. `best` is\n"
      "what `hint` of the level advised the seat to do, V by how many points its\n"
      "side could expect to be ahead then, C what the action cost against that and\n"
      "E the standard error of C, all by the worlds of `hint`. Where the deal is\n"
      "lost or won anyway, C is at most what the legal plays decide. O is what it cost\n"
      "with all cards known, by what is written for the deal: luck, not fault; -\n"
      "where that has no exact value. GRADE is\n"
      "\n"
      "  forced  nothing else was legal\n"
      "  rules   no worlds were looked at, or the action not closely\n"
      "  equal   nothing is clearly better or worse\n"
      "  best    as good as the best, and something else is worse\n"
      "  worse   it cost C\n"
      "\n"
      "Only best and worse are graded; the cost of the others is -.";

typedef struct
{
  unsigned n_graded;
  unsigned n_worse;
  double cost;
  int open;
} Sum;

static void
print_costs (const ReviewDecision *decision)
{
  if (decision->has_value)
    printf (" value %.2f", decision->value);
  else
    printf (" value -");
  if (review_is_graded (decision->grade))
    printf (" cost %.2f error %.2f", decision->cost, decision->error);
  else
    printf (" cost - error -");
  if (decision->has_open)
    printf (" open %d", decision->open_cost);
  else
    printf (" open -");
}

static void
print_decision (const Match *match, const Deal *deal, unsigned number,
                const ReviewDecision *decision)
{
  static const char *const grades[] = {
    [REVIEW_FORCED] = "forced", [REVIEW_RULES] = "rules", [REVIEW_EQUAL] = "equal",
    [REVIEW_BEST] = "best",     [REVIEW_WORSE] = "worse",
  };
  char done[TOKEN_MAX], best[TOKEN_MAX];
  g_autofree char *why = NULL;
  Telling telling;

  cli_telling (&telling, match, deal);
  why = tell_contrast (&telling, deal, &decision->contrast, decision->n_worlds, decision->done);
  action_to_token (deal->game, deal_pack (deal), decision->done, done);
  action_to_token (deal->game, deal_pack (deal), decision->best, best);
  printf ("%u seat %u %s %s best %s", number, decision->seat, done, grades[decision->grade], best);
  print_costs (decision);
  if (why != NULL)
    printf (" why %s", why);
  printf ("\n");
}

static void
add_up (Sum *sum, const ReviewDecision *decision)
{
  sum->n_graded += review_is_graded (decision->grade);
  sum->n_worse += decision->grade == REVIEW_WORSE;
  sum->cost += decision->cost;
  sum->open += decision->has_open ? decision->open_cost : 0;
}

static void
analyse_deal (const LevelWords *words, const MatchLog *log, unsigned index, Solver *solver)
{
  const LogDeal *logged = match_log_get_deal (log, index);
  Sum sums[SEATS_MAX] = { { 0 } };
  Match match;
  Deal deal;

  printf ("deal %u level %s\n", index + 1, words->player->name);
  for (unsigned i = 0; i < logged->n_done && cli_can_print (); i++)
    {
      g_autoptr (Analysis) analysis = NULL;
      Observation observation;
      ReviewDecision decision;

      match_log_at (log, index, i, &match, &deal);
      analysis = level_words_analyse (words, &deal, &observation);
      review_decide (&deal, &observation, analysis, log_deal_get_action (logged, i)->action, solver,
                     NULL, &decision);
      print_decision (&match, &deal, i + 1, &decision);
      add_up (&sums[decision.seat], &decision);
    }
  for (unsigned seat = 0; seat < game_count_seats (log->game, &log->options); seat++)
    printf ("sum seat %u graded %u worse %u cost %.2f open %d\n", seat, sums[seat].n_graded,
            sums[seat].n_worse, sums[seat].cost, sums[seat].open);
}

static int
run (const LevelWords *words)
{
  GError *error = NULL;
  g_autoptr (RecordFile) file
      = records_open_over (words->files[0], "analyse tells of", NULL, NULL, &error);
  Solver *solver;

  if (file == NULL)
    return cli_fail_error (error);
  solver = solver_new ();
  solver_set_limit (solver, NODES_MAX);
  while (record_file_has_next (file))
    {
      g_autoptr (Record) record = record_file_next (file, NULL);

      for (unsigned d = 0; d < record->deals->len; d++)
        if (record_deal_is_over (record, d))
          analyse_deal (words, record->log, d, solver);
    }
  solver_free (solver);

  return CLI_OK;
}

int
cli_analyse (int argc, char **argv)
{
  return level_words_run ("analyse", "What each decision of the finished deals cost.", form, run,
                          argc, argv);
}

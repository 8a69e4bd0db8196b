/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/problem-write.h"

#include <math.h>

#include "players/player.h"
#include "players/problems/problem.h"

static void
write_line (GString *text, const Problem *problem, const Action *line, unsigned n)
{
  char token[TOKEN_MAX];

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (
        text, " %s",
        action_to_token (problem->deal.game, deal_pack (&problem->deal), line[i], token));
}

/* Appends @key and @number, rounded to two places. */
static void
write_number (GString *text, const char *key, double number)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (digits, sizeof digits, "%.6g", round (number * 100) / 100);
  g_string_append_printf (text, "%s %s", key, digits);
}

static void
write_layout (GString *text, const Problem *problem, const ProblemRefutation *refutation)
{
  const Pack *pack = deal_pack (&problem->deal);
  Observation observation;
  unsigned at = 0;

  observation_make (&observation, &problem->deal, (unsigned) problem->deal.turn);
  g_string_append (text, " with");
  for (unsigned s = 0; s <= observation.seen.n_seats; s++)
    {
      bool is_seat = s < observation.seen.n_seats;
      unsigned n = is_seat ? observation.hand_size[s] - card_set_count (observation.seen.hand[s])
                           : observation.n_elsewhere;

      if (n > 0)
        g_string_append_printf (text, " %c", is_seat ? (char) ('0' + s) : PROBLEM_ELSEWHERE);
      for (; n > 0; n--)
        g_string_append_printf (text, " %s", pack_code (pack, refutation->layout[at++]));
    }
}

static void
write_refutation (GString *text, const Problem *problem, const ProblemRefutation *refutation)
{
  g_string_append (text, PROBLEM_BEATS);
  write_line (text, problem, &refutation->wrong, 1);
  write_number (text, " cost", refutation->cost);
  if (refutation->n_layout > 0)
    write_layout (text, problem, refutation);
  g_string_append (text, " line");
  write_line (text, problem, refutation->line, refutation->n_line);
  g_string_append_c (text, '\n');
}

static void
write_asks (GString *text, const Problem *problem)
{
  if (problem->kind == PROBLEM_OPEN)
    g_string_append_printf (text, PROBLEM_ASKS " %s\n", solve_objective_name (problem->objective));
  if (problem->asked == ASKED_NOTHING)
    return;
  g_string_append_printf (text, PROBLEM_ASKS " %s", problem_asked_name (problem->asked));
  if (problem->asked != ASKED_POINTS)
    g_string_append_printf (text, ":%c", suit_letter (problem->group));
  g_string_append_c (text, '\n');
}

static void
write_offers (GString *text, const Problem *problem)
{
  if (problem->offers.n == 0)
    return;
  g_string_append (text, PROBLEM_OFFERS);
  write_line (text, problem, problem->offers.at, problem->offers.n);
  g_string_append_c (text, '\n');
}

static void
write_themes (GString *text, const Problem *problem)
{
  if (problem->themes == 0)
    return;
  g_string_append (text, PROBLEM_THEMES);
  for (unsigned theme = 0; theme < THEMES; theme++)
    if (problem->themes & (ProblemThemes) 1 << theme)
      g_string_append_printf (text, " %s", problem_theme_name (theme));
  g_string_append_c (text, '\n');
}

static void
write_proof (GString *text, const Problem *problem)
{
  write_themes (text, problem);
  if (problem->band > 0)
    g_string_append_printf (text, PROBLEM_BAND " %u\n", problem->band);
  if (problem->kind == PROBLEM_COUNT)
    return;
  write_number (text, PROBLEM_MARGIN, problem->margin);
  if (problem->has_share)
    g_string_append_printf (text, "\n" PROBLEM_SHARE " %u %u", problem->n_better, problem->n_worse);
  g_string_append (text, "\n" PROBLEM_BEST);
  write_line (text, problem, problem->best, problem->n_best);
  g_string_append_c (text, '\n');
  for (unsigned i = 0; i < problem->refutations->len; i++)
    write_refutation (text, problem, &g_array_index (problem->refutations, ProblemRefutation, i));
}

void
problem_write (GString *text, const Problem *problem)
{
  g_autofree char *record = record_of_log (problem->log);
  g_autofree char *right = problem_name_right (problem);
  bool is_example = problem->kind == PROBLEM_EXAMPLE;

  g_string_append (text, record);
  if (!is_example)
    g_string_append_printf (text, PROBLEM_KIND " %s %s\n", problem_kind_name (problem->kind),
                            problem->name);
  write_asks (text, problem);
  write_offers (text, problem);
  g_string_append_printf (text, PROBLEM_RIGHT " %s\n", right);
  if (is_example)
    g_string_append_printf (text, PROBLEM_WHY " %s\n", problem->why);
  if (problem->from >= 0)
    g_string_append_printf (text, PROBLEM_FROM " %s\n",
                            player_of_level ((PlayerLevel) problem->from)->name);
  if (!is_example)
    write_proof (text, problem);
  g_string_append_c (text, '\n');
}

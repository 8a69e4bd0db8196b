/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/match-run.h"

#include "rules/game.h"
#include "rules/record.h"

static void
deal_run_free (gpointer data)
{
  DealRun *deal = data;

  g_free (deal->text);
  g_free (deal);
}

MatchRun *
match_run_new (uint64_t index, unsigned rotation, unsigned max_deals)
{
  MatchRun *run = g_new0 (MatchRun, 1);

  run->index = index;
  run->rotation = rotation;
  run->max_deals = max_deals;
  run->deals = g_ptr_array_new_with_free_func (deal_run_free);

  return run;
}

void
match_run_free (MatchRun *run)
{
  g_free (run->head);
  g_ptr_array_unref (run->deals);
  g_clear_error (&run->error);
  g_free (run);
}

/* Returns the player of the table that is number @player in the match. */
static unsigned
seated_as (const MatchRun *run, const Table *table, unsigned player)
{
  return (player + table->n_seats - run->rotation) % table->n_seats;
}

static const TablePlayer *
player_at (const MatchRun *run, const Table *table, const Match *match, unsigned seat)
{
  return &table->player[seated_as (run, table, match_player_at (match, seat))];
}

static bool
blame (MatchRun *run, const Match *match, unsigned seat)
{
  g_prefix_error (&run->error, "seat %u in deal %u: ", seat, match->n_deals);

  return false;
}

static bool
tell_programs (MatchRun *run, const Table *table, const Match *match, const char *lines)
{
  for (unsigned seat = 0; seat < table->n_seats; seat++)
    {
      ExecSeat *program = player_at (run, table, match, seat)->program;

      if (program != NULL && !exec_seat_tell (program, lines, &run->error))
        return blame (run, match, seat);
    }

  return true;
}

/* Sends the action to programs; of a private one others get the first word only: "2 discard". */
static bool
tell_action (MatchRun *run, const Table *table, const Match *match, const Deal *deal, Action action)
{
  const Game *game = deal->game;
  unsigned actor = (unsigned) deal->turn;
  bool is_private = game_is_private (deal, action);
  g_autofree char *veiled
      = g_strdup_printf ("%u %s\n", actor, action_verb_info (game, action)->name);
  g_autoptr (GString) open = g_string_new (NULL);

  record_write_action (open, deal, actor, action);
  for (unsigned seat = 0; seat < table->n_seats; seat++)
    {
      ExecSeat *program = player_at (run, table, match, seat)->program;
      const char *line = is_private && seat != actor ? veiled : open->str;

      if (program != NULL && !exec_seat_tell (program, line, &run->error))
        return blame (run, match, seat);
    }

  return true;
}

static bool
show_programs (MatchRun *run, const Table *table, const Match *match, const Deal *deal, bool is_new)
{
  for (unsigned seat = 0; seat < table->n_seats; seat++)
    {
      ExecSeat *program = player_at (run, table, match, seat)->program;

      if (program != NULL && !exec_seat_show (program, deal, seat, is_new, &run->error))
        return blame (run, match, seat);
    }

  return true;
}

static void
seat_players (const MatchRun *run, const Table *table, const Match *match, Seating *seating)
{
  *seating = (Seating) { 0 };
  for (unsigned seat = 0; seat < table->n_seats; seat++)
    {
      const TablePlayer *who = player_at (run, table, match, seat);

      seating->player[seat] = &who->player;
      seating->signals[seat] = who->signals;
    }
}

static bool
choose (MatchRun *run, const Table *table, const Match *match, const Deal *deal,
        unsigned n_decisions, Action *action)
{
  unsigned seat = (unsigned) deal->turn;
  ExecSeat *program = player_at (run, table, match, seat)->program;
  Observation observation;
  Seating seating;
  Rng rng;

  seat_players (run, table, match, &seating);
  seating_observe (&seating, deal, &observation);
  if (program != NULL)
    return exec_seat_choose (program, &observation, action, &run->error)
           || blame (run, match, seat);

  rng = seating_rng (run->player_seed, match->n_deals, n_decisions);
  *action = seating_choose (&seating, &observation, &rng, NULL);

  return true;
}

/* Sends the deal's head without cards, then each program's view. */
static bool
announce_deal (MatchRun *run, const Table *table, const Match *match, const Deal *deal)
{
  g_autofree char *head = g_strdup_printf ("deal %u\ndealer %u\n", match->n_deals, match->dealer);

  return tell_programs (run, table, match, head) && show_programs (run, table, match, deal, true);
}

static bool
play_actions (MatchRun *run, const Table *table, MatchLog *log)
{
  const Match match = log->match; /* copy, as seats must not change until the deal is over */
  const Deal *deal = &log->deal;

  for (unsigned n = 0; !deal_is_over (deal); n++)
    {
      Action action;

      if (!choose (run, table, &match, deal, n, &action)
          || !tell_action (run, table, &match, deal, action))
        return false;
      match_log_act (log, action, false);
      if (!show_programs (run, table, &match, deal, false))
        return false;
    }

  return true;
}

static void
keep_deal (MatchRun *run, const MatchLog *log)
{
  GString *text = g_string_new (NULL);
  DealRun *result = g_new0 (DealRun, 1);

  record_write_log_deal (text, log, log->deals->len - 1);
  deal_result (&log->deal, &result->result);
  result->text = g_string_free (text, FALSE);
  g_ptr_array_add (run->deals, result);
}

static bool
play_next_deal (MatchRun *run, const Table *table, MatchLog *log)
{
  g_autoptr (GString) ending = g_string_new (NULL);
  DealNumber number;

  number_from_seed (&number, table->seed, run->index << 16 | log->match.n_deals);
  match_log_deal (log, &number, NULL);
  if (!announce_deal (run, table, &log->match, &log->deal) || !play_actions (run, table, log))
    return false;

  record_write_result (ending, &log->match, &log->deal);
  keep_deal (run, log);

  return tell_programs (run, table, &log->match, ending->str);
}

unsigned
match_run_count_at_once (unsigned n_left, unsigned longest, unsigned most)
{
  unsigned n_needed = longest > 0 ? n_left / longest : 1;

  return CLAMP (n_needed, 1, most);
}

void
match_run_play (MatchRun *run, const Table *table)
{
  g_autoptr (MatchLog) log = match_log_new (table->game, &table->options);
  const Match *match = &log->match;

  for (unsigned seat = 0; seat < table->n_seats; seat++)
    match_log_set_player (log, seat, PLAYER_COMPUTER, player_at (run, table, match, seat)->name);
  run->player_seed = number_player_seed (table->seed, run->index * 64 + run->rotation);
  run->head = record_of_log (log);
  if (!tell_programs (run, table, match, run->head))
    return;
  while (!match->over && (run->max_deals == 0 || match->n_deals < run->max_deals))
    if (!play_next_deal (run, table, log))
      return;
  for (unsigned player = 0; player < table->n_seats; player++)
    if (match_has_won (match, player))
      run->winners |= 1u << seated_as (run, table, player);
}

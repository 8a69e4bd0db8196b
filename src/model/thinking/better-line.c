/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/thinking/better-line.h"

#include "players/solver/solve.h"

/* Node limit per value, one to three seconds. */
#define NODES_MAX 20000000

void
better_line_free (BetterLine *self)
{
  g_clear_pointer (&self->log, match_log_free);
  g_free (self);
}

/* Returns the lead of the side of @seat in a finished deal. */
static double
lead_of (const Deal *deal, guint seat)
{
  DealResult result;

  deal_result (deal, &result);

  return deal_result_lead (&result, deal_unit (deal, seat));
}

gboolean
better_line_is_asked (const Deal *deal, guint seat)
{
  return deal_is_over (deal) && deal->n_played > 0 && seats_have (deal->playing, seat)
         && solve_refuse (deal, SOLVE_DEAL) == NULL && lead_of (deal, seat) < 0;
}

/* ---- Worker thread --------------------------------------------------------------------------- */

/* Value of a deal under best play for the seat's side. */
typedef enum
{
  OUTLOOK_OPEN, /* unsolved */
  OUTLOOK_WON,
  OUTLOOK_LOST, /* or drawn */
} Outlook;

typedef struct
{
  MatchLog *log;
  guint deal;
  guint seat;
  Solver *solver;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  match_log_free (search->log);
  solver_free (search->solver);
  g_free (search);
}

/* Returns true if the seat's side is at turn. */
static gboolean
is_own (const Search *search, const Deal *deal)
{
  TrickScore score;

  trick_score_make (&score, deal);

  return seats_have (score.side, (guint) deal->turn) == seats_have (score.side, search->seat);
}

/* Returns false if unsolved. */
static gboolean
solve (const Search *search, const Deal *deal, SolveAnswer *answer)
{
  solve_deal (search->solver, deal, SOLVE_DEAL, answer);

  return answer->low == answer->high && answer->nodes < NODES_MAX;
}

static Outlook
look (const Search *search, const Deal *deal)
{
  SolveAnswer answer;
  TrickScore score;

  if (!solve (search, deal, &answer))
    return OUTLOOK_OPEN;
  trick_score_make (&score, deal);

  return (seats_have (score.side, search->seat) ? answer.low : -answer.low) > 0 ? OUTLOOK_WON
                                                                                : OUTLOOK_LOST;
}

/* Notes @deal as losing decision, unless only a later one is the seat's own. */
static void
note_parting (const Search *search, BetterLine *line, const Deal *deal, guint position)
{
  const LogDeal *logged = match_log_get_deal (search->log, search->deal);

  if (line->kind == BETTER_LINE_FOUND && (guint) deal->turn != search->seat
      && (guint) line->parting.turn == search->seat)
    return;
  line->kind = BETTER_LINE_FOUND;
  line->position = position;
  line->parting = *deal;
  line->done = log_deal_get_action (logged, position)->action;
}

/* Searches backwards, from short questions to long, up to the first unsolved. Errors of the others
 * can only improve the value, so only own decisions are solved. */
static void
find_parting (const Search *search, GCancellable *cancellable, BetterLine *line)
{
  Outlook outlook = OUTLOOK_LOST; /* value before the side's next decision */
  Deal deal, next;

  line->kind = BETTER_LINE_NONE;
  for (guint i = match_log_get_deal (search->log, search->deal)->n_done; i-- > 0;)
    {
      gboolean was_lost = outlook == OUTLOOK_LOST;

      match_log_at (search->log, search->deal, i, NULL, &deal);
      if (solve_refuse (&deal, SOLVE_DEAL) != NULL || !is_own (search, &deal))
        continue;
      outlook = look (search, &deal);
      if (outlook == OUTLOOK_WON && !was_lost)
        {
          match_log_at (search->log, search->deal, i + 1, NULL, &next);
          was_lost = look (search, &next) == OUTLOOK_LOST;
        }
      if (outlook == OUTLOOK_WON && was_lost)
        note_parting (search, line, &deal, i);
      if (outlook != OUTLOOK_OPEN && !g_cancellable_is_cancelled (cancellable))
        {
          line->known = deal;
          continue;
        }
      if (line->kind == BETTER_LINE_NONE)
        line->kind = BETTER_LINE_OPEN;
      return;
    }
}

/* Copies the log up to the losing decision. */
static MatchLog *
copy_to_parting (const Search *search, guint position)
{
  const LogDeal *logged = match_log_get_deal (search->log, search->deal);
  MatchLog *log = match_log_copy (search->log);

  match_log_cut (log, search->deal);
  match_log_deal (log, logged->has_number ? &logged->number : NULL, logged->pack);
  for (guint i = 0; i < position; i++)
    {
      const LogAction *action = log_deal_get_action (logged, i);

      match_log_act (log, action->action, action->is_step);
    }

  return log;
}

/* Plays @line to its end; returns true if it wins. */
static gboolean
play_on (const Search *search, GCancellable *cancellable, BetterLine *line)
{
  MatchLog *log = copy_to_parting (search, line->position);

  line->log = log;
  while (!deal_is_over (&log->deal) && !g_cancellable_is_cancelled (cancellable))
    {
      SolveAnswer answer;

      if (!solve (search, &log->deal, &answer))
        return FALSE;
      if (line->better == ACTION_NONE)
        line->better = answer.best;
      match_log_act (log, answer.best, (guint) log->deal.turn == search->seat);
    }

  return deal_is_over (&log->deal) && lead_of (&log->deal, search->seat) > 0;
}

static void
find (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Search *search = data;
  BetterLine *line = g_new0 (BetterLine, 1);

  solver_set_cancellable (search->solver, cancellable);
  find_parting (search, cancellable, line);
  if (line->kind == BETTER_LINE_FOUND && !play_on (search, cancellable, line))
    line->kind = BETTER_LINE_OPEN;
  g_task_return_pointer (task, line, (GDestroyNotify) better_line_free);
}

void
better_line_find_async (const MatchLog *log, guint deal, guint seat, GCancellable *cancellable,
                        GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);
  Search *search = g_new0 (Search, 1);

  search->log = match_log_copy (log);
  search->deal = deal;
  search->seat = seat;
  search->solver = solver_new ();
  solver_set_limit (search->solver, NODES_MAX);
  g_task_set_source_tag (task, better_line_find_async);
  g_task_set_task_data (task, search, search_free);
  g_task_run_in_thread (task, find);
}

BetterLine *
better_line_find_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

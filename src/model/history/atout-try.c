/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/atout-try.h"

#include "model/history/atout-past-list.h"
#include "model/history/history-copy.h"
#include "model/history/history-outcome.h"
#include "model/history/history-past.h"
#include "rules/game.h"

struct _AtoutTry
{
  GObject parent_instance;

  gint64 when;
  gint32 score[SEATS_MAX];
  gboolean was_undone;
};

G_DEFINE_FINAL_TYPE (AtoutTry, atout_try, G_TYPE_OBJECT)

static void
atout_try_class_init (AtoutTryClass *klass G_GNUC_UNUSED)
{
}

static void
atout_try_init (AtoutTry *self G_GNUC_UNUSED)
{
}

gint64
atout_try_get_when (AtoutTry *self)
{
  return self->when;
}

gint32
atout_try_get_score (AtoutTry *self, guint unit)
{
  g_return_val_if_fail (unit < SEATS_MAX, 0);

  return self->score[unit];
}

gboolean
atout_try_get_undone (AtoutTry *self)
{
  return self->was_undone;
}

/* ---- Tries of a deal ------------------------------------------------------------------------- */

static AtoutTry *
try_new (const MatchLog *log, guint index, gint64 when)
{
  const LogDeal *told = match_log_get_deal (log, index);
  AtoutTry *self = g_object_new (ATOUT_TYPE_TRY, NULL);
  Match match;
  Deal deal;
  SheetRow row;

  match_log_at (log, index, told->n_done, &match, &deal);
  game_sheet_row (&match, &deal, &row);
  self->when = when;
  self->was_undone = told->was_undone;
  for (guint unit = 0; unit < log->match.n_units; unit++)
    self->score[unit] = row.unit[unit].score;

  return self;
}

/* Returns NULL if the log is unreadable, or another dealer makes the hands differ. */
static AtoutTry *
read_try (Database *database, const HistoryTry *found, guint dealer)
{
  g_autoptr (MatchLog) log = history_log_read (database, found->match, NULL);
  HistoryPast row;
  AtoutTry *self = NULL;

  if (log == NULL || found->deal >= log->deals->len
      || !history_past_read (database, found->match, &row, NULL))
    return NULL;
  if (match_log_get_deal (log, found->deal)->before.dealer == dealer)
    self = try_new (log, found->deal, row.touched);
  history_past_clear (&row);

  return self;
}

GListModel *
atout_try_list (AtoutHistory *history, const MatchLog *log, guint deal, gint64 but)
{
  GListStore *list = g_list_store_new (ATOUT_TYPE_TRY);
  const LogDeal *told = match_log_get_deal (log, deal);
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = NULL;

  if (!told->has_number)
    return G_LIST_MODEL (list);
  found = history_past_find_tries (database, log->game, &log->options, &told->number, &error);
  if (found == NULL)
    atout_history_mend (history, error);
  for (guint i = 0; found != NULL && i < found->len; i++)
    {
      const HistoryTry *row = &g_array_index (found, HistoryTry, i);
      g_autoptr (AtoutTry) try = NULL;

      if (row->match == but && row->deal == deal)
        continue;
      try = read_try (database, row, told->before.dealer);
      if (try != NULL)
        g_list_store_append (list, try);
    }

  return G_LIST_MODEL (list);
}

/* ---- Matches that began elsewhere ------------------------------------------------------------ */

/* Returns the id of the stored match, or -1 with an error. */
static gint64
write_log (AtoutHistory *history, const MatchLog *log, int again, GError **error)
{
  Database *database = atout_history_get_database (history);
  gboolean is_good;
  gint64 id;

  if (!database_begin (database, error))
    return -1;
  id = history_copy_log (database, log, atout_history_get_version (history), error);
  is_good = id >= 0 && (again < 0 || history_past_mark_again (database, id, (guint) again, error))
            && history_outcome_leave_out (database, id, error);

  return database_conclude (database, is_good, error) ? id : -1;
}

/* Stores and follows @match. Returns FALSE with an error if the fault is temporary. */
static gboolean
follow (AtoutHistory *history, AtoutMatch *match, int again, GError **error)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));
  g_autoptr (GError) fault = NULL;
  gint64 id;

  if (!history_copy_is_possible (log))
    return TRUE;
  id = write_log (history, log, again, &fault);
  if (id >= 0)
    atout_history_follow_as (history, match, id);
  else if (history_store_is_passing (fault))
    {
      g_set_error (error, fault->domain, fault->code, "%s %s", fault->message,
                   history_store_get_advice (fault));
      return FALSE;
    }
  else
    atout_history_mend (history, fault);

  return TRUE;
}

AtoutMatch *
atout_try_take_over (AtoutHistory *history, MatchLog *log, int again, GError **error)
{
  g_autoptr (AtoutMatch) match = atout_match_new_from_log (log, error);

  return match != NULL && follow (history, match, again, error) ? g_steal_pointer (&match) : NULL;
}

AtoutMatch *
atout_try_again (AtoutHistory *history, const MatchLog *log, guint deal, GError **error)
{
  const LogDeal *like = match_log_get_deal (log, deal);
  MatchLog *begun = match_log_copy (log);
  AtoutMatch *match;

  match_log_cut (begun, deal);
  match = history != NULL && like->has_number
              ? atout_try_take_over (history, begun, (int) deal, error)
              : atout_match_new_from_log (begun, error);
  if (match != NULL)
    atout_match_set_like (match, like);

  return match;
}

/* ---- Session --------------------------------------------------------------------------------- */

static void
note_tries (AtoutSession *session, AtoutHistory *history)
{
  AtoutMatch *match = atout_session_get_match (session);
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));
  g_autoptr (GListModel) tries
      = atout_try_list (history, log, log->deals->len - 1, atout_history_get_id (history, match));

  atout_session_set_tries (session, tries);
}

static gboolean
is_once (AtoutHistory *history, gint64 id)
{
  g_autoptr (AtoutPast) past = id >= 0 ? atout_past_new (history, id) : NULL;

  return past != NULL && atout_past_get_row (past)->again >= 0;
}

AtoutSession *
atout_try_new_session (AtoutHistory *history, AtoutMatch *match)
{
  AtoutSession *session = atout_session_new_for_match (match);
  gint64 id;

  if (history == NULL)
    return session;
  g_signal_connect_object (session, "deal-over", G_CALLBACK (note_tries), history, 0);
  g_signal_connect_object (session, "match-over", G_CALLBACK (note_tries), history, 0);
  id = atout_history_get_id (history, match);
  atout_session_set_once (session, is_once (history, id));
  if (id >= 0 && atout_course_get_log (ATOUT_COURSE (match))->deals->len > 0)
    atout_history_follow_table (history, match, session);
  if (atout_course_get_state (ATOUT_COURSE (session)) >= ATOUT_MATCH_DEAL_OVER)
    note_tries (session, history);

  return session;
}

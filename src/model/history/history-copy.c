/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-copy.h"

#include "model/history/history-log.h"

gboolean
history_copy_is_possible (const MatchLog *log)
{
  for (guint i = 0; i < log->deals->len; i++)
    if (!match_log_get_deal (log, i)->has_number)
      return FALSE;

  return TRUE;
}

static void
copy_marks (const LogDeal *deal, MatchLog *copy)
{
  while (match_log_get_deal (copy, copy->deals->len - 1)->n_done > deal->n_done
         && match_log_undo (copy))
    ;
  if (deal->was_undone)
    match_log_mark_undone (copy);
  if (deal->was_hinted)
    match_log_mark_hinted (copy);
}

/* Replays @deal in @copy and writes it to match @id. */
static gboolean
copy_deal (Database *database, gint64 id, const LogDeal *deal, MatchLog *copy, GError **error)
{
  match_log_deal (copy, &deal->number, NULL);
  if (!history_log_deal (database, id, copy, error))
    return FALSE;
  for (guint i = 0; i < deal->actions->len; i++)
    {
      const LogAction *done = &g_array_index (deal->actions, LogAction, i);

      match_log_act (copy, done->action, done->is_step);
      if (!history_log_act (database, id, copy, error))
        return FALSE;
    }
  copy_marks (deal, copy);

  return history_log_rewind (database, id, copy, error);
}

static MatchLog *
cut_at (const MatchLog *log, guint n_deals)
{
  MatchLog *copy = match_log_copy (log);

  match_log_cut (copy, n_deals);

  return copy;
}

/* Writes the deals of @log that @copy lacks. */
static gboolean
copy_deals (Database *database, gint64 id, const MatchLog *log, MatchLog *copy, GError **error)
{
  for (guint i = copy->deals->len; i < log->deals->len; i++)
    if (!copy_deal (database, id, match_log_get_deal (log, i), copy, error))
      return FALSE;

  return TRUE;
}

static gint64
add (Database *database, const MatchLog *log, const char *version, GError **error)
{
  g_autoptr (MatchLog) copy = cut_at (log, 0);
  gint64 id = history_log_add (database, copy, version, error);

  return id >= 0 && copy_deals (database, id, log, copy, error) ? id : -1;
}

gint64
history_copy_log (Database *database, const MatchLog *log, const char *version, GError **error)
{
  gint64 id;

  if (!database_begin (database, error))
    return -1;
  id = add (database, log, version, error);

  return database_conclude (database, id >= 0, error) ? id : -1;
}

gboolean
history_copy_late (Database *database, gint64 id, const MatchLog *log, guint from, GError **error)
{
  g_autoptr (MatchLog) copy = cut_at (log, from);

  if (!database_begin (database, error))
    return FALSE;

  return database_conclude (database,
                            history_log_forget_from (database, id, from, error)
                                && copy_deals (database, id, log, copy, error),
                            error);
}

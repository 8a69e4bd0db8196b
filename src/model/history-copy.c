/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-copy.h"

#include "history-log.h"

gboolean
history_copy_is_possible (const MatchLog *log)
{
  for (guint i = 0; i < log->deals->len; i++)
    if (!match_log_get_deal (log, i)->has_number)
      return FALSE;

  return TRUE;
}

/* What is known of a deal beside its actions. */
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

/* Plays @deal again in @copy, behind those before it. */
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

gint64
history_copy_log (Database *database, const MatchLog *log, const char *version, GError **error)
{
  g_autoptr (MatchLog) copy = match_log_copy (log);
  gint64 id;

  match_log_cut (copy, 0);
  id = history_log_add (database, copy, version, error);
  for (guint i = 0; id >= 0 && i < log->deals->len; i++)
    if (!copy_deal (database, id, match_log_get_deal (log, i), copy, error))
      return -1;

  return id;
}

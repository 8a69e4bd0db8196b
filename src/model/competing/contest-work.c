/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-work.h"

#include "model/history/history-log.h"

struct _ContestWork
{
  Signals own;
  Signals others;
  ContestUnit unit;
  MatchLog *log;      /* match of the user, or NULL */
  gboolean is_broken; /* true if the match is invalid or lacks the deal */
  int result;
};

ContestWork *
contest_work_new (Signals own, Signals others)
{
  ContestWork *self = g_new0 (ContestWork, 1);

  self->own = own;
  self->others = others;

  return self;
}

void
contest_work_free (gpointer work)
{
  ContestWork *self = work;

  g_clear_pointer (&self->log, match_log_free);
  g_free (self);
}

gint64
contest_work_get_contest (gconstpointer work)
{
  return ((const ContestWork *) work)->unit.contest;
}

gboolean
contest_work_find (gpointer work, Database *database, GError **error)
{
  ContestWork *self = work;
  g_autoptr (GError) fault = NULL;

  if (!contest_rows_find_unit (database, &self->unit, error))
    return FALSE;
  self->log = history_log_read (database, self->unit.match, &fault);
  self->is_broken = g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS)
                    || (self->log != NULL && self->unit.number >= self->log->deals->len);

  return self->is_broken || database_end (&fault, error);
}

gboolean
contest_work_compute (gpointer work, GCancellable *cancellable)
{
  ContestWork *self = work;
  FieldPlace place;

  if (self->is_broken)
    return TRUE;
  place = field_place (self->log, self->unit.number,
                       (unsigned) MAX (match_log_find_user (self->log), 0));
  place.own = self->own;
  place.others = self->others;

  return field_play_unit (&place, self->unit.member, cancellable, &self->result);
}

gboolean
contest_work_write (Database *database, gconstpointer work, GError **error)
{
  const ContestWork *self = work;

  if (self->is_broken)
    return contest_rows_join (database, self->unit.contest, -1, error);

  return contest_rows_keep_unit (database, &self->unit, self->result, error);
}

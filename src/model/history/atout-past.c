/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/atout-past.h"

struct _AtoutPast
{
  GObject parent_instance;

  AtoutHistory *history;
  HistoryPast row;
};

G_DEFINE_FINAL_TYPE (AtoutPast, atout_past, G_TYPE_OBJECT)

static void
atout_past_finalize (GObject *object)
{
  AtoutPast *self = ATOUT_PAST (object);

  history_past_clear (&self->row);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (atout_past_parent_class)->finalize (object);
}

static void
atout_past_class_init (AtoutPastClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_past_finalize;
}

static void
atout_past_init (AtoutPast *self G_GNUC_UNUSED)
{
}

AtoutPast *
atout_past_new (AtoutHistory *history, gint64 id)
{
  AtoutPast *self = g_object_new (ATOUT_TYPE_PAST, NULL);
  g_autoptr (GError) error = NULL;

  self->history = g_object_ref (history);
  if (!history_past_read (atout_history_get_database (history), id, &self->row, &error))
    {
      atout_history_mend (history, error);
      self->row = (HistoryPast) { .id = id, .again = -1 };
    }

  return self;
}

const HistoryPast *
atout_past_get_row (AtoutPast *self)
{
  return &self->row;
}

MatchLog *
atout_past_read_log (AtoutPast *self, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_PAST (self), NULL);

  return history_log_read (atout_history_get_database (self->history), self->row.id, error);
}

AtoutMatch *
atout_past_resume (AtoutPast *self, GError **error)
{
  MatchLog *log = atout_past_read_log (self, error);
  AtoutMatch *match = log != NULL ? atout_match_new_from_log (log, error) : NULL;

  if (match != NULL)
    atout_history_follow_as (self->history, match, self->row.id);

  return match;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-follow.h"

#include "model/history/history-copy.h"
#include "model/history/history-log.h"

/* A followed match and its stored row. */
typedef struct
{
  HistoryStore *store;
  AtoutMatch *match;     /* not owned; NULL after finalization */
  MatchLog *log;         /* unsaved log of a freed match, or NULL */
  gboolean is_late;      /* true if actions are unsaved */
  guint from;            /* first unsaved deal */
  gint64 id;             /* -1 before the first write */
  guint era;             /* era of the id's database */
  AtoutSession *session; /* weak, or NULL */
  HistoryTable table;
} Followed;

static void
clear_followed (gpointer data)
{
  Followed *self = data;

  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->log, match_log_free);
  history_store_unref (self->store);
}

static void
let_go (gpointer followed)
{
  g_rc_box_release_full (followed, clear_followed);
}

/* (GWeakNotify) */
static void
match_gone (gpointer data, GObject *match)
{
  Followed *self = data;

  if (self->is_late)
    self->log = match_log_copy (atout_course_get_log ((AtoutCourse *) match));
  self->match = NULL;
  g_hash_table_remove (history_store_get_followed (self->store), match);
  let_go (self);
}

static const MatchLog *
log_of (Followed *self)
{
  return self->match != NULL ? atout_course_get_log (ATOUT_COURSE (self->match)) : self->log;
}

/* ---- Writing --------------------------------------------------------------------------------- */

static gboolean
is_written (Followed *self)
{
  return self->id >= 0 && self->era == history_store_get_era (self->store);
}

static gboolean
write_table (Followed *self, GError **error)
{
  return history_log_set_table (history_store_get_database (self->store), self->id, &self->table,
                                error);
}

/* Copies the match to the next database. */
static void
move (Followed *self, const GError *fault)
{
  g_autoptr (GError) error = NULL;

  history_store_mend (self->store, fault);
  self->era = history_store_get_era (self->store);
  self->id = history_copy_log (history_store_get_database (self->store), log_of (self),
                               history_store_get_version (self->store), &error);
  if (self->id < 0 || !write_table (self, &error))
    g_warning ("what was played cannot be kept even now: %s", error->message);
}

/* (HistoryStoreLate) */
static gboolean
write_late (gpointer data, GError **error)
{
  Followed *self = data;
  Database *database = history_store_get_database (self->store);
  g_autoptr (GError) fault = NULL;
  gboolean is_good;

  if (is_written (self))
    is_good = history_copy_late (database, self->id, log_of (self), self->from, &fault);
  else
    {
      self->id = history_copy_log (database, log_of (self), history_store_get_version (self->store),
                                   &fault);
      self->era = history_store_get_era (self->store);
      is_good = self->id >= 0;
    }
  if (is_good && write_table (self, &fault))
    self->is_late = FALSE;
  else if (history_store_is_passing (fault))
    g_propagate_error (error, g_steal_pointer (&fault));
  else
    {
      self->is_late = FALSE;
      move (self, fault);
    }

  return !self->is_late;
}

/* Queues the match from the current deal on. */
static void
wait (Followed *self, const GError *reason)
{
  self->is_late = TRUE;
  self->from = self->id >= 0 ? MAX (log_of (self)->deals->len, 1) - 1 : 0;
  history_store_wait (self->store, self->id, write_late, g_rc_box_acquire (self), let_go, reason);
}

static void
fail (Followed *self, const GError *fault)
{
  if (history_store_is_passing (fault))
    wait (self, fault);
  else
    move (self, fault);
}

typedef gboolean (*Writing) (Database *database, gint64 match, const MatchLog *log, GError **error);

/* Writes an event with @what, or retries the queued match. */
static void
keep (Followed *self, Writing what)
{
  g_autoptr (GError) error = NULL;

  if (self->is_late)
    history_store_catch_up (self->store);
  else if (is_written (self)
           && !what (history_store_get_database (self->store), self->id, log_of (self), &error))
    fail (self, error);
}

static gboolean
add (Followed *self, GError **error)
{
  self->id = history_log_add (history_store_get_database (self->store), log_of (self),
                              history_store_get_version (self->store), error);
  self->era = history_store_get_era (self->store);

  return self->id >= 0 && write_table (self, error);
}

static void
match_dealt (AtoutMatch *match G_GNUC_UNUSED, Followed *self)
{
  g_autoptr (GError) error = NULL;

  if (self->id >= 0 || self->is_late || log_of (self)->deals->len > 1 || add (self, &error))
    keep (self, history_log_deal);
  else
    fail (self, error);
}

static void
match_acted (AtoutMatch *match G_GNUC_UNUSED, const AtoutEvent *event G_GNUC_UNUSED, Followed *self)
{
  keep (self, history_log_act);
}

static void
match_rewound (AtoutMatch *match G_GNUC_UNUSED, Followed *self)
{
  keep (self, history_log_rewind);
}

void
history_follow (HistoryStore *store, AtoutMatch *match, gint64 id)
{
  Followed *self = g_rc_box_new0 (Followed);

  *self = (Followed) {
    .store = history_store_ref (store),
    .match = match,
    .id = id,
    .era = history_store_get_era (store),
  };
  g_hash_table_insert (history_store_get_followed (store), match, self);
  g_object_weak_ref (G_OBJECT (match), match_gone, self);
  g_signal_connect (match, "dealt", G_CALLBACK (match_dealt), self);
  g_signal_connect (match, "acted", G_CALLBACK (match_acted), self);
  g_signal_connect (match, "rewound", G_CALLBACK (match_rewound), self);
  g_signal_connect (match, "hinted", G_CALLBACK (match_rewound), self);
}

gint64
history_follow_get (HistoryStore *store, AtoutMatch *match)
{
  Followed *self = g_hash_table_lookup (history_store_get_followed (store), match);

  return self != NULL && is_written (self) ? self->id : -1;
}

/* ---- Table ----------------------------------------------------------------------------------- */

static void
table_changed (Followed *self)
{
  HistoryTable now;
  g_autoptr (GError) error = NULL;

  if (self->session == NULL || self->match == NULL)
    return;
  now = (HistoryTable) {
    .guidance = atout_adviser_get_guidance (atout_session_get_adviser (self->session)),
    .laid_down = atout_choices_get_laid_down (atout_session_get_choices (self->session)),
  };
  if (now.guidance == self->table.guidance && now.laid_down == self->table.laid_down)
    return;
  self->table = now;
  if (is_written (self) && !self->is_late && !write_table (self, &error))
    fail (self, error);
}

/* Restores the stored table state; a laid-down rest only during the deal. */
static void
lay_table (Followed *self, AtoutSession *session)
{
  gboolean is_over = deal_is_over (&log_of (self)->deal);
  g_autoptr (GError) error = NULL;

  if (!is_written (self))
    return;
  if (!history_log_get_table (history_store_get_database (self->store), self->id, &self->table,
                              &error))
    {
      fail (self, error);
      return;
    }
  atout_adviser_set_guidance (atout_session_get_adviser (session),
                              (AtoutGuidance) self->table.guidance);
  if (self->table.laid_down && !is_over)
    atout_choices_resume_rest (atout_session_get_choices (session));
}

static void
listen (Followed *self, gpointer object, const char *signal)
{
  g_signal_connect_data (object, signal, G_CALLBACK (table_changed), g_rc_box_acquire (self),
                         (GClosureNotify) (GCallback) let_go, G_CONNECT_SWAPPED);
}

void
history_follow_table (HistoryStore *store, AtoutMatch *match, AtoutSession *session)
{
  Followed *self = g_hash_table_lookup (history_store_get_followed (store), match);

  g_return_if_fail (self != NULL);

  lay_table (self, session);
  g_set_weak_pointer (&self->session, session);
  listen (self, session, "notify::guided");
  listen (self, atout_session_get_choices (session), "notify::laid-down");
  table_changed (self);
}

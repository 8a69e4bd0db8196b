/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/competing-follow.h"

#include "model/history/atout-past-list.h"

/* The match and each write that waits hold a reference to it. */
struct _Following
{
  const FollowKind *kind;
  AtoutHistory *history;
  gpointer place; /* NULL for matches that are caught up */
  gboolean is_joined;
  HistoryWritten kept;
  GWeakRef owner;
};

static void
let_go (gpointer data)
{
  Following *self = data;

  g_clear_pointer (&self->place, g_rc_box_release);
  g_weak_ref_clear (&self->owner);
  g_object_unref (self->history);
}

static void
following_unref (gpointer data)
{
  g_rc_box_release_full (data, let_go);
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* Data of a HistoryWrite. */
typedef struct
{
  Following *following;
  AtoutMatch *match;
  MatchLog *log; /* log whose last deal has ended; NULL to join */
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  following_unref (change->following);
  g_object_unref (change->match);
  g_clear_pointer (&change->log, match_log_free);
  g_free (change);
}

static gboolean
write_change (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;
  const Following *self = change->following;
  gint64 id = atout_history_get_id (self->history, change->match);

  return change->log != NULL ? self->kind->keep (database, id, change->log, error)
                             : self->kind->join (database, self->place, id, error);
}

void
competing_follow_write (Following *self, HistoryWrite write, gpointer data,
                        GDestroyNotify free_data)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);
  const HistoryWriting writing = { .write = write,
                                   .data = data,
                                   .free_data = free_data,
                                   .is_bound = TRUE,
                                   .owner = owner,
                                   .written = self->kept };

  atout_history_write (self->history, &writing);
}

/* Takes ownership of @log. */
static void
change (Following *self, AtoutMatch *match, MatchLog *log)
{
  Change *data = g_new (Change, 1);

  *data = (Change) { g_rc_box_acquire (self), g_object_ref (match), log };
  competing_follow_write (self, write_change, data, change_free);
}

/* Writes the results of the finished deals of @match. */
static void
keep_all (Following *self, AtoutMatch *match)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));
  guint n = match_log_n_over (log);

  for (guint i = self->kind->each_deal ? 0 : n - (log->match.over ? 1 : 0); i < n; i++)
    {
      MatchLog *part = match_log_copy (log);

      match_log_cut (part, i + 1);
      change (self, match, part);
    }
}

/* ---- Events of the match --------------------------------------------------------------------- */

/* The history stores a match with its first deal, so nothing can refer to it earlier. */
static void
dealt (AtoutMatch *match, Following *self)
{
  if (self->is_joined)
    return;
  self->is_joined = TRUE;
  change (self, match, NULL);
}

static void
deal_over (AtoutMatch *match, Following *self)
{
  change (self, match, match_log_copy (atout_course_get_log (ATOUT_COURSE (match))));
}

Following *
competing_follow (const FollowKind *kind, AtoutHistory *history, AtoutMatch *match, gpointer place,
                  HistoryWritten kept, GObject *owner)
{
  Following *self = g_rc_box_new0 (Following);

  self->kind = kind;
  self->history = g_object_ref (history);
  self->place = place;
  self->kept = kept;
  g_weak_ref_init (&self->owner, owner);
  self->is_joined = atout_history_get_id (history, match) >= 0;
  g_signal_connect (match, "dealt", G_CALLBACK (dealt), self);
  if (kind->each_deal)
    g_signal_connect (match, "deal-over", G_CALLBACK (deal_over), self);
  g_signal_connect (match, "match-over", G_CALLBACK (deal_over), self);
  g_object_set_data_full (G_OBJECT (match), kind->key, self, following_unref);
  keep_all (self, match);

  return self;
}

gconstpointer
competing_follow_find (const FollowKind *kind, AtoutMatch *match)
{
  const Following *self = g_object_get_data (G_OBJECT (match), kind->key);

  return self != NULL ? self->place : NULL;
}

/* ---- After a killed program ------------------------------------------------------------------ */

void
competing_follow_catch_up (const FollowKind *kind, AtoutHistory *history)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (GArray) matches = kind->list_unkept (atout_history_get_database (history), &fault);

  for (guint i = 0; matches != NULL && i < matches->len; i++)
    {
      g_autoptr (GError) broken = NULL;
      g_autoptr (AtoutPast) past = atout_past_new (history, g_array_index (matches, gint64, i));
      g_autoptr (AtoutMatch) match = atout_past_resume (past, &broken);

      if (match != NULL)
        competing_follow (kind, history, match, NULL, NULL, NULL);
      else
        g_info ("%s: %s", kind->key, broken->message);
    }
  if (fault != NULL)
    atout_history_mend (history, fault);
}

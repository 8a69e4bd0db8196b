/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-follow.h"

#include "model/history/history-log.h"

#define KEY "atout-contest" /* Following of a match, as object data */

/* A match of a contest; the match and writes that wait hold references. */
typedef struct
{
  AtoutHistory *history;
  gint64 contest; /* id, or -1 until the contest is stored */
  gboolean is_joined;
  HistoryWritten kept;
  GWeakRef owner;
} Following;

static void
let_go (gpointer data)
{
  Following *self = data;

  g_weak_ref_clear (&self->owner);
  g_object_unref (self->history);
}

static void
following_unref (gpointer data)
{
  g_rc_box_release_full (data, let_go);
}

static Following *
following_new (AtoutHistory *history, HistoryWritten kept, GObject *owner)
{
  Following *self = g_rc_box_new0 (Following);

  self->history = g_object_ref (history);
  self->contest = -1;
  self->kept = kept;
  g_weak_ref_init (&self->owner, owner);

  return self;
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* Data of a HistoryWrite. */
typedef struct
{
  Following *following;
  AtoutMatch *match; /* match to connect with the contest, or NULL */
  MatchLog *log;     /* log whose last deal has ended, or NULL */
  guint number;      /* deal to reopen */
  ContestStart start;
  DealNumber numbers[PLANNED_MAX];
  Options options;
  char *day;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  following_unref (change->following);
  g_clear_object (&change->match);
  g_clear_pointer (&change->log, match_log_free);
  g_free (change->day);
  g_free (change);
}

static void
keep (Following *self, HistoryWrite write, Change *change)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);
  const HistoryWriting writing = { .write = write,
                                   .data = change,
                                   .free_data = change_free,
                                   .is_bound = TRUE,
                                   .owner = owner,
                                   .written = self->kept };

  change->following = g_rc_box_acquire (self);
  atout_history_write (self->history, &writing);
}

static gboolean
write_begin (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;

  return contest_rows_begin (database, &change->start, &change->following->contest, error);
}

static void
keep_start (Following *self, const ContestStart *start)
{
  Change *change = g_new0 (Change, 1);

  change->start = *start;
  change->options = *start->options;
  change->day = g_strdup (start->day);
  for (guint i = 0; i < start->n_deals; i++)
    change->numbers[i] = start->numbers[i];
  change->start.options = &change->options;
  change->start.day = change->day;
  change->start.numbers = change->numbers;
  keep (self, write_begin, change);
}

static gboolean
write_join (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;

  return contest_rows_join (database, change->following->contest,
                            atout_history_get_id (change->following->history, change->match),
                            error);
}

static gboolean
write_own (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;
  const MatchLog *log = change->log;
  FieldPlace place
      = field_place (log, log->deals->len - 1, (guint) MAX (match_log_find_user (log), 0));

  return contest_rows_keep_own (database, change->following->contest, &place, error);
}

/* Stores the result of deal @index of @log. */
static void
keep_own (Following *self, const MatchLog *log, guint index)
{
  Change *change = g_new0 (Change, 1);

  change->log = match_log_copy (log);
  match_log_cut (change->log, index + 1);
  keep (self, write_own, change);
}

static gboolean
write_reopening (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;

  return contest_rows_reopen (database, change->following->contest, change->number, error);
}

/* Deletes the result of the last deal of @log if the deal is being played. */
static void
reopen (Following *self, const MatchLog *log)
{
  Change *change;

  if (log->deals->len == match_log_n_over (log))
    return;
  change = g_new0 (Change, 1);
  change->number = log->deals->len - 1;
  keep (self, write_reopening, change);
}

/* ---- Events of the match --------------------------------------------------------------------- */

/* The history stores a match with its first deal, so the contest cannot refer to it earlier. */
static void
dealt (AtoutMatch *match, Following *self)
{
  Change *change;

  if (self->is_joined)
    return;
  self->is_joined = TRUE;
  change = g_new0 (Change, 1);
  change->match = g_object_ref (match);
  keep (self, write_join, change);
}

static void
deal_over (AtoutMatch *match, Following *self)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));

  keep_own (self, log, log->deals->len - 1);
}

/* The user may undo the end of a deal, and redo it, which also emits "deal-over". */
static void
rewound (AtoutMatch *match, Following *self)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));

  reopen (self, log);
}

/* Connects handlers to @match, which owns @self from now on. */
static void
connect (AtoutMatch *match, Following *self)
{
  static const struct
  {
    const char *signal;
    void (*handler) (AtoutMatch *match, Following *self);
  } events[] = { { "dealt", dealt },
                 { "rewound", rewound },
                 { "deal-over", deal_over },
                 { "match-over", deal_over } };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_signal_connect (match, events[i].signal, G_CALLBACK (events[i].handler), self);
  g_object_set_data_full (G_OBJECT (match), KEY, self, following_unref);
}

AtoutMatch *
contest_follow_begin (AtoutHistory *history, const ContestStart *start, const AtoutPlayer *players,
                      HistoryWritten kept, GObject *owner)
{
  AtoutMatch *match = atout_match_new (start->game, start->options, players);
  Following *self = following_new (history, kept, owner);

  atout_match_plan (match, start->numbers, start->n_deals);
  atout_history_follow (history, match);
  keep_start (self, start);
  connect (match, self);

  return match;
}

/* Stores the results of all finished deals of @log, and none of a deal that is being played. */
static void
keep_all (Following *self, const MatchLog *log)
{
  for (guint i = 0; i < match_log_n_over (log); i++)
    keep_own (self, log, i);
  reopen (self, log);
}

void
contest_follow (AtoutHistory *history, AtoutMatch *match, HistoryWritten kept, GObject *owner)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (ContestRow) row = NULL;
  Following *self;

  if (g_object_get_data (G_OBJECT (match), KEY) != NULL)
    return;
  row = contest_rows_find_match (atout_history_get_database (history),
                                 atout_history_get_id (history, match), &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);
  if (row == NULL)
    return;
  self = following_new (history, kept, owner);
  self->contest = row->id;
  self->is_joined = TRUE;
  keep_all (self, atout_course_get_log (ATOUT_COURSE (match)));
  connect (match, self);
}

gint64
contest_follow_get (AtoutMatch *match)
{
  const Following *self = g_object_get_data (G_OBJECT (match), KEY);

  return self != NULL ? self->contest : -1;
}

/* ---- After a killed program ------------------------------------------------------------------ */

void
contest_follow_catch_up (AtoutHistory *history)
{
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GPtrArray) rows = contest_rows_list_unkept (database, &fault);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const ContestRow *row = rows->pdata[i];
      g_autoptr (GError) broken = NULL;
      g_autoptr (MatchLog) log = history_log_read (database, row->match, &broken);
      Following *self;

      if (log == NULL)
        {
          g_info ("contest %d: %s", (int) row->id, broken->message);
          continue;
        }
      self = following_new (history, NULL, NULL);
      self->contest = row->id;
      keep_all (self, log);
      following_unref (self);
    }
  if (fault != NULL)
    atout_history_mend (history, fault);
}

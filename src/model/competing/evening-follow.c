/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/evening-follow.h"

#include "model/history/history-log.h"

#define KEY "atout-evening" /* Following of a match, as object data */

/* A match of an evening; the match and writes that wait hold references. */
typedef struct
{
  AtoutHistory *history;
  EveningUnit unit;
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
following_new (AtoutHistory *history, const EveningUnit *unit, HistoryWritten kept, GObject *owner)
{
  Following *self = g_rc_box_new0 (Following);

  self->history = g_object_ref (history);
  self->unit = *unit;
  self->is_joined = unit->match >= 0;
  self->kept = kept;
  g_weak_ref_init (&self->owner, owner);

  return self;
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* Data of a HistoryWrite. */
typedef struct
{
  Following *following;
  AtoutMatch *match; /* match to join, or NULL */
  MatchLog *log;     /* log of the finished match, or NULL */
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  following_unref (change->following);
  g_clear_object (&change->match);
  g_clear_pointer (&change->log, match_log_free);
  g_free (change);
}

/* Takes ownership of @match and @log. */
static void
keep (Following *self, HistoryWrite write, AtoutMatch *match, MatchLog *log)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);
  Change *change = g_new0 (Change, 1);
  const HistoryWriting writing = { .write = write,
                                   .data = change,
                                   .free_data = change_free,
                                   .is_bound = TRUE,
                                   .owner = owner,
                                   .written = self->kept };

  change->following = g_rc_box_acquire (self);
  change->match = match;
  change->log = log;
  atout_history_write (self->history, &writing);
}

static gboolean
write_join (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;

  return evening_rows_join (database, &change->following->unit,
                            atout_history_get_id (change->following->history, change->match),
                            error);
}

static gboolean
write_result (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;

  return evening_rows_keep (database, &change->following->unit, change->log, error);
}

/* ---- Events of the match --------------------------------------------------------------------- */

/* The history stores a match with its first deal, so the evening cannot refer to it earlier. */
static void
dealt (AtoutMatch *match, Following *self)
{
  if (self->is_joined)
    return;
  self->is_joined = TRUE;
  keep (self, write_join, g_object_ref (match), NULL);
}

static void
match_over (AtoutMatch *match, Following *self)
{
  keep (self, write_result, NULL, match_log_copy (atout_course_get_log (ATOUT_COURSE (match))));
}

/* Connects handlers to @match, which owns @self from now on. */
static void
connect (AtoutMatch *match, Following *self)
{
  g_signal_connect (match, "dealt", G_CALLBACK (dealt), self);
  g_signal_connect (match, "match-over", G_CALLBACK (match_over), self);
  g_object_set_data_full (G_OBJECT (match), KEY, self, following_unref);
}

/* ---- Beginning ------------------------------------------------------------------------------- */

static AtoutMatch *
make_match (const EveningRow *row, const EveningUnit *unit, const EveningTable *table,
            const char *user)
{
  AtoutPlayer players[SEATS_MAX];
  DealNumber numbers[PLANNED_MAX];
  guint n = evening_row_list_numbers (row, unit, numbers);
  AtoutMatch *match;

  evening_row_seat_players (row, table, players);
  players[0].name = user;
  match = atout_match_new (row->plan.game, &row->plan.options, players);
  if (n > 0)
    atout_match_plan (match, numbers, n);

  return match;
}

/*
 * Writes the open table of @user in evening @id to @unit and returns its match; NULL if there is
 * none.
 */
static AtoutMatch *
find_match (Database *database, gint64 id, const char *user, EveningUnit *unit, GError **fault)
{
  g_autoptr (EveningRow) row = evening_rows_find (database, id, fault);
  g_autoptr (GArray) tables = NULL;

  if (row == NULL || !evening_rows_find_own (database, id, unit, fault))
    return NULL;
  tables = evening_rows_list_tables (database, row, unit->round, fault);
  if (tables == NULL || unit->table >= tables->len)
    return NULL;

  return make_match (row, unit, &g_array_index (tables, EveningTable, unit->table), user);
}

AtoutMatch *
evening_follow_begin (AtoutHistory *history, gint64 id, const char *user, HistoryWritten kept,
                      GObject *owner)
{
  g_autoptr (GError) fault = NULL;
  EveningUnit unit;
  AtoutMatch *match = find_match (atout_history_get_database (history), id, user, &unit, &fault);

  if (fault != NULL)
    atout_history_mend (history, fault);
  if (match == NULL)
    return NULL;
  unit.match = -1;
  atout_history_follow (history, match);
  connect (match, following_new (history, &unit, kept, owner));

  return match;
}

void
evening_follow (AtoutHistory *history, AtoutMatch *match, HistoryWritten kept, GObject *owner)
{
  g_autoptr (GError) fault = NULL;
  EveningUnit unit;
  gboolean is_found;

  if (g_object_get_data (G_OBJECT (match), KEY) != NULL)
    return;
  is_found = evening_rows_find_match (atout_history_get_database (history),
                                      atout_history_get_id (history, match), &unit, &fault);
  if (fault != NULL)
    atout_history_mend (history, fault);
  if (is_found)
    connect (match, following_new (history, &unit, kept, owner));
}

gint64
evening_follow_get (AtoutMatch *match)
{
  const Following *self = g_object_get_data (G_OBJECT (match), KEY);

  return self != NULL ? self->unit.evening : -1;
}

/* ---- After a killed program ------------------------------------------------------------------ */

void
evening_follow_catch_up (AtoutHistory *history)
{
  Database *database = atout_history_get_database (history);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GArray) units = evening_rows_list_unkept (database, &fault);

  for (guint i = 0; units != NULL && i < units->len; i++)
    {
      const EveningUnit *unit = &g_array_index (units, EveningUnit, i);
      g_autoptr (GError) broken = NULL;
      MatchLog *log = history_log_read (database, unit->match, &broken);
      Following *self;

      if (log == NULL)
        {
          g_info ("evening %d: %s", (int) unit->evening, broken->message);
          continue;
        }
      self = following_new (history, unit, NULL, NULL);
      keep (self, write_result, NULL, log);
      following_unref (self);
    }
  if (fault != NULL)
    atout_history_mend (history, fault);
}

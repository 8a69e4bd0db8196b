/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-history.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "database-hold.h"
#include "history-log.h"

#define RESTING_MOST 12 /* matches that are listed */

/* ---- A match that rests ---------------------------------------------------------------------- */

struct _AtoutResting
{
  GObject parent_instance;

  gint64 id;
  gint64 touched;
  MatchLog *log;
};

G_DEFINE_FINAL_TYPE (AtoutResting, atout_resting, G_TYPE_OBJECT)

static void
atout_resting_finalize (GObject *object)
{
  g_clear_pointer (&ATOUT_RESTING (object)->log, match_log_free);
  G_OBJECT_CLASS (atout_resting_parent_class)->finalize (object);
}

static void
atout_resting_class_init (AtoutRestingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_resting_finalize;
}

static void
atout_resting_init (AtoutResting *self G_GNUC_UNUSED)
{
}

const MatchLog *
atout_resting_get_log (AtoutResting *self)
{
  return self->log;
}

gint64
atout_resting_get_touched (AtoutResting *self)
{
  return self->touched;
}

/* ---- The history ----------------------------------------------------------------------------- */

struct _AtoutHistory
{
  GObject parent_instance;

  Database *database;
  DatabaseHold *hold; /* of its file; NULL in memory */
  char *version;
  char *problem;
  guint kept; /* how often another database was begun: ids of the one before mean nothing */
};

G_DEFINE_FINAL_TYPE (AtoutHistory, atout_history, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PROBLEM,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static void
set_problem (AtoutHistory *self, const char *reason, const char *consequence)
{
  g_free (self->problem);
  self->problem = g_strconcat (reason, " ", consequence, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROBLEM]);
}

static void
keep_in_memory (AtoutHistory *self, const GError *reason)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->database, database_close);
  g_clear_pointer (&self->hold, database_hold_let_go);
  self->kept++;
  self->database = database_open (NULL, HISTORY_PROGRAM, history_versions, &error);
  if (self->database == NULL)
    g_critical ("no database even in memory: %s", error->message);
  set_problem (self, reason->message,
               _ ("Until you close the program nothing of what you play is kept."));
}

/* ---- A damaged file -------------------------------------------------------------------------- */

/* A name beside @path that nothing has yet. */
static char *
name_aside (const char *path)
{
  g_autoptr (GDateTime) date = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (date, "%Y-%m-%d");
  char *name = g_strdup_printf ("%s.damaged-%s", path, day);

  for (guint i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.damaged-%s-%u", path, day, i);
    }

  return name;
}

/* What SQLite has beside the file goes with it. */
static gboolean
put_aside (const char *path, const char *name)
{
  static const char *const endings[] = { "", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = g_strconcat (path, endings[i], NULL);
      g_autofree char *to = g_strconcat (name, endings[i], NULL);

      if (g_rename (from, to) != 0 && (endings[i][0] == '\0' || errno != ENOENT))
        return FALSE;
    }

  return TRUE;
}

static void
begin_anew (AtoutHistory *self, const char *path, const GError *damage)
{
  g_autofree char *name = name_aside (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *told = g_strdup_printf (_ ("It was put aside as %s."), shown);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->database, database_close);
  self->kept++;
  if (put_aside (path, name))
    self->database = database_open (path, HISTORY_PROGRAM, history_versions, &error);
  if (self->database != NULL)
    set_problem (self, damage->message, told);
  else
    keep_in_memory (self, error != NULL ? error : damage);
}

/* @fault came up: all goes on without what caused it. */
static void
mend (AtoutHistory *self, const char *path, const GError *fault)
{
  if (path != NULL && g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_DAMAGED))
    begin_anew (self, path, fault);
  else
    keep_in_memory (self, fault);
}

static void
mend_database (AtoutHistory *self, const GError *fault)
{
  g_autofree char *path = g_strdup (database_get_path (self->database));

  mend (self, path, fault);
}

/* ---- Following a match ----------------------------------------------------------------------- */

/* Which match is followed, and where it is written. */
typedef struct
{
  AtoutHistory *history; /* not owned: the signals that bring this end with it */
  AtoutMatch *match;     /* nor this */
  gint64 id;             /* -1: not yet */
  guint kept;            /* as in the history when it got the id */
} Followed;

static const MatchLog *
log_of (Followed *followed)
{
  return atout_course_get_log (ATOUT_COURSE (followed->match));
}

/* A match whose beginning is in another database is not written any more. */
static gboolean
is_written (Followed *followed)
{
  return followed->id >= 0 && followed->kept == followed->history->kept;
}

typedef gboolean (*Writing) (Database *database, gint64 match, const MatchLog *log, GError **error);

static void
keep (Followed *followed, Writing what)
{
  AtoutHistory *self = followed->history;
  g_autoptr (GError) error = NULL;

  if (is_written (followed) && !what (self->database, followed->id, log_of (followed), &error))
    mend_database (self, error);
}

static void
match_dealt (AtoutMatch *match G_GNUC_UNUSED, Followed *followed)
{
  AtoutHistory *self = followed->history;
  g_autoptr (GError) error = NULL;

  if (followed->id < 0 && log_of (followed)->deals->len == 1)
    {
      followed->id = history_log_add (self->database, log_of (followed), self->version, &error);
      followed->kept = self->kept;
      if (followed->id < 0)
        {
          mend_database (self, error);
          return;
        }
    }
  keep (followed, history_log_deal);
}

static void
match_acted (AtoutMatch *match G_GNUC_UNUSED, const AtoutEvent *event G_GNUC_UNUSED,
             Followed *followed)
{
  keep (followed, history_log_act);
}

static void
match_rewound (AtoutMatch *match G_GNUC_UNUSED, Followed *followed)
{
  keep (followed, history_log_rewind);
}

static void
follow (AtoutHistory *self, AtoutMatch *match, gint64 id)
{
  Followed *followed = g_new0 (Followed, 1);

  *followed = (Followed) { .history = self, .match = match, .id = id, .kept = self->kept };
  g_object_set_data_full (G_OBJECT (match), "followed", followed, g_free);
  g_object_set_data_full (G_OBJECT (match), "history", g_object_ref (self), g_object_unref);
  g_signal_connect (match, "dealt", G_CALLBACK (match_dealt), followed);
  g_signal_connect (match, "acted", G_CALLBACK (match_acted), followed);
  g_signal_connect (match, "rewound", G_CALLBACK (match_rewound), followed);
  g_signal_connect (match, "hinted", G_CALLBACK (match_rewound), followed);
}

void
atout_history_follow (AtoutHistory *self, AtoutMatch *match)
{
  g_return_if_fail (ATOUT_IS_HISTORY (self));
  g_return_if_fail (ATOUT_IS_MATCH (match));

  follow (self, match, -1);
}

/* ---- Matches that rest ----------------------------------------------------------------------- */

static GArray *
list_ids (AtoutHistory *self, GError **error)
{
  GArray *ids = g_array_new (FALSE, FALSE, 2 * sizeof (gint64));
  DatabaseQuery *query = database_query (self->database, error,
                                         "SELECT id, touched FROM match WHERE state = ?1"
                                         " ORDER BY touched DESC, id DESC LIMIT ?2",
                                         "ii", (gint64) HISTORY_RESTS, (gint64) RESTING_MOST);

  while (query != NULL && database_next (self->database, query, error))
    {
      gint64 row[] = { sqlite3_column_int64 (query, 0), sqlite3_column_int64 (query, 1) };

      g_array_append_val (ids, row);
    }

  return ids;
}

/* The others can go on. */
static void
leave_out (AtoutHistory *self, GError **fault)
{
  set_problem (self, (*fault)->message, _ ("It stays where it is, and is not offered."));
  g_clear_error (fault);
}

GListModel *
atout_history_list_resting (AtoutHistory *self)
{
  GListStore *list = g_list_store_new (ATOUT_TYPE_RESTING);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GArray) ids = list_ids (self, &fault);

  for (guint i = 0; fault == NULL && i < ids->len; i++)
    {
      const gint64 *row = (const gint64 *) (gpointer) ids->data + 2 * i;
      g_autoptr (AtoutResting) resting = g_object_new (ATOUT_TYPE_RESTING, NULL);

      resting->id = row[0];
      resting->touched = row[1];
      resting->log = history_log_read (self->database, row[0], &fault);
      if (resting->log != NULL)
        g_list_store_append (list, resting);
      else if (g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
        leave_out (self, &fault);
    }
  if (fault != NULL)
    mend_database (self, fault);

  return G_LIST_MODEL (list);
}

AtoutMatch *
atout_history_resume (AtoutHistory *self, AtoutResting *resting, GError **error)
{
  AtoutMatch *match = atout_match_new_from_log (match_log_copy (resting->log), error);

  if (match != NULL)
    follow (self, match, resting->id);

  return match;
}

gboolean
atout_history_forget (AtoutHistory *self, AtoutResting *resting, GError **error)
{
  return history_log_remove (self->database, resting->id, error);
}

const char *
atout_history_get_problem (AtoutHistory *self)
{
  return self->problem;
}

/* ---- For others who read it ------------------------------------------------------------------ */

Database *
atout_history_get_database (AtoutHistory *self)
{
  return self->database;
}

const char *
atout_history_get_version (AtoutHistory *self)
{
  return self->version;
}

/* What stands there and cannot be true says nothing of the rest. */
void
atout_history_mend (AtoutHistory *self, const GError *fault)
{
  if (!g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
    mend_database (self, fault);
}

void
atout_history_follow_as (AtoutHistory *self, AtoutMatch *match, gint64 id)
{
  follow (self, match, id);
}

gint64
atout_history_get_id (AtoutHistory *self, AtoutMatch *match)
{
  Followed *followed = g_object_get_data (G_OBJECT (match), "followed");

  return followed != NULL && followed->history == self && is_written (followed) ? followed->id : -1;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, ATOUT_HISTORY (object)->problem);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_history_finalize (GObject *object)
{
  AtoutHistory *self = ATOUT_HISTORY (object);

  g_clear_pointer (&self->database, database_close);
  g_clear_pointer (&self->hold, database_hold_let_go);
  g_free (self->version);
  g_free (self->problem);

  G_OBJECT_CLASS (atout_history_parent_class)->finalize (object);
}

static void
atout_history_class_init (AtoutHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_history_get_property;
  object_class->finalize = atout_history_finalize;

  props[PROP_PROBLEM]
      = g_param_spec_string ("problem", NULL, NULL, NULL,
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_history_init (AtoutHistory *self G_GNUC_UNUSED)
{
}

AtoutHistory *
atout_history_new (const char *path, const char *version)
{
  AtoutHistory *self = g_object_new (ATOUT_TYPE_HISTORY, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  self->version = g_strdup (version);
  g_mkdir_with_parents (folder, 0700); /* where that fails opening says so */
  self->hold = database_hold_take (path, &error);
  if (self->hold != NULL)
    self->database = database_open (path, HISTORY_PROGRAM, history_versions, &error);
  if (self->database == NULL)
    mend (self, path, error);

  return self;
}

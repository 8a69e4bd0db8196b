/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-slips.h"

#include "model/course/property.h"
#include "model/learning/slip-work.h"
#include "model/thinking/thinker.h"

#define LATEST 1000 /* deals examined */
#define MOST 100    /* CPU seconds per search */
#define QUIET 3000  /* milliseconds of pause after thinking */
#define TICK 600    /* seconds between refreshes */

struct _AtoutSlips
{
  GObject parent_instance;

  AtoutHistory *history;
  AtoutSlipsClock clock;
  gpointer clock_data;
  Signals own;
  Signals others;

  gboolean is_looking;
  gboolean is_thinking;  /* true while a table thinks */
  guint quiet;           /* timeout that ends the pause */
  GThread *thread;       /* running search */
  GCancellable *working; /* cancels the search */
  gboolean is_stale;     /* result is obsolete */
  guint era;             /* era of the searched database */
  guint n_writing;
  double spent; /* CPU seconds of this search */

  guint n_due;
  guint tick; /* timeout that refreshes */
};

G_DEFINE_FINAL_TYPE (AtoutSlips, atout_slips, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_N_DUE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint changed;

static Database *
database_of (AtoutSlips *self)
{
  return atout_history_get_database (self->history);
}

static void
note_fault (AtoutSlips *self, const GError *fault)
{
  if (fault != NULL)
    atout_history_mend (self->history, fault);
}

static gint64
find_day (AtoutSlips *self)
{
  g_autoptr (GError) fault = NULL;
  gint64 day = slip_rows_find_day (database_of (self), self->clock (self->clock_data), &fault);

  note_fault (self, fault);

  return day;
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* Data of a HistoryWrite on exercises. */
typedef struct
{
  gint64 id;
  gint64 day;
  gboolean is_right;
  char *game;
} Change;

static void
change_free (gpointer data)
{
  g_free (((Change *) data)->game);
  g_free (data);
}

static void count_due (AtoutSlips *self);

/* (HistoryWritten) */
static void
change_written (GObject *self)
{
  count_due (ATOUT_SLIPS (self));
  g_signal_emit (self, changed, 0);
}

static void
keep (AtoutSlips *self, HistoryWrite write, const Change *change, HistoryWritten written)
{
  const HistoryWriting writing = { .write = write,
                                   .data = g_memdup2 (change, sizeof *change),
                                   .free_data = change_free,
                                   .is_bound = TRUE,
                                   .owner = G_OBJECT (self),
                                   .written = written };

  atout_history_write (self->history, &writing);
}

/* ---- Due exercises --------------------------------------------------------------------------- */

guint
atout_slips_count_due (AtoutSlips *self, const char *form)
{
  g_autoptr (GError) fault = NULL;
  guint n;

  g_return_val_if_fail (ATOUT_IS_SLIPS (self), 0);

  n = slip_rows_count_due (database_of (self), form, find_day (self), &fault);
  note_fault (self, fault);

  return n;
}

static void
count_due (AtoutSlips *self)
{
  guint n;

  n = atout_slips_count_due (self, NULL);
  if (n == self->n_due)
    return;
  self->n_due = n;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_DUE]);
}

void
atout_slips_refresh (AtoutSlips *self)
{
  guint before;

  g_return_if_fail (ATOUT_IS_SLIPS (self));

  before = self->n_due;
  count_due (self);
  if (self->n_due != before)
    g_signal_emit (self, changed, 0);
}

static gboolean
tick (gpointer self)
{
  atout_slips_refresh (self);

  return G_SOURCE_CONTINUE;
}

GListModel *
atout_slips_list_due (AtoutSlips *self, const char *form)
{
  GListStore *list = g_list_store_new (ATOUT_TYPE_SLIP);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GPtrArray) rows
      = slip_rows_list_due (database_of (self), form, find_day (self), &fault);

  while (rows != NULL && rows->len > 0)
    {
      g_autoptr (AtoutSlip) slip
          = atout_slip_new (self->history, g_ptr_array_steal_index (rows, 0));

      g_list_store_append (list, slip);
    }
  note_fault (self, fault);

  return G_LIST_MODEL (list);
}

/* ---- Answers --------------------------------------------------------------------------------- */

static gboolean
write_answer (Database *database, gconstpointer data, GError **error)
{
  const Change *change = data;

  return slip_rows_answer (database, change->id, change->is_right, change->day, error);
}

void
atout_slips_answer (AtoutSlips *self, gint64 id, gboolean was_right)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  keep (self, write_answer, &(Change) { .id = id, .is_right = was_right, .day = find_day (self) },
        change_written);
}

static gboolean
write_aside (Database *database, gconstpointer data, GError **error)
{
  return slip_rows_remove (database, ((const Change *) data)->id, error);
}

void
atout_slips_lay_aside (AtoutSlips *self, gint64 id)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  keep (self, write_aside, &(Change) { .id = id }, change_written);
}

/* ---- Search ---------------------------------------------------------------------------------- */

static void go_on (AtoutSlips *self);

/* (HistoryWritten) */
static void
work_written (GObject *object)
{
  AtoutSlips *self = ATOUT_SLIPS (object);

  self->n_writing--;
  change_written (object);
  go_on (self);
}

static void
keep_work (AtoutSlips *self, SlipWork *work)
{
  const HistoryWriting writing = { .write = slip_work_write,
                                   .data = work,
                                   .free_data = slip_work_free,
                                   .is_bound = TRUE,
                                   .owner = G_OBJECT (self),
                                   .written = work_written };

  self->n_writing++;
  atout_history_write (self->history, &writing);
}

static void
end_work (AtoutSlips *self)
{
  g_clear_pointer (&self->thread, g_thread_join);
  g_clear_object (&self->working);
}

/* (SlipWorkDone) */
static void
work_done (SlipWork *work, gpointer data)
{
  g_autoptr (AtoutSlips) self = g_weak_ref_get (data);
  gboolean is_stale;

  g_weak_ref_clear (data);
  g_free (data);
  if (self == NULL)
    {
      slip_work_free (work);
      return;
    }
  end_work (self);
  self->spent += work->time;
  is_stale = self->is_stale || self->era != atout_history_get_era (self->history);
  if (!is_stale && work->fault == NULL && slip_work_has_result (work))
    {
      keep_work (self, work);
      return;
    }
  if (!is_stale)
    note_fault (self, work->fault);
  if (!is_stale && (work->is_idle || work->fault != NULL))
    self->is_looking = FALSE;
  slip_work_free (work);
  go_on (self);
}

static void
go_on (AtoutSlips *self)
{
  SlipWork *work;
  GWeakRef *owner;

  if (!self->is_looking || self->is_thinking || self->quiet != 0 || self->working != NULL
      || self->n_writing > 0)
    return;
  work = slip_work_new ();
  work->own = self->own;
  work->others = self->others;
  work->n_deals = LATEST;
  work->may_judge = self->spent < MOST;
  owner = g_new (GWeakRef, 1);
  g_weak_ref_init (owner, self);
  self->working = g_cancellable_new ();
  self->is_stale = FALSE;
  self->era = atout_history_get_era (self->history);
  self->thread = slip_work_start (work, database_of (self), self->working, work_done, owner);
}

static void
give_up (AtoutSlips *self)
{
  if (self->working != NULL)
    g_cancellable_cancel (self->working);
}

void
atout_slips_look (AtoutSlips *self)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  self->is_looking = TRUE;
  self->spent = 0;
  go_on (self);
}

gboolean
atout_slips_is_looking (AtoutSlips *self)
{
  g_return_val_if_fail (ATOUT_IS_SLIPS (self), FALSE);

  return self->is_looking;
}

static void
be_quiet_no_more (gpointer data)
{
  AtoutSlips *self = data;

  self->quiet = 0;
  go_on (self);
}

/* (ThinkerWatch) */
static void
table_thinks (gpointer data, gboolean is_thinking)
{
  AtoutSlips *self = data;

  self->is_thinking = is_thinking;
  g_clear_handle_id (&self->quiet, g_source_remove);
  if (is_thinking)
    give_up (self);
  else
    self->quiet = g_timeout_add_once (QUIET, be_quiet_no_more, self);
}

void
atout_slips_set_signals (AtoutSlips *self, Signals own, Signals others)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  self->own = own;
  self->others = others;
}

void
atout_slips_get_signals (AtoutSlips *self, Signals *own, Signals *others)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  *own = self->own;
  *others = self->others;
}

static gboolean
write_clear (Database *database, gconstpointer data, GError **error)
{
  return slip_rows_clear (database, ((const Change *) data)->game, error);
}

void
atout_slips_clear (AtoutSlips *self, const char *game)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  self->is_stale = TRUE;
  give_up (self);
  self->n_writing++;
  keep (self, write_clear, &(Change) { .game = g_strdup (game) }, work_written);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_slips_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_N_DUE:
      g_value_set_uint (value, ATOUT_SLIPS (object)->n_due);
      break;
      PROPERTY_INVALID_ID (object, id, pspec);
    }
}

static void
atout_slips_dispose (GObject *object)
{
  AtoutSlips *self = ATOUT_SLIPS (object);

  thinker_unwatch (self);
  give_up (self);
  end_work (self);
  g_clear_handle_id (&self->quiet, g_source_remove);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (atout_slips_parent_class)->dispose (object);
}

static void
atout_slips_class_init (AtoutSlipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_slips_get_property;
  object_class->dispose = atout_slips_dispose;

  /** AtoutSlips:n-due: the number of due exercises */
  props[PROP_N_DUE]
      = g_param_spec_uint ("n-due", NULL, NULL, 0, G_MAXUINT, 0,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  /** AtoutSlips::changed: emitted when exercises or due days change */
  changed = g_signal_new ("changed", ATOUT_TYPE_SLIPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

static void
atout_slips_init (AtoutSlips *self)
{
  self->own = SIGNALS_USUAL;
  self->others = SIGNALS_USUAL;
  self->tick = g_timeout_add_seconds (TICK, tick, self);
  thinker_watch (table_thinks, self);
}

AtoutSlips *
atout_slips_new_by_clock (AtoutHistory *history, AtoutSlipsClock clock, gpointer data)
{
  AtoutSlips *self = g_object_new (ATOUT_TYPE_SLIPS, NULL);

  self->history = g_object_ref (history);
  self->clock = clock;
  self->clock_data = data;
  g_signal_connect_object (history, "notify::problem", G_CALLBACK (atout_slips_refresh), self,
                           G_CONNECT_SWAPPED);
  count_due (self);

  return self;
}

static gint64
read_system_clock (gpointer data G_GNUC_UNUSED)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

AtoutSlips *
atout_slips_new (AtoutHistory *history)
{
  return atout_slips_new_by_clock (history, read_system_clock, NULL);
}

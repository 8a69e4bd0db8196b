/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-slips.h"

#include "model/course/property.h"
#include "model/learning/slip-work.h"

#define LATEST 1000 /* deals examined */
#define MOST 100    /* CPU seconds per search */
#define QUIET 3000  /* milliseconds of pause after thinking */
#define TICK 600    /* seconds between refreshes */

struct _AtoutSlips
{
  AtoutWorker parent_instance;

  AtoutSlipsClock clock;
  gpointer clock_data;
  Signals own;
  Signals others;

  guint n_due;
  guint tick; /* timeout that refreshes */
};

G_DEFINE_FINAL_TYPE (AtoutSlips, atout_slips, ATOUT_TYPE_WORKER)

enum
{
  PROP_0,
  PROP_N_DUE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];
static guint changed;

static AtoutHistory *
history_of (AtoutSlips *self)
{
  return atout_worker_get_history (ATOUT_WORKER (self));
}

static Database *
database_of (AtoutSlips *self)
{
  return atout_history_get_database (history_of (self));
}

static void
note_fault (AtoutSlips *self, const GError *fault)
{
  if (fault != NULL)
    atout_history_mend (history_of (self), fault);
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
keep (AtoutSlips *self, HistoryWrite write, const Change *change)
{
  const HistoryWriting writing = { .write = write,
                                   .data = g_memdup2 (change, sizeof *change),
                                   .free_data = change_free,
                                   .is_bound = TRUE,
                                   .owner = G_OBJECT (self),
                                   .written = change_written };

  atout_history_write (history_of (self), &writing);
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
          = atout_slip_new (history_of (self), g_ptr_array_steal_index (rows, 0));

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

  keep (self, write_answer, &(Change) { .id = id, .is_right = was_right, .day = find_day (self) });
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

  keep (self, write_aside, &(Change) { .id = id });
}

/* ---- Search ---------------------------------------------------------------------------------- */

static gpointer
make_step (AtoutWorker *worker)
{
  const AtoutSlips *self = ATOUT_SLIPS (worker);

  return slip_work_new (self->own, self->others, LATEST, atout_worker_get_time (worker) < MOST);
}

static void
step_written (AtoutWorker *self, gconstpointer step G_GNUC_UNUSED)
{
  change_written (G_OBJECT (self));
}

void
atout_slips_look (AtoutSlips *self)
{
  g_return_if_fail (ATOUT_IS_SLIPS (self));

  atout_worker_begin (ATOUT_WORKER (self));
}

gboolean
atout_slips_is_looking (AtoutSlips *self)
{
  g_return_val_if_fail (ATOUT_IS_SLIPS (self), FALSE);

  return atout_worker_is_working (ATOUT_WORKER (self));
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
  Change *change;

  g_return_if_fail (ATOUT_IS_SLIPS (self));

  change = g_new0 (Change, 1);
  change->game = g_strdup (game);
  atout_worker_write (ATOUT_WORKER (self), write_clear, change, change_free);
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

  g_clear_handle_id (&self->tick, g_source_remove);

  G_OBJECT_CLASS (atout_slips_parent_class)->dispose (object);
}

static void
atout_slips_class_init (AtoutSlipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  AtoutWorkerClass *worker_class = ATOUT_WORKER_CLASS (klass);

  object_class->get_property = atout_slips_get_property;
  object_class->dispose = atout_slips_dispose;

  worker_class->name = "slips";
  worker_class->quiet = QUIET;
  worker_class->make_step = make_step;
  worker_class->free_step = slip_work_free;
  worker_class->find = slip_work_find;
  worker_class->compute = slip_work_compute;
  worker_class->write = slip_work_write;
  worker_class->written = step_written;

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
}

AtoutSlips *
atout_slips_new_by_clock (AtoutHistory *history, AtoutSlipsClock clock, gpointer data)
{
  AtoutSlips *self = g_object_new (ATOUT_TYPE_SLIPS, NULL);

  atout_worker_set_up (ATOUT_WORKER (self), history);
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

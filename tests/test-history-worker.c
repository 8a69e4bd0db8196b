/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Work on the history in the background: the order of steps, pauses, and dropped results. */

#include "add-tests.h"
#include "history-support.h"
#include "model/history/atout-worker.h"
#include "model/thinking/thinker.h"

/* ---- Workers --------------------------------------------------------------------------------- */

#define ERRAND_TYPE (errand_get_type ())
G_DECLARE_DERIVABLE_TYPE (Errand, errand, TEST, ERRAND, AtoutWorker)

struct _ErrandClass
{
  AtoutWorkerClass parent_class;
};

/* A worker whose steps add a row to a table. */
typedef struct
{
  char name;
  guint n_left;      /* steps left to do */
  gboolean is_wrong; /* true if its next steps cannot read the database */
} ErrandPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (Errand, errand, ATOUT_TYPE_WORKER)

#define FIRST_ERRAND_TYPE (first_errand_get_type ())
G_DECLARE_FINAL_TYPE (FirstErrand, first_errand, TEST, FIRST_ERRAND, Errand)

/* An errand that is served before others. */
struct _FirstErrand
{
  Errand parent_instance;
};

G_DEFINE_FINAL_TYPE (FirstErrand, first_errand, ERRAND_TYPE)

static int n_made; /* number of steps, including those that find nothing to do */

/* Atomic: number of steps that run, that were begun, and that were cancelled. */
static int n_running, n_begun, n_cancelled;
static int is_held;   /* atomic: true if steps run until they are cancelled or this is false */
static GString *done; /* names of workers whose steps were written, in order */

static ErrandPrivate *
private_of (gpointer self)
{
  return errand_get_instance_private (self);
}

static gpointer
make_step (AtoutWorker *self)
{
  n_made++;

  return g_memdup2 (private_of (self), sizeof (ErrandPrivate));
}

static gboolean
find (gpointer step, Database *database, GError **error)
{
  const ErrandPrivate *errand = step;

  if (errand->is_wrong)
    return database_run (database, error, "SELECT 1 FROM nowhere", "");

  return errand->n_left > 0;
}

static gboolean
compute (gpointer step G_GNUC_UNUSED, GCancellable *cancellable)
{
  g_assert_cmpint (g_atomic_int_add (&n_running, 1), ==, 0);
  g_atomic_int_inc (&n_begun);
  while (g_atomic_int_get (&is_held) && !g_cancellable_is_cancelled (cancellable))
    g_thread_yield ();
  g_atomic_int_add (&n_running, -1);
  if (!g_cancellable_is_cancelled (cancellable))
    return TRUE;
  g_atomic_int_inc (&n_cancelled);

  return FALSE;
}

static gboolean
write_step (Database *database, gconstpointer step, GError **error)
{
  const ErrandPrivate *errand = step;

  return database_run (database, error, "INSERT INTO reset VALUES (?1 || hex (randomblob (8)), 0)",
                       "s", (char[]) { errand->name, '\0' });
}

static void
written (AtoutWorker *self, gconstpointer step)
{
  g_string_append_c (done, step != NULL ? private_of (self)->name : '!');
  if (step != NULL)
    private_of (self)->n_left--;
}

static void
errand_class_init (ErrandClass *klass)
{
  AtoutWorkerClass *worker_class = ATOUT_WORKER_CLASS (klass);

  worker_class->name = "errand";
  worker_class->make_step = make_step;
  worker_class->free_step = g_free;
  worker_class->find = find;
  worker_class->compute = compute;
  worker_class->write = write_step;
  worker_class->written = written;
}

static void
errand_init (Errand *self G_GNUC_UNUSED)
{
}

static void
first_errand_class_init (FirstErrandClass *klass)
{
  ATOUT_WORKER_CLASS (klass)->is_first = TRUE;
}

static void
first_errand_init (FirstErrand *self G_GNUC_UNUSED)
{
}

/* ---- Fixture --------------------------------------------------------------------------------- */

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutWorker *later;
  AtoutWorker *first;
} Fixture;

static AtoutWorker *
add (Fixture *fixture, GType type, char name)
{
  AtoutWorker *worker = g_object_new (type, NULL);

  private_of (worker)->name = name;
  private_of (worker)->n_left = 3;
  atout_worker_set_up (worker, fixture->history);

  return worker;
}

static void
make (Fixture *fixture)
{
  history_place_make (&fixture->place);
  fixture->history = atout_history_new (fixture->place.path, "test");
  fixture->later = add (fixture, ERRAND_TYPE, 'L');
  fixture->first = add (fixture, FIRST_ERRAND_TYPE, 'F');
  n_made = n_begun = n_cancelled = is_held = 0;
  done = g_string_new (NULL);
}

static void
clear (Fixture *fixture)
{
  g_clear_object (&fixture->later);
  g_clear_object (&fixture->first);
  g_clear_object (&fixture->history);
  history_place_clear (&fixture->place);
  g_string_free (done, TRUE);
}

static void
work_to_the_end (AtoutWorker *worker)
{
  while (atout_worker_is_working (worker))
    g_main_context_iteration (NULL, TRUE);
}

/* Begins a step of @worker that goes on until it is cancelled or is_held is FALSE. */
static void
hold (AtoutWorker *worker)
{
  int n_before = g_atomic_int_get (&n_begun);

  g_atomic_int_set (&is_held, TRUE);
  atout_worker_begin (worker);
  while (g_atomic_int_get (&n_begun) == n_before)
    g_thread_yield ();
}

static void
check_rows (Fixture *fixture, int n)
{
  Database *database = atout_history_get_database (fixture->history);
  DatabaseQuery *query = database_query (database, NULL, "SELECT count(*) FROM reset", "");

  g_assert_true (database_next (database, query, NULL));
  g_assert_cmpint (sqlite3_column_int (query, 0), ==, n);
  sqlite3_reset (query);
}

/* ---- Tests ----------------------------------------------------------------------------------- */

/* One step runs at a time: compute () checks that. A running step ends before a first worker. */
static void
test_order (void)
{
  Fixture fixture;

  make (&fixture);
  atout_worker_begin (fixture.later);
  atout_worker_begin (fixture.first);
  work_to_the_end (fixture.later);
  g_assert_false (atout_worker_is_working (fixture.first));
  g_assert_cmpstr (done->str, ==, "LFFFLL");
  g_assert_cmpfloat (atout_worker_get_time (fixture.later), >, 0);
  check_rows (&fixture, 6);
  clear (&fixture);
}

/* Thinking cancels the step, and nothing begins until it ends. */
static void
test_table_thinks (void)
{
  Fixture fixture;

  make (&fixture);
  hold (fixture.later);
  thinker_note (TRUE);
  thinker_note (TRUE);
  while (g_atomic_int_get (&n_cancelled) == 0)
    g_thread_yield ();
  g_atomic_int_set (&is_held, FALSE);
  atout_worker_begin (fixture.first);
  thinker_note (FALSE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (n_made, ==, 1);
  g_assert_cmpstr (done->str, ==, "");
  g_assert_true (atout_worker_is_working (fixture.later));
  g_assert_true (atout_worker_is_working (fixture.first));
  thinker_note (FALSE);
  work_to_the_end (fixture.first);
  work_to_the_end (fixture.later);
  g_assert_cmpint (n_begun, ==, 7);
  check_rows (&fixture, 6);
  clear (&fixture);
}

/* A worker that was freed lets the others go on. */
static void
test_freed (void)
{
  Fixture fixture;

  make (&fixture);
  hold (fixture.first);
  atout_worker_begin (fixture.later);
  g_clear_object (&fixture.first);
  g_assert_cmpint (n_cancelled, ==, 1);
  g_atomic_int_set (&is_held, FALSE);
  work_to_the_end (fixture.later);
  g_assert_cmpstr (done->str, ==, "LLL");
  clear (&fixture);
}

static gboolean
write_other (Database *database, gconstpointer data G_GNUC_UNUSED, GError **error)
{
  return database_run (database, error, "DELETE FROM reset", "");
}

/* A step that ran during another write is done again. */
static void
test_other_write (void)
{
  Fixture fixture;

  make (&fixture);
  hold (fixture.later);
  g_atomic_int_set (&is_held, FALSE);
  while (g_atomic_int_get (&n_running) > 0)
    g_thread_yield ();
  atout_worker_write (fixture.later, write_other, NULL, NULL);
  work_to_the_end (fixture.later);
  g_assert_cmpint (n_begun, ==, 4);
  g_assert_cmpstr (done->str, ==, "!LLL");
  check_rows (&fixture, 3);
  clear (&fixture);
}

/* The result of a step is dropped when its database was replaced; the work goes on in memory. */
static void
test_replaced (void)
{
  Fixture fixture;
  g_autoptr (GError) fault = g_error_new (DATABASE_ERROR, DATABASE_ERROR_UNREACHABLE, "gone");

  make (&fixture);
  hold (fixture.later);
  atout_history_mend (fixture.history, fault);
  g_atomic_int_set (&is_held, FALSE);
  work_to_the_end (fixture.later);
  g_assert_cmpint (n_begun, ==, 4);
  g_assert_cmpstr (done->str, ==, "LLL");
  g_assert_null (database_get_path (atout_history_get_database (fixture.history)));
  check_rows (&fixture, 3);
  clear (&fixture);
}

/* A fault ends the work, and the history reports it. */
static void
test_fault (void)
{
  Fixture fixture;

  make (&fixture);
  private_of (fixture.first)->is_wrong = TRUE;
  atout_worker_begin (fixture.first);
  work_to_the_end (fixture.first);
  g_assert_nonnull (atout_history_get_problem (fixture.history));
  g_assert_cmpint (n_begun, ==, 0);
  clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/history-worker", test_order, test_table_thinks, test_freed, test_other_write,
             test_replaced, test_fault);

  return g_test_run ();
}

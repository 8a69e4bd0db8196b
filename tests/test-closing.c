/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Closing the window with unsaved actions shows a message first. */

#include <adwaita.h>
#include <sqlite3.h>

#include "add-tests.h"
#include "app/atout-application.h"
#include "app/widgets/atout-host.h"
#include "app/window/atout-window.h"
#include "history-support.h"
#include "players/problems/problem.h"
#include "view-support.h"

#define TOLD "Your last actions are not saved yet."

typedef struct
{
  GApplication *application;
  HistoryPlace place;
  AtoutHistory *history;
  AtoutWindow *window; /* NULL when it has closed */
  sqlite3 *other;      /* holds the write lock of the file, as another program would */
} Guest;

/* Opens a window and answers a problem while another program writes to the file. */
static void
begin (Guest *self, gconstpointer application)
{
  const LearningAnswer answer = { "cego", "00000001", PROBLEM_OPEN, 1, 1, TRUE };

  self->application = (GApplication *) application;
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
  self->window = view_window_new ((AtoutApplication *) application, self->history);
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  g_assert_cmpint (sqlite3_open (self->place.path, &self->other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (self->other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  atout_learning_note_answer (atout_host_get_learning (ATOUT_HOST (self->window)), &answer);
  g_assert_true (atout_history_get_waits (self->history));
}

/* Checks that the file has @n_kept answered problems, and removes it. */
static void
end (Guest *self, guint n_kept)
{
  g_autoptr (AtoutLearning) learning = NULL;
  g_autoptr (GHashTable) problems = NULL;

  g_clear_object (&self->history);
  self->history = atout_history_new (self->place.path, "test");
  learning = atout_learning_new (self->history);
  problems = atout_learning_list_problems (learning, "cego");
  g_assert_cmpuint (g_hash_table_size (problems), ==, n_kept);
  g_clear_object (&learning);
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

static gboolean
is_told (gpointer data)
{
  return view_mentions (GTK_WIDGET (((Guest *) data)->window), TOLD);
}

static gboolean
is_closed (gpointer data)
{
  return ((Guest *) data)->window == NULL;
}

static void
close_window (Guest *self)
{
  gtk_window_close (GTK_WINDOW (self->window));
}

static void
quit (Guest *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->application), "quit", NULL);
}

static void
check_written_first (gconstpointer application, void (*ask) (Guest *self))
{
  Guest self = { 0 };

  begin (&self, application);
  ask (&self);
  view_wait (is_told, &self, "what waits");
  ask (&self); /* a second request shows the message again */
  view_wait (is_told, &self, "what waits, again");
  sqlite3_close (self.other);
  g_object_unref (atout_history_list_resting (self.history)); /* writes the waiting data first */
  view_wait (is_closed, &self, "the end of the window");
  end (&self, 1);
}

static void
test_written_first (gconstpointer application)
{
  check_written_first (application, close_window);
}

static void
test_quit (gconstpointer application)
{
  check_written_first (application, quit);
}

static void
test_anyway (gconstpointer application)
{
  Guest self = { 0 };

  begin (&self, application);
  close_window (&self);
  view_wait (is_told, &self, "what waits");
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.close-anyway", NULL);
  view_wait (is_closed, &self, "the end of the window");
  g_clear_object (&self.history); /* drops the waiting data without a warning */
  sqlite3_close (self.other);
  end (&self, 0);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_application_hold (G_APPLICATION (application));
  ADD_TESTS_WITH (application, "/closing", test_written_first, test_quit, test_anyway);

  return g_test_run ();
}

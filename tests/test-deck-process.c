/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The other process that tries decks is never waited for without a limit, whatever it does. */

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "add-tests.h"
#include "decks/deck-process.h"

#define ENOUGH G_MAXINT /* ms; the test runner ends a test that hangs */

static GSubprocess *
run (const char *script)
{
  GError *error = NULL;
  GSubprocess *process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                          &error, "sh", "-c", script, NULL);

  g_assert_no_error (error);

  return process;
}

/* ---- A process that ends -------------------------------------------------------------------- */

static void
test_said (void)
{
  static const struct
  {
    const char *script;
    const char *line;
    int status;
  } rows[] = {
    { "exit 3", "", 3 },
    { "echo one", "one", 0 },
    { "echo one; echo two; exit 1", "two", 1 },
    { "printf 'one\\ntwo'", "two", 0 },
    { "printf 'a\\377b\\n'", "a\357\277\275b", 0 },
    { "yes | head -c 3000000; echo; echo end", "end", 0 },
    { "exec >&-; exit 2", "", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GSubprocess) process = run (rows[i].script);
      g_autoptr (GError) error = NULL;
      g_autofree char *line = deck_process_hear (process, ENOUGH, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (line, ==, rows[i].line);
      g_assert_true (g_subprocess_get_if_exited (process));
      g_assert_cmpint (g_subprocess_get_exit_status (process), ==, rows[i].status);
    }
}

/* Another process that has the pipe keeps nobody waiting. */
static void
test_left (void)
{
  g_autoptr (GSubprocess) process = run ("sleep 300 & echo $!");
  g_autoptr (GError) error = NULL;
  g_autofree char *line = deck_process_hear (process, ENOUGH, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (atoi (line), >, 1);
  g_assert_cmpint (kill (atoi (line), SIGKILL), ==, 0);
}

/* ---- A process that does not ---------------------------------------------------------------- */

static const char *const endless[] = {
  "exec sleep 300",
  "exec >&-; exec sleep 300",
  "trap '' ALRM TERM XCPU; while :; do :; done",
  "exec yes",
};

static void
check_killed (GSubprocess *process)
{
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
}

static void
test_limit (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_autoptr (GSubprocess) process = run (endless[i]);
      g_autoptr (GError) error = NULL;
      g_autofree char *line = deck_process_hear (process, 50, NULL, &error);

      g_assert_no_error (error);
      g_assert_nonnull (line);
      check_killed (process);
    }
}

static gpointer
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);

  return NULL;
}

static void
test_cancelled (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endless); i++)
    {
      g_autoptr (GSubprocess) process = run (endless[i]);
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      GThread *thread = g_thread_new ("cancel", cancel, cancellable);

      g_assert_null (deck_process_hear (process, ENOUGH, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      check_killed (process);
      g_thread_join (thread);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/deck-process", test_said, test_left, test_limit, test_cancelled);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-support.h"

#include <gio/gio.h>
#include <string.h>

void
run_clear (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}

static Run
run_process (const char *const *argv, const char *input)
{
  g_autoptr (GSubprocessLauncher) launcher
      = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  GError *error = NULL;
  Run run = { 0 };

  g_subprocess_launcher_setenv (launcher, "CLI", g_getenv ("ATOUT_CLI"), TRUE);
  g_subprocess_launcher_setenv (launcher, "WORKSHOP", g_getenv ("ATOUT_WORKSHOP"), TRUE);
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input, NULL, &run.out, &run.err, &error);
  g_assert_no_error (error);
  run.status = g_subprocess_get_if_exited (process) ? g_subprocess_get_exit_status (process)
                                                    : 128 + g_subprocess_get_term_sig (process);

  return run;
}

bool
cli_is_workshop (const char *words)
{
  return g_str_has_prefix (words, "averages") || g_str_has_prefix (words, "bench")
         || g_str_has_prefix (words, "fit") || g_str_has_prefix (words, "problems");
}

Run
cli_with_input (const char *words, const char *input)
{
  const char *program = g_getenv (cli_is_workshop (words) ? "ATOUT_WORKSHOP" : "ATOUT_CLI");
  g_autofree char *line = g_strdup_printf ("'%s' %s", program, words);
  g_auto (GStrv) argv = NULL;
  GError *error = NULL;

  g_shell_parse_argv (line, NULL, &argv, &error);
  g_assert_no_error (error);

  return run_process ((const char *const *) argv, input);
}

Run
cli (const char *words)
{
  return cli_with_input (words, NULL);
}

Run
cli_in_shell (const char *script)
{
  const char *const argv[] = { "sh", "-c", script, NULL };

  return run_process (argv, NULL);
}

char *
cli_good (const char *words)
{
  g_auto (Run) run = cli (words);

  if (run.status != 0 || run.err[0] != '\0')
    g_error ("atout-cli %s: status %d: %s", words, run.status, run.err);

  return g_steal_pointer (&run.out);
}

unsigned
cli_count (const char *text, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  unsigned n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); n++)
    g_match_info_next (match, NULL);

  return n;
}

GPtrArray *
cli_records (const char *text)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  g_auto (GStrv) parts = g_strsplit (text, "\n\n", -1);

  for (unsigned i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *whole = g_strconcat (parts[i], "\n", NULL);
      GError *error = NULL;
      Record *record = record_parse (whole, strlen (whole), "output", &error);

      g_assert_no_error (error);
      g_ptr_array_add (records, record);
    }

  return records;
}

void
cli_check_error (const char *words, const Run *run, int status, const char *says)
{
  g_auto (GStrv) parts = g_strsplit (says, "|", -1);

  if (run->status != status)
    support_fail ("'%s': status %d, expected %d: %s", words, run->status, status, run->err);
  for (unsigned i = 0; parts[i] != NULL; i++)
    if (strstr (run->err, parts[i]) == NULL)
      support_fail ("'%s': '%s' does not say '%s'", words, run->err, parts[i]);
}

void
cli_check_refusals (const CliRefusal *rows, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      g_auto (Run) run = cli (rows[i].words);

      cli_check_error (rows[i].words, &run, rows[i].status, rows[i].says);
    }
}

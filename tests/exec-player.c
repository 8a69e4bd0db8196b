/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A program for a seat of `atout-cli play` (records.md §6), good or bad as its first word says:
 *
 *   exec-player first LOG      plays the first legal token
 *   exec-player nonsense LOG   answers what is no token
 *   exec-player long LOG       answers without end
 *   exec-player silent LOG     answers nothing
 *   exec-player stubborn LOG   answers nothing, and ends neither by itself nor when asked to
 *   exec-player parent LOG     likewise, and has a child
 *   exec-player escape LOG     answers with control characters, and with bytes that are no text
 *   exec-player nul LOG        answers with a NUL byte in its token
 *   exec-player exit LOG       ends when it should answer, with status 3
 *   exec-player killed LOG     is ended by SIGKILL when it should answer
 *   exec-player closed LOG     closes its output when it should answer
 *   exec-player gone LOG       ends at once
 *
 * LOG gets a line "pid N" for each of its processes, then every line it is told.
 */

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void
wait_forever (void)
{
  for (;;)
    pause ();
}

/* Carries out @line of the arbiter. */
static void
answer (const char *mode, const char *line)
{
  char token[64];

  if (sscanf (line, "legal %63s", token) != 1 || strcmp (mode, "silent") == 0)
    return;
  if (strcmp (mode, "stubborn") == 0 || strcmp (mode, "parent") == 0)
    wait_forever ();
  if (strcmp (mode, "exit") == 0)
    exit (3);
  if (strcmp (mode, "killed") == 0)
    kill (getpid (), SIGKILL);
  if (strcmp (mode, "closed") == 0)
    {
      fclose (stdout);
      return;
    }
  if (strcmp (mode, "escape") == 0)
    strcpy (token, "\x1b[2J\a\xe2\x80\xaeplay\xff\xc2\x9b");
  if (strcmp (mode, "nonsense") == 0)
    strcpy (token, "play:ZZ");

  for (unsigned i = 0; strcmp (mode, "long") == 0 && i < 100000; i++)
    putchar ('x');
  if (strcmp (mode, "nul") == 0)
    fwrite ("play\0:7H", 1, 8, stdout);
  else
    fputs (token, stdout);
  putchar ('\n');
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  char line[8192];
  FILE *log;

  if (argc != 3 || (log = fopen (argv[2], "a")) == NULL)
    return 2;
  fprintf (log, "pid %d\n", (int) getpid ());
  fflush (log);
  if (strcmp (argv[1], "gone") == 0)
    return 0;
  if (strcmp (argv[1], "stubborn") == 0 || strcmp (argv[1], "parent") == 0)
    signal (SIGTERM, SIG_IGN);
  if (strcmp (argv[1], "parent") == 0)
    {
      pid_t child = fork ();

      if (child == 0)
        wait_forever ();
      fprintf (log, "pid %d\n", (int) child);
      fflush (log);
    }

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      fputs (line, log);
      fflush (log);
      answer (argv[1], line);
    }
  fclose (log);

  return 0;
}

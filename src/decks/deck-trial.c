/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-trial.h"

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "deck-error.h"
#include "deck-file.h"
#include "face-painter.h"

/* Where this program is; tests are other programs and say where it is. */
#define SELF "/proc/self/exe"
#define PROGRAM_VARIABLE "ATOUT_PROGRAM"

/* Device pixels; a card on a large screen is about as wide. */
#define TRIAL_WIDTH 120

/* How a line of the other process begins. */
#define TRYING "trying "
#define REFUSED "refused "

/* ---- The other process ------------------------------------------------------------------ */

static void
limit_resources (void)
{
  const struct rlimit cpu_time = { DECK_TRIAL_CPU_TIME, DECK_TRIAL_CPU_TIME + 1 };
  const struct rlimit nothing = { 0, 0 };

  setrlimit (RLIMIT_CPU, &cpu_time);
  setrlimit (RLIMIT_CORE, &nothing);
  alarm (DECK_TRIAL_TIME);

#ifndef __SANITIZE_ADDRESS__ /* which itself needs a lot */
  const struct rlimit memory = { DECK_TRIAL_MEMORY, DECK_TRIAL_MEMORY };
  setrlimit (RLIMIT_DATA, &memory);
#endif
}

/* librsvg gives its own words, which name no file. */
static gboolean
paint_all (const DeckFile *file, FacePainter *painter, GError **error)
{
  int height = MAX ((int) (TRIAL_WIDTH * file->card_height / file->card_width), 1);

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      g_autoptr (GdkTexture) texture = NULL;
      g_autoptr (GError) local = NULL;
      g_autofree char *path = NULL;

      if (file->face[i].id == NULL)
        continue;

      g_print (TRYING "%s\n", file->face[i].id + 1);
      texture = face_painter_paint (painter, i, "", TRIAL_WIDTH, height, &local);
      if (texture != NULL)
        continue;

      path = g_file_get_parse_name (file->svg);
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   /* Translators: a file, the name of a card in it, and what is wrong with that */
                   _ ("%s: the card “%s” cannot be painted: %s"), path, file->face[i].id + 1,
                   local->message);
      return FALSE;
    }

  return TRUE;
}

int
deck_trial_run (const char *uri)
{
  g_autoptr (GFile) location = g_file_new_for_uri (uri);
  g_autoptr (DeckFile) file = NULL;
  g_autoptr (FacePainter) painter = NULL;
  g_autoptr (GError) error = NULL;

  limit_resources ();

  file = deck_file_read (location, &error);
  if (file != NULL)
    painter = face_painter_new (file, &error);
  if (painter != NULL && paint_all (file, painter, &error))
    return 0;

  g_strdelimit (error->message, "\n", ' ');
  g_print (REFUSED "%d %s\n", error->code, error->message);

  return 1;
}

/* ---- This process ----------------------------------------------------------------------- */

/* The last word of the other process: what it was at when it ended, without an end of line. */
static const char *
last_line (char *output)
{
  char *line;

  g_strchomp (output);
  line = strrchr (output, '\n');

  return line != NULL ? line + 1 : output;
}

static void
set_refused (GError **error, const char *line)
{
  char *end;
  gint64 code = g_ascii_strtoll (line + strlen (REFUSED), &end, 10);

  g_set_error_literal (error, ATOUT_DECK_ERROR, (int) code, g_strchug (end));
}

/* The other process has been ended by a limit, or by what it met. */
static void
set_ended (GError **error, GFile *location, const char *line, gboolean is_slow)
{
  g_autofree char *path = g_file_get_parse_name (location);
  const char *card = g_str_has_prefix (line, TRYING) ? line + strlen (TRYING) : NULL;

  if (card == NULL)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                 is_slow ? _ ("“%s” takes too long to read")
                         : _ ("“%s” needs too much memory or breaks the painter"),
                 path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                 /* Translators: a file, and the name of a card in it */
                 is_slow ? _ ("“%s”: the card “%s” takes too long to paint")
                         : _ ("“%s”: the card “%s” needs too much memory or breaks the painter"),
                 path, card);
}

gboolean
deck_trial (GFile *location, GCancellable *cancellable, GError **error)
{
  g_autofree char *uri = g_file_get_uri (location);
  const char *program = g_getenv (PROGRAM_VARIABLE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *output = NULL;
  const char *line;

  process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, error,
                          program != NULL ? program : SELF, DECK_TRIAL_OPTION, uri, NULL);
  if (process == NULL)
    return FALSE;

  if (!g_subprocess_communicate_utf8 (process, NULL, cancellable, &output, NULL, error))
    {
      g_subprocess_force_exit (process);
      return FALSE;
    }

  if (g_subprocess_get_successful (process))
    return TRUE;

  line = last_line (output);
  if (g_subprocess_get_if_exited (process) && g_str_has_prefix (line, REFUSED))
    set_refused (error, line);
  else
    set_ended (error, location, line,
               g_subprocess_get_if_signaled (process)
                   && (g_subprocess_get_term_sig (process) == SIGXCPU
                       || g_subprocess_get_term_sig (process) == SIGALRM
                       || g_subprocess_get_term_sig (process) == SIGKILL));

  return FALSE;
}

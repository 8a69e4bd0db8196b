/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-process.h"

#include <string.h>

#define BLOCK 16384      /* bytes per read */
#define KEPT (4 * BLOCK) /* bytes of output kept: more than any line */
#define BLOCKS_LEFT 64   /* blocks read at the end: all that a pipe can hold */

typedef struct
{
  GString *said; /* end of the output */
  gboolean has_ended;
} Hearing;

static gboolean
hear_block (Hearing *self, GPollableInputStream *pipe)
{
  char block[BLOCK];
  const gssize n_bytes
      = g_pollable_input_stream_read_nonblocking (pipe, block, sizeof block, NULL, NULL);

  if (n_bytes <= 0)
    return FALSE;

  g_string_append_len (self->said, block, n_bytes);
  if (self->said->len > KEPT)
    g_string_erase (self->said, 0, (gssize) (self->said->len - KEPT));

  return TRUE;
}

static gboolean
said (GObject *pipe, gpointer user_data)
{
  return hear_block (user_data, G_POLLABLE_INPUT_STREAM (pipe));
}

static gboolean
time_is_over (gpointer process)
{
  g_subprocess_force_exit (process);

  return G_SOURCE_REMOVE;
}

/* Kills the process, in the thread that cancels. */
static void
cancelled (GCancellable *cancellable G_GNUC_UNUSED, gpointer process)
{
  g_subprocess_force_exit (process);
}

static void
ended (GObject *process, GAsyncResult *result, gpointer user_data)
{
  g_subprocess_wait_finish (G_SUBPROCESS (process), result, NULL);
  ((Hearing *) user_data)->has_ended = TRUE;
}

static void
attach (GMainContext *context, GSource *source, GSourceFunc function, gpointer data)
{
  g_source_set_callback (source, function, data, NULL);
  g_source_attach (source, context);
  g_source_unref (source);
}

static char *
last_line (const char *output)
{
  g_autofree char *text = g_strchomp (g_utf8_make_valid (output, -1));
  const char *line = strrchr (text, '\n');

  return g_strdup (line != NULL ? line + 1 : text);
}

char *
deck_process_hear (GSubprocess *process, guint limit, GCancellable *cancellable, GError **error)
{
  GPollableInputStream *pipe = G_POLLABLE_INPUT_STREAM (g_subprocess_get_stdout_pipe (process));
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  Hearing hearing = { .said = text };
  gulong handler = 0;

  g_main_context_push_thread_default (context);
  attach (context, g_pollable_input_stream_create_source (pipe, NULL), G_SOURCE_FUNC (said),
          &hearing);
  attach (context, g_timeout_source_new (limit), time_is_over, process);
  if (cancellable != NULL)
    handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled), process, NULL);
  g_subprocess_wait_async (process, NULL, ended, &hearing);
  while (!hearing.has_ended)
    g_main_context_iteration (context, TRUE);
  g_cancellable_disconnect (cancellable, handler);
  g_main_context_pop_thread_default (context);

  for (guint i = 0; i < BLOCKS_LEFT && hear_block (&hearing, pipe); i++)
    ;

  return g_cancellable_set_error_if_cancelled (cancellable, error) ? NULL : last_line (text->str);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How decks are opened, in a worker thread as a rule. */

#include "decks/atout-deck-private.h"
#include "decks/deck-trial.h"
#include "decks/deck-worker.h"

#define BUILTIN_DECK "resource://" RESOURCE_BASE "/decks/french/"

/* The result of a worker thread for a deck. */
typedef struct
{
  DeckFile *file;
  FacePainter *painter;
} Opened;

static void
opened_free (gpointer data)
{
  Opened *opened = data;

  g_clear_pointer (&opened->painter, face_painter_unref);
  g_clear_pointer (&opened->file, deck_file_free);
  g_free (opened);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opened, opened_free)

/* Opens the deck at @location; tries one first that anybody may have written, if @untrusted. */
static Opened *
open_deck (GFile *location, gboolean untrusted, GCancellable *cancellable, GError **error)
{
  g_autoptr (Opened) opened = g_new0 (Opened, 1);

  opened->file = untrusted ? deck_trial_open (location, cancellable, error)
                           : deck_file_read (location, error);
  if (opened->file == NULL)
    return NULL;

  opened->painter = face_painter_new (opened->file, error);
  if (opened->painter == NULL)
    return NULL;

  return g_steal_pointer (&opened);
}

/* Whether it is inside the program. */
static gboolean
is_own (GFile *location)
{
  return g_file_has_uri_scheme (location, "resource");
}

static AtoutDeck *
deck_of (Opened *opened)
{
  return atout_deck_new_of (g_steal_pointer (&opened->file), g_steal_pointer (&opened->painter));
}

static void
open_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  GFile *location = g_task_get_task_data (task);
  GError *error = NULL;
  Opened *opened;

  if (g_task_return_error_if_cancelled (task))
    return;

  opened = open_deck (location, !is_own (location), g_task_get_cancellable (task), &error);

  if (opened != NULL)
    g_task_return_pointer (task, opened, opened_free);
  else
    g_task_return_error (task, error);
}

void
atout_deck_open_async (GFile *location, GCancellable *cancellable, GAsyncReadyCallback callback,
                       gpointer user_data)
{
  GTask *task;

  g_return_if_fail (G_IS_FILE (location));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, atout_deck_open_async);
  g_task_set_task_data (task, g_object_ref (location), g_object_unref);
  if (is_own (location))
    deck_worker_open_own (open_in_thread, task);
  else
    deck_worker_open (open_in_thread, task);
}

AtoutDeck *
atout_deck_open_finish (GAsyncResult *result, GError **error)
{
  g_autoptr (Opened) opened = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  opened = g_task_propagate_pointer (G_TASK (result), error);

  return opened != NULL ? deck_of (opened) : NULL;
}

AtoutDeck *
atout_deck_new (GFile *location, GError **error)
{
  g_autoptr (Opened) opened = NULL;

  g_return_val_if_fail (G_IS_FILE (location), NULL);

  opened = open_deck (location, FALSE, NULL, error);

  return opened != NULL ? deck_of (opened) : NULL;
}

AtoutDeck *
atout_deck_new_builtin (void)
{
  g_autoptr (GFile) folder = g_file_new_for_uri (BUILTIN_DECK);
  g_autoptr (GError) error = NULL;
  AtoutDeck *self = atout_deck_new (folder, &error);

  g_assert_no_error (error);

  return self;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/atout-deck-store-private.h"

struct _AtoutDeckEntry
{
  GObject parent_instance;

  char *id;
  char *name;
  gboolean own;
  gboolean added;
  GFile *location;

  GWeakRef deck;
  GQueue waiting; /* GTask of each caller that waits for the deck */
};

G_DEFINE_FINAL_TYPE (AtoutDeckEntry, atout_deck_entry, G_TYPE_OBJECT)

static void
atout_deck_entry_finalize (GObject *object)
{
  AtoutDeckEntry *self = ATOUT_DECK_ENTRY (object);

  g_weak_ref_clear (&self->deck);
  g_clear_object (&self->location);
  g_free (self->name);
  g_free (self->id);

  G_OBJECT_CLASS (atout_deck_entry_parent_class)->finalize (object);
}

static void
atout_deck_entry_class_init (AtoutDeckEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_deck_entry_finalize;
}

static void
atout_deck_entry_init (AtoutDeckEntry *self)
{
  g_weak_ref_init (&self->deck, NULL);
}

AtoutDeckEntry *
atout_deck_entry_new (const char *id, const char *name, GFile *location, gboolean own,
                      gboolean added)
{
  AtoutDeckEntry *self = g_object_new (ATOUT_TYPE_DECK_ENTRY, NULL);

  self->id = g_strdup (id);
  self->name = g_strdup (name);
  self->location = g_object_ref (location);
  self->own = own;
  self->added = added;

  return self;
}

GFile *
atout_deck_entry_get_location (AtoutDeckEntry *self)
{
  return self->location;
}

const char *
atout_deck_entry_get_id (AtoutDeckEntry *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (self), NULL);

  return self->id;
}

const char *
atout_deck_entry_get_name (AtoutDeckEntry *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (self), NULL);

  return self->name;
}

gboolean
atout_deck_entry_get_own (AtoutDeckEntry *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (self), FALSE);

  return self->own;
}

gboolean
atout_deck_entry_get_added (AtoutDeckEntry *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (self), FALSE);

  return self->added;
}

/* ---- Opening ---------------------------------------------------------------------------- */

static void
opened (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (AtoutDeckEntry) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = atout_deck_open_finish (result, &error);
  GQueue waiting = self->waiting;
  GTask *task;

  g_weak_ref_set (&self->deck, deck);
  g_queue_init (&self->waiting);
  while ((task = g_queue_pop_head (&waiting)) != NULL)
    {
      if (deck != NULL)
        g_task_return_pointer (task, g_object_ref (deck), g_object_unref);
      else
        g_task_return_error (task, g_error_copy (error));
      g_object_unref (task);
    }
}

void
atout_deck_entry_open_async (AtoutDeckEntry *self, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (AtoutDeck) deck = NULL;

  g_return_if_fail (ATOUT_IS_DECK_ENTRY (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, atout_deck_entry_open_async);
  deck = g_weak_ref_get (&self->deck);
  if (deck != NULL)
    {
      g_task_return_pointer (task, g_steal_pointer (&deck), g_object_unref);
      return;
    }

  g_queue_push_tail (&self->waiting, g_steal_pointer (&task));
  if (g_queue_get_length (&self->waiting) > 1)
    return;

  atout_deck_open_async (self->location, NULL, opened, g_object_ref (self));
}

AtoutDeck *
atout_deck_entry_open_finish (AtoutDeckEntry *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/deck-queue.h"

struct _DeckQueue
{
  AtoutDeckStore *decks;
  DeckOpened opened;
  gpointer user_data;

  GQueue waiting;            /* AtoutDeckEntry */
  AtoutDeckEntry *current;   /* deck being opened or handled */
  GCancellable *cancellable; /* cancels opening */
};

DeckQueue *
deck_queue_new (AtoutDeckStore *decks, DeckOpened opened, gpointer user_data)
{
  DeckQueue *self = g_new0 (DeckQueue, 1);

  self->decks = g_object_ref (decks);
  self->opened = opened;
  self->user_data = user_data;
  g_queue_init (&self->waiting);

  return self;
}

void
deck_queue_free (DeckQueue *self)
{
  deck_queue_clear (self);
  g_object_unref (self->decks);
  g_free (self);
}

void
deck_queue_add (DeckQueue *self, AtoutDeckEntry *entry)
{
  if (g_queue_find (&self->waiting, entry) == NULL)
    g_queue_push_tail (&self->waiting, g_object_ref (entry));
}

void
deck_queue_add_first (DeckQueue *self, AtoutDeckEntry *entry)
{
  g_queue_push_head (&self->waiting, g_object_ref (entry));
}

static void
deck_opened (GObject *source, GAsyncResult *result, gpointer user_data)
{
  DeckQueue *self;
  AtoutDeckEntry *entry = ATOUT_DECK_ENTRY (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = atout_deck_entry_open_finish (entry, result, &error);

  /* the queue may be gone */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self = user_data;
  self->opened (entry, deck, error, self->user_data);
}

static gboolean
is_in_store (DeckQueue *self, AtoutDeckEntry *entry)
{
  return atout_deck_store_find (self->decks, atout_deck_entry_get_id (entry)) == entry;
}

void
deck_queue_go_on (DeckQueue *self)
{
  while (self->current == NULL && !g_queue_is_empty (&self->waiting))
    {
      g_autoptr (AtoutDeckEntry) entry = g_queue_pop_head (&self->waiting);

      if (!is_in_store (self, entry))
        continue;

      self->current = g_steal_pointer (&entry);
      self->cancellable = g_cancellable_new ();
      atout_deck_entry_open_async (self->current, self->cancellable, deck_opened, self);
    }
}

AtoutDeckEntry *
deck_queue_get_current (DeckQueue *self)
{
  return self->current;
}

void
deck_queue_finish (DeckQueue *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->current);
}

void
deck_queue_clear (DeckQueue *self)
{
  deck_queue_finish (self);
  g_queue_clear_full (&self->waiting, g_object_unref);
}

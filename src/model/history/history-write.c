/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-write.h"

typedef struct
{
  HistoryStore *store;
  HistoryWriting what;
  guint era; /* of the store when it was asked for */
  GWeakRef owner;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  if (self->what.free_data != NULL)
    self->what.free_data (self->what.data);
  g_weak_ref_clear (&self->owner);
  history_store_unref (self->store);
  g_free (self);
}

static gboolean
is_lost (const Waiting *self)
{
  return self->what.is_bound && self->era != history_store_get_era (self->store);
}

static gboolean
try_to_write (Waiting *self, GError **error)
{
  Database *database = history_store_get_database (self->store);
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = self->what.write (database, self->what.data, error);

  return database_conclude (database, is_good, error);
}

static void
tell (Waiting *self)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);

  if (owner != NULL)
    self->what.written (owner);
}

/* Into what the store has after @fault. */
static void
move (Waiting *self, const GError *fault)
{
  g_autoptr (GError) error = NULL;

  history_store_mend (self->store, fault);
  if (!is_lost (self) && !try_to_write (self, &error))
    g_warning ("what was learnt cannot be kept even now: %s", error->message);
}

/* (HistoryStoreLate) */
static gboolean
write_late (gpointer data, GError **error)
{
  Waiting *self = data;
  g_autoptr (GError) fault = NULL;

  if (!is_lost (self) && !try_to_write (self, &fault))
    {
      if (history_store_is_passing (fault))
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return FALSE;
        }
      move (self, fault);
    }
  tell (self);

  return TRUE;
}

void
history_write (HistoryStore *store, const HistoryWriting *writing)
{
  Waiting *self = g_new0 (Waiting, 1);
  g_autoptr (GError) reason = NULL;

  self->store = history_store_ref (store);
  self->what = *writing;
  self->era = history_store_get_era (store);
  g_weak_ref_init (&self->owner, writing->owner);
  /* Older data is written first. */
  if (history_store_catch_up (store) && write_late (self, &reason))
    waiting_free (self);
  else
    history_store_wait (store, -1, write_late, self, waiting_free, reason);
}

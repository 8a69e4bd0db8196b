/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-forget.h"

#include "model/history/history-past.h"

#define TOGETHER 20 /* matches, in about the time of a frame … */
#define PAUSE 5     /* … and milliseconds until the next ones */

struct _HistoryForget
{
  HistoryStore *store;
  GArray *left;    /* gint64, the next ones last */
  GHashTable *has; /* the same, by id */
  guint era;       /* of the store, in which they are these matches */
  guint source;    /* while there are some */
};

HistoryForget *
history_forget_new (HistoryStore *store)
{
  HistoryForget *self = g_new0 (HistoryForget, 1);

  self->store = history_store_ref (store);
  self->left = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->has = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  return self;
}

static void
give_up (HistoryForget *self)
{
  g_array_set_size (self->left, 0);
  g_hash_table_remove_all (self->has);
}

/* Ids of matches that are gone are given again: they are no longer known here. */
static gboolean
forget_some (HistoryForget *self, GError **error)
{
  const guint n = MIN (self->left->len, TOGETHER);
  const gint64 *first = &g_array_index (self->left, gint64, self->left->len - n);

  if (!history_past_remove (history_store_get_database (self->store), first, n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    g_hash_table_remove (self->has, &first[i]);
  g_array_set_size (self->left, self->left->len - n);

  return TRUE;
}

/* Whether there are more. */
static gboolean
go_on (HistoryForget *self)
{
  g_autoptr (GError) error = NULL;

  if (self->era != history_store_get_era (self->store))
    give_up (self);
  else if (!forget_some (self, &error))
    {
      give_up (self);
      history_store_mend (self->store, error);
    }

  return self->left->len > 0;
}

/* As long as the log is brought into the file it would only become longer. */
static gboolean
tick (gpointer data)
{
  HistoryForget *self = data;

  if (database_is_writing (history_store_get_database (self->store)) || go_on (self))
    return G_SOURCE_CONTINUE;
  self->source = 0;

  return G_SOURCE_REMOVE;
}

void
history_forget_free (HistoryForget *self)
{
  while (self->left->len > 0)
    go_on (self);
  g_clear_handle_id (&self->source, g_source_remove);
  history_store_unref (self->store);
  g_array_unref (self->left);
  g_hash_table_unref (self->has);
  g_free (self);
}

gboolean
history_forget_start (HistoryForget *self, const gint64 *matches, guint n, gint64 kept,
                      GError **error)
{
  while (self->left->len > 0)
    go_on (self);
  self->era = history_store_get_era (self->store);
  for (guint i = n; i-- > 0;)
    if (matches[i] != kept)
      {
        g_array_append_val (self->left, matches[i]);
        g_hash_table_add (self->has, g_memdup2 (&matches[i], sizeof matches[i]));
      }
  if (self->left->len > 0 && !forget_some (self, error))
    {
      give_up (self);
      return FALSE;
    }
  if (self->left->len > 0 && self->source == 0)
    self->source = g_timeout_add_full (G_PRIORITY_LOW, PAUSE, tick, self, NULL);

  return TRUE;
}

gboolean
history_forget_has (HistoryForget *self, gint64 match)
{
  return g_hash_table_contains (self->has, &match);
}

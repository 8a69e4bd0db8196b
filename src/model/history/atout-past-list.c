/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/atout-past-list.h"

/* ---- Match ----------------------------------------------------------------------------------- */

struct _AtoutPast
{
  GObject parent_instance;

  AtoutHistory *history;
  HistoryPast row;  /* only its id is valid before is_read */
  gboolean is_read; /* read lazily: a list view creates thousands of hidden items */
};

G_DEFINE_FINAL_TYPE (AtoutPast, atout_past, G_TYPE_OBJECT)

static void
atout_past_finalize (GObject *object)
{
  AtoutPast *self = ATOUT_PAST (object);

  history_past_clear (&self->row);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (atout_past_parent_class)->finalize (object);
}

static void
atout_past_class_init (AtoutPastClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_past_finalize;
}

static void
atout_past_init (AtoutPast *self G_GNUC_UNUSED)
{
}

AtoutPast *
atout_past_new (AtoutHistory *history, gint64 id)
{
  AtoutPast *self = g_object_new (ATOUT_TYPE_PAST, NULL);

  self->history = g_object_ref (history);
  self->row.id = id;

  return self;
}

static void
read_row (AtoutPast *self)
{
  const gint64 id = self->row.id;
  g_autoptr (GError) error = NULL;

  self->is_read = TRUE;
  if (!history_past_read (atout_history_get_database (self->history), id, &self->row, &error))
    {
      atout_history_mend (self->history, error);
      self->row = (HistoryPast) { .id = id, .again = -1 };
    }
}

const HistoryPast *
atout_past_get_row (AtoutPast *self)
{
  if (!self->is_read)
    read_row (self);

  return &self->row;
}

AtoutHistory *
atout_past_get_history (AtoutPast *self)
{
  g_return_val_if_fail (ATOUT_IS_PAST (self), NULL);

  return self->history;
}

MatchLog *
atout_past_read_log (AtoutPast *self, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_PAST (self), NULL);

  return history_log_read (atout_history_get_database (self->history), self->row.id, error);
}

AtoutMatch *
atout_past_resume (AtoutPast *self, GError **error)
{
  MatchLog *log = atout_past_read_log (self, error);
  AtoutMatch *match = log != NULL ? atout_match_new_from_log (log, error) : NULL;

  if (match != NULL)
    atout_history_follow_as (self->history, match, self->row.id);

  return match;
}

/* ---- List ------------------------------------------------------------------------------------ */

struct _AtoutPastList
{
  GObject parent_instance;

  AtoutHistory *history;
  HistoryFilter filter;
  char *form; /* owned */
  char *text; /* owned */
  GArray *ids;
};

static void list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutPastList, atout_past_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_init))

/* ---- List model ------------------------------------------------------------------------------ */

static GType
get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return ATOUT_TYPE_PAST;
}

static guint
get_n_items (GListModel *model)
{
  return ATOUT_PAST_LIST (model)->ids->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  AtoutPastList *self = ATOUT_PAST_LIST (model);

  if (position >= self->ids->len)
    return NULL;

  return atout_past_new (self->history, g_array_index (self->ids, gint64, position));
}

static void
list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_past_list_finalize (GObject *object)
{
  AtoutPastList *self = ATOUT_PAST_LIST (object);

  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_object (&self->history);
  g_free (self->form);
  g_free (self->text);

  G_OBJECT_CLASS (atout_past_list_parent_class)->finalize (object);
}

static void
atout_past_list_class_init (AtoutPastListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_past_list_finalize;
}

static void
atout_past_list_init (AtoutPastList *self)
{
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
}

AtoutPastList *
atout_past_list_new (AtoutHistory *history)
{
  AtoutPastList *self = g_object_new (ATOUT_TYPE_PAST_LIST, NULL);

  self->history = g_object_ref (history);
  atout_past_list_refresh (self);

  return self;
}

/* ---- Filter ---------------------------------------------------------------------------------- */

void
atout_past_list_set_filter (AtoutPastList *self, const HistoryFilter *filter)
{
  g_autofree char *old_form = NULL;
  g_autofree char *old_text = NULL;

  g_return_if_fail (ATOUT_IS_PAST_LIST (self));

  old_form = self->form; /* @filter may contain the old strings */
  old_text = self->text;
  self->filter = *filter;
  self->filter.form = self->form = g_strdup (filter->form);
  self->filter.text = self->text = g_strdup (filter->text);
  atout_past_list_refresh (self);
}

void
atout_past_list_refresh (AtoutPastList *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) old = NULL;
  GArray *found;

  g_return_if_fail (ATOUT_IS_PAST_LIST (self));

  found = history_past_find (atout_history_get_database (self->history), &self->filter, &error);
  if (found == NULL)
    {
      atout_history_mend (self->history, error);
      found = g_array_new (FALSE, FALSE, sizeof (gint64));
    }
  old = g_steal_pointer (&self->ids);
  self->ids = found;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, old->len, found->len);
}

const GArray *
atout_past_list_get_ids (AtoutPastList *self)
{
  g_return_val_if_fail (ATOUT_IS_PAST_LIST (self), NULL);

  return self->ids;
}

/* ---- Removing -------------------------------------------------------------------------------- */

static void
leave_out (AtoutPastList *self, gint64 id)
{
  for (guint i = 0; i < self->ids->len; i++)
    if (g_array_index (self->ids, gint64, i) == id)
      {
        g_array_remove_index (self->ids, i);
        g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 0);
        return;
      }
}

gboolean
atout_past_list_remove (AtoutPastList *self, AtoutPast *past, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_PAST_LIST (self), FALSE);
  g_return_val_if_fail (ATOUT_IS_PAST (past), FALSE);

  if (!history_log_remove (atout_history_get_database (self->history), past->row.id, error))
    return FALSE;
  leave_out (self, past->row.id);

  return TRUE;
}

gboolean
atout_past_list_remove_all (AtoutPastList *self, AtoutMatch *kept, GError **error)
{
  g_autoptr (GArray) ids = NULL;
  gint64 kept_id;
  gboolean is_good;

  g_return_val_if_fail (ATOUT_IS_PAST_LIST (self), FALSE);

  ids = g_array_copy (self->ids);
  kept_id = kept != NULL ? atout_history_get_id (self->history, kept) : -1;
  is_good = history_past_remove (atout_history_get_database (self->history),
                                 (const gint64 *) (gpointer) ids->data, ids->len, kept_id, error);
  atout_past_list_refresh (self);

  return is_good;
}

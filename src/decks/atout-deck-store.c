/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-deck-store.h"

#include <glib/gi18n-lib.h>

#include "atout-deck-entry-private.h"
#include "deck-copy.h"
#include "deck-file.h"

/* Those inside the program, in the order in which they are offered. */
static const char *const own_decks[] = { "french", "large", "german", "cego" };

/* Where others put their decks, below the data folders; each with the beginning of the ids. */
static const struct
{
  const char *path;
  const char *prefix;
} places[] = {
  { "aisleriot/cards", "aisleriot" },
  { "gnome-games-common/cards", "aisleriot" },
  { "carddecks", "kde" },
  { "kde4/apps/carddecks", "kde" },
};

#define USER_PREFIX "user"

struct _AtoutDeckStore
{
  GObject parent_instance;

  GPtrArray *entries; /* AtoutDeckEntry */
};

static void atout_deck_store_list_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AtoutDeckStore, atout_deck_store, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      atout_deck_store_list_init))

static void
atout_deck_store_finalize (GObject *object)
{
  g_ptr_array_unref (ATOUT_DECK_STORE (object)->entries);

  G_OBJECT_CLASS (atout_deck_store_parent_class)->finalize (object);
}

static void
atout_deck_store_class_init (AtoutDeckStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_deck_store_finalize;
}

static GType
atout_deck_store_get_item_type (GListModel *list)
{
  return ATOUT_TYPE_DECK_ENTRY;
}

static guint
atout_deck_store_get_n_items (GListModel *list)
{
  return ATOUT_DECK_STORE (list)->entries->len;
}

static gpointer
atout_deck_store_get_item (GListModel *list, guint position)
{
  AtoutDeckStore *self = ATOUT_DECK_STORE (list);

  return position < self->entries->len ? g_object_ref (self->entries->pdata[position]) : NULL;
}

static void
atout_deck_store_list_init (GListModelInterface *iface)
{
  iface->get_item_type = atout_deck_store_get_item_type;
  iface->get_n_items = atout_deck_store_get_n_items;
  iface->get_item = atout_deck_store_get_item;
}

/* ---- Looking for decks ------------------------------------------------------------------ */

/* Our own stay in front, the others follow by title. */
static guint
find_position (AtoutDeckStore *self, AtoutDeckEntry *entry)
{
  guint position = self->entries->len;

  if (atout_deck_entry_get_own (entry))
    return position;

  while (position > 0)
    {
      AtoutDeckEntry *before = self->entries->pdata[position - 1];

      if (atout_deck_entry_get_own (before)
          || g_utf8_collate (atout_deck_entry_get_title (before),
                             atout_deck_entry_get_title (entry))
                 <= 0)
        break;
      position--;
    }

  return position;
}

/* The first of an id is taken. */
static AtoutDeckEntry *
add_entry (AtoutDeckStore *self, const char *id, const char *title, GFile *location, gboolean own,
           gboolean added)
{
  AtoutDeckEntry *entry = atout_deck_store_find (self, id);
  guint position;

  if (entry != NULL)
    return entry;

  entry = atout_deck_entry_new (id, title, location, own, added);
  position = find_position (self, entry);
  g_ptr_array_insert (self->entries, (int) position, entry);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);

  return entry;
}

static void
add_own (AtoutDeckStore *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_decks); i++)
    {
      g_autofree char *uri
          = g_strconcat ("resource://" RESOURCE_BASE "/decks/", own_decks[i], "/", NULL);
      g_autoptr (GFile) location = g_file_new_for_uri (uri);
      g_autofree char *title = deck_file_read_name (location);

      if (title != NULL)
        add_entry (self, own_decks[i], title, location, TRUE, FALSE);
    }
}

/* The id of the deck at @location, whether it is a file or a folder. */
static char *
make_id (const char *prefix, GFile *location)
{
  g_autofree char *base = g_file_get_basename (location);
  g_autofree char *name = g_filename_display_name (base);
  char *end = strrchr (name, '.');

  if (end != NULL && (g_str_equal (end, ".svg") || g_str_equal (end, ".svgz")))
    *end = '\0';

  return g_strconcat (prefix, "/", name, NULL);
}

static AtoutDeckEntry *
add_location (AtoutDeckStore *self, const char *prefix, GFile *location, gboolean added)
{
  g_autofree char *id = make_id (prefix, location);
  g_autofree char *title = deck_file_read_name (location);

  return title != NULL ? add_entry (self, id, title, location, FALSE, added) : NULL;
}

/* Only names are read: whether the pictures are good is seen when they are opened. */
static void
add_decks_in (AtoutDeckStore *self, const char *prefix, const char *path, gboolean added)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *full = g_build_filename (path, name, NULL);
      g_autoptr (GFile) location = g_file_new_for_path (full);

      if (name[0] != '.')
        add_location (self, prefix, location, added);
    }
}

static void
add_found (AtoutDeckStore *self, const char *data_dir)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *path = g_build_filename (data_dir, places[i].path, NULL);

      add_decks_in (self, places[i].prefix, path, FALSE);
    }
}

static void
atout_deck_store_init (AtoutDeckStore *self)
{
  const char *given = g_getenv ("ATOUT_DECKDIR");
  const char *const *system_dirs = g_get_system_data_dirs ();
  g_autofree char *user_place = deck_copy_place ();

  self->entries = g_ptr_array_new_with_free_func (g_object_unref);

  add_own (self);
  if (given != NULL && given[0] != '\0')
    add_decks_in (self, USER_PREFIX, given, FALSE);
  add_decks_in (self, USER_PREFIX, user_place, TRUE);
  add_found (self, g_get_user_data_dir ());
  for (guint i = 0; system_dirs[i] != NULL; i++)
    add_found (self, system_dirs[i]);
}

AtoutDeckStore *
atout_deck_store_new (void)
{
  return g_object_new (ATOUT_TYPE_DECK_STORE, NULL);
}

AtoutDeckEntry *
atout_deck_store_find (AtoutDeckStore *self, const char *id)
{
  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; i < self->entries->len; i++)
    if (g_str_equal (atout_deck_entry_get_id (self->entries->pdata[i]), id))
      return self->entries->pdata[i];

  return NULL;
}

/* ---- Adding and removing ---------------------------------------------------------------- */

static void
copy_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  GFile *copy = deck_copy_add (task_data, &error);

  if (copy != NULL)
    g_task_return_pointer (task, copy, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
tried (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  g_autoptr (AtoutDeck) deck = atout_deck_open_finish (result, &error);

  if (deck != NULL)
    g_task_run_in_thread (task, copy_in_thread);
  else
    g_task_return_error (task, error);
}

/* A deck that is a folder may be chosen by its key file. */
static GFile *
find_location (GFile *chosen)
{
  g_autofree char *name = g_file_get_basename (chosen);

  return g_str_equal (name, DECK_FILE_NAME) || g_str_equal (name, DECK_FILE_NAME_KDE)
             ? g_file_get_parent (chosen)
             : g_object_ref (chosen);
}

void
atout_deck_store_add_async (AtoutDeckStore *self, GFile *chosen, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;
  GFile *location;

  g_return_if_fail (ATOUT_IS_DECK_STORE (self));
  g_return_if_fail (G_IS_FILE (chosen));

  location = find_location (chosen);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, atout_deck_store_add_async);
  g_task_set_task_data (task, location, g_object_unref);
  atout_deck_open_async (location, cancellable, tried, task);
}

AtoutDeckEntry *
atout_deck_store_add_finish (AtoutDeckStore *self, GAsyncResult *result, GError **error)
{
  g_autoptr (GFile) copy = NULL;

  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  copy = g_task_propagate_pointer (G_TASK (result), error);

  return copy != NULL ? add_location (self, USER_PREFIX, copy, TRUE) : NULL;
}

gboolean
atout_deck_store_remove (AtoutDeckStore *self, AtoutDeckEntry *entry, GError **error)
{
  guint position;

  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), FALSE);
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (entry), FALSE);
  g_return_val_if_fail (atout_deck_entry_get_added (entry), FALSE);

  if (!g_ptr_array_find (self->entries, entry, &position))
    return TRUE;
  if (!deck_copy_remove (atout_deck_entry_get_location (entry), error))
    return FALSE;

  g_ptr_array_remove_index (self->entries, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);

  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-deck-store.h"

#include "atout-deck-entry-private.h"
#include "deck-copy.h"
#include "deck-file.h"
#include "deck-worker.h"

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

  GListStore *entries; /* AtoutDeckEntry */
  gboolean is_loading;
};

enum
{
  PROP_0,
  PROP_LOADING,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutDeckStore, atout_deck_store, G_TYPE_OBJECT)

static void
atout_deck_store_finalize (GObject *object)
{
  g_object_unref (ATOUT_DECK_STORE (object)->entries);

  G_OBJECT_CLASS (atout_deck_store_parent_class)->finalize (object);
}

static void
atout_deck_store_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutDeckStore *self = ATOUT_DECK_STORE (object);

  switch (property_id)
    {
    case PROP_LOADING:
      g_value_set_boolean (value, self->is_loading);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_deck_store_class_init (AtoutDeckStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = atout_deck_store_finalize;
  object_class->get_property = atout_deck_store_get_property;

  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/* Our own stay in front, as they are; the others follow by name. */
static int
compare_entries (gconstpointer a, gconstpointer b, gpointer user_data)
{
  AtoutDeckEntry *one = (AtoutDeckEntry *) a, *other = (AtoutDeckEntry *) b;
  gboolean is_own = atout_deck_entry_get_own (one);

  if (is_own || atout_deck_entry_get_own (other))
    return atout_deck_entry_get_own (other) - is_own;

  return g_utf8_collate (atout_deck_entry_get_name (one), atout_deck_entry_get_name (other));
}

/* (transfer none): what is there under the id of @entry: the first of an id is taken. */
static AtoutDeckEntry *
add_entry (AtoutDeckStore *self, AtoutDeckEntry *entry)
{
  AtoutDeckEntry *present = atout_deck_store_find (self, atout_deck_entry_get_id (entry));

  if (present != NULL)
    return present;

  g_list_store_insert_sorted (self->entries, entry, compare_entries, NULL);

  return entry;
}

/* ---- Our own ------------------------------------------------------------------------------ */

static void
add_own (AtoutDeckStore *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (own_decks); i++)
    {
      g_autofree char *uri
          = g_strconcat ("resource://" RESOURCE_BASE "/decks/", own_decks[i], "/", NULL);
      g_autoptr (GFile) location = g_file_new_for_uri (uri);
      g_autofree char *name = deck_file_read_name (location);
      g_autoptr (AtoutDeckEntry) entry
          = atout_deck_entry_new (own_decks[i], name, location, TRUE, FALSE);

      add_entry (self, entry);
    }
}

/* ---- Looking for others, in a worker thread ------------------------------------------------- */

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

/* The deck of others at @location, or NULL. */
static AtoutDeckEntry *
read_entry (const char *prefix, GFile *location, gboolean added)
{
  g_autofree char *id = make_id (prefix, location);
  g_autofree char *name = deck_file_read_name (location);

  return name != NULL ? atout_deck_entry_new (id, name, location, FALSE, added) : NULL;
}

/* A folder with decks of others. */
typedef struct
{
  const char *prefix;
  char *path;
  gboolean added;
} Folder;

static void
folder_clear (gpointer data)
{
  g_free (((Folder *) data)->path);
}

/* Only names are read: whether the pictures are good is seen when they are opened. */
static void
look_into (const Folder *folder, GPtrArray *found)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *full = g_build_filename (folder->path, name, NULL);
      g_autoptr (GFile) location = g_file_new_for_path (full);
      AtoutDeckEntry *entry
          = name[0] != '.' ? read_entry (folder->prefix, location, folder->added) : NULL;

      if (entry != NULL)
        g_ptr_array_add (found, entry);
    }
}

static void
look_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  GArray *folders = g_task_get_task_data (task);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < folders->len; i++)
    look_into (&g_array_index (folders, Folder, i), found);

  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

static void
others_found (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  GWeakRef *ref = user_data;
  g_autoptr (AtoutDeckStore) self = g_weak_ref_get (ref);
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  g_weak_ref_clear (ref);
  g_free (ref);
  if (self == NULL)
    return;

  for (guint i = 0; i < found->len; i++)
    add_entry (self, found->pdata[i]);
  self->is_loading = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static void
add_folder (GArray *folders, const char *prefix, char *path, gboolean added)
{
  const Folder folder = { prefix, path, added };

  g_array_append_val (folders, folder);
}

static void
add_places (GArray *folders, const char *data_dir)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    add_folder (folders, places[i].prefix, g_build_filename (data_dir, places[i].path, NULL),
                FALSE);
}

/* A slow disk or network keeps nobody waiting; the thread does not keep the store. */
static void
look_for_others (AtoutDeckStore *self)
{
  const char *given = g_getenv ("ATOUT_DECKDIR");
  const char *const *system_dirs = g_get_system_data_dirs ();
  GArray *folders = g_array_new (FALSE, FALSE, sizeof (Folder));
  GWeakRef *ref = g_new0 (GWeakRef, 1);
  GTask *task = g_task_new (NULL, NULL, others_found, ref);

  g_array_set_clear_func (folders, folder_clear);
  if (given != NULL && given[0] != '\0')
    add_folder (folders, USER_PREFIX, g_strdup (given), FALSE);
  add_folder (folders, USER_PREFIX, deck_copy_place (), TRUE);
  add_places (folders, g_get_user_data_dir ());
  for (guint i = 0; system_dirs[i] != NULL; i++)
    add_places (folders, system_dirs[i]);

  g_weak_ref_init (ref, self);
  g_task_set_task_data (task, folders, (GDestroyNotify) g_array_unref);
  self->is_loading = TRUE;
  deck_worker_open (look_in_thread, task);
}

/* ---- Interface ------------------------------------------------------------------------------ */

static void
atout_deck_store_init (AtoutDeckStore *self)
{
  self->entries = g_list_store_new (ATOUT_TYPE_DECK_ENTRY);

  add_own (self);
  look_for_others (self);
}

AtoutDeckStore *
atout_deck_store_new (void)
{
  return g_object_new (ATOUT_TYPE_DECK_STORE, NULL);
}

GListModel *
atout_deck_store_get_entries (AtoutDeckStore *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), NULL);

  return G_LIST_MODEL (self->entries);
}

gboolean
atout_deck_store_is_loading (AtoutDeckStore *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), FALSE);

  return self->is_loading;
}

AtoutDeckEntry *
atout_deck_store_find (AtoutDeckStore *self, const char *id)
{
  guint n_entries;

  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);

      if (g_str_equal (atout_deck_entry_get_id (entry), id))
        return entry; /* the list keeps it */
    }

  return NULL;
}

/* ---- Adding and removing ---------------------------------------------------------------- */

static void
copy_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GFile) copy = deck_copy_add (task_data, &name, &error);
  g_autofree char *id = copy != NULL ? make_id (USER_PREFIX, copy) : NULL;

  if (copy != NULL)
    g_task_return_pointer (task, atout_deck_entry_new (id, name, copy, FALSE, TRUE),
                           g_object_unref);
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
  g_autoptr (AtoutDeckEntry) entry = NULL;

  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  entry = g_task_propagate_pointer (G_TASK (result), error);

  return entry != NULL ? add_entry (self, entry) : NULL;
}

gboolean
atout_deck_store_remove (AtoutDeckStore *self, AtoutDeckEntry *entry, GError **error)
{
  guint position;

  g_return_val_if_fail (ATOUT_IS_DECK_STORE (self), FALSE);
  g_return_val_if_fail (ATOUT_IS_DECK_ENTRY (entry), FALSE);
  g_return_val_if_fail (atout_deck_entry_get_added (entry), FALSE);

  if (!g_list_store_find (self->entries, entry, &position))
    return TRUE;
  if (!deck_copy_remove (atout_deck_entry_get_location (entry), error))
    return FALSE;

  g_list_store_remove (self->entries, position);

  return TRUE;
}

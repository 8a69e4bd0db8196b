/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/atout-deck-store-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "decks/deck-file.h"
#include "decks/deck-search.h"
#include "decks/deck-trial.h"
#include "decks/deck-worker.h"
#include "decks/safe-file.h"

/* Names of the built-in decks, in display order. */
static const char *const own_decks[] = { "french", "large", "german", "cego" };

/* Folders of other programs' decks below the data folders, with id prefixes. */
static const struct
{
  const char *path;
  const char *prefix;
} places[] = {
  { "aisleriot/cards", "aisleriot" },
  { "gnome-games-common/cards", "aisleriot" },
  { "carddecks", "kde" },
  { "kde4/apps/carddecks", "kde" },
  { "games/pysolfc", "pysol" },
  { "pysolfc", "pysol" },
};

#define USER_PREFIX "user"

/* Longest search before the first results are shown, in ms. */
#define PATIENCE 5000

struct _AtoutDeckStore
{
  GObject parent_instance;

  GListStore *entries;
  DeckSearch *search; /* search for all but built-in decks */
  guint patience;     /* time limit for the first results, in ms */
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
  AtoutDeckStore *self = ATOUT_DECK_STORE (object);

  g_clear_pointer (&self->search, deck_search_free);
  g_object_unref (self->entries);

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

  /** AtoutDeckStore:loading: true while the search for other decks runs. */
  properties[PROP_LOADING] = g_param_spec_boolean ("loading", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/* Sorts built-in decks first, then the others by name and id. */
static int
compare_entries (gconstpointer a, gconstpointer b, gpointer user_data)
{
  AtoutDeckEntry *one = (AtoutDeckEntry *) a, *other = (AtoutDeckEntry *) b;
  gboolean is_own = atout_deck_entry_get_own (one);
  int order;

  if (is_own || atout_deck_entry_get_own (other))
    return atout_deck_entry_get_own (other) - is_own;

  order = g_utf8_collate (atout_deck_entry_get_name (one), atout_deck_entry_get_name (other));

  return order != 0 ? order
                    : strcmp (atout_deck_entry_get_id (one), atout_deck_entry_get_id (other));
}

/* Adds @entry unless its id is listed. Returns (transfer none) the listed entry. */
static AtoutDeckEntry *
add_entry (AtoutDeckStore *self, AtoutDeckEntry *entry)
{
  AtoutDeckEntry *present = atout_deck_store_find (self, atout_deck_entry_get_id (entry));

  if (present != NULL)
    return present;

  g_list_store_insert_sorted (self->entries, entry, compare_entries, NULL);

  return entry;
}

/* ---- The folder of added decks --------------------------------------------------------------- */

static char *
deck_copy_place (void)
{
  return g_build_filename (g_get_user_data_dir (), "atout", "decks", NULL);
}

static void
set_write_error (GError **error, const char *path, const char *reason)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The deck cannot be copied to “%s”: %s"),
               path, reason);
}

static gboolean
is_free (GFile *place, const char *name)
{
  static const char *const endings[] = { "", ".svg", ".svgz" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *full = g_strconcat (name, endings[i], NULL);
      g_autoptr (GFile) file = g_file_get_child (place, full);

      if (g_file_query_exists (file, NULL))
        return FALSE;
    }

  return TRUE;
}

static GFile *
find_free_name (GFile *place, GFile *location, const char *ending)
{
  g_autofree char *name = g_file_get_basename (location);

  if (*ending != '\0' && g_str_has_suffix (name, ending))
    name[strlen (name) - strlen (ending)] = '\0';

  for (guint i = 1;; i++)
    {
      g_autofree char *tried = i == 1 ? g_strdup (name) : g_strdup_printf ("%s-%u", name, i);
      g_autofree char *full = g_strconcat (tried, ending, NULL);

      if (is_free (place, tried))
        return g_file_get_child (place, full);
    }
}

static GFile *
write_into (GFile *folder, GFile *file, GBytes *bytes, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) written = g_file_get_child (folder, name);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_file_replace_contents (written, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error)
             ? g_steal_pointer (&written)
             : NULL;
}

/* Writes @text into @folder under the name of @file, compressed for ".svgz". */
static GFile *
write_drawing (GFile *folder, GFile *file, GBytes *text, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GBytes) bytes
      = g_str_has_suffix (name, ".svgz") ? safe_file_pack (text) : g_bytes_ref (text);

  return write_into (folder, file, bytes, error);
}

static gboolean
write_pictures (GFile *folder, const DeckFile *deck, GError **error)
{
  for (guint i = 0; i < DECK_FACES; i++)
    if (deck->picture[i] != NULL)
      {
        g_autoptr (GFile) file = g_file_get_child (deck->svg, deck->face[i].id + 1);
        g_autoptr (GFile) written = write_drawing (folder, file, deck->picture[i], error);

        if (written == NULL)
          return FALSE;
      }

  return TRUE;
}

/*
 * Writes the deck into the empty folder @fresh. Returns the file or folder for the caller to move.
 */
static GFile *
write_parts (const DeckFile *deck, GFile *fresh, GError **error)
{
  g_autoptr (GFile) key_file = deck_file_get_key_file (deck);
  g_autoptr (GFile) made = deck->kind == DECK_PICTURES
                               ? write_pictures (fresh, deck, error) ? g_object_ref (fresh) : NULL
                               : write_drawing (fresh, deck->svg, deck->drawing, error);
  g_autoptr (GFile) keys = NULL;

  if (made == NULL || key_file == NULL)
    return g_steal_pointer (&made);

  keys = write_into (fresh, key_file, deck->keys, error);

  return keys != NULL ? g_object_ref (fresh) : NULL;
}

static GFile *
write_through (const DeckFile *deck, GFile *place, GFile *fresh, GError **error)
{
  g_autoptr (GFile) made = write_parts (deck, fresh, error);
  g_autoptr (GFile) location = deck_file_get_location (deck);
  g_autoptr (GFile) copy = NULL;
  const char *ending = "";

  if (made == NULL)
    return NULL;

  if (!g_file_equal (made, fresh))
    ending = g_str_has_suffix (g_file_peek_path (made), ".svgz") ? ".svgz" : ".svg";
  copy = find_free_name (place, location, ending);
  if (!g_file_move (made, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return NULL;

  return g_steal_pointer (&copy);
}

static gboolean
deck_copy_remove (GFile *copy, GError **error)
{
  const char *path = g_file_peek_path (copy);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GError) local = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (copy, name);

      if (!g_file_delete (file, NULL, &local))
        break;
    }

  if (local == NULL && g_file_delete (copy, NULL, &local))
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The deck “%s” cannot be removed: %s"),
               path, local->message);

  return FALSE;
}

/*
 * Returns (transfer full) a copy of @deck, written from memory, and its display name in @name.
 * Leaves nothing behind on failure.
 */
static GFile *
deck_copy_add (const DeckFile *deck, char **name, GError **error)
{
  g_autofree char *path = deck_copy_place ();
  g_autofree char *fresh_path = g_build_filename (path, ".new-XXXXXX", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GFile) fresh = NULL;
  g_autoptr (GError) local = NULL;
  g_autoptr (GFile) copy = NULL;

  if (g_mkdir_with_parents (path, 0700) != 0 || g_mkdtemp (fresh_path) == NULL)
    {
      set_write_error (error, path, g_strerror (errno));
      return NULL;
    }

  fresh = g_file_new_for_path (fresh_path);
  copy = write_through (deck, place, fresh, &local);
  if (g_file_query_exists (fresh, NULL))
    deck_copy_remove (fresh, NULL);
  if (copy == NULL)
    {
      set_write_error (error, path, local->message);
      return NULL;
    }

  *name = deck_file_read_name (copy);
  if (*name == NULL) /* the copy was removed meanwhile */
    {
      set_write_error (error, path, g_strerror (ENOENT));
      return NULL;
    }

  return g_steal_pointer (&copy);
}

/* ---- Built-in decks ----------------------------------------------------------------------- */

/* Replaces all entries by the built-in decks in one step: the list is never empty. */
static void
set_own (AtoutDeckStore *self)
{
  gpointer own[G_N_ELEMENTS (own_decks)];

  for (guint i = 0; i < G_N_ELEMENTS (own_decks); i++)
    {
      g_autofree char *uri
          = g_strconcat ("resource://" RESOURCE_BASE "/decks/", own_decks[i], "/", NULL);
      g_autoptr (GFile) location = g_file_new_for_uri (uri);
      g_autofree char *name = deck_file_read_name (location);

      own[i] = atout_deck_entry_new (own_decks[i], name, location, TRUE, FALSE);
    }
  g_list_store_splice (self->entries, 0, g_list_model_get_n_items (G_LIST_MODEL (self->entries)),
                       own, G_N_ELEMENTS (own));
  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    g_object_unref (own[i]);
}

/* ---- Searching for other decks ------------------------------------------------------------ */

static void
others_found (GPtrArray *found, gpointer user_data)
{
  AtoutDeckStore *self = user_data;

  for (guint i = 0; i < found->len; i++)
    add_entry (self, found->pdata[i]);
  if (!self->is_loading)
    return;

  self->is_loading = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADING]);
}

static void
add_places (AtoutDeckStore *self, const char *data_dir)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    deck_search_add (self->search, places[i].prefix,
                     g_build_filename (data_dir, places[i].path, NULL), FALSE);
}

static void
look_for_others (AtoutDeckStore *self)
{
  const char *given = g_getenv ("ATOUT_DECKDIR");
  const char *const *system_dirs = g_get_system_data_dirs ();

  self->search = deck_search_new (others_found, self);
  if (given != NULL && given[0] != '\0')
    deck_search_add (self->search, USER_PREFIX, g_strdup (given), FALSE);
  deck_search_add (self->search, USER_PREFIX, deck_copy_place (), TRUE);
  add_places (self, g_get_user_data_dir ());
  for (guint i = 0; system_dirs[i] != NULL; i++)
    add_places (self, system_dirs[i]);

  self->is_loading = TRUE;
  deck_search_start (self->search, self->patience);
}

/* ---- Interface ------------------------------------------------------------------------------ */

static void
atout_deck_store_init (AtoutDeckStore *self)
{
  self->entries = g_list_store_new (ATOUT_TYPE_DECK_ENTRY);

  set_own (self);
}

AtoutDeckStore *
atout_deck_store_new (void)
{
  return atout_deck_store_new_with_patience (PATIENCE);
}

AtoutDeckStore *
atout_deck_store_new_with_patience (guint patience)
{
  AtoutDeckStore *self = g_object_new (ATOUT_TYPE_DECK_STORE, NULL);

  self->patience = patience;
  look_for_others (self);

  return self;
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
        return entry; /* owned by the list */
    }

  return NULL;
}

char *
atout_deck_store_guess_name (const char *id)
{
  const char *end = strrchr (id, '/');
  const char *name = end != NULL ? end + 1 : id;
  g_autofree char *file_name = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (*id != '\0', NULL);

  /* common KDE prefix */
  if (g_str_has_prefix (name, "svg-"))
    name += strlen ("svg-");
  file_name = g_strconcat (name, ".svg", NULL);
  file = g_file_new_for_path (file_name);

  return deck_file_read_name (file); /* the file need not exist */
}

/* ---- Adding and removing ---------------------------------------------------------------- */

/* Tries the deck, and copies the bytes that were tried: the file may have changed meanwhile. */
static void
add_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (DeckFile) deck = NULL;
  g_autoptr (GFile) copy = NULL;
  g_autofree char *name = NULL;
  g_autofree char *id = NULL;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;

  deck = deck_trial_open (g_task_get_task_data (task), TRUE, g_task_get_cancellable (task), &error);
  if (deck != NULL)
    copy = deck_copy_add (deck, &name, &error);
  if (copy == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  id = deck_search_make_id (USER_PREFIX, copy);
  g_task_return_pointer (task, atout_deck_entry_new (id, name, copy, FALSE, TRUE), g_object_unref);
}

/* Returns the folder of a deck chosen by its key file, else @chosen. */
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
  deck_worker_open (add_in_thread, task);
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

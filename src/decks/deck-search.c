/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-search.h"

#include "decks/atout-deck-store-private.h"
#include "decks/deck-file.h"
#include "decks/deck-worker.h"

/* Limit per folder. */
#define DECKS_MAX 500

struct _DeckSearch
{
  DeckSearchFound found; /* NULL once cancelled */
  gpointer user_data;

  GArray *places;      /* DeckPlace */
  GPtrArray **answers; /* found AtoutDeckEntry by place; NULL until searched */
  guint n_missing;
  gboolean is_told;
  guint patience_id;
};

typedef struct
{
  DeckSearch *search;
  guint place;
} Visit;

static void
place_clear (gpointer data)
{
  g_free (((DeckPlace *) data)->path);
}

/* ---- Worker threads ----------------------------------------------------------------------- */

char *
deck_search_make_id (const char *prefix, GFile *location)
{
  g_autofree char *base = g_file_get_basename (location);
  g_autofree char *name = g_filename_display_name (base);
  char *end = strrchr (name, '.');

  if (end != NULL && (g_str_equal (end, ".svg") || g_str_equal (end, ".svgz")))
    *end = '\0';

  return g_strconcat (prefix, "/", name, NULL);
}

static AtoutDeckEntry *
read_entry (const DeckPlace *place, GFile *location)
{
  g_autofree char *id = deck_search_make_id (place->prefix, location);
  g_autofree char *name = deck_file_read_name (location);

  return name != NULL ? atout_deck_entry_new (id, name, location, FALSE, place->added) : NULL;
}

static void
look_into (const DeckPlace *place, GPtrArray *found)
{
  g_autoptr (GDir) dir = g_dir_open (place->path, 0, NULL);
  const char *name;

  while (dir != NULL && found->len < DECKS_MAX && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *full = g_build_filename (place->path, name, NULL);
      g_autoptr (GFile) location = g_file_new_for_path (full);
      AtoutDeckEntry *entry = name[0] != '.' ? read_entry (place, location) : NULL;

      if (entry != NULL)
        g_ptr_array_add (found, entry);
    }
}

static void
look_in_thread (gpointer data)
{
  g_autoptr (GTask) task = data;
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  look_into (g_task_get_task_data (task), found);
  g_task_return_pointer (task, found, (GDestroyNotify) g_ptr_array_unref);
}

/* ---- Main loop ---------------------------------------------------------------------------- */

static void
tell (gpointer user_data)
{
  DeckSearch *self = user_data;
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  g_clear_handle_id (&self->patience_id, g_source_remove);
  self->is_told = TRUE;
  for (guint i = 0; i < self->places->len; i++)
    for (guint j = 0; self->answers[i] != NULL && j < self->answers[i]->len; j++)
      g_ptr_array_add (all, self->answers[i]->pdata[j]);
  self->found (all, self->user_data);
}

static void
free_now (DeckSearch *self)
{
  for (guint i = 0; i < self->places->len; i++)
    g_clear_pointer (&self->answers[i], g_ptr_array_unref);
  g_free (self->answers);
  g_array_unref (self->places);
  g_free (self);
}

static void
place_answered (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  g_autofree Visit *visit = user_data;
  DeckSearch *self = visit->search;
  GPtrArray *answer = g_task_propagate_pointer (G_TASK (result), NULL);

  self->answers[visit->place] = answer;
  self->n_missing--;
  if (self->found == NULL)
    {
      if (self->n_missing == 0)
        free_now (self);
    }
  else if (self->is_told)
    self->found (answer, self->user_data);
  else if (self->n_missing == 0)
    tell (self);
}

/* ---- Interface ---------------------------------------------------------------------------- */

DeckSearch *
deck_search_new (DeckSearchFound found, gpointer user_data)
{
  DeckSearch *self = g_new0 (DeckSearch, 1);

  self->found = found;
  self->user_data = user_data;
  self->places = g_array_new (FALSE, FALSE, sizeof (DeckPlace));
  g_array_set_clear_func (self->places, place_clear);

  return self;
}

void
deck_search_add (DeckSearch *self, const char *prefix, char *path, gboolean added)
{
  const DeckPlace place = { prefix, path, added };

  g_array_append_val (self->places, place);
}

void
deck_search_start (DeckSearch *self, guint patience)
{
  self->answers = g_new0 (GPtrArray *, self->places->len);
  self->n_missing = self->places->len;
  self->patience_id = g_timeout_add_once (patience, tell, self);

  for (guint i = 0; i < self->places->len; i++)
    {
      Visit *visit = g_new (Visit, 1);
      GTask *task = g_task_new (NULL, NULL, place_answered, visit);

      *visit = (Visit) { self, i };
      g_task_set_task_data (task, &g_array_index (self->places, DeckPlace, i), NULL);
      deck_worker_look (look_in_thread, task);
    }
}

void
deck_search_free (DeckSearch *self)
{
  g_clear_handle_id (&self->patience_id, g_source_remove);
  self->found = NULL;
  if (self->n_missing == 0)
    free_now (self);
}

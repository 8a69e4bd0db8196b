/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/preferences/atout-places-group.h"

#include "app/preferences/place-row.h"
#include "app/preferences/show-row.h"
#include "model/words/words.h"

struct _AtoutPlacesGroup
{
  AdwPreferencesGroup parent_instance;

  GSettings *settings;
  GHashTable *rows; /* by game */
};

G_DEFINE_FINAL_TYPE (AtoutPlacesGroup, atout_places_group, ADW_TYPE_PREFERENCES_GROUP)

static void
atout_places_group_dispose (GObject *object)
{
  AtoutPlacesGroup *self = ATOUT_PLACES_GROUP (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->rows, g_hash_table_unref);

  G_OBJECT_CLASS (atout_places_group_parent_class)->dispose (object);
}

static void
atout_places_group_class_init (AtoutPlacesGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_places_group_dispose;
}

static void
atout_places_group_init (AtoutPlacesGroup *self)
{
  const Game *game;

  self->settings = g_settings_new (APP_ID);
  self->rows = g_hash_table_new (NULL, NULL);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *titles = words_form_titles (game);
      GtkWidget *row = g_object_new (ATOUT_TYPE_CHOICE_ROW, "title", titles, NULL);

      place_row_bind (ATOUT_CHOICE_ROW (row), self->settings, game);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_hash_table_insert (self->rows, (gpointer) game, row);
    }
}

void
atout_places_group_show (AtoutPlacesGroup *self, const Game *game)
{
  show_row (g_hash_table_lookup (self->rows, game));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-places-group.h"

#include "place-row.h"
#include "words.h"

struct _AtoutPlacesGroup
{
  AdwPreferencesGroup parent_instance;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (AtoutPlacesGroup, atout_places_group, ADW_TYPE_PREFERENCES_GROUP)

static void
atout_places_group_dispose (GObject *object)
{
  AtoutPlacesGroup *self = ATOUT_PLACES_GROUP (object);

  g_clear_object (&self->settings);

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
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *titles = words_form_titles (game);
      GtkWidget *row = g_object_new (ATOUT_TYPE_CHOICE_ROW, "title", titles, NULL);

      place_row_bind (ATOUT_CHOICE_ROW (row), self->settings, game);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
    }
}

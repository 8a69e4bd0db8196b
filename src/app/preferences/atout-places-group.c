/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/preferences/atout-places-group.h"

#include "app/settings/settings-part.h"
#include "app/table/table-settings.h"
#include "app/widgets/atout-choice-row.h"
#include "app/widgets/atout-pixel-clamp.h"
#include "app/widgets/groups.h"
#include "model/words/words.h"
#include "rules/game.h"
#include "view/table/backdrop/atout-backdrop.h"
#include "view/widgets/letters.h"

/* ---- Row for a place ------------------------------------------------------------------------- */

#define WIDTH 84 /* pixels, of a picture */
#define HEIGHT 58
#define SCALE .33        /* scale of the backdrop */
#define LINE 180         /* pixels, of a name */
#define WINDOW_WIDTH 210 /* window with room for long words */

/* ---- Pictures -------------------------------------------------------------------------------- */

static GtkWidget *
make_picture (void)
{
  GtkWidget *picture
      = g_object_new (ATOUT_TYPE_BACKDROP, "width-request", WIDTH, "height-request", HEIGHT,
                      "valign", GTK_ALIGN_CENTER, "overflow", GTK_OVERFLOW_HIDDEN, NULL);

  gtk_widget_add_css_class (picture, "place-picture");
  atout_backdrop_set_taken (ATOUT_BACKDROP (picture), NULL, 0, SCALE);

  return picture;
}

static void
set_up (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "natural-wrap-mode",
                                   GTK_NATURAL_WRAP_NONE, NULL);
  GtkWidget *clamp = g_object_new (ATOUT_TYPE_PIXEL_CLAMP, "child", label, "width", LINE, "halign",
                                   GTK_ALIGN_START, "hexpand", TRUE, NULL);
  GtkWidget *mark = g_object_new (GTK_TYPE_IMAGE, "icon-name", "object-select-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_box_append (GTK_BOX (box), make_picture ());
  gtk_box_append (GTK_BOX (box), clamp);
  gtk_box_append (GTK_BOX (box), mark);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  letters_keep (label, WINDOW_WIDTH);
  gtk_list_item_set_child (item, box);
}

static void
show_choice (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *clamp = gtk_widget_get_next_sibling (picture);
  GtkStringObject *name = gtk_list_item_get_item (item);

  atout_backdrop_set_place (ATOUT_BACKDROP (picture),
                            backdrop_place_at (gtk_list_item_get_position (item))->key);
  gtk_label_set_text (GTK_LABEL (adw_bin_get_child (ADW_BIN (clamp))),
                      gtk_string_object_get_string (name));
}

static void
show_pictures (AdwComboRow *row)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (show_choice), NULL);
  adw_combo_row_set_list_factory (row, factory);
  g_object_unref (factory);
}

/* ---- Row ------------------------------------------------------------------------------------- */

static void
show_place (AtoutChoiceRow *row, GParamSpec *pspec G_GNUC_UNUSED, AtoutBackdrop *picture)
{
  const BackdropPlace *place = backdrop_place_at (adw_combo_row_get_selected (ADW_COMBO_ROW (row)));

  if (place == NULL) /* unknown place in the settings */
    return;
  atout_backdrop_set_place (picture, place->key);
}

/* Binds @row to the place of @game, with pictures; call it once. */
static void
place_row_bind (AtoutChoiceRow *row, GSettings *settings, const Game *game)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
  g_autoptr (GArray) choices = g_array_new (TRUE, TRUE, sizeof (AtoutChoice));
  GtkWidget *picture = make_picture ();
  const BackdropPlace *place;

  for (guint i = 0; (place = backdrop_place_at (i)) != NULL; i++)
    {
      const AtoutChoice choice = { place->key, g_dpgettext2 (NULL, "place", place->name),
                                   g_dpgettext2 (NULL, "place", place->description) };

      g_array_append_val (choices, choice);
    }
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  atout_choice_row_bind (row, kept, PLACE_SETTINGS_KEY, place_settings_get_usual (game)->key,
                         (const AtoutChoice *) choices->data);
  show_pictures (ADW_COMBO_ROW (row));
  g_signal_connect (row, "notify::selected", G_CALLBACK (show_place), picture);
  show_place (row, NULL, ATOUT_BACKDROP (picture));
}

/* ---- Group ----------------------------------------------------------------------------------- */

struct _AtoutPlacesGroup
{
  AdwPreferencesGroup parent_instance;

  GSettings *settings;
  GHashTable *rows;
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

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-preferences.h"

#include <glib/gi18n-lib.h>

#include "atout-choice-row.h"
#include "atout-deck-store.h"
#include "atout-name-row.h"
#include "words.h"

struct _AtoutPreferences
{
  AdwWindow parent_instance;

  GSettings *settings;

  GtkWidget *player_group;
  GtkWidget *speed_row;
  GtkWidget *until_click_switch;
  GtkWidget *trick_pause_row;
  GtkAdjustment *trick_pause;
  GtkWidget *trumps_first_switch;
  GtkWidget *ascending_switch;
  GtkWidget *deck_row;
  GtkWidget *index_row;
  GtkWidget *four_colours_switch;
  GtkWidget *scheme_row;
};

G_DEFINE_FINAL_TYPE (AtoutPreferences, atout_preferences, ADW_TYPE_WINDOW)

static void
atout_preferences_dispose (GObject *object)
{
  AtoutPreferences *self = ATOUT_PREFERENCES (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_preferences_parent_class)->dispose (object);
}

static void
atout_preferences_class_init (AtoutPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_preferences_dispose;

  g_type_ensure (ATOUT_TYPE_CHOICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/atout-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, player_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, speed_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, until_click_switch);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, trick_pause_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, trick_pause);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, trumps_first_switch);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, ascending_switch);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, deck_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, index_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, four_colours_switch);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, scheme_row);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bind_choices (AtoutPreferences *self)
{
  const AtoutChoice speeds[] = {
    { "off", C_ ("speed", "Off") },
    { "slow", C_ ("speed", "Slow") },
    { "normal", C_ ("speed", "Normal") },
    { "fast", C_ ("speed", "Fast") },
    { NULL, NULL },
  };
  const AtoutChoice languages[] = {
    { "auto", C_ ("letters", "Automatic") }, { "nl", C_ ("letters", "Dutch") },
    { "en", C_ ("letters", "English") },     { "fr", C_ ("letters", "French") },
    { "de", C_ ("letters", "German") },      { NULL, NULL },
  };
  const AtoutChoice schemes[] = {
    { "system", C_ ("colours", "Like the desktop") },
    { "light", C_ ("colours", "Light") },
    { "dark", C_ ("colours", "Dark") },
    { NULL, NULL },
  };

  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->speed_row), self->settings, "animation-speed",
                         speeds);
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->index_row), self->settings, "index-language",
                         languages);
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->scheme_row), self->settings, "colour-scheme",
                         schemes);
}

static void
bind_deck (AtoutPreferences *self)
{
  g_autoptr (AtoutDeckStore) store = atout_deck_store_new ();
  const guint n_decks = g_list_model_get_n_items (G_LIST_MODEL (store));
  g_autofree AtoutChoice *choices = g_new0 (AtoutChoice, n_decks + 1);

  for (guint i = 0; i < n_decks; i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (G_LIST_MODEL (store), i);

      /* the store keeps the entry */
      choices[i]
          = (AtoutChoice) { atout_deck_entry_get_id (entry), atout_deck_entry_get_title (entry) };
    }
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->deck_row), self->settings, "deck", choices);
}

/* As many names as the game with the most players needs. */
static void
add_names (AtoutPreferences *self)
{
  const Game *largest = NULL;
  guint n_seats = 0;
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    if (game->count_seats (&OPTIONS_DEFAULT) > n_seats)
      {
        largest = game;
        n_seats = game->count_seats (&OPTIONS_DEFAULT);
      }

  for (guint seat = 0; seat < n_seats; seat++)
    adw_preferences_group_add (
        ADW_PREFERENCES_GROUP (self->player_group),
        atout_name_row_new (self->settings, largest, &OPTIONS_DEFAULT, seat));
}

static void
atout_preferences_init (AtoutPreferences *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));

  g_settings_bind (self->settings, "trick-until-click", self->until_click_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "trick-until-click", self->trick_pause_row, "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN);
  g_settings_bind (self->settings, "trick-pause", self->trick_pause, "value",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "sort-trumps-first", self->trumps_first_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "sort-ascending", self->ascending_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "four-colours", self->four_colours_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  bind_choices (self);
  bind_deck (self);
  add_names (self);
}

AtoutPreferences *
atout_preferences_new (GtkApplication *application)
{
  return g_object_new (ATOUT_TYPE_PREFERENCES, "application", application, "destroy-with-parent",
                       TRUE, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/preferences/atout-preferences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/decks/atout-deck-gallery.h"
#include "app/decks/atout-deck-picker.h"
#include "app/decks/deck-settings.h"
#include "app/decks/suit-colours.h"
#include "app/match/last-rules.h"
#include "app/players/atout-name-row.h"
#include "app/players/seat-level.h"
#include "app/preferences/atout-places-group.h"
#include "app/settings/language.h"
#include "app/settings/settings-values.h"
#include "app/widgets/atout-bar-title.h"
#include "app/widgets/atout-choice-row.h"
#include "app/widgets/atout-switch-row.h"
#include "app/widgets/groups.h"
#include "app/widgets/still-pages.h"
#include "app/widgets/toolkit-gaps.h"
#include "model/words/words.h"
#include "view/sound/sound-player.h"
#include "view/widgets/page-styles.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"

struct _AtoutPreferences
{
  AdwWindow parent_instance;

  GSettings *settings;
  AtoutDeckStore *decks;
  GPtrArray *game_rows; /* by game index */
  GPtrArray *choices;   /* GSettings of the deck of each game */
  GPtrArray *name_rows;
  const Game *table;   /* game whose players the name rows show */
  Options table_rules; /* house rules of @table */
  const Game *game;    /* game of the decks page */
  Options options;     /* options of the decks page */
  AtoutDeckEntry *entry;
  GtkWidget *first_page;

  GtkWidget *title;
  GtkWidget *back_button;
  GtkWidget *pages;
  GtkWidget *settings_page;
  GtkWidget *decks_page;
  GtkWidget *gallery_page;
  GtkWidget *player_group;
  GtkWidget *level_row;
  GtkWidget *speed_row;
  GtkWidget *trick_pause_row;
  GtkAdjustment *trick_pause;
  GtkWidget *trick_pause_spin;
  GtkWidget *sound_row;
  GtkWidget *announce_row;
  GtkWidget *notice_row;
  GtkWidget *cards_group;
  GtkWidget *places_group;
  GtkWidget *colours_row;
  GtkWidget *scheme_row;
  GtkWidget *language_row;
  GtkWidget *restart_row;
};

G_DEFINE_FINAL_TYPE (AtoutPreferences, atout_preferences, ADW_TYPE_WINDOW)

/* ---- Pages -------------------------------------------------------------------------------- */

static void
update_title (AtoutPreferences *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->pages));
  const char *text = _ ("Preferences");
  g_autofree char *subtitle = NULL;

  if (page == self->decks_page)
    {
      text = _ ("Cards");
      subtitle = words_form_titles (self->game);
    }
  else if (page == self->gallery_page)
    {
      text = atout_deck_entry_get_name (self->entry);
    }

  g_object_set (self->title, "title", text, "subtitle", subtitle, NULL);
  gtk_window_set_title (GTK_WINDOW (self), text);
  gtk_widget_set_visible (self->back_button, page != self->first_page);
  spoken_name_parts (page, text);
}

static void
go_to (AtoutPreferences *self, GtkWidget *page)
{
  /* otherwise the stack would choose the focus */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child (GTK_STACK (self->pages), page);
  update_title (self);
  if (!gtk_widget_grab_focus (page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
show_decks (AtoutPreferences *self, const Game *game, const Options *options)
{
  self->game = game;
  self->options = *options;
  atout_deck_picker_set_game (ATOUT_DECK_PICKER (self->decks_page), game, &self->options);
  go_to (self, self->decks_page);
}

static void
show_settings (AtoutPreferences *self)
{
  go_to (self, self->settings_page);
  atout_deck_picker_set_game (ATOUT_DECK_PICKER (self->decks_page), NULL, NULL);
  atout_deck_gallery_set_entry (ATOUT_DECK_GALLERY (self->gallery_page), NULL);
}

static void
look_wanted (AtoutPreferences *self, AtoutDeckEntry *entry)
{
  g_set_object (&self->entry, entry);
  atout_deck_gallery_set_entry (ATOUT_DECK_GALLERY (self->gallery_page), entry);
  go_to (self, self->gallery_page);
}

static void
focus_game_row (AtoutPreferences *self)
{
  for (guint i = 0; i < self->game_rows->len; i++)
    if (game_at (i) == self->game)
      gtk_widget_grab_focus (self->game_rows->pdata[i]);
}

static void
go_back (AtoutPreferences *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->pages));

  if (page == self->first_page)
    {
      gtk_window_close (GTK_WINDOW (self));
    }
  else if (page == self->gallery_page)
    {
      go_to (self, self->decks_page);
      atout_deck_picker_focus (ATOUT_DECK_PICKER (self->decks_page), self->entry);
      atout_deck_gallery_set_entry (ATOUT_DECK_GALLERY (self->gallery_page), NULL);
    }
  else
    {
      show_settings (self);
      focus_game_row (self);
    }
}

static gboolean
escape_pressed (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  go_back (ATOUT_PREFERENCES (widget));

  return GDK_EVENT_STOP;
}

/* ---- Decks ----------------------------------------------------------------------------------- */

static void
update_game_rows (AtoutPreferences *self)
{
  for (guint i = 0; i < self->game_rows->len; i++)
    {
      AtoutDeckEntry *entry = deck_settings_find (self->settings, self->decks, game_at (i));
      const char *name = atout_deck_entry_get_name (entry);

      adw_action_row_set_subtitle (self->game_rows->pdata[i], name);
      spoken_set_description (self->game_rows->pdata[i], name);
    }
}

static void
game_row_activated (AtoutPreferences *self, AdwActionRow *row)
{
  guint index;

  if (g_ptr_array_find (self->game_rows, row, &index))
    show_decks (self, game_at (index), &OPTIONS_DEFAULT);
}

static void
add_game_rows (AtoutPreferences *self)
{
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *titles = words_form_titles (game);
      /* deck names are not markup */
      GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", titles,
                                     "activatable", TRUE, NULL);

      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("go-next-symbolic"));
      g_signal_connect_swapped (row, "activated", G_CALLBACK (game_row_activated), self);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->cards_group), row);
      g_ptr_array_add (self->game_rows, row);
      g_ptr_array_add (
          self->choices,
          deck_settings_watch_choice (self->settings, game, G_CALLBACK (update_game_rows), self));
    }

  update_game_rows (self);
}

/* ---- Players --------------------------------------------------------------------------------- */

static void
show_players (AtoutPreferences *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self->player_group);
  guint n_seats = game_count_seats (self->table, &self->table_rules);
  const WordsValue values[]
      = { { "{game}", words_title (self->table, &self->table_rules) }, { NULL, NULL } };
  /* Translators: a heading over their names; {game} is the one at whose table they sit */
  g_autofree char *title = words_fill (_ ("Players: {game}"), values);

  adw_preferences_group_set_title (group, title);
  for (guint i = 0; i < self->name_rows->len; i++)
    adw_preferences_group_remove (group, self->name_rows->pdata[i]);
  g_ptr_array_set_size (self->name_rows, 0);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      GtkWidget *row = atout_name_row_new (self->settings, self->table, &self->table_rules, seat);

      adw_preferences_group_add (group, row);
      g_ptr_array_add (self->name_rows, row);
    }
}

static void
set_table (AtoutPreferences *self, const Game *game, const Options *options)
{
  if (self->table == game && memcmp (&self->table_rules, options, sizeof *options) == 0)
    return;

  self->table = game;
  self->table_rules = *options;
  show_players (self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_preferences_dispose (GObject *object)
{
  AtoutPreferences *self = ATOUT_PREFERENCES (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->decks);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_preferences_parent_class)->dispose (object);
}

static void
atout_preferences_finalize (GObject *object)
{
  g_ptr_array_unref (ATOUT_PREFERENCES (object)->game_rows);
  g_ptr_array_unref (ATOUT_PREFERENCES (object)->choices);
  g_ptr_array_unref (ATOUT_PREFERENCES (object)->name_rows);

  G_OBJECT_CLASS (atout_preferences_parent_class)->finalize (object);
}

static void
atout_preferences_class_init (AtoutPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_preferences_dispose;
  object_class->finalize = atout_preferences_finalize;

  g_type_ensure (ATOUT_TYPE_BAR_TITLE);
  g_type_ensure (ATOUT_TYPE_CHOICE_ROW);
  g_type_ensure (ATOUT_TYPE_DECK_GALLERY);
  g_type_ensure (ATOUT_TYPE_DECK_PICKER);
  g_type_ensure (ATOUT_TYPE_PLACES_GROUP);
  g_type_ensure (ATOUT_TYPE_SWITCH_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_BASE
                                               "/app/preferences/atout-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, title);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, back_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, pages);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, settings_page);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, decks_page);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, gallery_page);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, player_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, level_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, speed_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, trick_pause_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, trick_pause);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, trick_pause_spin);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, sound_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, announce_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, notice_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, cards_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, places_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, scheme_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, language_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, restart_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutPreferences, colours_row);
  gtk_widget_class_bind_template_callback (widget_class, go_back);
  gtk_widget_class_bind_template_callback (widget_class, look_wanted);

  /* open lists get Escape first */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_pressed, NULL);
}

static void
bind_choices (AtoutPreferences *self)
{
  const AtoutChoice colours[] = {
    { "german", C_ ("colours", "Spades green, diamonds orange") },
    { "english", C_ ("colours", "Clubs green, diamonds blue") },
    { NULL, NULL },
  };
  const AtoutChoice speeds[] = {
    { "off", C_ ("speed", "Off") },
    { "slow", C_ ("speed", "Slow") },
    { "normal", C_ ("speed", "Normal") },
    { "fast", C_ ("speed", "Fast") },
    { NULL, NULL },
  };
  const AtoutChoice schemes[] = {
    { "system", C_ ("colours", "Same as the desktop") },
    { "light", C_ ("colours", "Light") },
    { "dark", C_ ("colours", "Dark") },
    { NULL, NULL },
  };

  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->speed_row), self->settings, "animation-speed",
                         NULL, speeds);
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->colours_row), self->settings,
                         "four-colours-choice", NULL, colours);
  g_settings_bind (self->settings, "four-colours", self->colours_row, "sensitive",
                   G_SETTINGS_BIND_GET);
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->scheme_row), self->settings, "colour-scheme", NULL,
                         schemes);
  level_row_bind (ATOUT_CHOICE_ROW (self->level_row), self->settings);
}

/* The language is only read at startup. */
static void
offer_restart (AtoutPreferences *self)
{
  g_autofree char *language = g_settings_get_string (self->settings, "language");
  gboolean is_other = !g_str_equal (language, language_get ());

  gtk_widget_set_visible (self->restart_row, is_other);
  if (is_other)
    spoken_announce (self->language_row,
                     adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self->restart_row)));
}

/* Each language has its own name. */
static void
offer_languages (AtoutPreferences *self)
{
  g_autoptr (GArray) choices = g_array_new (TRUE, TRUE, sizeof (AtoutChoice));
  const AtoutChoice usual = { LANGUAGE_OF_DESKTOP, C_ ("language", "Same as the desktop") };

  g_array_append_val (choices, usual);
  for (const Language *language = languages; language->key != NULL; language++)
    {
      const AtoutChoice choice = { language->key, language->name };

      g_array_append_val (choices, choice);
    }
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->language_row), self->settings, "language", NULL,
                         (const AtoutChoice *) choices->data);
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (offer_restart), self,
                           G_CONNECT_SWAPPED);
  offer_restart (self);
}

static void
bind_announcements (AtoutPreferences *self)
{
  g_autofree char *announced = words_announced ();
  const WordsValue names[] = { { "{names}", announced }, { NULL, NULL } };
  /* Translators: {names} is what players announce, in the languages of the games: "Roem, stuk". */
  const char *wise = _ ("{names}: silence can be wise when points may be lost");
  g_autofree char *meaning = words_fill (wise, names);
  const AtoutChoice announcements[] = {
    { "ask", C_ ("announcements", "Ask every time"), meaning },
    { "safe", C_ ("announcements", "Only what cannot cost points"), meaning },
    { "all", C_ ("announcements", "Everything"), meaning },
    { NULL, NULL },
  };

  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->announce_row), self->settings, "announce", NULL,
                         announcements);
  gtk_widget_set_visible (self->announce_row, announced[0] != '\0');
}

/* Puts the games' words for claims into the title of the switch. */
static void
name_what_is_said (AtoutPreferences *self)
{
  g_autofree char *claimed = words_claimed ();
  const WordsValue claims[] = { { "{names}", claimed }, { NULL, NULL } };
  g_autofree char *title = NULL;

  /* Translators: {names} is what a trick may hold to claim, in the language of a game: "roem". */
  title = words_fill (_ ("Spot {names} yourself"), claims);
  g_object_set (self->notice_row, "title", title, "visible", claimed[0] != '\0', NULL);
}

static void
atout_preferences_init (AtoutPreferences *self)
{
  GameForm form;

  self->settings = g_settings_new (APP_ID);
  self->table = last_rules_game (self->settings, &form);
  self->table_rules = last_rules_recall (self->settings, self->table, &form);
  self->name_rows = g_ptr_array_new ();
  self->game_rows = g_ptr_array_new ();
  self->choices = g_ptr_array_new_with_free_func (g_object_unref);
  still_pages_follow (GTK_WINDOW (self));
}

static void
furnish (AtoutPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (GTK_WIDGET (self));
  spoken_hide_pages (GTK_STACK (self->pages));

  forbid_emoji (GTK_EDITABLE (self->trick_pause_spin));
  g_settings_bind (self->settings, "trick-until-click", self->trick_pause_row, "sensitive",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_INVERT_BOOLEAN);
  settings_number_bind (self->settings, "trick-pause", self->trick_pause, "value",
                        G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->sound_row, sound_player_is_built ());
  bind_choices (self);
  bind_announcements (self);
  offer_languages (self);
  name_what_is_said (self);
  show_players (self);
  atout_deck_picker_set_decks (ATOUT_DECK_PICKER (self->decks_page), self->decks);
  add_game_rows (self);
  groups_grow (self->settings_page);

  self->first_page = self->settings_page;
  update_title (self);
}

AtoutPreferences *
atout_preferences_new (GtkApplication *application, AtoutDeckStore *decks)
{
  AtoutPreferences *self = g_object_new (ATOUT_TYPE_PREFERENCES, NULL);

  page_styles_load (gtk_widget_get_display (GTK_WIDGET (self)));
  self->decks = g_object_ref (decks);
  suit_colours_follow (GTK_WIDGET (self), self->settings);
  furnish (self);
  g_signal_connect_object (atout_deck_store_get_entries (decks), "items-changed",
                           G_CALLBACK (update_game_rows), self, G_CONNECT_SWAPPED);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_application (GTK_WINDOW (self), application);

  return self;
}

void
atout_preferences_show_settings (AtoutPreferences *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_PREFERENCES (self));
  g_return_if_fail (game != NULL && options != NULL);

  set_table (self, game, options);
  self->first_page = self->settings_page;
  show_settings (self);
}

void
atout_preferences_show_decks (AtoutPreferences *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_PREFERENCES (self));
  g_return_if_fail (game != NULL && options != NULL);

  self->first_page = self->decks_page;
  show_decks (self, game, options);
}

void
atout_preferences_show_place (AtoutPreferences *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_PREFERENCES (self));

  atout_preferences_show_settings (self, game, options);
  atout_places_group_show (ATOUT_PLACES_GROUP (self->places_group), game);
}

void
atout_preferences_show_level (AtoutPreferences *self, const Game *game, const Options *options)
{
  g_return_if_fail (ATOUT_IS_PREFERENCES (self));

  atout_preferences_show_settings (self, game, options);
  show_row (self->level_row);
}

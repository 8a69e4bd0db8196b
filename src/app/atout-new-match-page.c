/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-new-match-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "atout-choice-row.h"
#include "atout-name-row.h"
#include "atout-option-row.h"
#include "played-games.h"
#include "remove-children.h"
#include "settings-map.h"
#include "words.h"

struct _AtoutNewMatchPage
{
  GtkWidget parent_instance;

  GSettings *settings;
  const Game *game;
  Options options;
  GtkWidget *option_rows[OPTIONS_MAX];
  GtkWidget *name_rows[SEATS_MAX];
  Options named; /* the options whose seats have these rows */
  gboolean updating;

  GtkWidget *page;
  GtkWidget *mode_group;
  GtkWidget *preset_row;
  GtkWidget *guide_switch;
  GtkWidget *option_group;
  GtkWidget *opponent_group;
  GtkWidget *level_row;
  GtkWidget *start_button;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutNewMatchPage, atout_new_match_page, GTK_TYPE_WIDGET)

#define MODE 0 /* the first option of every game */

static guint
count_presets (const Game *game)
{
  guint n = 0;

  while (game->options->presets[n].key != NULL)
    n++;

  return n;
}

/* The options of preset @index. */
static Options
preset_options (const Game *game, guint index)
{
  Options options = OPTIONS_DEFAULT;

  options_set_all (&options, game, game->options->presets[index].settings, NULL);

  return options;
}

/* Whether a preset goes with every mode of the game, or has its own. */
static gboolean
presets_leave_mode (const Game *game)
{
  for (guint i = 0; i < count_presets (game); i++)
    if (preset_options (game, i).value[MODE] != 0)
      return FALSE;

  return TRUE;
}

/* The options of preset @index for who has chosen @options before. */
static Options
apply_preset (const Game *game, guint index, const Options *options)
{
  Options preset = preset_options (game, index);

  if (presets_leave_mode (game))
    preset.value[MODE] = options->value[MODE];

  return preset;
}

/* The preset that @options are, or the number of presets. */
static guint
find_preset (const Game *game, const Options *options)
{
  guint n = count_presets (game);

  for (guint i = 0; i < n; i++)
    {
      Options preset = apply_preset (game, i, options);

      if (memcmp (&preset, options, sizeof preset) == 0)
        return i;
    }

  return n;
}

/* Where @options bar each other, those give way that stand under the limit. */
static void
settle (Options *options, const Game *game)
{
  guint n = options_count (game);
  gboolean changed = TRUE;

  for (guint round = 0; changed && round < n; round++)
    {
      changed = FALSE;
      for (guint i = 0; i < n; i++)
        {
          guint allowed = options_allowed (options, game, i);

          if (allowed == 0 || (allowed & (1u << options->value[i])))
            continue;
          options->value[i] = (uint8_t) __builtin_ctz (allowed);
          changed = TRUE;
        }
    }
}

/* "Own rules" is on the list as long as the rules are nobody else's. */
static void
update_preset_row (AtoutNewMatchPage *self)
{
  AdwComboRow *row = ADW_COMBO_ROW (self->preset_row);
  GtkStringList *titles = GTK_STRING_LIST (adw_combo_row_get_model (row));
  guint n = count_presets (self->game);
  guint preset = find_preset (self->game, &self->options);
  gboolean has_own = g_list_model_get_n_items (G_LIST_MODEL (titles)) > n;

  if (preset == n && !has_own)
    gtk_string_list_append (titles, _ ("Own rules"));
  adw_combo_row_set_selected (row, preset);
  if (preset < n && has_own)
    gtk_string_list_remove (titles, n);
}

static void
remove_names (AtoutNewMatchPage *self)
{
  for (guint i = 0; i < SEATS_MAX && self->name_rows[i] != NULL; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->opponent_group), self->name_rows[i]);
  memset (self->name_rows, 0, sizeof self->name_rows);
}

/* Who sits at the table follows from the mode. */
static void
update_names (AtoutNewMatchPage *self)
{
  guint n_seats = game_count_seats (self->game, &self->options);

  if (self->name_rows[0] != NULL && self->named.value[MODE] == self->options.value[MODE])
    return;

  remove_names (self);
  self->named = self->options;
  for (guint seat = 1; seat < n_seats; seat++)
    {
      GtkWidget *row = atout_name_row_new (self->settings, self->game, &self->options, seat);

      self->name_rows[seat - 1] = row;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->opponent_group), row);
    }
}

static void
update_rows (AtoutNewMatchPage *self)
{
  self->updating = TRUE;
  update_preset_row (self);
  for (guint i = 0; i < options_count (self->game); i++)
    atout_option_row_set_options (ATOUT_OPTION_ROW (self->option_rows[i]), &self->options);
  update_names (self);
  self->updating = FALSE;
}

static void
preset_selected (AtoutNewMatchPage *self)
{
  guint preset = adw_combo_row_get_selected (ADW_COMBO_ROW (self->preset_row));

  if (self->updating || self->game == NULL || preset >= count_presets (self->game))
    return;

  self->options = apply_preset (self->game, preset, &self->options);
  settle (&self->options, self->game);
  update_rows (self);
}

/* Another mode that has presets of its own is played as its first one says. */
static void
choose_mode (AtoutNewMatchPage *self, guint value)
{
  self->options.value[MODE] = (uint8_t) value;
  if (presets_leave_mode (self->game))
    return;

  for (guint i = count_presets (self->game); i-- > 0;)
    {
      Options preset = preset_options (self->game, i);

      if (preset.value[MODE] == value)
        self->options = preset;
    }
}

static void
option_chosen (AtoutOptionRow *row, guint value, AtoutNewMatchPage *self)
{
  guint index = atout_option_row_get_index (row);

  if (index == MODE)
    choose_mode (self, value);
  else
    self->options.value[index] = (uint8_t) value;
  settle (&self->options, self->game);
  update_rows (self);
}

/* The options of @game that are kept in the settings, or the default. */
static Options
recall_options (GSettings *settings, const Game *game)
{
  g_autofree char *text = settings_map_lookup (settings, "last-options", game->key);
  Options options = OPTIONS_DEFAULT;

  if (text == NULL || !options_set_all (&options, game, text, NULL))
    return OPTIONS_DEFAULT;
  settle (&options, game);

  return options;
}

static void
keep_options (AtoutNewMatchPage *self)
{
  g_autofree char *text = options_to_string (&self->options, self->game);

  settings_map_set (self->settings, "last-options", self->game->key, text);
  g_settings_set_string (self->settings, "last-game", self->game->key);
}

static void
start_clicked (AtoutNewMatchPage *self)
{
  keep_options (self);
  g_signal_emit (self, signals[START], 0);
}

/* Who wants what was played last has only to press Enter. */
static gboolean
atout_new_match_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ATOUT_NEW_MATCH_PAGE (widget)->start_button);
}

static void
atout_new_match_page_dispose (GObject *object)
{
  AtoutNewMatchPage *self = ATOUT_NEW_MATCH_PAGE (object);

  remove_children (GTK_WIDGET (self));
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (atout_new_match_page_parent_class)->dispose (object);
}

static void
atout_new_match_page_class_init (AtoutNewMatchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_new_match_page_dispose;

  widget_class->grab_focus = atout_new_match_page_grab_focus;

  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ATOUT_TYPE_CHOICE_ROW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/atout-new-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, mode_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, preset_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, guide_switch);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, option_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, opponent_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, level_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, preset_selected);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked);
}

static void
atout_new_match_page_init (AtoutNewMatchPage *self)
{
  AtoutChoice levels[PLAYER_LEVELS + 1] = { 0 };

  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));

  /* the strongest first */
  for (guint i = 0; i < PLAYER_LEVELS; i++)
    {
      PlayerLevel level = PLAYER_LEVELS - 1 - i;

      levels[i] = (AtoutChoice) { player_of_level (level)->name, words_level (level) };
    }
  atout_choice_row_bind (ATOUT_CHOICE_ROW (self->level_row), self->settings, "opponent-level",
                         levels);
}

GtkWidget *
atout_new_match_page_new (void)
{
  return g_object_new (ATOUT_TYPE_NEW_MATCH_PAGE, NULL);
}

static GtkWidget *
group_of (AtoutNewMatchPage *self, guint index)
{
  return index == MODE ? self->mode_group : self->option_group;
}

static void
remove_rows (AtoutNewMatchPage *self)
{
  for (guint i = 0; i < OPTIONS_MAX && self->option_rows[i] != NULL; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group_of (self, i)), self->option_rows[i]);
  memset (self->option_rows, 0, sizeof self->option_rows);
  remove_names (self);
}

static void
add_rows (AtoutNewMatchPage *self)
{
  for (guint i = 0; i < options_count (self->game); i++)
    {
      self->option_rows[i] = atout_option_row_new (self->game, i);
      g_signal_connect (self->option_rows[i], "chosen", G_CALLBACK (option_chosen), self);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group_of (self, i)), self->option_rows[i]);
    }
}

void
atout_new_match_page_set_game (AtoutNewMatchPage *self, const Game *game)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  g_return_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self));
  g_return_if_fail (game != NULL);

  self->options = recall_options (self->settings, game);
  if (game != self->game)
    {
      self->game = game;
      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        gtk_string_list_append (titles, words_of_game ("preset", preset->title));
      self->updating = TRUE;
      adw_combo_row_set_model (ADW_COMBO_ROW (self->preset_row), G_LIST_MODEL (titles));
      self->updating = FALSE;
      remove_rows (self);
      add_rows (self);
    }
  gtk_switch_set_active (GTK_SWITCH (self->guide_switch),
                         !played_games_has (self->settings, game->key));
  update_rows (self);
}

const Game *
atout_new_match_page_get_game (AtoutNewMatchPage *self)
{
  g_return_val_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self), NULL);

  return self->game;
}

const Options *
atout_new_match_page_get_options (AtoutNewMatchPage *self)
{
  g_return_val_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self), NULL);

  return &self->options;
}

gboolean
atout_new_match_page_get_guided (AtoutNewMatchPage *self)
{
  g_return_val_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self), FALSE);

  return gtk_switch_get_active (GTK_SWITCH (self->guide_switch));
}

char *
atout_new_match_page_name_options (const Game *game, const Options *options)
{
  guint preset = find_preset (game, options);
  gboolean own = preset == count_presets (game);
  const char *title
      = own ? _ ("Own rules") : words_of_game ("preset", game->options->presets[preset].title);
  const OptionInfo *mode = &game->options->list[MODE];
  const WordsValue values[] = {
    { "{rules}", title },
    { "{mode}", words_of_game ("option", mode->values[options->value[MODE]].title) },
    { NULL, NULL },
  };

  /* a preset that has its own mode says enough by its name */
  if (!own && !presets_leave_mode (game))
    return g_strdup (title);
  if (g_str_equal (title, words_game_title (game)))
    return g_strdup (values[1].value);

  /* Translators: the house rules, as "Own rules", and the form of the game, as "Four players" */
  return words_fill (C_ ("rules", "{rules} · {mode}"), values);
}

GtkWidget *
atout_new_match_page_get_button (AtoutNewMatchPage *self)
{
  g_return_val_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self), NULL);

  return self->start_button;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/match/atout-new-match-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/match/atout-code-row.h"
#include "app/match/atout-option-row.h"
#include "app/match/last-rules.h"
#include "app/players/atout-name-row.h"
#include "app/players/seat-level.h"
#include "app/widgets/atout-choice-row.h"
#include "app/widgets/combo-rows.h"
#include "app/widgets/groups.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "view/widgets/letters.h"

#define WINDOW_WIDTH 230 /* window with room for long names */

struct _AtoutNewMatchPage
{
  AtoutPage parent_instance;

  GSettings *settings;
  const Game *game;
  Options options;
  guint presets[HOUSE_RULES_PRESETS_MAX]; /* listed presets */
  guint n_presets;
  GtkWidget *option_rows[OPTIONS_MAX];
  GtkWidget *name_rows[SEATS_MAX];
  Options named; /* options for which the name rows were made */
  gboolean updating;

  GtkWidget *page;
  GtkWidget *mode_group;
  GtkWidget *preset_group;
  GtkWidget *preset_row;
  GtkWidget *guide_switch;
  GtkWidget *option_group;
  GtkWidget *opponent_group;
  GtkWidget *level_row;
  GtkWidget *signal_group;
  GtkWidget *own_signals_row;
  GtkWidget *other_signals_row;
  GtkWidget *code_group;
  GtkWidget *code_row;
  GtkWidget *start_button;
};

enum
{
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutNewMatchPage, atout_new_match_page, ATOUT_TYPE_PAGE)

static void
set_title (GtkWidget *group, const char *title)
{
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
}

static void
show_presets (AtoutNewMatchPage *self, gboolean shown)
{
  gtk_widget_set_visible (self->preset_group, shown);
  set_title (self->preset_group, _ ("House rules"));
  set_title (self->option_group, shown ? "" : _ ("House rules"));
}

/* Lists "Custom rules" only while they are chosen. */
static void
update_preset_row (AtoutNewMatchPage *self)
{
  AdwComboRow *row = ADW_COMBO_ROW (self->preset_row);
  GtkStringList *titles = GTK_STRING_LIST (adw_combo_row_get_model (row));
  guint found = house_rules_find_preset (self->game, &self->options);
  gboolean has_own = g_list_model_get_n_items (G_LIST_MODEL (titles)) > self->n_presets;
  guint place = 0;

  while (place < self->n_presets && self->presets[place] != found)
    place++;
  if (place == self->n_presets && !has_own)
    gtk_string_list_append (titles, _ ("Custom rules"));
  adw_combo_row_set_selected (row, place);
  if (place < self->n_presets && has_own)
    gtk_string_list_remove (titles, self->n_presets);
  show_presets (self, self->n_presets > 1 || place == self->n_presets);
}

static void
remove_names (AtoutNewMatchPage *self)
{
  for (guint i = 0; i < SEATS_MAX && self->name_rows[i] != NULL; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self->opponent_group), self->name_rows[i]);
  memset (self->name_rows, 0, sizeof self->name_rows);
}

static gboolean
has_partners (AtoutNewMatchPage *self)
{
  guint n_units = game_count_units (self->game, &self->options);

  return n_units < game_count_seats (self->game, &self->options);
}

/* Rebuilds the rows if the mode has changed. */
static void
update_names (AtoutNewMatchPage *self)
{
  guint n_seats = game_count_seats (self->game, &self->options);

  if (self->name_rows[0] != NULL
      && self->named.value[HOUSE_RULES_MODE] == self->options.value[HOUSE_RULES_MODE])
    return;

  remove_names (self);
  set_title (self->opponent_group,
             has_partners (self) ? _ ("Opponents and partners") : _ ("Opponents"));
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
  gtk_widget_set_visible (self->mode_group,
                          gtk_widget_get_visible (self->option_rows[HOUSE_RULES_MODE]));
  update_names (self);
  gtk_widget_set_visible (self->signal_group, game_has_signals (self->game, &self->options));
  atout_page_set_title (ATOUT_PAGE (self), _ ("New match"),
                        words_title (self->game, &self->options));
  self->updating = FALSE;
}

static void
preset_selected (AtoutNewMatchPage *self)
{
  guint place = adw_combo_row_get_selected (ADW_COMBO_ROW (self->preset_row));

  if (self->updating || self->game == NULL || place >= self->n_presets)
    return;

  house_rules_choose_preset (&self->options, self->game, self->presets[place]);
  update_rows (self);
}

static void
option_chosen (AtoutOptionRow *row, guint value, AtoutNewMatchPage *self)
{
  house_rules_choose (&self->options, self->game, atout_option_row_get_index (row), value);
  update_rows (self);
}

/* Shows the problem above the entry, which the page scrolls to. */
static void
tell_code (AtoutNewMatchPage *self)
{
  g_autofree char *problem = NULL;
  g_autofree char *markup = NULL;

  g_object_get (self->code_row, "problem", &problem, NULL);
  markup = g_markup_escape_text (problem, -1);
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self->code_group),
      markup[0] != '\0' ? markup
                        : _ ("The first deal uses the cards of this code; leave it empty to "
                             "shuffle"));
}

static void
start_clicked (AtoutNewMatchPage *self)
{
  DealNumber number;

  if (!atout_code_row_is_empty (ATOUT_CODE_ROW (self->code_row))
      && !atout_code_row_get_number (ATOUT_CODE_ROW (self->code_row), &number))
    {
      gtk_widget_grab_focus (self->code_row);
      return;
    }
  last_rules_keep (self->settings, self->game, &self->options);
  g_signal_emit (self, signals[START], 0);
  gtk_editable_set_text (GTK_EDITABLE (self->code_row), ""); /* the code was for this match only */
}

/* Focuses the start button, so that Enter starts the match. */
static gboolean
atout_new_match_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ATOUT_NEW_MATCH_PAGE (widget)->start_button);
}

static void
atout_new_match_page_dispose (GObject *object)
{
  AtoutNewMatchPage *self = ATOUT_NEW_MATCH_PAGE (object);

  G_OBJECT_CLASS (atout_new_match_page_parent_class)->dispose (object);
  g_clear_object (&self->settings);
}

static void
atout_new_match_page_class_init (AtoutNewMatchPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_new_match_page_dispose;

  widget_class->grab_focus = atout_new_match_page_grab_focus;

  /** AtoutNewMatchPage::start: emitted to start the match; the rules are saved */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ATOUT_TYPE_CHOICE_ROW);
  g_type_ensure (ATOUT_TYPE_CODE_ROW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/match/atout-new-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, mode_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, preset_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, preset_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, guide_switch);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, option_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, opponent_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, level_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, signal_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, own_signals_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, other_signals_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, code_group);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, code_row);
  gtk_widget_class_bind_template_child (widget_class, AtoutNewMatchPage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, preset_selected);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, tell_code);
}

static void
atout_new_match_page_init (AtoutNewMatchPage *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (GTK_WIDGET (self));
  letters_keep (self->preset_row, WINDOW_WIDTH);

  tell_code (self);
  choice_list_set (ADW_COMBO_ROW (self->preset_row));

  level_row_bind (ATOUT_CHOICE_ROW (self->level_row), self->settings);
  signals_row_bind (ATOUT_CHOICE_ROW (self->own_signals_row), self->settings, "own-signals");
  signals_row_bind (ATOUT_CHOICE_ROW (self->other_signals_row), self->settings, "other-signals");
}

GtkWidget *
atout_new_match_page_new (void)
{
  return g_object_new (ATOUT_TYPE_NEW_MATCH_PAGE, NULL);
}

static GtkWidget *
group_of (AtoutNewMatchPage *self, guint index)
{
  return index == HOUSE_RULES_MODE ? self->mode_group : self->option_group;
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
      self->option_rows[i] = atout_option_row_new (self->game, i, &self->options);
      g_signal_connect (self->option_rows[i], "chosen", G_CALLBACK (option_chosen), self);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group_of (self, i)), self->option_rows[i]);
    }
}

static void
offer_presets (AtoutNewMatchPage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  self->n_presets = house_rules_list_presets (self->game, &self->options, self->presets);
  for (guint i = 0; i < self->n_presets; i++)
    {
      const OptionPreset *preset = &self->game->options->presets[self->presets[i]];

      gtk_string_list_append (titles, words_of_game ("preset", preset->title));
    }
  self->updating = TRUE;
  adw_combo_row_set_model (ADW_COMBO_ROW (self->preset_row), G_LIST_MODEL (titles));
  self->updating = FALSE;
}

/* AdwPreferencesPage can scroll itself only since version 1.3. */
static void
scroll_to_top (AtoutNewMatchPage *self)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (self->page);

  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scrolled));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                            0);
}

void
atout_new_match_page_set_game (AtoutNewMatchPage *self, const Game *game, const GameForm *form)
{
  g_return_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self));
  g_return_if_fail (game != NULL && form != NULL);

  self->options = last_rules_recall (self->settings, game, form);
  if (game != self->game)
    {
      self->game = game;
      remove_rows (self);
      add_rows (self);
      if (!gtk_widget_get_mapped (self->page))
        groups_grow (self->page);
    }
  offer_presets (self);
  gtk_switch_set_active (GTK_SWITCH (self->guide_switch),
                         !played_games_has (self->settings, form->key));
  update_rows (self);
  scroll_to_top (self);
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

GtkWidget *
atout_new_match_page_get_button (AtoutNewMatchPage *self)
{
  g_return_val_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self), NULL);

  return self->start_button;
}

gboolean
atout_new_match_page_get_number (AtoutNewMatchPage *self, DealNumber *number)
{
  g_return_val_if_fail (ATOUT_IS_NEW_MATCH_PAGE (self), FALSE);

  return atout_code_row_get_number (ATOUT_CODE_ROW (self->code_row), number);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The window around the table: start page, house rules, preferences, rules page, leaving. */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/atout-application.h"
#include "app/match/atout-new-match-page.h"
#include "app/match/atout-option-row.h"
#include "app/match/last-rules.h"
#include "app/players/atout-name-row.h"
#include "app/players/seat-name.h"
#include "app/preferences/atout-places-group.h"
#include "app/preferences/atout-preferences.h"
#include "app/start/atout-game-tile.h"
#include "app/start/atout-start-page.h"
#include "app/table/atout-table-page.h"
#include "app/widgets/atout-choice-row.h"
#include "app/widgets/atout-messages.h"
#include "app/window/atout-window.h"
#include "model/words/house-rules.h"
#include "model/words/words.h"
#include "support.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/help/atout-advice.h"
#include "view/help/atout-help-page.h"
#include "view/people/atout-portrait.h"
#include "view/score/atout-result.h"
#include "view/score/atout-score-sheet.h"
#include "view/table/atout-table.h"

#define ROUNDS 40 /* of choosing house rules at random … */
#define LOTS 7    /* … and the seed of that: the same choices every time */

static AtoutApplication *application;

/* ---- What is done ------------------------------------------------------------------------ */

static GtkWidget *
open_window (void)
{
  GtkWidget *window = GTK_WIDGET (atout_window_new (
      GTK_APPLICATION (application), atout_application_get_decks (application), NULL));

  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (window);

  return window;
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
activate (GtkWidget *window, const char *action)
{
  gtk_widget_activate_action (window, action, NULL);
  view_wait_for_draw (window);
}

/* The page with the house rules of the first game. */
static AtoutNewMatchPage *
open_new_match (GtkWidget *window)
{
  activate (window, "win.new-match");

  return ATOUT_NEW_MATCH_PAGE (view_wait_for_type (window, ATOUT_TYPE_NEW_MATCH_PAGE));
}

/* ---- Start page --------------------------------------------------------------------------- */

/* Sheets that AdwApplication would load by their names: since libadwaita 1.10 it warns of them. */
static void
test_resources (void)
{
  static const char *const names[] = { "style-hc.css", "style-dark.css", "style-hc-dark.css" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat (RESOURCE_BASE "/", names[i], NULL);

      g_assert_false (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
    }
}

static void
test_start_page (void)
{
  GtkWidget *window = open_window ();
  GtkWidget *page = view_wait_for_type (window, ATOUT_TYPE_START_PAGE);
  g_autoptr (GPtrArray) tiles = view_find_all (page, ATOUT_TYPE_GAME_TILE);
  guint n = 0;
  GameForm form;

  g_assert_false (view_mentions (window, "Your preferences cannot be saved"));
  for (guint i = 0; game_at (i) != NULL; i++)
    for (guint j = 0; game_form_at (game_at (i), j, &form); j++)
      {
        GtkWidget *tile = tiles->pdata[n++];

        g_assert_true (gtk_widget_is_sensitive (tile));
        g_assert_true (view_reads (tile, "Play"));
        g_assert_true (view_reads (tile, words_form_headline (&form)));
        g_assert_cmpstr (atout_game_tile_get_key (ATOUT_GAME_TILE (tile)), ==, form.key);
      }
  g_assert_cmpuint (n, ==, tiles->len);
  g_assert_true (view_reads (page, "Kraken"));
  g_assert_true (view_reads (page, "Klaverjassen for three"));
  g_assert_true (view_reads (page, "Schnapsen"));
  g_assert_true (gtk_widget_has_focus (tiles->pdata[0]));
  gtk_test_accessible_assert_property (
      tiles->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Klaverjassen. The Dutch favourite for two against two: trumps, roem and pit. Play");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, APP_NAME);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "export"));

  close_window (window);
}

/* The arrows go from game to game, as these lie, and stay among them. */
static void
test_games_by_arrows (void)
{
  static const struct
  {
    const char *key;
    guint tile;
  } steps[] = {
    { "Right", 1 }, { "Down", 3 }, { "Left", 2 }, { "Down", 4 }, { "Down", 6 },
    { "Down", 6 },  { "Up", 4 },   { "Up", 2 },   { "Up", 0 },   { "Left", 0 },
  };
  GtkWidget *window = open_window ();
  GtkWidget *page = view_wait_for_type (window, ATOUT_TYPE_START_PAGE);
  g_autoptr (GPtrArray) tiles = view_find_all (page, ATOUT_TYPE_GAME_TILE);
  GtkWidget *rules;

  view_take_keyboard (window);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      view_press_key (steps[i].key);
      view_wait_for_focus (tiles->pdata[steps[i].tile]);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  view_press_key ("Left");
  view_wait_for_focus (tiles->pdata[1]);
  view_press_key ("Right");
  view_wait_for_focus (tiles->pdata[0]);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  view_wait_for_draw (window); /* Tab goes by where things lie */

  /* the house rules come behind the game, and back it goes to where they were opened */
  view_press_key ("Right");
  view_wait_for_focus (tiles->pdata[1]);
  for (guint i = 0; i < 3; i++) /* Learn, Compete, House Rules */
    view_press_key ("Tab");
  rules = gtk_window_get_focus (GTK_WINDOW (window));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (rules), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "House rules of Kraken");
  view_press_key ("Return");
  view_wait_for_type (window, ATOUT_TYPE_NEW_MATCH_PAGE);
  g_assert_true (view_reads (window, "Kraken"));
  view_press_key ("Escape");
  view_wait_for_focus (rules);
  close_window (window);
}

/* Enter on the start page plays at once; by the house rules it takes one more. */
static void
test_start_by_keyboard (void)
{
  GtkWidget *window = open_window ();

  view_take_keyboard (window);
  view_press_key ("Return");
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  g_assert_nonnull (atout_window_get_session (ATOUT_WINDOW (window)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Klaverjassen");
  close_window (window);

  window = open_window ();
  view_take_keyboard (window);
  for (guint i = 0; i < 3; i++) /* Learn, Compete, House Rules */
    view_press_key ("Tab");
  view_press_key ("Return");
  view_wait_for_type (window, ATOUT_TYPE_NEW_MATCH_PAGE);
  view_wait_for_draw (window);
  view_press_key ("Return");
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  close_window (window);
}

/* The tile plays what was played last in that form of the game, and says its name. */
static void
test_play_as_last_time (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *game = game_find ("wurzen");
  const Options sharp = support_options (game, "mode=schnapsen deal=cut closed_value=dark "
                                               "sharp=yes bummerl=1");
  GtkWidget *window = open_window ();
  AtoutCourse *course;

  last_rules_keep (settings, game, &sharp);
  atout_window_start_match (ATOUT_WINDOW (window), game, &OPTIONS_DEFAULT);
  close_window (window);

  window = open_window ();
  g_signal_emit_by_name (view_find (window, ATOUT_TYPE_START_PAGE), "chosen", "schnapsen");
  course = ATOUT_COURSE (atout_window_get_session (ATOUT_WINDOW (window)));
  g_assert_cmpmem (atout_course_get_options (course), sizeof sharp, &sharp, sizeof sharp);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Schnapsen");
  g_assert_true (view_reads (window, "Sharp · to one black point"));
  close_window (window);

  /* what was played of Schnapsen says nothing of Wurzen */
  window = open_window ();
  g_signal_emit_by_name (view_find (window, ATOUT_TYPE_START_PAGE), "chosen", "wurzen");
  course = ATOUT_COURSE (atout_window_get_session (ATOUT_WINDOW (window)));
  g_assert_cmpuint (atout_course_get_options (course)->value[0], ==, 0);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Wurzen");
  close_window (window);
  view_forget_rules (settings);
  g_settings_reset (settings, "last-game");
}

typedef struct
{
  GtkWidget *window;
  GType type;
} Focus;

static gboolean
is_focus_inside (gpointer data)
{
  const Focus *wanted = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (wanted->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, wanted->type) != NULL;
}

static void
wait_for_focus_inside (GtkWidget *window, GType type)
{
  Focus wanted = { window, type };

  view_wait (is_focus_inside, &wanted, g_type_name (type));
}

/* Every game begins by arrows and Return alone, and the focus ends where something is asked. */
static void
test_every_game_by_keyboard (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *game;
  GameForm form;
  guint n = 0;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      {
        GtkWidget *window = open_window ();
        AtoutCourse *course;

        view_wait_for_type (window, ATOUT_TYPE_START_PAGE);
        view_take_keyboard (window);
        for (guint k = 0; k < n; k++)
          view_press_key ("Right");
        view_press_key ("Return");
        n++;
        view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
        view_wait_for_type (window, ATOUT_TYPE_CARD_VIEW);
        wait_for_focus_inside (window, ATOUT_TYPE_TABLE);
        course = ATOUT_COURSE (atout_window_get_session (ATOUT_WINDOW (window)));
        g_assert_true (atout_course_get_game (course) == game);
        g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, words_form_title (&form));
        close_window (window);
      }
  g_settings_reset (settings, "last-game");
  view_forget_rules (settings);
}

/* ---- House rules -------------------------------------------------------------------------- */

static guint
count_values (GtkWidget *row)
{
  return g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row)));
}

/* The rows of all options, also of those that are not shown. */
static GPtrArray *
option_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (rows == NULL)
    rows = g_ptr_array_new ();
  if (ATOUT_IS_OPTION_ROW (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    option_rows (child, rows);

  return rows;
}

/* What a row shows is what will be played, and what is not shown could not be otherwise. */
static void
check_rows (AtoutNewMatchPage *page, GPtrArray *rows)
{
  const Game *game = atout_new_match_page_get_game (page);
  const Options *options = atout_new_match_page_get_options (page);
  g_autoptr (GError) error = NULL;

  options_validate (options, game, &error);
  g_assert_no_error (error);

  for (guint i = 0; i < rows->len; i++)
    {
      const OptionInfo *info = &game->options->list[i];
      const char *value = words_of_game ("option", info->values[options->value[i]].title);
      GObject *selected = adw_combo_row_get_selected_item (rows->pdata[i]);
      guint allowed = options_allowed (options, game, i)
                      & (i == HOUSE_RULES_MODE ? game_form (game, options).modes : ~0u);
      gboolean shown = options_matters (options, game, i) && (allowed & (allowed - 1)) != 0;

      g_assert_cmpuint (atout_option_row_get_index (rows->pdata[i]), ==, i);
      g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[i]), ==,
                       words_of_game ("option", info->title));
      g_assert_cmpstr (gtk_string_object_get_string (GTK_STRING_OBJECT (selected)), ==, value);
      g_assert_cmpuint (count_values (rows->pdata[i]), ==, __builtin_popcount (allowed));
      g_assert_true (gtk_widget_get_visible (rows->pdata[i]) == shown);
      g_assert_nonnull (strstr (adw_action_row_get_subtitle (rows->pdata[i]),
                                words_of_game ("option", info->description)));
    }
}

/* The row below @root with this title. */
static GtkWidget *
row_called (GtkWidget *root, const char *title)
{
  g_autoptr (GPtrArray) rows = view_find_all (root, ADW_TYPE_PREFERENCES_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (adw_preferences_row_get_title (rows->pdata[i]), title))
      return rows->pdata[i];

  g_error ("there is no row “%s”", title);
}

/* What a row says in the style of play is what is played, after any choice before. */
static void
check_presets (AtoutNewMatchPage *page, const Game *game)
{
  const Options *options = atout_new_match_page_get_options (page);
  g_autoptr (GPtrArray) rows = option_rows (GTK_WIDGET (page), NULL);
  guint presets[HOUSE_RULES_PRESETS_MAX];
  guint n_presets = house_rules_list_presets (game, options, presets);
  GtkWidget *preset_row;

  /* where there is only one style, and it is played, nothing is offered */
  if (n_presets == 1 && house_rules_find_preset (game, options) == presets[0])
    {
      g_assert_false (view_reads (GTK_WIDGET (page), "Style of play"));
      return;
    }
  preset_row = row_called (GTK_WIDGET (page), "Style of play");

  for (guint n = 0; n < n_presets; n++)
    {
      Options expected = OPTIONS_DEFAULT;
      gboolean is_chosen = adw_combo_row_get_selected (ADW_COMBO_ROW (preset_row)) == n;

      adw_combo_row_set_selected (ADW_COMBO_ROW (preset_row), n);
      options_set_all (&expected, game, game->options->presets[presets[n]].settings, NULL);
      g_assert_cmpuint (house_rules_find_preset (game, options), ==, presets[n]);
      /* what was chosen already keeps its length */
      for (guint i = 1; i < options_count (game) && !is_chosen; i++)
        if (options->value[0] == expected.value[0])
          g_assert_cmpuint (options->value[i], ==, expected.value[i]);
      check_rows (page, rows);
    }
}

static void
choose_at_random (AtoutNewMatchPage *page, const Game *game, const GameForm *form)
{
  g_autoptr (GRand) lots = g_rand_new_with_seed (LOTS);
  g_autoptr (GPtrArray) rows = NULL;
  gboolean own_rules = FALSE;

  atout_new_match_page_set_game (page, game, form);
  rows = option_rows (GTK_WIDGET (page), NULL);
  g_assert_cmpuint (rows->len, ==, options_count (game));
  check_rows (page, rows);

  for (guint round = 0; round < ROUNDS; round++)
    {
      guint first = (guint) g_rand_int_range (lots, 0, (int) rows->len);

      for (guint i = 0; i < rows->len; i++)
        {
          GtkWidget *row = rows->pdata[(first + i * 7) % rows->len];
          int value = g_rand_int_range (lots, 0, (int) count_values (row));

          adw_combo_row_set_selected (ADW_COMBO_ROW (row), (guint) value);
          g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, value);
          check_rows (page, rows);
        }
      own_rules |= view_reads (GTK_WIDGET (page), "Custom rules");
    }
  g_assert_true (own_rules);
}

/* Whatever is chosen, in every game: it can be played, and the page says what it is. */
static void
test_house_rules (void)
{
  GtkWidget *window = open_window ();
  AtoutNewMatchPage *page = open_new_match (window);
  GameForm form;

  for (guint i = 0; game_at (i) != NULL; i++)
    for (guint j = 0; game_form_at (game_at (i), j, &form); j++)
      {
        choose_at_random (page, game_at (i), &form);
        check_presets (page, game_at (i));
      }

  close_window (window);
}

static void
test_presets (void)
{
  GtkWidget *window = open_window ();
  AtoutNewMatchPage *page = open_new_match (window);
  const Game *game = atout_new_match_page_get_game (page);
  GtkWidget *preset_row = row_called (GTK_WIDGET (page), "Style of play");
  g_autoptr (GPtrArray) rows = option_rows (GTK_WIDGET (page), NULL);
  guint presets[HOUSE_RULES_PRESETS_MAX];
  guint n_presets
      = house_rules_list_presets (game, atout_new_match_page_get_options (page), presets);
  guint n = 0;

  for (; n < n_presets; n++)
    {
      Options expected = OPTIONS_DEFAULT;

      options_set_all (&expected, game, game->options->presets[presets[n]].settings, NULL);
      adw_combo_row_set_selected (ADW_COMBO_ROW (preset_row), n);
      g_assert_cmpmem (atout_new_match_page_get_options (page), sizeof expected, &expected,
                       sizeof expected);
      check_rows (page, rows);
    }
  g_assert_cmpuint (n, >=, 3);

  /* a match of other length leaves the style its name */
  adw_combo_row_set_selected (ADW_COMBO_ROW (preset_row), 1);
  adw_combo_row_set_selected (rows->pdata[options_find (game, "deals")], 3);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (preset_row)), ==, 1);
  g_assert_cmpuint (count_values (preset_row), ==, n);

  /* "Custom rules" comes with the first difference and goes with the last */
  adw_combo_row_set_selected (ADW_COMBO_ROW (preset_row), 0);
  g_assert_cmpuint (count_values (preset_row), ==, n);
  adw_combo_row_set_selected (rows->pdata[options_find (game, "deal")], 1);
  g_assert_cmpuint (count_values (preset_row), ==, n + 1);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (preset_row)), ==, n);
  adw_combo_row_set_selected (rows->pdata[options_find (game, "deal")], 0);
  g_assert_cmpuint (count_values (preset_row), ==, n);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (preset_row)), ==, 0);

  close_window (window);
}

/* The mode decides who sits at the table and which other rules matter, in every game. */
static void
test_modes (void)
{
  GtkWidget *window = open_window ();
  AtoutNewMatchPage *page = open_new_match (window);
  const Game *game;
  GameForm form;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint j = 0; game_form_at (game, j, &form); j++)
      {
        const Options *options = atout_new_match_page_get_options (page);
        g_autoptr (GPtrArray) rows = NULL;

        atout_new_match_page_set_game (page, game, &form);
        rows = option_rows (GTK_WIDGET (page), NULL);
        for (guint place = 0; place < (guint) __builtin_popcount (form.modes); place++)
          {
            g_autoptr (GPtrArray) names = NULL;

            adw_combo_row_set_selected (rows->pdata[0], place);
            g_assert_true (form.modes & (1u << options->value[0]));
            check_rows (page, rows);
            names = view_find_all (GTK_WIDGET (page), ATOUT_TYPE_NAME_ROW);
            g_assert_cmpuint (names->len, ==, game_count_seats (game, options) - 1);
          }
      }

  close_window (window);
}

/* The first deal of a game that was never played is explained, unless that is switched off. */
static void
test_explained_deal (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *window;

  for (guint known = 0; known < 2; known++)
    {
      AtoutNewMatchPage *page;
      AtoutSession *session;

      window = open_window ();
      page = open_new_match (window);
      gtk_widget_activate (atout_new_match_page_get_button (page));
      view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
      session = atout_window_get_session (ATOUT_WINDOW (window));
      g_assert_true (atout_session_get_guided (session) == !known);
      g_assert_true (view_mentions (window, "All hands are open: this deal is explained.")
                     == !known);
      close_window (window);
      played_games_add (settings, game_at (0)->key);
    }
  g_settings_reset (settings, "played-games");
}

static void
test_start_match (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *window = open_window ();
  AtoutNewMatchPage *page = open_new_match (window);
  const Game *game = atout_new_match_page_get_game (page);
  g_autoptr (GPtrArray) rows = option_rows (GTK_WIDGET (page), NULL);
  g_autoptr (GPtrArray) names = view_find_all (GTK_WIDGET (page), ATOUT_TYPE_NAME_ROW);
  GameForm form;
  Options kept;
  AtoutSession *session;
  Options options;

  adw_combo_row_set_selected (rows->pdata[options_find (game, "rules")], 1);
  adw_combo_row_set_selected (rows->pdata[options_find (game, "roem")], 1);
  adw_combo_row_set_selected (rows->pdata[options_find (game, "end")], 1);
  adw_combo_row_set_selected (rows->pdata[options_find (game, "target")], 3);
  g_assert_cmpuint (names->len, ==, 3);
  gtk_editable_set_text (names->pdata[1], " Roos ");
  options = *atout_new_match_page_get_options (page);

  gtk_widget_activate (atout_new_match_page_get_button (page));
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  session = atout_window_get_session (ATOUT_WINDOW (window));
  g_assert_nonnull (session);
  g_assert_true (atout_course_get_game (ATOUT_COURSE (session)) == game);
  g_assert_cmpmem (atout_course_get_options (ATOUT_COURSE (session)), sizeof options, &options,
                   sizeof options);
  g_assert_cmpstr (atout_seat_get_name (atout_session_get_seat (session, 2)), ==, "Roos");
  g_assert_true (view_reads (window, "Custom rules"));
  close_window (window);

  /* the next time they are there again */
  form = game_form (game, &options);
  kept = last_rules_recall (settings, game, &form);
  g_assert_cmpmem (&kept, sizeof kept, &options, sizeof options);
  window = open_window ();
  page = open_new_match (window);
  g_assert_cmpmem (atout_new_match_page_get_options (page), sizeof options, &options,
                   sizeof options);
  close_window (window);
}

/* ---- Preferences -------------------------------------------------------------------------- */

typedef struct
{
  GSettings *settings;
  const char *key;
  gboolean before;
} Switched;

static gboolean
is_switched (gpointer data)
{
  const Switched *switched = data;

  return g_settings_get_boolean (switched->settings, switched->key) != switched->before;
}

static void
test_preferences (void)
{
  static const struct
  {
    const char *row;
    const char *key;
  } switches[] = {
    { "Full trick stays until you click", "trick-until-click" },
    { "A single tap plays a card", "play-on-first-tap" },
    { "Portraits of the others", "portraits" },
    { "Trumps first", "sort-trumps-first" },
    { "Lowest card first", "sort-ascending" },
    { "Four colours", "four-colours" },
  };
  static const struct
  {
    const char *row;
    const char *key;
    const char *second; /* what the second value is called in the settings */
  } choices[] = {
    { "Card movement", "animation-speed", "slow" },
    { "Colour scheme", "colour-scheme", "light" },
  };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));
  g_autofree char *name = NULL;

  gtk_window_present (GTK_WINDOW (preferences));
  view_wait_for_draw (preferences);

  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      GtkWidget *row = view_find_row (preferences, switches[i].row);
      Switched switched = { settings, switches[i].key, FALSE };

      switched.before = g_settings_get_boolean (settings, switches[i].key);
      adw_action_row_activate (ADW_ACTION_ROW (row));
      view_wait (is_switched, &switched, switches[i].row);
      g_settings_reset (settings, switches[i].key);
    }

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      GtkWidget *row = view_find_row (preferences, choices[i].row);
      g_autofree char *value = NULL;

      adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
      value = g_settings_get_string (settings, choices[i].key);
      g_assert_cmpstr (value, ==, choices[i].second);
      g_settings_reset (settings, choices[i].key);
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), !=, 1);
    }

  gtk_editable_set_text (GTK_EDITABLE (view_find_row (preferences, "Your name")), "Sanne");
  name = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (name, ==, "Sanne");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (view_find (preferences, GTK_TYPE_SPIN_BUTTON)), 2.5);
  g_assert_cmpfloat (g_settings_get_double (settings, "trick-pause"), ==, 2.5);
  g_settings_reset (settings, "trick-pause");
  g_settings_reset (settings, "player-name");

  close_window (preferences);
}

/* Nobody's place at a table of @game in its @mode is called as another's, and no two names are
 * the same. */
static void
check_seats (GSettings *settings, const Game *game, guint mode)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Options options = OPTIONS_DEFAULT;

  options.value[0] = (uint8_t) mode;
  for (guint seat = 0; seat < game_count_seats (game, &options); seat++)
    {
      GtkWidget *row = g_object_ref_sink (atout_name_row_new (settings, game, &options, seat));
      const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));

      g_test_message ("%s, mode %u: %s", game->key, mode, title);
      g_assert_true (g_hash_table_add (seen, g_strdup (title)));
      g_assert_true (g_hash_table_add (seen, seat_name_get (settings, game, seat)));
      g_object_unref (row);
    }
}

static gboolean
has_no_window (gpointer data G_GNUC_UNUSED)
{
  return gtk_application_get_windows (GTK_APPLICATION (application)) == NULL;
}

/* ---- The first table ------------------------------------------------------------------------ */

static GtkWidget *
find_preferences (void)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (ATOUT_IS_PREFERENCES (l->data))
      return l->data;

  return NULL;
}

/* A row of the preferences. Two groups have a row for each game. */
typedef struct
{
  GType group;
  const char *title;
} PreferencesRow;

/* Returns TRUE when the row has the focus and the title of its group is at the top. */
static gboolean
shows_row (gpointer data)
{
  const PreferencesRow *row = data;
  GtkWidget *preferences = find_preferences ();
  GtkWidget *focus = preferences != NULL ? gtk_window_get_focus (GTK_WINDOW (preferences)) : NULL;
  GtkWidget *group, *scrolled;
  graphene_rect_t bounds;

  group = focus != NULL ? gtk_widget_get_ancestor (focus, row->group) : NULL;
  if (group == NULL || !view_is_grown (preferences) || !ADW_IS_PREFERENCES_ROW (focus)
      || !g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (focus)), row->title))
    return FALSE;
  scrolled = gtk_widget_get_ancestor (focus, GTK_TYPE_SCROLLED_WINDOW);

  return gtk_widget_compute_bounds (group, scrolled, &bounds) && ABS (bounds.origin.y) < 2;
}

/* All seats play the first thing they may, the user too. */
static void
play_to_the_end (AtoutSession *session)
{
  while (atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_PLAYING)
    {
      ActionList legal;

      deal_legal (atout_course_get_deal (ATOUT_COURSE (session)), &legal);
      g_assert_true (atout_choices_choose_for (
          atout_session_get_choices (session),
          (guint) atout_course_get_turn (ATOUT_COURSE (session)), legal.at[0], NULL));
    }
}

static gboolean
is_asked (gpointer session)
{
  return atout_choices_is_asked (atout_session_get_choices (session));
}

/* Plays an explained deal of a new match; nothing lies over the open hands. */
static AtoutSession *
play_explained (AtoutWindow *window, const Game *game)
{
  AtoutSession *session;

  atout_window_start_match (window, game, &OPTIONS_DEFAULT);
  session = atout_window_get_session (window);
  atout_session_set_guided (session, TRUE);
  view_wait (is_asked, session, "the first question");
  view_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (view_find (GTK_WIDGET (window), ATOUT_TYPE_MESSAGES));
  play_to_the_end (session);
  view_wait_for_type (GTK_WIDGET (window), ATOUT_TYPE_RESULT);
  view_wait_for_draw (GTK_WIDGET (window));
  g_assert_null (view_find (GTK_WIDGET (window), ATOUT_TYPE_MESSAGES));

  return session;
}

/*
 * After the first explained deal one reads once with whom one played, and how well they play: in
 * the room of the explanation, which stays as high as it was.
 */
static void
check_told (const Game *game, const char *text)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *root = GTK_WIDGET (window);
  PreferencesRow skill = { ADW_TYPE_PREFERENCES_GROUP, "Skill" };

  g_settings_set_boolean (settings, "people-told", FALSE);
  g_settings_reset (settings, "opponent-level");
  g_settings_reset (settings, "opponent-levels");
  g_settings_reset (settings, "opponent-names");
  for (guint n = 0; n < 2; n++)
    {
      AtoutSession *session = play_explained (window, game);
      GtkWidget *advice = view_find (root, ATOUT_TYPE_ADVICE);

      g_assert_true (view_reads (advice, text) == (n == 0));
      if (n == 0)
        {
          g_signal_emit_by_name (view_find (advice, GTK_TYPE_BUTTON), "clicked");
          view_wait (shows_row, &skill, "where the level is chosen");
          close_window (find_preferences ());
        }
      atout_table_page_deal (ATOUT_TABLE_PAGE (view_find (root, ATOUT_TYPE_TABLE_PAGE)));
      view_wait (is_asked, session, "the next deal");
      g_assert_false (view_reads (root, text));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
set_fast (GSettings *settings, gboolean fast)
{
  if (fast)
    {
      g_settings_set_string (settings, "animation-speed", "off");
      g_settings_set_double (settings, "trick-pause", 0);
      return;
    }
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

static void
test_first_table (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  set_fast (settings, TRUE);
  check_told (&klaverjas_game, "Level of Jan, Trijntje and Piet: Club player");
  check_told (&wurzen_game, "Level of Franz: Club player");
  set_fast (settings, FALSE);
}

/* Of those who play differently the user has chosen the levels. */
static void
test_chosen_levels (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const char *levels[] = { "strong", NULL };
  AtoutWindow *window = view_window_new (application, NULL);

  set_fast (settings, TRUE);
  g_settings_set_boolean (settings, "people-told", FALSE);
  g_settings_set_strv (settings, "opponent-levels", levels);
  play_explained (window, &klaverjas_game);
  g_assert_false (view_reads (GTK_WIDGET (window), "Change"));
  g_settings_reset (settings, "opponent-levels");
  set_fast (settings, FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The menu of a table opens where that is chosen; players are called by their chairs. */
static void
test_place_of_table (void)
{
  static const char *const chairs[] = { "On the left", "Opposite, partner", "On the right" };
  PreferencesRow place
      = { ATOUT_TYPE_PLACES_GROUP, "Klaverjassen, Kraken, Klaverjassen for three" };
  g_autoptr (GPtrArray) rows = NULL;
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *preferences;

  atout_window_start_match (window, &klaverjas_game, &OPTIONS_DEFAULT);
  view_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.place", NULL);
  view_wait (shows_row, &place, "the tables");
  preferences = find_preferences ();
  for (guint i = 0; i < G_N_ELEMENTS (chairs); i++)
    g_assert_nonnull (view_find_row (preferences, chairs[i]));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.cards", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (preferences)), ==, "Cards");
  close_window (preferences);

  atout_window_start_match (window, &wurzen_game, &OPTIONS_DEFAULT);
  view_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.place", NULL);
  preferences = find_preferences ();
  view_wait_for_draw (preferences);
  g_assert_nonnull (view_find_row (preferences, "Opposite"));
  rows = view_find_all (preferences, ATOUT_TYPE_NAME_ROW);
  g_assert_cmpuint (rows->len, ==, 2);
  close_window (preferences);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Also by a key that is pressed in a window that belongs to another. */
static void
test_quit (void)
{
  GtkWidget *window = open_window ();
  GtkWidget *preferences;

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  preferences = GTK_WIDGET (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  g_assert_true (ATOUT_IS_PREFERENCES (preferences));
  view_wait_for_draw (preferences);
  view_take_keyboard (preferences);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  view_press_key ("ctrl+q");
  view_wait (has_no_window, NULL, "no window");
  view_wait_until_gone (&preferences, "the preferences to be gone");
  view_wait_until_gone (&window, "the window to be gone");
}

/* Places and names are told apart in every game, whoever was given a name. */
static void
test_names_differ (void)
{
  static const char *const given[] = { "", "Sanne", "", "Piet", NULL };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *game;

  g_settings_set_string (settings, "player-name", "Anna");
  g_settings_set_strv (settings, "opponent-names", given);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    for (guint mode = 0; mode < option_count_values (&game->options->list[0]); mode++)
      check_seats (settings, game, mode);
  g_settings_reset (settings, "opponent-names");
  g_settings_reset (settings, "player-name");
}

/* True if the row called @first stands above the one called @second. */
static gboolean
is_above (GtkWidget *window, const char *first, const char *second)
{
  graphene_rect_t upper, lower;

  return gtk_widget_compute_bounds (view_find_row (window, first), window, &upper)
         && gtk_widget_compute_bounds (view_find_row (window, second), window, &lower)
         && upper.origin.y < lower.origin.y;
}

/* Escape closes the preferences, which are there only once. */
static void
test_preferences_window (void)
{
  GtkWidget *window = open_window ();
  GtkWidget *preferences = NULL;
  guint n = 0;

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL;
       l = l->next)
    if (ATOUT_IS_PREFERENCES (l->data))
      {
        preferences = l->data;
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  view_wait_for_draw (preferences);
  view_take_keyboard (preferences);

  /* what people change comes first; no name waits to be overwritten by the first key */
  g_assert_false (GTK_IS_EDITABLE (gtk_window_get_focus (GTK_WINDOW (preferences))));
  g_assert_true (is_above (preferences, "Cego", "Card movement"));
  g_assert_true (is_above (preferences, "Card movement", "Your name"));
  view_press_key ("Escape");
  view_wait_until_gone (&preferences, "the end of the preferences");

  close_window (window);
}

/* ---- Rules page --------------------------------------------------------------------------- */

/* The rules are those of the match, and Escape leads back to it. */
static void
test_rules (void)
{
  GtkWidget *window = open_window ();
  const Game *game = game_at (0);
  Options options = OPTIONS_DEFAULT;
  GtkWidget *help;

  options_set_all (&options, game, "rules=rotterdam deals=8", NULL);
  atout_window_start_match (ATOUT_WINDOW (window), game, &options);
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  view_take_keyboard (window);
  view_press_key ("F1");
  help = view_wait_for_type (window, ATOUT_TYPE_HELP_PAGE);
  view_wait_for_text (help, "8 deals; everyone deals twice.", TRUE);
  view_wait_for_text (help, "In the Rotterdam game", TRUE);
  g_assert_false (view_mentions (help, "In the Amsterdam game"));

  view_press_key ("Escape");
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  g_assert_nonnull (atout_window_get_session (ATOUT_WINDOW (window)));

  close_window (window);
}

static gboolean
shows_game (gpointer data)
{
  return atout_help_page_get_game (data) != NULL;
}

/* On the first page the rules of all games; each opens by key, and Escape goes back by steps. */
static void
test_all_rules (void)
{
  GtkWidget *window = open_window ();
  GameForm form;
  GtkWidget *help;

  view_take_keyboard (window);
  view_press_key ("F1");
  help = view_wait_for_type (window, ATOUT_TYPE_HELP_PAGE);
  for (guint i = 0; game_at (i) != NULL; i++)
    for (guint j = 0; game_form_at (game_at (i), j, &form); j++)
      g_assert_true (view_reads (help, form.title));

  view_press_key ("Tab");
  view_press_key ("Return");
  view_wait (shows_game, help, "the rules of a game");
  g_assert_true (game_form_at (game_at (0), 1, &form));
  g_assert_cmpstr (
      game_form (game_at (0), atout_help_page_get_options (ATOUT_HELP_PAGE (help))).key, ==,
      form.key);

  view_press_key ("Escape");
  view_wait_for_text (help, game_at (0)->title, TRUE);
  g_assert_null (atout_help_page_get_game (ATOUT_HELP_PAGE (help)));
  view_press_key ("Escape");
  view_wait_for_type (window, ATOUT_TYPE_START_PAGE);

  close_window (window);
}

static gboolean
is_on_link (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return GTK_IS_LABEL (focus) && gtk_label_get_current_uri (GTK_LABEL (focus)) != NULL;
}

/* A word is followed by key to its explanation, and Escape leads back to the text. */
static void
test_rules_link (void)
{
  GtkWidget *window = open_window ();
  Options options = OPTIONS_DEFAULT;
  GtkWidget *help;

  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &options);
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  view_take_keyboard (window);
  view_press_key ("F1");
  help = view_wait_for_type (window, ATOUT_TYPE_HELP_PAGE);

  /* through the first texts to a word in them */
  for (guint i = 0; i < 20 && !is_on_link (window); i++)
    {
      view_press_key ("Tab");
      view_wait_for_draw (window);
    }
  view_press_key ("Return");
  view_wait_for_text (help, "Back to where you were", TRUE);
  view_press_key ("Escape");
  view_wait_for_text (help, "Back to where you were", FALSE);
  g_assert_nonnull (view_find (window, ATOUT_TYPE_HELP_PAGE));
  view_press_key ("Escape");
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);

  close_window (window);
}

/* ---- Leaving ------------------------------------------------------------------------------ */

static gboolean
is_others_turn (gpointer data)
{
  int turn = atout_course_get_turn (ATOUT_COURSE (data));

  return turn > 0;
}

/* Left while a computer player thinks: the match is freed, and its player's answer gets lost. */
static void
test_leave_while_thinking (void)
{
  GtkWidget *window = open_window ();
  const Game *game = game_at (0);

  for (guint64 seed = 1; seed <= 8; seed++)
    {
      AtoutSession *session;

      atout_window_set_seed (ATOUT_WINDOW (window), seed);
      atout_window_start_match (ATOUT_WINDOW (window), game, &OPTIONS_DEFAULT);
      session = atout_window_get_session (ATOUT_WINDOW (window));
      g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
      view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);

      /* the user may be the first to speak: then pass, the others think */
      atout_table_hurry (ATOUT_TABLE (view_find (window, ATOUT_TYPE_TABLE)));
      if (atout_course_get_turn (ATOUT_COURSE (session)) == 0)
        atout_choices_choose_for (atout_session_get_choices (session), 0, ACTION (VERB_PASS, 0),
                                  NULL);
      view_wait (is_others_turn, session, "another player's turn");
      activate (window, "win.back");
      view_wait_for_type (window, ATOUT_TYPE_START_PAGE);
      g_assert_null (atout_window_get_session (ATOUT_WINDOW (window)));
      view_wait_until_gone (&session, "the end of the match");
    }

  close_window (window);
}

/* Other pages lie on the table: whoever comes back has the focus where it was. */
static void
test_pages_over_the_table (void)
{
  static const char *const keys[] = { "F1", "ctrl+n" };
  GtkWidget *window = open_window ();
  AtoutSession *session;
  GtkWidget *focus;

  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  session = atout_window_get_session (ATOUT_WINDOW (window));
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  view_take_keyboard (window);
  wait_for_focus_inside (window, GTK_TYPE_BUTTON); /* what is asked at the table */
  wait_for_focus_inside (window, ATOUT_TYPE_TABLE);
  view_press_key ("Tab");
  wait_for_focus_inside (window, ATOUT_TYPE_TABLE);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      view_press_key (keys[i]);
      view_wait_for_type (window, i == 0 ? ATOUT_TYPE_HELP_PAGE : ATOUT_TYPE_NEW_MATCH_PAGE);
      g_assert_true (atout_window_get_session (ATOUT_WINDOW (window)) == session);
      view_press_key ("Escape");
      view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
    }

  view_press_key ("ctrl+n");
  view_wait_for_type (window, ATOUT_TYPE_NEW_MATCH_PAGE);
  view_press_key ("Return");
  view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  g_assert_true (atout_window_get_session (ATOUT_WINDOW (window)) != session);
  activate (window, "win.back");
  view_wait_for_type (window, ATOUT_TYPE_START_PAGE);
  g_assert_null (atout_window_get_session (ATOUT_WINDOW (window)));

  close_window (window);
}

/* A window that is closed in the middle of a match takes the match with it. */
static void
test_close_while_playing (void)
{
  GtkWidget *window = open_window ();
  AtoutSession *session;

  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  session = atout_window_get_session (ATOUT_WINDOW (window));
  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  view_wait_for_type (window, ATOUT_TYPE_CARD_VIEW);
  gtk_window_close (GTK_WINDOW (window));
  view_wait_until_gone (&window, "the end of the window");
  view_wait_until_gone (&session, "the end of the match");
}

/* ---- Room --------------------------------------------------------------------------------- */

static gboolean
is_narrow (gpointer data)
{
  return atout_table_page_get_narrow (data);
}

/* The next window is as large as the last one was made. */
static void
test_size_is_kept (void)
{
  GtkWidget *window = open_window ();
  int width, height, next_width, next_height;

  view_resize (window, 520, 610);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  close_window (window);

  window = open_window ();
  gtk_window_get_default_size (GTK_WINDOW (window), &next_width, &next_height);
  g_assert_cmpint (next_width, ==, width);
  g_assert_cmpint (next_height, ==, height);
  g_assert_cmpint (width, <, 600);
  view_resize (window, 1000, 700);
  close_window (window);
}

/*
 * Beside the table where there is room, from the first card on; in front of it, and only when asked
 * for, elsewhere.
 */
static void
test_score_sheet (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *window = open_window ();
  GtkWidget *page;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  page = view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  view_wait_for_draw (window);
  g_assert_false (is_narrow (page));
  view_wait_for_type (window, ATOUT_TYPE_SCORE_SHEET);
  activate (window, "win.score-sheet");
  g_assert_null (view_find (page, ATOUT_TYPE_SCORE_SHEET));
  close_window (window);

  window = GTK_WIDGET (atout_window_new (GTK_APPLICATION (application),
                                         atout_application_get_decks (application), NULL));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  page = view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  view_wait (is_narrow, page, "the narrow layout");
  view_wait_for_draw (window);
  g_assert_null (view_find (page, ATOUT_TYPE_SCORE_SHEET));
  activate (window, "win.score-sheet");
  view_wait_for_draw (window);
  g_assert_nonnull (view_find (page, ATOUT_TYPE_SCORE_SHEET));
  g_assert_null (view_find (page, ATOUT_TYPE_CARD_VIEW));
  view_take_keyboard (window);
  view_press_key ("Escape");
  view_wait_for_type (page, ATOUT_TYPE_CARD_VIEW);
  g_assert_null (view_find (page, ATOUT_TYPE_SCORE_SHEET));
  g_settings_reset (settings, "sheet-beside");
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
  close_window (window);
}

/* Writes down where the portraits beside the result are; returns their number. */
static guint
list_portraits (GtkWidget *table, graphene_rect_t *bounds)
{
  g_autoptr (GPtrArray) portraits = view_find_all (table, ATOUT_TYPE_PORTRAIT);
  guint n = 0;

  for (guint i = 0; i < portraits->len; i++)
    if (gtk_widget_get_ancestor (portraits->pdata[i], ATOUT_TYPE_RESULT) == NULL)
      g_assert_true (gtk_widget_compute_bounds (portraits->pdata[i], table, &bounds[n++]));

  return n;
}

/* Beside the result and the sheet each portrait stays where it was, whole, or is away. */
static void
check_portraits (GtkWidget *table, const graphene_rect_t *before, guint n_before)
{
  graphene_rect_t now[SEATS_MAX], result;
  guint n = list_portraits (table, now);

  g_assert_true (gtk_widget_compute_bounds (view_find (table, ATOUT_TYPE_RESULT), table, &result));
  for (guint i = 0; i < n; i++)
    {
      gboolean was_there = FALSE;

      g_assert_false (graphene_rect_intersection (&now[i], &result, NULL));
      for (guint k = 0; k < n_before; k++)
        was_there |= graphene_rect_equal (&now[i], &before[k]);
      g_assert_true (was_there);
    }
}

/* The sheet comes before people are seen; an explained first deal has the whole table. */
static void
check_people (gboolean guided)
{
  GtkWidget *window = open_window ();
  graphene_rect_t before[SEATS_MAX];
  AtoutSession *session;
  GtkWidget *page, *table;
  guint n;

  view_resize (window, 1000, 700);
  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  page = view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  table = atout_table_page_get_table (ATOUT_TABLE_PAGE (page));
  session = atout_window_get_session (ATOUT_WINDOW (window));
  if (guided)
    {
      atout_table_page_set_sheet_shown (ATOUT_TABLE_PAGE (page), FALSE);
      atout_session_set_guided (session, TRUE);
      view_wait (is_asked, session, "the first question");
      play_to_the_end (session);
      view_wait_for_type (window, ATOUT_TYPE_RESULT);
      view_wait_for_draw (window);
      g_assert_null (view_find (page, ATOUT_TYPE_SCORE_SHEET));
      atout_table_page_deal (ATOUT_TABLE_PAGE (page));
    }
  view_wait (is_asked, session, "a question");
  view_wait_for_draw (window);
  g_assert_nonnull (view_find (page, ATOUT_TYPE_SCORE_SHEET));
  n = list_portraits (table, before);
  g_assert_cmpuint (n, ==, 3);
  play_to_the_end (session);
  view_wait_for_type (window, ATOUT_TYPE_RESULT);
  view_wait_for_draw (window);
  g_assert_nonnull (view_find (page, ATOUT_TYPE_SCORE_SHEET));
  check_portraits (table, before, n);
  close_window (window);
}

static void
test_people_stay (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  set_fast (settings, TRUE);
  check_people (FALSE);
  check_people (TRUE);
  set_fast (settings, FALSE);
}

static gboolean
is_users_turn (gpointer data)
{
  AtoutCourse *course = data;

  return atout_shown_get_settled (atout_session_get_shown (data))
         && atout_course_get_turn (course) == (int) atout_course_get_user_seat (course);
}

/* Plays a deal of a new match, and the next one; is the sheet beside the table then? */
static void
check_sheet_after_deals (gboolean shown)
{
  GtkWidget *window = open_window ();
  AtoutSession *session;
  GtkWidget *page;

  view_resize (window, 1000, 700);
  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  page = view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  session = atout_window_get_session (ATOUT_WINDOW (window));
  for (guint i = 0; i < 2; i++)
    {
      view_wait (is_users_turn, session, "the user's turn");
      play_to_the_end (session);
      view_wait_for_type (window, ATOUT_TYPE_RESULT);
      view_wait_for_draw (window);
      g_assert_cmpint (view_find (page, ATOUT_TYPE_SCORE_SHEET) != NULL, ==, shown);
      atout_table_page_deal (ATOUT_TABLE_PAGE (page));
    }
  view_wait_for_draw (window);
  g_assert_cmpint (view_find (page, ATOUT_TYPE_SCORE_SHEET) != NULL, ==, shown);
  activate (window, "win.score-sheet");
  g_assert_cmpint (view_find (page, ATOUT_TYPE_SCORE_SHEET) != NULL, ==, !shown);
  close_window (window);
}

/* The sheet that was closed stays closed, in deals and matches to come, until it is opened. */
static void
test_sheet_stays_closed (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  check_sheet_after_deals (TRUE);
  check_sheet_after_deals (FALSE);
  check_sheet_after_deals (TRUE);
  g_settings_reset (settings, "sheet-beside");
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

static gboolean
shows_result (gpointer data)
{
  GtkWidget *result = view_find (data, ATOUT_TYPE_RESULT);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (data));

  return result != NULL && focus != NULL && gtk_widget_is_ancestor (focus, result);
}

static gboolean
shows_no_result (gpointer data)
{
  return view_find (data, ATOUT_TYPE_RESULT) == NULL;
}

/* Where the sheet covers the table, the button that goes on has the focus again after that. */
static void
test_sheet_over_result (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  GtkWidget *window = GTK_WIDGET (atout_window_new (
      GTK_APPLICATION (application), atout_application_get_decks (application), NULL));
  GtkWidget *page;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  atout_window_start_match (ATOUT_WINDOW (window), game_at (0), &OPTIONS_DEFAULT);
  page = view_wait_for_type (window, ATOUT_TYPE_TABLE_PAGE);
  view_wait (is_narrow, page, "the narrow layout");
  view_take_keyboard (window);
  view_wait_for_type (window, ATOUT_TYPE_CARD_VIEW);
  play_to_the_end (atout_window_get_session (ATOUT_WINDOW (window)));
  view_wait (shows_result, window, "the result");

  view_press_key ("F9");
  view_wait_for_type (window, ATOUT_TYPE_SCORE_SHEET);
  view_press_key ("F9");
  view_wait (shows_result, window, "the focus on the button that goes on");
  view_press_key ("Return");
  view_wait (shows_no_result, window, "the next deal");
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
  close_window (window);
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;

  ADD_TESTS ("/window", test_resources, test_start_page, test_games_by_arrows,
             test_start_by_keyboard, test_play_as_last_time, test_every_game_by_keyboard,
             test_house_rules, test_presets, test_modes, test_explained_deal, test_start_match,
             test_preferences, test_preferences_window, test_first_table, test_chosen_levels,
             test_place_of_table, test_quit, test_names_differ, test_rules, test_all_rules,
             test_rules_link, test_leave_while_thinking, test_pages_over_the_table,
             test_close_while_playing, test_size_is_kept, test_score_sheet, test_people_stay,
             test_sheet_stays_closed, test_sheet_over_result);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-walk.h"

#include <adwaita.h>

#include "atout-game-tile.h"
#include "atout-new-match-page.h"
#include "atout-preferences.h"
#include "atout-shortcuts.h"
#include "atout-start-page.h"
#include "atout-table-page.h"
#include "decks/atout-deck-card.h"
#include "decks/atout-deck-row.h"
#include "fairness/atout-check-page.h"
#include "fairness/atout-shuffle-page.h"
#include "help/atout-help-game.h"
#include "help/atout-help-page.h"
#include "history-support.h"
#include "history/atout-past-match-page.h"
#include "history/atout-past-page.h"
#include "history/atout-replay-page.h"
#include "history/atout-review-page.h"
#include "plot/atout-plot.h"
#include "score/atout-result.h"
#include "statistics/atout-statistics-page.h"
#include "support.h"
#include "table/atout-table.h"
#include "table/atout-tricks-page.h"

#define RESTING 4 /* matches that were put by */
#define SEED 3
#define PLAYER "Charlotte" /* a long name */

static const Walk *walk;

/* Where the walk is. */
typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  GtkWidget *window;
} Walker;

/* ---- Looking --------------------------------------------------------------------------------- */

/* What is shown may need more than it is to have: then that is to be seen. */
static gboolean
has_room (GtkWidget *root)
{
  int width, height;

  gtk_widget_measure (root, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (root, GTK_ORIENTATION_VERTICAL, walk->width, &height, NULL, NULL, NULL);

  return width <= walk->width && height <= walk->height;
}

/* What it showed before may have made it larger: it is asked until it has its size. */
static gboolean
is_fitted (gpointer root)
{
  if (gtk_widget_get_width (root) == walk->width && gtk_widget_get_height (root) == walk->height)
    return TRUE;
  gtk_window_set_default_size (root, walk->width, walk->height);

  return FALSE;
}

static void
look (GtkWidget *root, const char *format, ...)
{
  g_autofree char *place = NULL;
  va_list args;

  va_start (args, format);
  place = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s", place);
  if (has_room (root))
    view_wait (is_fitted, root, "the size of the window");
  view_wait_for_draw (root);
  walk->look (root, place);
}

/* ---- The window ------------------------------------------------------------------------------ */

static void
put_by (AtoutHistory *history, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutMatch) match = history_match_new (i, SEED);

      atout_history_follow (history, match);
      atout_match_deal (match, NULL);
    }
}

/* A match of four deals, to its end. */
static void
play_whole (AtoutHistory *history)
{
  history_play_deals (atout_history_get_database (history), game_find ("klaverjas"), "deals=4", 4);
}

static void
walker_begin (Walker *self)
{
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
}

static void
walker_open (Walker *self)
{
  self->window = GTK_WIDGET (view_window_new (walk->application, self->history));
  atout_window_set_seed (ATOUT_WINDOW (self->window), SEED);
}

static void
walker_end (Walker *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

static void
activate (Walker *self, const char *action)
{
  if (!gtk_widget_activate_action (self->window, action, NULL))
    g_error ("there is no %s", action);
}

/* The page of @type that @action opens. */
static GtkWidget *
open_page (Walker *self, const char *action, GType type)
{
  activate (self, action);

  return view_wait_for_type (self->window, type);
}

static void
go_back_to (Walker *self, GType type)
{
  open_page (self, "win.back", type);
}

/* ---- Pages ----------------------------------------------------------------------------------- */

/* What the main menu leads to, from the start page. */
static void
look_at_pages (Walker *self)
{
  const struct
  {
    const char *action;
    GType type;
    GType last; /* what comes last on it */
  } pages[] = {
    { "win.new-match", ATOUT_TYPE_NEW_MATCH_PAGE, GTK_TYPE_LIST_BOX },
    { "win.help", ATOUT_TYPE_HELP_PAGE, ATOUT_TYPE_HELP_GAME },
    { "win.history", ATOUT_TYPE_PAST_PAGE, GTK_TYPE_LIST_VIEW },
    { "win.statistics", ATOUT_TYPE_STATISTICS_PAGE, ATOUT_TYPE_PLOT },
    { "win.shuffling", ATOUT_TYPE_SHUFFLE_PAGE, GTK_TYPE_GRID },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *page = open_page (self, pages[i].action, pages[i].type);

      view_wait_for_type (page, pages[i].last);
      look (self->window, "%s", g_type_name (pages[i].type));
      go_back_to (self, ATOUT_TYPE_START_PAGE);
    }
}

static GPtrArray *
find_styled (GtkWidget *root, GType type, const char *style)
{
  GPtrArray *found = view_find_all (root, type);

  for (guint i = found->len; i > 0; i--)
    if (!gtk_widget_has_css_class (found->pdata[i - 1], style))
      g_ptr_array_remove_index (found, i - 1);

  return found;
}

/* The house rules of every form. */
static void
look_at_rules (Walker *self)
{
  g_autoptr (GPtrArray) buttons = find_styled (self->window, GTK_TYPE_BUTTON, "tile-corner");

  g_assert_cmpuint (buttons->len, >, 0);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *page;

      g_signal_emit_by_name (buttons->pdata[i], "clicked");
      page = view_wait_for_type (self->window, ATOUT_TYPE_NEW_MATCH_PAGE);
      look (self->window, "house rules, %s", atout_page_get_title (ATOUT_PAGE (page)));
      go_back_to (self, ATOUT_TYPE_START_PAGE);
    }
}

static void
test_pages (void)
{
  Walker self = { 0 };

  walker_begin (&self);
  put_by (self.history, RESTING);
  play_whole (self.history);
  walker_open (&self);
  view_wait_for_type (self.window, ATOUT_TYPE_START_PAGE);
  look (self.window, "start");
  look_at_pages (&self);
  look_at_rules (&self);
  walker_end (&self);
}

/* ---- Past matches ---------------------------------------------------------------------------- */

static gboolean
has_rows (gpointer page)
{
  GtkWidget *list = view_find (page, GTK_TYPE_LIST_VIEW);

  return list != NULL && gtk_widget_get_first_child (list) != NULL;
}

static void
test_past (void)
{
  Walker self = { 0 };
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;

  walker_begin (&self);
  play_whole (self.history);
  walker_open (&self);
  page = open_page (&self, "win.history", ATOUT_TYPE_PAST_PAGE);
  view_wait (has_rows, page, "the match");
  look (self.window, "past matches");
  g_signal_emit_by_name (view_find (page, GTK_TYPE_LIST_VIEW), "activate", 0);
  page = view_wait_for_type (self.window, ATOUT_TYPE_PAST_MATCH_PAGE);
  look (self.window, "a past match");
  rows = view_find_all (page, ADW_TYPE_ACTION_ROW);
  adw_action_row_activate (rows->pdata[0]);
  page = view_wait_for_type (self.window, ATOUT_TYPE_REPLAY_PAGE);
  look (self.window, "a replay");
  atout_replay_page_go_to (ATOUT_REPLAY_PAGE (page), 9, NULL);
  look (self.window, "a replay, a trick");
  walker_end (&self);
}

/* ---- Windows of their own -------------------------------------------------------------------- */

/* The window that lies over that of @self, or NULL. */
static GtkWidget *
find_dialog (Walker *self)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != self->window && gtk_widget_get_mapped (window))
        return window;
    }

  return NULL;
}

static gboolean
has_dialog (gpointer self)
{
  return find_dialog (self) != NULL;
}

static GtkWidget *
open_dialog (Walker *self, const char *action)
{
  activate (self, action);
  view_wait (has_dialog, self, action);

  return find_dialog (self);
}

static gboolean
has_decks (gpointer dialog)
{
  return view_find (dialog, ATOUT_TYPE_DECK_ROW) != NULL
         && view_find (dialog, GTK_TYPE_SPINNER) == NULL;
}

static gboolean
has_cards (gpointer dialog)
{
  return view_find (dialog, ATOUT_TYPE_DECK_CARD) != NULL;
}

/* The decks of every game, and all cards of the first of them. */
static void
look_at_decks (AtoutPreferences *preferences)
{
  GtkWidget *root = GTK_WIDGET (preferences);
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) buttons = NULL;

      atout_preferences_show_decks (preferences, game, &OPTIONS_DEFAULT);
      view_wait (has_decks, root, "all decks");
      look (root, "decks, %s", game->key);
      buttons = view_find_all (view_find (root, ATOUT_TYPE_DECK_ROW), GTK_TYPE_BUTTON);
      g_signal_emit_by_name (buttons->pdata[0], "clicked");
      view_wait (has_cards, root, "the cards");
      look (root, "all cards, %s", game->key);
    }
}

static void
test_windows (void)
{
  static const char *const actions[] = { "win.shortcuts", "app.about" };
  Walker self = { 0 };
  GtkWidget *dialog;

  walker_begin (&self);
  walker_open (&self);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      dialog = open_dialog (&self, actions[i]);
      look (dialog, "%s", actions[i]);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  dialog = open_dialog (&self, "app.preferences");
  look (dialog, "preferences");
  look_at_decks (ATOUT_PREFERENCES (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  walker_end (&self);
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static AtoutSession *
session_of (Walker *self)
{
  return atout_window_get_session (ATOUT_WINDOW (self->window));
}

static gboolean
is_over (Walker *self)
{
  return atout_course_get_state (ATOUT_COURSE (session_of (self))) != ATOUT_MATCH_PLAYING;
}

static gboolean
is_asked_or_over (gpointer walker)
{
  AtoutSession *session = session_of (walker);

  return is_over (walker)
         || (atout_choices_is_asked (atout_session_get_choices (session))
             && atout_shown_get_settled (atout_session_get_shown (session)));
}

static gboolean
is_advised (gpointer walker)
{
  return atout_session_get_advice (session_of (walker))[0] != '\0';
}

static void
act (Walker *self, Rng *rng)
{
  AtoutSession *session = session_of (self);
  g_autoptr (GError) error = NULL;

  atout_choices_choose_for (
      atout_session_get_choices (session), 0,
      support_random_action (atout_course_get_deal (ATOUT_COURSE (session)), rng), &error);
  g_assert_no_error (error);
}

/* The first question of each kind, and all tricks as soon as there are two. */
static void
look_at_question (Walker *self, const char *game, gboolean *called, guint *n_cards)
{
  GtkWidget *page = view_find (self->window, ATOUT_TYPE_TABLE_PAGE);
  AtoutChoices *choices = atout_session_get_choices (session_of (self));
  gboolean is_call = g_list_model_get_n_items (atout_choices_get_calls (choices)) > 0;

  if (is_call && !*called)
    {
      look (self->window, "%s, a call", game);
      *called = TRUE;
    }
  else if (!is_call && ++*n_cards == 1)
    {
      look (self->window, "%s, a card", game);
    }
  else if (!is_call && *n_cards == 3)
    {
      atout_table_page_look_back (ATOUT_TABLE_PAGE (page), TRUE);
      view_wait_for_type (self->window, ATOUT_TYPE_TRICKS_PAGE);
      look (self->window, "%s, all tricks", game);
      atout_table_page_look_back (ATOUT_TABLE_PAGE (page), TRUE);
      atout_table_page_set_sheet_shown (ATOUT_TABLE_PAGE (page), TRUE);
      look (self->window, "%s, the score sheet", game);
      atout_table_page_set_sheet_shown (ATOUT_TABLE_PAGE (page), FALSE);
    }
}

/* What leads on from the end of a deal. */
static void
look_beyond (Walker *self, const char *game)
{
  open_page (self, "win.check-deal", ATOUT_TYPE_CHECK_PAGE);
  look (self->window, "%s, the check", game);
  go_back_to (self, ATOUT_TYPE_RESULT);
  open_page (self, "win.replay-deal", ATOUT_TYPE_REPLAY_PAGE);
  look (self->window, "%s, the replay", game);
  go_back_to (self, ATOUT_TYPE_RESULT);
  open_page (self, "win.help", ATOUT_TYPE_HELP_PAGE);
  look (self->window, "%s, the rules", game);
  go_back_to (self, ATOUT_TYPE_RESULT);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  Walker self = { 0 };
  Rng rng = rng_new (SEED, 1);
  gboolean called = FALSE;
  guint n_cards = 0;

  walker_begin (&self);
  walker_open (&self);
  atout_window_start_match (ATOUT_WINDOW (self.window), game, &OPTIONS_DEFAULT);
  atout_session_set_guided (session_of (&self), TRUE);
  view_wait (is_asked_or_over, &self, "the first question");
  view_wait (is_advised, &self, "advice");
  look (self.window, "%s, explained", game->key);
  atout_session_set_guided (session_of (&self), FALSE);
  for (; !is_over (&self); view_wait (is_asked_or_over, &self, "the next question"))
    {
      view_wait (is_asked_or_over, &self, "a question");
      look_at_question (&self, game->key, &called, &n_cards);
      act (&self, &rng);
    }
  view_wait_for_type (self.window, ATOUT_TYPE_RESULT);
  look (self.window, "%s, the result", game->key);
  look_beyond (&self, game->key);
  walker_end (&self);
}

/* As on a telephone, or where a window fills the screen. */
static void
take_frames_away (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_data (
      style, "window { margin: 0; padding: 0; border: none; box-shadow: none; }", -1);
  gtk_style_context_add_provider_for_display (
      gdk_display_get_default (), GTK_STYLE_PROVIDER (style), GTK_STYLE_PROVIDER_PRIORITY_USER);
}

void
walk_add_tests (const Walk *how, const char *prefix)
{
  const struct
  {
    const char *name;
    GTestFunc test;
  } parts[] = {
    { "pages", test_pages },
    { "past", test_past },
    { "windows", test_windows },
  };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  walk = how;
  take_frames_away ();
  g_settings_set_string (settings, "player-name", PLAYER);
  /* a desktop whose windows have one button, as GNOME has it */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-decoration-layout", ":close", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_strjoin ("/", prefix, parts[i].name, NULL);

      g_test_add_func (path, parts[i].test);
    }
  view_add_game_tests (prefix, test_game);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-walk-private.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/compete/atout-compete-page.h"
#include "app/compete/atout-contest-page.h"
#include "app/compete/atout-evening-list-page.h"
#include "app/compete/atout-evening-page.h"
#include "app/compete/atout-friend-page.h"
#include "app/compete/evening-begin.h"
#include "app/decks/atout-deck-card.h"
#include "app/decks/atout-deck-row.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-past-match-page.h"
#include "app/history/atout-past-page.h"
#include "app/history/atout-replay-page.h"
#include "app/learn/atout-learn-page.h"
#include "app/learn/atout-problem-list-page.h"
#include "app/learn/atout-problem-page.h"
#include "app/match/atout-new-match-page.h"
#include "app/preferences/atout-preferences.h"
#include "app/start/atout-start-page.h"
#include "app/statistics/atout-statistics-page.h"
#include "app/widgets/atout-messages.h"
#include "app/window/window-record.h"
#include "problem-list.h"
#include "view/help/atout-help-game.h"
#include "view/help/atout-help-page.h"
#include "view/plot/atout-plot.h"

#define RESTING 4  /* matches that were put by */
#define CONTESTS 2 /* contests with the house */
#define MATCH_FILE "Klaverjassen 2026-11-23.atout"

/* ---- Matches to look at --------------------------------------------------------------------- */

static void
put_by (AtoutHistory *history, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutMatch) match = history_match_new (i, WALK_SEED);

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
      GtkWidget *page = walker_go (self, pages[i].action, pages[i].type);

      view_wait_for_type (page, pages[i].last);
      walker_look (self->window, "%s", g_type_name (pages[i].type));
      walker_go_back_to (self, ATOUT_TYPE_START_PAGE);
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

/* All problems of the game, and the page before with what it has of them. */
static void
look_at_problems (Walker *self, GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_EXPANDER_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      adw_expander_row_set_expanded (rows->pdata[i], TRUE);
      view_wait_for_draw (self->window);
      walker_look (self->window, "learn, opened");
      adw_expander_row_set_expanded (rows->pdata[i], FALSE);
    }
  adw_action_row_activate (ADW_ACTION_ROW (view_find_row (page, _ ("All Problems"))));
  view_wait_for_type (view_wait_for_type (self->window, ATOUT_TYPE_PROBLEM_LIST_PAGE),
                      GTK_TYPE_LIST_VIEW);
  walker_look (self->window, "all problems");
  walker_go_back_to (self, ATOUT_TYPE_LEARN_PAGE);
}

static void
look_at_learning (Walker *self, GtkWidget *button)
{
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;

  g_signal_emit_by_name (button, "clicked");
  page = view_wait_for_type (self->window, ATOUT_TYPE_LEARN_PAGE);
  walker_look (self->window, "learn, %s", atout_learn_page_get_form (ATOUT_LEARN_PAGE (page)));
  if (view_find (page, ADW_TYPE_EXPANDER_ROW) != NULL)
    look_at_problems (self, page);
  walker_go_back_to (self, ATOUT_TYPE_START_PAGE);
}

static void
look_at_rules (Walker *self, GtkWidget *button)
{
  GtkWidget *page;

  g_signal_emit_by_name (button, "clicked");
  page = view_wait_for_type (self->window, ATOUT_TYPE_NEW_MATCH_PAGE);
  walker_look (self->window, "house rules, %s", atout_page_get_title (ATOUT_PAGE (page)));
  walker_go_back_to (self, ATOUT_TYPE_START_PAGE);
}

/* What can be played against the house, and a contest if one was. */
static void
look_at_contests (Walker *self, GtkWidget *button)
{
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *page;

  g_signal_emit_by_name (button, "clicked");
  page = view_wait_for_type (self->window, ATOUT_TYPE_COMPETE_PAGE);
  walker_look (self->window, "compete, %s",
               atout_compete_page_get_form (ATOUT_COMPETE_PAGE (page)));
  rows = find_styled (page, ADW_TYPE_ACTION_ROW, "contest");
  if (rows->len > 0)
    {
      adw_action_row_activate (rows->pdata[0]);
      view_wait_for_type (self->window, ATOUT_TYPE_CONTEST_PAGE);
      walker_look (self->window, "a contest");
      walker_go_back_to (self, ATOUT_TYPE_COMPETE_PAGE);
    }
  walker_go_back_to (self, ATOUT_TYPE_START_PAGE);
}

/* The buttons in the corner of a tile: to learn, to compete, and the house rules. */
static void
look_at_corner (Walker *self, GtkWidget *button)
{
  if (gtk_widget_get_prev_sibling (button) == NULL)
    look_at_learning (self, button);
  else if (gtk_widget_get_next_sibling (button) == NULL)
    look_at_rules (self, button);
  else
    look_at_contests (self, button);
}

static void
look_at_corners (Walker *self)
{
  g_autoptr (GPtrArray) buttons = find_styled (self->window, GTK_TYPE_BUTTON, "tile-corner");

  g_assert_cmpuint (buttons->len, >, 0);
  for (guint i = 0; i < buttons->len; i++)
    look_at_corner (self, buttons->pdata[i]);
}

/* It is made when it is opened first: last of all, so that it is looked at once. */
static void
look_at_main_menu (Walker *self)
{
  GtkWidget *bar = view_find (self->window, ADW_TYPE_HEADER_BAR);
  GtkMenuButton *button = GTK_MENU_BUTTON (view_find (bar, GTK_TYPE_MENU_BUTTON));

  gtk_menu_button_popup (button);
  g_assert_nonnull (gtk_menu_button_get_popover (button));
  gtk_menu_button_popdown (button);
  view_wait_for_draw (self->window);
  walker_look (self->window, "start, with the main menu");
}

static void
walk_through_pages (void)
{
  Walker self = { 0 };

  walker_begin (&self);
  put_by (self.history, RESTING);
  play_whole (self.history);
  history_make_contests (atout_history_get_database (self.history), game_find ("klaverjas"), "",
                         CONTESTS, 4);
  walker_open (&self);
  view_wait_for_type (self.window, ATOUT_TYPE_START_PAGE);
  walker_look (self.window, "start");
  look_at_pages (&self);
  look_at_corners (&self);
  look_at_main_menu (&self);
  walker_end (&self);
}

/* ---- Past matches ---------------------------------------------------------------------------- */

static gboolean
has_rows (gpointer page)
{
  GtkWidget *list = view_find (page, GTK_TYPE_LIST_VIEW);

  return list != NULL && gtk_widget_get_first_child (list) != NULL;
}

static gboolean
has_message (gpointer window)
{
  return view_find (window, ATOUT_TYPE_MESSAGES) != NULL;
}

/* What the program says by itself, for some seconds. */
static void
look_at_message (Walker *self, AtoutReplayPage *page)
{
  AtoutCourse *course = ATOUT_COURSE (atout_replay_page_get_session (page));
  g_autofree char *path = g_build_filename (self->place.folder, MATCH_FILE, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  window_record_write (ATOUT_WINDOW (self->window), atout_course_get_log (course), file);
  view_wait (has_message, self->window, "a message");
  walker_look (self->window, "a message");
}

/* The evenings of all games, one of them after its first round, and one that may begin. */
static void
look_at_evenings (Walker *self, gint64 id)
{
  AtoutHost *host = ATOUT_HOST (self->window);
  Options options = OPTIONS_DEFAULT;

  walker_go (self, "win.evenings", ATOUT_TYPE_EVENING_LIST_PAGE);
  walker_look (self->window, "club evenings");
  evening_open (host, id);
  view_wait_for_type (self->window, ATOUT_TYPE_EVENING_PAGE);
  walker_look (self->window, "a club evening");
  walker_go_back_to (self, ATOUT_TYPE_EVENING_LIST_PAGE);
  evening_begin_open (host, game_find ("klaverjas"), &options, 8);
  view_wait_for_type (self->window, ATOUT_TYPE_FRIEND_PAGE);
  walker_look (self->window, "a club evening before it begins");
  walker_go_back_to (self, ATOUT_TYPE_EVENING_LIST_PAGE);
  walker_go_back_to (self, ATOUT_TYPE_PAST_PAGE);
}

static void
walk_through_past (void)
{
  Walker self = { 0 };
  GtkWidget *page;
  g_autoptr (GPtrArray) rows = NULL;
  gint64 evening;

  walker_begin (&self);
  evening = history_make_evening (atout_history_get_database (self.history),
                                  game_find ("klaverjas"), "", 4, 1780315200);
  history_play_round (self.history, evening, 0);
  play_whole (self.history);
  walker_open (&self);
  page = walker_go (&self, "win.history", ATOUT_TYPE_PAST_PAGE);
  view_wait (has_rows, page, "the match");
  walker_look (self.window, "past matches");
  look_at_evenings (&self, evening);
  g_signal_emit_by_name (view_find (page, GTK_TYPE_LIST_VIEW), "activate", 0);
  page = view_wait_for_type (self.window, ATOUT_TYPE_PAST_MATCH_PAGE);
  walker_look (self.window, "a past match");
  rows = view_find_all (page, ADW_TYPE_ACTION_ROW);
  adw_action_row_activate (rows->pdata[0]);
  page = view_wait_for_type (self.window, ATOUT_TYPE_REPLAY_PAGE);
  walker_look (self.window, "a replay");
  atout_replay_page_go_to (ATOUT_REPLAY_PAGE (page), 9, NULL);
  walker_look (self.window, "a replay, a trick");
  look_at_message (&self, ATOUT_REPLAY_PAGE (page));
  walker_end (&self);
}

/* ---- Problems -------------------------------------------------------------------------------- */

/* One that is played, asked and answered wrong; the other page has one that is counted. */
static void
walk_through_problems (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "problems", "exercises.atout", NULL);
  g_autoptr (AtoutProblemSeries) list = problem_list_new_of_file (path);
  Walker self = { 0 };
  GtkWidget *page;

  walker_begin (&self);
  walker_open (&self);
  page = atout_problem_page_new (ATOUT_HOST (self.window), list, NULL);
  atout_host_open (ATOUT_HOST (self.window), ATOUT_PAGE (page));
  view_wait (view_is_laid, page, "the cards");
  walker_look (self.window, "a problem");
  gtk_widget_activate_action (page, "problem.show", NULL);
  walker_look (self.window, "a problem, answered");
  gtk_widget_activate_action (page, "problem.next", NULL);
  gtk_widget_activate_action (page, "problem.next", NULL);
  gtk_widget_activate_action (page, "problem.past", NULL);
  walker_look (self.window, "a problem, to be counted");
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
  walker_activate (self, action);
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
      walker_look (root, "decks, %s", game->key);
      buttons = view_find_all (view_find (root, ATOUT_TYPE_DECK_ROW), GTK_TYPE_BUTTON);
      g_signal_emit_by_name (buttons->pdata[0], "clicked");
      view_wait (has_cards, root, "the cards");
      walker_look (root, "all cards, %s", game->key);
    }
}

static void
walk_through_windows (void)
{
  static const char *const actions[] = { "win.shortcuts", "app.about" };
  Walker self = { 0 };
  GtkWidget *dialog;

  walker_begin (&self);
  walker_open (&self);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      dialog = open_dialog (&self, actions[i]);
      walker_look (dialog, "%s", actions[i]);
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  dialog = open_dialog (&self, "app.preferences");
  walker_look (dialog, "preferences");
  look_at_decks (ATOUT_PREFERENCES (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  walker_end (&self);
}

const WalkPart walk_parts[] = {
  { "pages", walk_through_pages },
  { "past", walk_through_past },
  { "problems", walk_through_problems },
  { "windows", walk_through_windows },
  { NULL, NULL },
};

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards beside the trick in the real window, by the game that has most of them: Cego’s Blind,
 * what the declarer lays aside, and the groups in which all is counted.
 */

#include <adwaita.h>
#include <stdlib.h>
#include <string.h>

#include "app/window/atout-window.h"
#include "view-drawn.h"
#include "view-support.h"
#include "view/cards/atout-pile.h"
#include "view/score/atout-counted.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

typedef struct
{
  AtoutWindow *window;
  GtkWidget *table;
  AtoutSession *session;
} Session;

static gboolean
is_asked_or_over (gpointer data)
{
  Session *game = data;
  GtkWidget *result = view_find (game->table, ATOUT_TYPE_RESULT);

  return result != NULL
         || (atout_course_get_state (ATOUT_COURSE (game->session)) == ATOUT_MATCH_PLAYING
             && atout_course_get_turn (ATOUT_COURSE (game->session))
                    == (int) atout_course_get_user_seat (ATOUT_COURSE (game->session)));
}

static void
start (Session *game, AtoutApplication *application, guint64 seed, const char *settings)
{
  g_autoptr (GSettings) preferences = g_settings_new (APP_ID);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;

  g_settings_set_string (preferences, "animation-speed", "off");
  g_settings_set_double (preferences, "trick-pause", 0);
  g_assert_true (options_set_all (&options, game_find ("cego"), settings, &error));
  game->window = atout_window_new (GTK_APPLICATION (application),
                                   atout_application_get_decks (application), NULL);
  atout_window_set_seed (game->window, seed);
  gtk_window_present (GTK_WINDOW (game->window));
  atout_window_start_match (game->window, game_find ("cego"), &options);
  game->session = atout_window_get_session (game->window);
  view_wait_for_draw (GTK_WIDGET (game->window));
  game->table = view_find (GTK_WIDGET (game->window), ATOUT_TYPE_TABLE);
  view_take_keyboard (GTK_WIDGET (game->window));
}

/* The first of @wanted (verbs) that may be done, or whatever comes first. */
static void
act (Session *game, const char *const *wanted)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (game->session));
  g_autoptr (GError) error = NULL;
  ActionList legal;
  Action action;

  legal.n = 0;
  deal_legal (deal, &legal);
  action = legal.at[0];
  for (; *wanted != NULL; wanted++)
    for (guint i = 0; i < legal.n; i++)
      if (g_str_equal (action_verb_info (deal->game, legal.at[i])->name, *wanted))
        {
          action = legal.at[i];
          goto found;
        }
found:
  g_assert_true (atout_choices_choose_for (
      atout_session_get_choices (game->session),
      atout_course_get_user_seat (ATOUT_COURSE (game->session)), action, &error));
  view_wait (is_asked_or_over, game, "the user's turn");
}

/* The pile of the table whose description begins with @text, or NULL. */
static GtkWidget *
find_pile (Session *game, const char *text)
{
  g_autoptr (GPtrArray) stocks = view_find_all (game->table, ATOUT_TYPE_PILE);

  for (guint i = 0; i < stocks->len; i++)
    if (g_str_has_prefix (atout_pile_get_text (stocks->pdata[i]), text))
      return stocks->pdata[i];

  return NULL;
}

static gboolean
blind_lies (gpointer game)
{
  return find_pile (game, "Blind.") != NULL;
}

static gboolean
cards_lie_aside (gpointer game)
{
  return find_pile (game, "Laid aside") != NULL;
}

/* How far the middle of @pile is from that of the table, sideways, in pixels. */
static double
distance_from_middle (Session *game, GtkWidget *pile)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (pile, game->table, &bounds));

  return ABS (bounds.origin.x + bounds.size.width / 2
              - (float) gtk_widget_get_width (game->table) / 2);
}

/* CE-15: the Blind lies in the middle until it is taken, then what was laid aside before the user,
 * who may read it again. */
static void
test_aside (gconstpointer application)
{
  static const char *const wanted[] = { "pass", NULL };
  static const char *const bids[] = { "bid:versch", "bid:zwei", "keep", NULL };
  Session game;
  GtkWidget *aside;

  start (&game, (AtoutApplication *) application, 7, "specials=off deals=1");
  view_wait (is_asked_or_over, &game, "the user's turn");
  view_wait (blind_lies, &game, "the Blind");
  view_wait_for_draw (game.table);
  g_assert_cmpfloat (distance_from_middle (&game, find_pile (&game, "Blind.")), <, 2);
  while (atout_course_get_deal (ATOUT_COURSE (game.session))->phase == CEGO_PHASE_SOLO)
    act (&game, wanted);
  while (atout_course_get_deal (ATOUT_COURSE (game.session))->own.cego.n_laid_aside == 0)
    act (&game, bids);
  g_assert_cmpint (atout_course_get_deal (ATOUT_COURSE (game.session))->declarer, ==,
                   (int) atout_course_get_user_seat (ATOUT_COURSE (game.session)));

  view_wait (cards_lie_aside, &game, "what is laid aside");
  view_wait_for_draw (game.table);
  g_assert_null (find_pile (&game, "Blind."));
  aside = find_pile (&game, "Laid aside");
  g_assert_false (view_mentions (game.table, "Cards you put there: "));
  view_click (aside);
  view_wait_for_text (game.table, "Cards you put there: ", TRUE);
  gtk_window_destroy (GTK_WINDOW (game.window));
}

/* The groups in @counted, and what is written under them. */
static int
sum_of_groups (GtkWidget *counted, guint *n_groups)
{
  int sum = 0;

  *n_groups = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (counted); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "numeric"))
      sum += atoi (gtk_label_get_text (GTK_LABEL (child)));
    else
      (*n_groups)++;

  return sum;
}

/* The height of the cards of the trick that a result shows, which grow with the table. */
static int
trick_height (Session *game)
{
  GtkWidget *result = view_find (game->table, ATOUT_TYPE_RESULT);
  g_autoptr (GPtrArray) piles = view_find_all (result, ATOUT_TYPE_PILE);

  for (guint i = 0; i < piles->len; i++)
    for (GtkWidget *part = piles->pdata[i]; part != result; part = gtk_widget_get_parent (part))
      if (gtk_widget_has_css_class (part, "richest"))
        return gtk_widget_get_height (piles->pdata[i]);
  g_assert_not_reached ();
}

/* A result begins with its first line, and nothing stands where its bar comes. */
static void
check_scroll_bar (Session *game)
{
  GtkWidget *scrolled
      = view_find (view_find (game->table, ATOUT_TYPE_RESULT), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *lines = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_autoptr (GPtrArray) labels = view_find_all (scrolled, GTK_TYPE_LABEL);
  int bar;

  g_assert_cmpfloat (gtk_adjustment_get_value (lines), ==, 0);
  gtk_widget_measure (gtk_scrolled_window_get_vscrollbar (GTK_SCROLLED_WINDOW (scrolled)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &bar, NULL, NULL, NULL);
  g_assert_cmpint (bar, >, 0);
  for (guint i = 0; i < labels->len; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (labels->pdata[i], scrolled, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         (float) (gtk_widget_get_width (scrolled) - bar));
    }
}

/* CE-15: at the end the declarer's pile lies in groups that add up to P, at every size. */
static void
test_groups (gconstpointer application)
{
  static const char *const settings[] = { "specials=off deals=1", "specials=off deals=1 count=twos",
                                          "players=3 deals=1", "players=3 deals=1 count=twos" };
  static const char *const wanted[] = { "pass", "trust", "keep", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      Session game;
      GtkWidget *counted;
      Counted expected;
      guint n_groups;
      int height;

      start (&game, (AtoutApplication *) application, 20 + i, settings[i]);
      view_wait (is_asked_or_over, &game, "the user's turn");
      while (view_find (game.table, ATOUT_TYPE_RESULT) == NULL)
        act (&game, wanted);
      g_assert_true (atout_course_get_counted (ATOUT_COURSE (game.session), &expected));
      view_wait_for_draw (game.table);
      counted = view_find (game.table, ATOUT_TYPE_COUNTED);
      g_assert_cmpint (sum_of_groups (counted, &n_groups), ==, expected.total);
      g_assert_cmpuint (n_groups, ==, expected.n_groups);
      view_resize (GTK_WIDGET (game.window), 1000, 700);
      height = trick_height (&game);
      view_resize (GTK_WIDGET (game.window), 360, 640);
      view_wait_for_draw (game.table);
      g_assert_cmpint (trick_height (&game), <, height);
      counted = view_find (game.table, ATOUT_TYPE_COUNTED); /* a new one, with every size */
      g_assert_cmpint (gtk_widget_get_width (counted), <=, gtk_widget_get_width (game.table));
      check_scroll_bar (&game);
      gtk_window_destroy (GTK_WINDOW (game.window));
    }
}

/* Returns true if the result shows all it has; else a shade tells that there is more below. */
static gboolean
fits (Session *game)
{
  GtkWidget *result = view_find (game->table, ATOUT_TYPE_RESULT);
  GtkWidget *scrolled = view_find (result, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *lines = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  gboolean fits = gtk_adjustment_get_upper (lines) <= gtk_adjustment_get_page_size (lines);
  g_autoptr (GskRenderNode) picture = view_picture (scrolled);
  g_autoptr (GArray) shades = view_drawn_nodes (picture, GSK_LINEAR_GRADIENT_NODE);

  g_assert_cmpuint (shades->len, ==, fits ? 0 : 1);

  return fits;
}

/* Returns true if what happened last looks out from under the result. */
static gboolean
cuts_status (Session *game)
{
  GtkWidget *result = view_find (game->table, ATOUT_TYPE_RESULT);
  g_autoptr (GPtrArray) labels = view_find_all (game->table, GTK_TYPE_LABEL);
  graphene_rect_t cover, bounds;

  g_assert_true (gtk_widget_compute_bounds (result, game->table, &cover));
  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "status")
        && gtk_widget_compute_bounds (labels->pdata[i], game->table, &bounds)
        && graphene_rect_intersection (&bounds, &cover, NULL))
      return TRUE;

  return FALSE;
}

/* Beside the sheet, all is seen in the usual window, however the deal ends; not in a lower one. */
static void
test_two_rows (gconstpointer application)
{
  static const char *const wanted[] = { "solo", NULL };
  static const guint64 seeds[] = { 21, 1 }; /* the user wins; the user loses */
  g_autoptr (GSettings) preferences = g_settings_new (APP_ID);

  g_settings_set_boolean (preferences, "sheet-beside", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      GtkWidget *counted;
      guint n_groups;
      Session game;

      start (&game, (AtoutApplication *) application, seeds[i], "");
      view_resize (GTK_WIDGET (game.window), 1000, 700);
      view_wait (is_asked_or_over, &game, "the user's turn");
      while (view_find (game.table, ATOUT_TYPE_RESULT) == NULL)
        act (&game, wanted);
      view_wait_for_draw (game.table);
      counted = view_find (game.table, ATOUT_TYPE_COUNTED);
      sum_of_groups (counted, &n_groups);
      g_assert_cmpuint (n_groups, >, 6);
      g_assert_cmpint (view_mentions (game.table, "Could I win?"), ==, i == 1);
      g_assert_true (fits (&game));
      view_resize (GTK_WIDGET (game.window), 1000, 580);
      view_wait_for_draw (game.table);
      g_assert_false (fits (&game));
      g_assert_false (cuts_status (&game));
      gtk_window_destroy (GTK_WINDOW (game.window));
    }
  g_settings_reset (preferences, "sheet-beside");
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/counted/aside", application, test_aside);
  g_test_add_data_func ("/counted/groups", application, test_groups);
  g_test_add_data_func ("/counted/two-rows", application, test_two_rows);

  return g_test_run ();
}

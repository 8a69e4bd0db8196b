/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The page on which a match is begun, as who comes to it finds it. */

#include <adwaita.h>

#include "atout-application.h"
#include "atout-course.h"
#include "atout-game-tile.h"
#include "atout-name-row.h"
#include "atout-new-match-page.h"
#include "atout-start-page.h"
#include "atout-table-page.h"
#include "atout-window.h"
#include "help/atout-help-page.h"
#include "view-support.h"

static AtoutApplication *application;

static GtkWidget *
wait_for (GtkWidget *root, GType type)
{
  view_wait_for_type (root, type);
  view_wait_for_draw (root);

  return view_find (root, type);
}

static GtkAdjustment *
scroll_of (GtkWidget *window)
{
  GtkWidget *page = wait_for (window, ATOUT_TYPE_NEW_MATCH_PAGE);

  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (view_find (page, GTK_TYPE_SCROLLED_WINDOW)));
}

/* As far down as it goes, which is not nowhere. */
static void
scroll_down (GtkWidget *window)
{
  GtkAdjustment *scroll = scroll_of (window);

  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  view_wait_for_draw (window);
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll), >, 100);
}

static void
assert_at_top (GtkWidget *window)
{
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll_of (window)), ==, 0);
}

/* However it was left, it opens at its top; only who has looked something up goes on reading. */
static void
test_opens_at_top (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *root = GTK_WIDGET (window);
  Options options = OPTIONS_DEFAULT;
  double place;

  view_resize (root, 360, 640);
  view_press_key ("ctrl+n");
  assert_at_top (root);

  scroll_down (root);
  place = gtk_adjustment_get_value (scroll_of (root));
  view_press_key ("F1");
  wait_for (root, ATOUT_TYPE_HELP_PAGE);
  view_press_key ("Escape");
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll_of (root)), ==, place);

  view_press_key ("Escape");
  wait_for (root, ATOUT_TYPE_START_PAGE);
  view_press_key ("ctrl+n"); /* the same game */
  assert_at_top (root);

  for (guint i = 0; i < 3; i++) /* other games, and another form of one */
    {
      static const char *const keys[] = { "cego", "kraken", "fiftysix" };

      scroll_down (root);
      view_press_key ("Escape");
      g_signal_emit_by_name (wait_for (root, ATOUT_TYPE_START_PAGE), "rules-wanted", keys[i]);
      assert_at_top (root);
    }

  scroll_down (root);
  atout_window_start_match (window, game_find ("zensern"), &options);
  wait_for (root, ATOUT_TYPE_TABLE_PAGE);
  view_press_key ("ctrl+n"); /* from a match that goes on */
  assert_at_top (root);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whatever is played, no heading stands over nothing. */
static void
test_no_empty_group (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *root = GTK_WIDGET (window);
  GameForm form;

  for (guint i = 0; game_at (i) != NULL; i++)
    for (guint j = 0; game_form_at (game_at (i), j, &form); j++)
      {
        g_autoptr (GPtrArray) groups = NULL;

        g_signal_emit_by_name (wait_for (root, ATOUT_TYPE_START_PAGE), "rules-wanted", form.key);
        groups = view_find_all (wait_for (root, ATOUT_TYPE_NEW_MATCH_PAGE),
                                ADW_TYPE_PREFERENCES_GROUP);
        g_assert_cmpuint (groups->len, >, 2);
        for (guint k = 0; k < groups->len; k++)
          if (view_find (groups->pdata[k], ADW_TYPE_PREFERENCES_ROW) == NULL)
            g_error ("%s: nothing below “%s”", form.key,
                     adw_preferences_group_get_title (groups->pdata[k]));
        view_press_key ("Escape");
      }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who plays how well is chosen for all, and for a seat on its own; signals, for each side. */
static void
test_levels (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *root = GTK_WIDGET (window);
  g_autoptr (GPtrArray) choices = NULL;
  GtkWidget *page;
  g_autofree char *signals = NULL;
  AtoutMatch *match;

  g_settings_set_string (settings, "opponent-level", "club");
  view_press_key ("ctrl+n");
  page = wait_for (root, ATOUT_TYPE_NEW_MATCH_PAGE);
  choices = view_find_all (view_find (page, ATOUT_TYPE_NAME_ROW), GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (choices->len, ==, 1);
  g_assert_cmpuint (gtk_drop_down_get_selected (choices->pdata[0]), ==, 0);
  gtk_drop_down_set_selected (choices->pdata[0], 1); /* the strongest stands first */

  view_press_key ("Return"); /* the focus is on what starts the match */
  wait_for (root, ATOUT_TYPE_TABLE_PAGE);
  match = atout_session_get_match (atout_window_get_session (window));
  g_assert_cmpint (atout_course_get_level (ATOUT_COURSE (match), 1), ==, PLAYER_LEVEL_MASTER);
  g_assert_cmpint (atout_course_get_level (ATOUT_COURSE (match), 2), ==, PLAYER_LEVEL_CLUB);
  g_assert_cmpint (atout_course_get_level (ATOUT_COURSE (match), 3), ==, PLAYER_LEVEL_CLUB);

  g_settings_set_string (settings, "own-signals", "tegenkleur");
  g_object_get (match, "own-signals", &signals, NULL);
  g_assert_cmpstr (signals, ==, "tegenkleur");

  g_settings_reset (settings, "own-signals");
  g_settings_reset (settings, "opponent-level");
  g_settings_reset (settings, "opponent-levels");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  g_test_add_func ("/new-match/opens-at-top", test_opens_at_top);
  g_test_add_func ("/new-match/no-empty-group", test_no_empty_group);
  g_test_add_func ("/new-match/levels", test_levels);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The page on which a match is begun, as who comes to it finds it. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/atout-application.h"
#include "app/match/atout-new-match-page.h"
#include "app/players/atout-name-row.h"
#include "app/preferences/atout-preferences.h"
#include "app/start/atout-game-tile.h"
#include "app/start/atout-start-page.h"
#include "app/table/atout-table-page.h"
#include "app/window/atout-window.h"
#include "model/course/atout-course.h"
#include "view-support.h"
#include "view/help/atout-help-page.h"

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

/* ---- Values ---------------------------------------------------------------------------------- */

static const char *
find_subtitle (GtkWidget *row)
{
  g_autoptr (GPtrArray) labels = view_find_all (row, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "subtitle"))
      return gtk_label_get_text (labels->pdata[i]);

  return NULL;
}

/* The value of @row stands below its title, and below that, in a line of its own, a meaning. */
static void
check_told (AdwComboRow *row)
{
  GtkStringObject *value = adw_combo_row_get_selected_item (row);
  g_auto (GStrv) lines = g_strsplit (find_subtitle (GTK_WIDGET (row)), "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_cmpstr (lines[0], ==, gtk_string_object_get_string (value));
  g_assert_cmpstr (lines[1], !=, "");
  g_assert_null (strchr (lines[1], '<'));
}

static void
check_all_told (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_COMBO_ROW);
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    if (gtk_widget_has_css_class (rows->pdata[i], "told-value"))
      {
        AdwComboRow *row = rows->pdata[i];
        guint chosen = adw_combo_row_get_selected (row);

        check_told (row);
        adw_combo_row_set_selected (row, chosen > 0 ? 0 : 1);
        check_told (row);
        adw_combo_row_set_selected (row, chosen);
        check_told (row);
        n++;
      }
  g_assert_cmpuint (n, >, 2);
}

/* Each row that explains its value tells the one that is chosen. */
static void
test_told_values (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));

  view_press_key ("ctrl+n");
  check_all_told (wait_for (GTK_WIDGET (window), ATOUT_TYPE_NEW_MATCH_PAGE));
  gtk_window_present (GTK_WINDOW (preferences));
  view_wait_for_draw (preferences);
  check_all_told (preferences);
  gtk_window_destroy (GTK_WINDOW (preferences));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Return ---------------------------------------------------------------------------------- */

static gboolean
is_open (gpointer row)
{
  GtkWidget *popover = view_find (row, GTK_TYPE_POPOVER);

  return popover != NULL && gtk_widget_get_mapped (popover);
}

static gboolean
is_closed (gpointer row)
{
  return !is_open (row);
}

#define ROUNDED 1 /* pixels: a page scrolls by whole ones */

/* Whether @widget is where it is seen. */
static gboolean
is_in_sight (gpointer widget)
{
  GtkWidget *sight = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, sight, &bounds) && bounds.origin.y >= -ROUNDED
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (sight) + ROUNDED;
}

/* Scrolls to it, from where the last one has been seen: GTK asks where it lay when last drawn. */
static void
focus_on (GtkWidget *widget)
{
  view_wait_for_draw (widget);
  gtk_widget_grab_focus (widget);
  view_wait_for_focus (widget);
  view_wait_for_draw (widget);
  view_wait (is_in_sight, widget, "what has the focus to come into sight");
}

/* Return on each row below @page that can be chosen from opens its list, and does nothing else. */
static void
open_lists (GtkWidget *page)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_COMBO_ROW);

  g_assert_cmpuint (rows->len, >, 3);
  for (guint i = 0; i < rows->len; i++)
    {
      if (!gtk_widget_is_sensitive (rows->pdata[i]))
        continue;
      focus_on (rows->pdata[i]);
      view_press_key ("Return");
      view_wait (is_open, rows->pdata[i], "the list of a row");
      view_press_key ("Escape");
      view_wait (is_closed, rows->pdata[i], "the list to close");
    }
}

static gboolean
is_on (gpointer turned)
{
  return gtk_switch_get_active (turned);
}

static gboolean
is_off (gpointer turned)
{
  return !is_on (turned);
}

/* Return on the row of a switch turns it, and back on the switch itself. */
static void
turn_switch (GtkWidget *page)
{
  GtkWidget *turned = view_find (page, GTK_TYPE_SWITCH);
  gboolean was_on = is_on (turned);

  focus_on (gtk_widget_get_ancestor (turned, ADW_TYPE_ACTION_ROW));
  view_press_key ("Return");
  view_wait (was_on ? is_off : is_on, turned, "a switch to turn");
  focus_on (turned);
  view_press_key ("Return");
  view_wait (was_on ? is_on : is_off, turned, "a switch to turn back");
}

/* What has the focus takes Return, before what starts the match does. */
static void
test_return (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *root = GTK_WIDGET (window);
  GtkWidget *page;

  view_press_key ("ctrl+n");
  page = wait_for (root, ATOUT_TYPE_NEW_MATCH_PAGE);
  turn_switch (page);
  open_lists (page);
  g_assert_true (view_find (root, ATOUT_TYPE_NEW_MATCH_PAGE) == page);
  g_assert_null (atout_window_get_session (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_return_in_preferences (void)
{
  GtkWidget *preferences = GTK_WIDGET (atout_preferences_new (
      GTK_APPLICATION (application), atout_application_get_decks (application)));

  gtk_window_present (GTK_WINDOW (preferences));
  view_wait_for_draw (preferences);
  view_take_keyboard (preferences);
  turn_switch (preferences);
  open_lists (preferences);
  gtk_window_destroy (GTK_WINDOW (preferences));
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  /* what has the focus is scrolled to at once */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TESTS ("/new-match", test_opens_at_top, test_no_empty_group, test_levels, test_told_values,
             test_return, test_return_in_preferences);

  return g_test_run ();
}

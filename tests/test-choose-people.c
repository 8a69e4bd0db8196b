/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing who sits at the table by face, with keys and pointer, and seeing them there. */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/match/atout-new-match-page.h"
#include "app/players/atout-name-row.h"
#include "app/players/atout-person-button.h"
#include "app/players/seat-name.h"
#include "app/table/atout-table-page.h"
#include "players/temperament.h"
#include "view-guest.h"
#include "view/people/atout-portrait.h"
#include "view/table/atout-table.h"

#define GAME (&klaverjas_game)

static AtoutApplication *application;

/* ---- Names ---------------------------------------------------------------------------------- */

static void
forget_names (GSettings *settings)
{
  for (guint i = 0; game_at (i) != NULL; i++)
    for (guint seat = 1; seat < SEATS_MAX; seat++)
      seat_name_set (settings, game_at (i), seat, "");
  g_settings_reset (settings, "opponent-names");
  g_settings_reset (settings, "player-name");
}

static void
check_seats (GSettings *settings, const Game *game, const char *const *expected)
{
  for (guint i = 0; expected[i] != NULL; i++)
    {
      g_autofree char *name = seat_name_get (settings, game, i + 1);

      g_assert_cmpstr (name, ==, expected[i]);
    }
}

#define SEATS(...) ((const char *const[]) { __VA_ARGS__, NULL })

/* Who is chosen sits there in that game alone, once; the others stay, or swap places. */
static void
test_seats (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  check_seats (settings, GAME, SEATS ("Jan", "Trijntje", "Piet"));
  seat_name_choose (settings, GAME, 1, "Piet");
  check_seats (settings, GAME, SEATS ("Piet", "Trijntje", "Jan"));
  seat_name_choose (settings, GAME, 1, "Marijke");
  check_seats (settings, GAME, SEATS ("Marijke", "Trijntje", "Jan"));
  seat_name_choose (settings, GAME, 2, "Fritz");
  check_seats (settings, GAME, SEATS ("Marijke", "Fritz", "Jan"));
  check_seats (settings, &cego_game, SEATS ("Fritz", "Lisbeth", "Emil"));

  seat_name_set (settings, GAME, 2, "Oma");
  check_seats (settings, GAME, SEATS ("Marijke", "Oma", "Jan"));
  check_seats (settings, &cego_game, SEATS ("Fritz", "Oma", "Emil"));
  seat_name_set (settings, GAME, 2, "");
  check_seats (settings, GAME, SEATS ("Marijke", "Trijntje", "Jan"));
  check_seats (settings, &cego_game, SEATS ("Fritz", "Lisbeth", "Emil"));
  forget_names (settings);
}

/* Of no game in particular: everywhere, but where somebody was chosen for a game. */
static void
test_all_games (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  seat_name_choose (settings, GAME, 3, "Kees");
  seat_name_choose (settings, NULL, 1, "Leela");
  check_seats (settings, GAME, SEATS ("Leela", "Trijntje", "Kees"));
  check_seats (settings, &cego_game, SEATS ("Leela", "Lisbeth", "Emil"));
  seat_name_choose (settings, NULL, 2, "Leela");
  check_seats (settings, NULL, SEATS ("", "Leela", ""));
  forget_names (settings);
}

/* ---- The page ------------------------------------------------------------------------------- */

static GtkWidget *
open_page (AtoutWindow *window)
{
  GtkWidget *page;

  view_resize (GTK_WIDGET (window), 1000, 700);
  view_press_key ("ctrl+n");
  page = view_wait_for_type (GTK_WIDGET (window), ATOUT_TYPE_NEW_MATCH_PAGE);
  view_wait_for_draw (page);

  return page;
}

static GtkWidget *
find_row (GtkWidget *page, guint seat)
{
  g_autoptr (GPtrArray) rows = view_find_all (page, ATOUT_TYPE_NAME_ROW);

  g_assert_cmpuint (rows->len, >=, seat);

  return rows->pdata[seat - 1];
}

static GtkWidget *
find_button (GtkWidget *page, guint seat)
{
  return view_find (find_row (page, seat), ATOUT_TYPE_PERSON_BUTTON);
}

static void
check_row (GtkWidget *page, guint seat, const char *name)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_row (page, seat))), ==, name);
}

/* The face on the button, or NULL. */
static const Person *
find_face (GtkWidget *page, guint seat)
{
  GtkWidget *portrait = view_find (find_button (page, seat), ATOUT_TYPE_PORTRAIT);

  return portrait != NULL ? atout_portrait_get_person (ATOUT_PORTRAIT (portrait)) : NULL;
}

/* The choice called @name that is seen in the window of @page, or NULL. */
static GtkWidget *
find_choice (GtkWidget *page, const char *name)
{
  g_autoptr (GPtrArray) choices = view_find_all (page, GTK_TYPE_FLOW_BOX_CHILD);

  for (guint i = 0; i < choices->len; i++)
    if (view_reads (choices->pdata[i], name))
      return choices->pdata[i];

  return NULL;
}

static gboolean
has_choices (gpointer page)
{
  return find_choice (page, "Jan") != NULL;
}

static gboolean
has_no_choices (gpointer page)
{
  return view_find (page, GTK_TYPE_FLOW_BOX_CHILD) == NULL;
}

static gboolean
are_painted (gpointer page)
{
  g_autoptr (GPtrArray) portraits
      = view_find_all (view_find (page, GTK_TYPE_FLOW_BOX), ATOUT_TYPE_PORTRAIT);

  for (guint i = 0; i < portraits->len; i++)
    if (!atout_portrait_is_painted (portraits->pdata[i]))
      return FALSE;

  return portraits->len > 0;
}

static void
wait_for_end (GtkWidget *page)
{
  view_wait (has_no_choices, page, "the choices to close");
}

static GtkWidget *
focus_button (GtkWidget *page, guint seat)
{
  GtkWidget *button = find_button (page, seat);

  gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
  view_wait_for_draw (page);
  view_wait_for_draw (page);

  return button;
}

static void
open_by_keys (GtkWidget *page, guint seat)
{
  focus_button (page, seat);
  view_press_key ("Return");
  view_wait (has_choices, page, "the choices");
  view_wait_for_draw (find_choice (page, "Jan")); /* before, no keys are heard */
}

static void
open_by_pointer (GtkWidget *page, guint seat)
{
  view_click (focus_button (page, seat));
  view_wait (has_choices, page, "the choices");
  view_wait_for_draw (find_choice (page, "Jan"));
}

/* ---- At the table --------------------------------------------------------------------------- */

static gboolean
is_seen (Guest *guest, const Person *person)
{
  g_autoptr (GPtrArray) portraits = view_find_all (guest->table, ATOUT_TYPE_PORTRAIT);

  for (guint i = 0; i < portraits->len; i++)
    if (atout_portrait_get_person (portraits->pdata[i]) == person)
      return TRUE;

  return FALSE;
}

static void
check_seat (Guest *guest, guint seat, const char *name)
{
  AtoutCourse *course = ATOUT_COURSE (guest->session);
  const Person *person = people_find (name);

  g_assert_cmpstr (atout_course_get_seat_name (course, seat), ==, name);
  g_assert_true (is_seen (guest, person));
  g_assert_true (guest_is_told (guest, person));
}

/* Starts the match, as what was chosen before has been forgotten by then. */
static void
sit_down (Guest *guest, AtoutWindow *window, GtkWidget *page)
{
  g_signal_emit_by_name (atout_new_match_page_get_button (ATOUT_NEW_MATCH_PAGE (page)), "clicked");
  view_wait_for_type (GTK_WIDGET (window), ATOUT_TYPE_TABLE_PAGE);
  guest->window = window;
  guest->session = g_object_ref (atout_window_get_session (window));
  view_wait_for_draw (GTK_WIDGET (window));
  guest->table = view_find (GTK_WIDGET (window), ATOUT_TYPE_TABLE);
}

static void
test_keys (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);
  Guest guest = { 0 };

  g_assert_true (find_face (page, 1) == people_find ("Jan"));
  open_by_keys (page, 1);
  view_wait_for_focus (find_choice (page, "Jan"));
  view_press_key ("Right");
  view_press_key ("Right");
  view_press_key ("Right");
  view_wait_for_focus (find_choice (page, "Marijke"));
  view_press_key ("Escape");
  wait_for_end (page);
  check_row (page, 1, "Jan");

  open_by_keys (page, 1);
  view_wait_for_focus (find_choice (page, "Jan"));
  view_press_key ("Right");
  view_press_key ("Right");
  view_press_key ("Right");
  view_press_key ("Return");
  wait_for_end (page);
  check_row (page, 1, "Marijke");
  check_row (page, 2, "Trijntje");
  g_assert_true (find_face (page, 1) == people_find ("Marijke"));
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), find_button (page, 1)));

  sit_down (&guest, window, page);
  check_seat (&guest, 1, "Marijke");
  check_seat (&guest, 2, "Trijntje");
  guest_end (&guest);
  forget_names (settings);
}

static void
test_pointer (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);
  Guest guest = { 0 };

  open_by_pointer (page, 1);
  view_wait (are_painted, page, "the faces");
  view_click (find_choice (page, "Piet"));
  wait_for_end (page);
  check_row (page, 1, "Piet");
  check_row (page, 2, "Trijntje");
  check_row (page, 3, "Jan");
  g_assert_true (find_face (page, 3) == people_find ("Jan"));

  sit_down (&guest, window, page);
  check_seat (&guest, 1, "Piet");
  check_seat (&guest, 3, "Jan");
  guest_end (&guest);
  forget_names (settings);
}

/* ---- Where the row is ----------------------------------------------------------------------- */

static GtkAdjustment *
scroll_of (GtkWidget *page)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (view_find (page, GTK_TYPE_SCROLLED_WINDOW)));
}

/* Whether all of @widget is seen on @page. */
static gboolean
is_in_sight (GtkWidget *page, GtkWidget *widget)
{
  GtkWidget *sight = view_find (page, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, sight, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (sight);
}

/* Opened as a screen reader does it, from a row far below what is seen. */
static void
test_out_of_sight (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);
  GtkWidget *button;

  view_resize (GTK_WIDGET (window), 360, 640);
  gtk_adjustment_set_value (scroll_of (page), 0);
  view_wait_for_draw (page);
  button = find_button (page, 1);
  g_assert_false (is_in_sight (page, button));
  gtk_widget_activate (view_find (button, GTK_TYPE_TOGGLE_BUTTON));
  view_wait (has_choices, page, "the choices");
  view_wait_for_draw (find_choice (page, "Jan"));
  g_assert_true (is_in_sight (page, button));
  view_wait_for_focus (find_choice (page, "Jan"));
  view_press_key ("Escape");
  wait_for_end (page);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever goes through the choices does not move the page behind them. */
static void
test_page_rests (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);
  double place;

  view_resize (GTK_WIDGET (window), 360, 640);
  open_by_keys (page, 1);
  view_wait_for_focus (find_choice (page, "Jan"));
  place = gtk_adjustment_get_value (scroll_of (page));
  view_press_key ("End");
  view_wait_for_focus (find_choice (page, "Sepp"));
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll_of (page)), ==, place);
  view_press_key ("Home");
  view_wait_for_focus (find_choice (page, "Jan"));
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll_of (page)), ==, place);
  view_press_key ("Escape");
  wait_for_end (page);
  g_assert_cmpfloat (gtk_adjustment_get_value (scroll_of (page)), ==, place);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
focus_row (GtkWidget *page, GtkWidget *row)
{
  gtk_widget_grab_focus (row);
  view_wait_for_draw (page);
  view_wait_for_draw (page);
  g_assert_true (is_in_sight (page, row));
}

/* What gets the focus from a list that was open above the page is scrolled to as ever. */
static void
test_page_follows (void)
{
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_COMBO_ROW);
  GtkWidget *last = rows->pdata[rows->len - 1];
  GtkWidget *popover;

  view_resize (GTK_WIDGET (window), 360, 640);
  focus_row (page, last);
  adw_action_row_activate (ADW_ACTION_ROW (last));
  popover = view_wait_for_type (last, GTK_TYPE_POPOVER);
  g_assert_false (is_in_sight (page, rows->pdata[0]));
  gtk_popover_popdown (GTK_POPOVER (popover));
  focus_row (page, rows->pdata[0]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Who can be chosen ---------------------------------------------------------------------- */

static gboolean
says (GtkWidget *choice, const char *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (choice);
  g_autofree char *described = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip);

  g_assert_null (described);

  return strstr (tooltip, text) != NULL;
}

/* Where @person is from and how they call is read below the name, as no finger finds a tooltip. */
static void
check_written (GtkWidget *choice, const Person *person)
{
  g_autofree char *below
      = g_strdup_printf ("%s · %s", person->place, temperament_info (person->temperament)->title);

  g_assert_true (view_reads (choice, below));
}

/* The people of the game come first, and each is told; nobody sits at the table with himself. */
static void
test_choices (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);
  g_autoptr (GPtrArray) choices = NULL;
  const Person *person;

  g_settings_set_string (settings, "player-name", "Kees");
  open_by_keys (page, 2);
  view_wait_for_focus (find_choice (page, "Trijntje")); /* who sits there */
  view_press_key ("Right");
  view_wait_for_focus (find_choice (page, "Piet"));
  choices = view_find_all (page, GTK_TYPE_FLOW_BOX_CHILD);
  for (guint i = 0; (person = people_at (GAME, i)) != NULL; i++)
    g_assert_true (view_reads (choices->pdata[i], person->name));
  for (guint i = 0; (person = people_at (NULL, i)) != NULL; i++)
    {
      GtkWidget *choice = find_choice (page, person->name);

      g_assert_nonnull (choice);
      g_assert_true (says (choice, person->place));
      g_assert_true (says (choice, temperament_info (person->temperament)->meaning));
      check_written (choice, person);
      g_assert_true (says (choice, "swap places")
                     == (person == people_at (GAME, 0) || person == people_at (GAME, 2)));
    }
  g_assert_false (gtk_widget_get_sensitive (find_choice (page, "Kees")));
  g_assert_true (says (find_choice (page, "Kees"), "yourself"));
  view_press_key ("Escape");
  wait_for_end (page);
  gtk_window_destroy (GTK_WINDOW (window));
  forget_names (settings);
}

/* Whoever does not want to see faces reads names; a name of one's own has none. */
static void
test_without_faces (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);

  gtk_editable_set_text (GTK_EDITABLE (find_row (page, 1)), "Oma");
  g_assert_null (find_face (page, 1));
  g_assert_nonnull (find_face (page, 2));
  g_settings_set_boolean (settings, "portraits", FALSE);
  g_assert_null (find_face (page, 2));
  open_by_pointer (page, 1);
  g_assert_null (view_find (view_find (page, GTK_TYPE_FLOW_BOX), ATOUT_TYPE_PORTRAIT));
  view_click (find_choice (page, "Marijke"));
  wait_for_end (page);
  check_row (page, 1, "Marijke");
  g_assert_null (find_face (page, 1));
  g_settings_reset (settings, "portraits");
  g_assert_true (find_face (page, 1) == people_find ("Marijke"));
  gtk_window_destroy (GTK_WINDOW (window));
  forget_names (settings);
}

static void
check_target (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_cmpfloat (bounds.size.height, >=, 44);
}

/* A finger hits the face, and each choice. */
static void
test_room (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  AtoutWindow *window = view_window_new (application, NULL);
  GtkWidget *page = open_page (window);

  for (guint is_seen = 0; is_seen < 2; is_seen++)
    {
      GtkWidget *button = view_find (find_button (page, 1), GTK_TYPE_TOGGLE_BUTTON);
      GtkWidget *choice;

      g_settings_set_boolean (settings, "portraits", is_seen);
      open_by_keys (page, 1);
      choice = find_choice (page, "Jan");
      view_wait_for_draw (choice);
      check_target (button);
      check_target (choice);
      view_press_key ("Escape");
      wait_for_end (page);
    }
  g_settings_reset (settings, "portraits");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  /* what has the focus is scrolled to at once */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD_TESTS ("/choose-people", test_seats, test_all_games, test_keys, test_pointer, test_choices,
             test_out_of_sight, test_page_rests, test_page_follows, test_without_faces, test_room);

  return g_test_run ();
}

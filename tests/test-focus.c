/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Where the keys go: in every state of a match everything that can be opened over the table is
 * opened and closed, and the focus is back where it was; and Tab goes all the way round, by the
 * cards and the header bar, forwards as backwards.
 */

#include <adwaita.h>

#include "app/history/atout-replay-page.h"
#include "app/preferences/atout-preferences.h"
#include "robot.h"
#include "view-guest.h"
#include "view/cards/atout-card-view.h"
#include "view/help/atout-advice.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/calls/call-button.h"
#include "view/table/hand/atout-hand.h"

/* ---- The states --------------------------------------------------------------------------- */

static gboolean
is_settled (Guest *guest)
{
  return atout_shown_get_settled (atout_session_get_shown (guest->session));
}

static gboolean
is_asked_for_call (Guest *guest)
{
  return is_settled (guest) && guest_focus_is_in (guest, ATOUT_TYPE_CALLS);
}

static gboolean
is_asked_for_card (Guest *guest)
{
  return is_settled (guest) && guest_focus_is_in (guest, ATOUT_TYPE_HAND)
         && atout_hand_has_playable (
             ATOUT_HAND (gtk_widget_get_ancestor (guest_focus (guest), ATOUT_TYPE_HAND)))
         && atout_choices_get_n_wanted (atout_session_get_choices (guest->session)) == 0;
}

static gboolean
is_asked_to_mark (Guest *guest)
{
  return is_settled (guest) && guest_focus_is_in (guest, ATOUT_TYPE_HAND)
         && atout_choices_get_n_wanted (atout_session_get_choices (guest->session)) > 0;
}

static gboolean
reads_result (Guest *guest)
{
  return is_settled (guest) && guest_focus_is_in (guest, ATOUT_TYPE_RESULT);
}

static gboolean
reads_last_result (Guest *guest)
{
  return reads_result (guest)
         && atout_course_get_state (ATOUT_COURSE (guest->session)) == ATOUT_MATCH_OVER;
}

/* A full trick lies until a key or a click. */
static gboolean
watches_others (Guest *guest)
{
  return !is_settled (guest) && guest_focus (guest) != NULL
         && atout_course_list_tricks (ATOUT_COURSE (guest->session), NULL) > 0;
}

typedef struct
{
  const char *name;
  gboolean (*is_there) (Guest *guest);
  const char *game;
  const char *settings;
  guint64 seed;
  gboolean until_click;
  gboolean goes_on; /* Return does something in the match */
  gboolean replays; /* from there the deal is looked at again */
} State;

static const State states[] = {
  { "call", is_asked_for_call, "klaverjas", "", 5, FALSE, TRUE, FALSE },
  { "panel", is_asked_for_call, "fiftysix", "", 5, FALSE, FALSE, FALSE },
  { "card", is_asked_for_card, "klaverjas", "", 5, FALSE, TRUE, FALSE },
  { "second-game", is_asked_for_card, "zensern", "", 7, FALSE, TRUE, FALSE },
  { "marking", is_asked_to_mark, "klaverjas", "game=three trump=utrecht", 3, FALSE, FALSE, FALSE },
  { "others", watches_others, "klaverjas", "", 5, TRUE, FALSE, FALSE },
  { "result", reads_result, "klaverjas", "", 5, FALSE, TRUE, FALSE },
  { "replay", reads_result, "klaverjas", "", 5, FALSE, FALSE, TRUE },
  { "over", reads_last_result, "wurzen", "", 5, FALSE, FALSE, FALSE },
};

/* ---- Coming there ------------------------------------------------------------------------- */

typedef struct
{
  Guest guest;
  const State *state;
  Robot robot;
  GtkWidget *before; /* what had the focus, */
  Action answer;     /* … and gives this answer, or ACTION_NONE */
  guint n_before;    /* actions before */
} Visit;

/* The robot plays until it is there; the focus may need a frame more. */
static gboolean
goes_there (gpointer data)
{
  Visit *visit = data;
  Guest *guest = &visit->guest;

  if (visit->state->is_there (guest))
    return TRUE;
  if (guest_focus_is_in (guest, ATOUT_TYPE_CALLS) || guest_focus_is_in (guest, ATOUT_TYPE_HAND)
      || guest_focus_is_in (guest, ATOUT_TYPE_RESULT))
    robot_act (&visit->robot);

  return FALSE;
}

/* The page before has slid away with its buttons. */
static gboolean
is_alone (gpointer guest)
{
  GtkWidget *stack = view_find (GTK_WIDGET (((Guest *) guest)->window), GTK_TYPE_STACK);

  return !gtk_stack_get_transition_running (GTK_STACK (stack));
}

static gboolean
is_in_replay (gpointer guest)
{
  return guest_focus_is_in (guest, ATOUT_TYPE_REPLAY_PAGE) && is_alone (guest)
         && view_is_laid (((Guest *) guest)->window);
}

/* After the first trick, with the focus on a button below. */
static void
open_replay (Guest *guest)
{
  atout_host_want (ATOUT_HOST (guest->window), "replay",
                   atout_course_get_log (ATOUT_COURSE (guest->session)), 0);
  view_wait (is_in_replay, guest, "the replay");
  view_press_key ("Page_Down");
  view_press_key ("Page_Down");
  /* its buttons take another order once it has its size */
  view_wait_for_rest (GTK_WIDGET (guest->window), is_in_replay, guest, "the moment");
}

static void
come (Visit *visit, const State *state)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  g_settings_set_boolean (settings, "trick-until-click", state->until_click);
  *visit = (Visit) { .state = state };
  guest_start (&visit->guest, state->game, state->settings, state->seed);
  visit->robot = (Robot) { .window = visit->guest.window, .rng = rng_new (state->seed, 0) };
  view_wait (goes_there, visit, "what is to be seen");
  view_wait_for_rest (visit->guest.table, is_alone, &visit->guest, "the page before to be gone");
  if (state->replays)
    open_replay (&visit->guest);
}

/* ---- Opened and closed -------------------------------------------------------------------- */

static const struct
{
  const char *opens;
  const char *closes;
} doors[] = {
  { "F1", "Escape" }, { "a", "Escape" }, { "F9", "F9" },         { "F10", "Escape" },
  { "l", "l" },       { "l", "Escape" }, { "ctrl+l", "Escape" }, { "ctrl+l", "ctrl+l" },
};

#define FIRST_ON_TRICKS 4 /* these need a taken trick to be looked at; else they go on to one */

static Action
answer_of (GtkWidget *widget)
{
  AtoutAction *action = GTK_IS_BUTTON (widget) ? call_button_get_action (widget) : NULL;

  return action != NULL ? atout_action_get_action (action) : ACTION_NONE;
}

/* Where the room has changed the answers have new buttons. */
static gboolean
is_back (gpointer data)
{
  Visit *visit = data;
  GtkWidget *focus = guest_focus (&visit->guest);

  return focus != NULL && gtk_widget_get_mapped (focus)
         && (visit->answer != ACTION_NONE ? answer_of (focus) == visit->answer
                                          : focus == visit->before);
}

static gboolean
has_gone_on (gpointer data)
{
  Visit *visit = data;

  return guest_count_actions (&visit->guest) > visit->n_before;
}

/* Every one of them, and none leaves anything behind: the next key does what it would have done. */
static void
test_doors (gconstpointer state)
{
  Visit visit;
  GtkWidget *window;
  gboolean has_trick;

  come (&visit, state);
  window = GTK_WIDGET (visit.guest.window);
  has_trick = is_settled (&visit.guest)
              && atout_course_list_tricks (ATOUT_COURSE (visit.guest.session), NULL) > 0;
  visit.before = guest_focus (&visit.guest);
  visit.answer = answer_of (visit.before);
  for (guint i = 0; i < (has_trick ? G_N_ELEMENTS (doors) : FIRST_ON_TRICKS); i++)
    {
      g_test_message ("%s, %s", doors[i].opens, doors[i].closes);
      view_press_key (doors[i].opens);
      view_wait_for_draw (window);
      view_wait_for_draw (window);
      view_press_key (doors[i].closes);
      view_wait_for_draw (window);
      view_wait (is_back, &visit, "the focus where it was");
      view_wait_for_draw (window);
      view_wait_for_draw (window);
      g_assert_true (is_back (&visit));
    }
  if (visit.state->goes_on)
    {
      visit.n_before = guest_count_actions (&visit.guest);
      view_press_key ("Return");
      view_wait (has_gone_on, &visit, "what Return does");
    }
  guest_end (&visit.guest);
}

/* ---- Preferences from the menu -------------------------------------------------------------- */

static GtkWidget *
find_item (GtkWidget *window, const char *text)
{
  g_autoptr (GPtrArray) labels = view_find_all (window, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_text (labels->pdata[i]), text)
        && gtk_widget_get_ancestor (labels->pdata[i], GTK_TYPE_POPOVER) != NULL)
      return gtk_widget_get_parent (labels->pdata[i]);

  return NULL;
}

static gboolean
has_item (gpointer guest)
{
  return find_item (GTK_WIDGET (((Guest *) guest)->window), "Preferences") != NULL;
}

static GtkWidget *
find_preferences (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ATOUT_IS_PREFERENCES (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;

  return NULL;
}

static gboolean
has_preferences (gpointer data G_GNUC_UNUSED)
{
  return find_preferences () != NULL;
}

static gboolean
has_no_preferences (gpointer data G_GNUC_UNUSED)
{
  return find_preferences () == NULL;
}

/* Opened from the menu and closed by key or button: the keys are where they were. */
static void
test_preferences (gconstpointer state)
{
  Visit visit;
  GtkWidget *window;

  come (&visit, state);
  window = GTK_WIDGET (visit.guest.window);
  visit.before = guest_focus (&visit.guest);
  visit.answer = answer_of (visit.before);
  for (guint i = 0; i < 2; i++)
    {
      view_press_key ("F10");
      view_wait (has_item, &visit.guest, "the menu");
      view_wait_for_draw (window);
      gtk_widget_grab_focus (find_item (window, "Preferences"));
      view_press_key ("Return");
      view_wait (has_preferences, NULL, "the preferences");
      view_wait_for_draw (find_preferences ());
      view_take_keyboard (find_preferences ());
      if (i == 0)
        view_press_key ("Escape");
      else
        gtk_window_close (GTK_WINDOW (find_preferences ()));
      view_wait (has_no_preferences, NULL, "the end of the preferences");
      view_take_keyboard (window);
      view_wait_for_draw (window);
      view_wait (is_back, &visit, "the focus where it was");
    }
  guest_end (&visit.guest);
}

/* ---- All the way round -------------------------------------------------------------------- */

#define STOPS_MOST 60

static gboolean
has_moved (gpointer data)
{
  Visit *visit = data;
  GtkWidget *focus = guest_focus (&visit->guest);

  return focus != NULL && focus != visit->before;
}

/* (transfer container): what @key leads by, from the first stop until it is met again. */
static GPtrArray *
walk_round (Visit *visit, const char *key)
{
  GPtrArray *stops = g_ptr_array_new ();
  GtkWidget *first = guest_focus (&visit->guest);

  do
    {
      visit->before = guest_focus (&visit->guest);
      view_press_key (key);
      view_wait (has_moved, visit, "the next stop of Tab");
      g_ptr_array_add (stops, guest_focus (&visit->guest));
      g_assert_cmpuint (stops->len, <, STOPS_MOST);
    }
  while (guest_focus (&visit->guest) != first);

  return stops;
}

static gboolean
has_stop (GPtrArray *stops, GType type)
{
  for (guint i = 0; i < stops->len; i++)
    if (gtk_widget_get_ancestor (stops->pdata[i], type) != NULL)
      return TRUE;

  return FALSE;
}

static void
test_round (gconstpointer state)
{
  Visit visit;
  g_autoptr (GPtrArray) forwards = NULL;
  g_autoptr (GPtrArray) backwards = NULL;

  come (&visit, state);
  if (guest_focus (&visit.guest) == visit.guest.table)
    {
      /* the table is where Tab begins, and no stop */
      visit.before = visit.guest.table;
      view_press_key ("Tab");
      view_wait (has_moved, &visit, "the first stop of Tab");
    }
  forwards = walk_round (&visit, "Tab");
  g_assert_true (has_stop (forwards, ADW_TYPE_HEADER_BAR));
  /* with a card left to be read */
  if (atout_course_get_state (ATOUT_COURSE (visit.guest.session)) == ATOUT_MATCH_PLAYING)
    g_assert_true (has_stop (forwards, ATOUT_TYPE_HAND));

  backwards = walk_round (&visit, "shift+Tab");
  g_assert_cmpuint (backwards->len, ==, forwards->len);
  for (guint i = 0; i < forwards->len; i++)
    g_assert_true (backwards->pdata[i]
                   == forwards->pdata[(2 * forwards->len - 2 - i) % forwards->len]);
  guest_end (&visit.guest);
}

static gboolean
is_advised (gpointer visit)
{
  const Guest *guest = &((Visit *) visit)->guest;

  return atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (guest->session)))[0]
             != '\0'
         && guest_focus (&((Visit *) visit)->guest) != NULL;
}

/* Where a deal is explained, at a length that has to be scrolled, and at one that has not. */
static void
test_explained (void)
{
  static const State state
      = { "explained", is_asked_for_card, "klaverjas", "", 5, FALSE, TRUE, FALSE };

  for (int size = 1; size <= 2; size++)
    {
      g_autoptr (GPtrArray) forwards = NULL;
      g_autoptr (GPtrArray) backwards = NULL;
      GtkWidget *advice;
      Visit visit;

      view_enlarge_letters (size);
      come (&visit, &state);
      view_resize (GTK_WIDGET (visit.guest.window), 360, 640);
      atout_session_set_guided (visit.guest.session, TRUE);
      view_wait (is_advised, &visit, "advice");
      view_wait_for_rest (visit.guest.table, is_alone, &visit.guest, "all to have its place");
      advice = view_find (GTK_WIDGET (visit.guest.window), ATOUT_TYPE_ADVICE);
      forwards = walk_round (&visit, "Tab");
      backwards = walk_round (&visit, "shift+Tab");
      g_assert_true (has_stop (forwards, ATOUT_TYPE_HAND));
      g_assert_true (has_stop (forwards, ATOUT_TYPE_ADVICE));
      g_assert_true (g_ptr_array_find (forwards, view_find (advice, GTK_TYPE_SCROLLED_WINDOW), NULL)
                     == (size > 1));
      g_assert_cmpuint (backwards->len, ==, forwards->len);
      guest_end (&visit.guest);
      view_enlarge_letters (1);
    }
}

static gboolean
is_in_header (gpointer visit)
{
  return guest_focus_is_in (&((Visit *) visit)->guest, ADW_TYPE_HEADER_BAR);
}

static gboolean
may_play (gpointer visit)
{
  Guest *guest = &((Visit *) visit)->guest;

  return is_settled (guest) && atout_course_get_turn (ATOUT_COURSE (guest->session)) == 0
         && atout_hand_has_playable (ATOUT_HAND (view_find (guest->table, ATOUT_TYPE_HAND)));
}

/*
 * If the user leaves the table with Tab while others play, the next question does not move the
 * focus back.
 */
static void
test_left (void)
{
  Visit visit;

  come (&visit, &states[5]);
  atout_table_focus (ATOUT_TABLE (visit.guest.table)); /* focus as at the beginning of a match */
  while (!is_in_header (&visit))
    {
      visit.before = guest_focus (&visit.guest);
      view_press_key ("Tab");
      view_wait (has_moved, &visit, "the next stop of Tab");
    }
  visit.before = guest_focus (&visit.guest);
  while (!may_play (&visit))
    {
      gtk_widget_activate_action (visit.guest.table, "table.hurry", NULL);
      view_wait_for_idle ();
    }
  view_wait_for_draw (visit.guest.table);
  g_assert_true (guest_focus (&visit.guest) == visit.before);
  guest_end (&visit.guest);
}

/* ---- The ring ---------------------------------------------------------------------------- */

static gboolean
is_ringed (gpointer window)
{
  return gtk_window_get_focus_visible (window);
}

static gboolean
is_bare (gpointer window)
{
  return !gtk_window_get_focus_visible (window);
}

/* GTK takes it away some seconds after the last key, unless newer GTK is told to leave it. */
static void
take_ring_away (GtkWindow *window)
{
  static const char setting[] = "gtk-keyboard-focus-visible-timeout";
  GtkSettings *settings = gtk_settings_get_default ();
  int seconds;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), setting) != NULL)
    {
      g_object_get (settings, setting, &seconds, NULL);
      g_assert_cmpint (seconds, ==, 0); /* for ever */
    }
  else
    {
      gtk_window_set_focus_visible (window, FALSE);
    }
}

/* Nothing wakes the program as long as one thinks: older GTK's timeout never comes. */
static gboolean
is_left_alone (gpointer window)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, window);

  return source == NULL || g_source_get_ready_time (source) == -1;
}

/* Whoever plays by keys sees what has them, however long that takes; a click ends it, a key brings
 * it back. */
static void
test_ring (void)
{
  Visit visit;
  GtkWindow *window;

  come (&visit, &states[2]);
  window = GTK_WINDOW (visit.guest.window);
  view_take_keyboard (GTK_WIDGET (window));
  view_press_key ("Right");
  view_wait (is_ringed, window, "the ring");
  take_ring_away (window);
  view_wait (is_ringed, window, "the ring while one thinks");
  view_wait (is_left_alone, window, "nothing more to come");
  view_click_at (visit.guest.table, 2, 2);
  view_wait (is_bare, window, "no ring after a click");
  view_wait_for_idle ();
  g_assert_true (is_bare (window));
  view_press_key ("Right");
  view_wait (is_ringed, window, "the ring after a key");
  guest_end (&visit.guest);
}

/* Closed as the ring goes, it is gone at once: later it would ask for its parent, gone as well. */
static void
test_closed_meanwhile (void)
{
  Visit visit;
  GtkWidget *preferences = NULL;

  come (&visit, &states[2]);
  g_action_group_activate_action (G_ACTION_GROUP (g_application_get_default ()), "preferences",
                                  NULL);
  view_wait (has_preferences, NULL, "the preferences");
  g_set_weak_pointer (&preferences, find_preferences ());
  view_wait_for_draw (preferences);
  gtk_window_set_focus_visible (GTK_WINDOW (preferences), TRUE);
  gtk_window_set_focus_visible (GTK_WINDOW (preferences), FALSE);
  gtk_window_destroy (GTK_WINDOW (preferences));
  view_wait_until_gone (&preferences, "the end of the preferences");
  guest_end (&visit.guest);
}

/* ---- Preferences by pointer --------------------------------------------------------------- */

/* The last menu of the bar is the main one. */
static GtkWidget *
find_menu_button (GtkWidget *window)
{
  g_autoptr (GPtrArray) buttons
      = view_find_all (view_find (window, ADW_TYPE_HEADER_BAR), GTK_TYPE_MENU_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_menu_button_get_primary (buttons->pdata[i])
        && gtk_widget_get_mapped (buttons->pdata[i]))
      return buttons->pdata[i];

  return NULL;
}

static gboolean
has_its_focus (gpointer data)
{
  Visit *visit = data;

  return visit->state->is_there (&visit->guest);
}

static gboolean
is_ringed_again (gpointer data)
{
  Visit *visit = data;

  return is_ringed (visit->guest.window) && has_its_focus (visit);
}

/* From the menu to the preferences and back with the mouse: the next key is for the table, and
 * shows what has it. */
static void
test_by_pointer (gconstpointer state)
{
  Visit visit;
  GtkWidget *window;

  come (&visit, state);
  window = GTK_WIDGET (visit.guest.window);
  view_take_keyboard (window);
  view_click (find_menu_button (window));
  view_wait (has_item, &visit.guest, "the menu");
  view_wait_for_draw (window);
  view_click (find_item (window, "Preferences"));
  view_wait (has_preferences, NULL, "the preferences");
  view_wait_for_draw (find_preferences ());
  gtk_window_close (GTK_WINDOW (find_preferences ()));
  view_wait (has_no_preferences, NULL, "the table again");
  view_take_keyboard (window);
  view_wait (has_its_focus, &visit, "the focus where it was");
  view_press_key ("Right");
  view_wait (is_ringed_again, &visit, "the ring");
  guest_end (&visit.guest);
}

int
main (int argc, char **argv)
{
  if (guest_application_new (&argc, &argv) == NULL)
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *there_and_back = g_strconcat ("/focus/doors/", states[i].name, NULL);
      g_autofree char *round = g_strconcat ("/focus/round/", states[i].name, NULL);
      g_autofree char *preferences = g_strconcat ("/focus/preferences/", states[i].name, NULL);
      g_autofree char *by_pointer = g_strconcat ("/focus/by-pointer/", states[i].name, NULL);

      g_test_add_data_func (there_and_back, &states[i], test_doors);
      g_test_add_data_func (preferences, &states[i], test_preferences);
      g_test_add_data_func (round, &states[i], test_round);
      if (states[i].goes_on || states[i].is_there == is_asked_for_call)
        g_test_add_data_func (by_pointer, &states[i], test_by_pointer);
    }
  g_test_add_func ("/focus/round/explained", test_explained);
  g_test_add_func ("/focus/left", test_left);
  g_test_add_func ("/focus/ring", test_ring);
  g_test_add_func ("/focus/closed-meanwhile", test_closed_meanwhile);

  return g_test_run ();
}

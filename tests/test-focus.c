/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Where the keys go: while something is asked, and when a result is read, everything that can be
 * opened over the table is opened and closed, and the focus is back where it was.
 */

#include <adwaita.h>

#include "cards/atout-card-view.h"
#include "robot.h"
#include "score/atout-result.h"
#include "table/atout-calls.h"
#include "table/atout-hand.h"
#include "table/atout-table.h"
#include "view-support.h"

typedef struct
{
  Robot robot;
  AtoutWindow *window;
  AtoutSession *session;
  GtkWidget *table;
  GtkWidget *before; /* what had the focus */
} Guest;

static AtoutApplication *application;

/* ---- What is there ------------------------------------------------------------------------ */

static GtkWidget *
focus_of (Guest *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

static gboolean
is_settled (Guest *self)
{
  return atout_shown_get_settled (atout_session_get_shown (self->session));
}

static gboolean
focus_is_in (Guest *self, GType type)
{
  GtkWidget *focus = focus_of (self);

  return focus != NULL && gtk_widget_get_mapped (focus)
         && gtk_widget_get_ancestor (focus, type) != NULL;
}

static gboolean
is_asked_for_call (gpointer data)
{
  return is_settled (data) && focus_is_in (data, ATOUT_TYPE_CALLS);
}

static gboolean
reads_result (gpointer data)
{
  return is_settled (data) && focus_is_in (data, ATOUT_TYPE_RESULT);
}

/* ---- Coming there ------------------------------------------------------------------------- */

static void
start (Guest *self, const char *key, const char *settings, guint64 seed)
{
  const Game *game = game_find (key);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  self->window = view_window_new (application, NULL);
  atout_window_set_seed (self->window, seed);
  atout_window_start_match (self->window, game, &options);
  self->session = g_object_ref (atout_window_get_session (self->window));
  self->robot = (Robot) { .window = self->window, .rng = rng_new (seed, 0) };
  view_wait_for_draw (GTK_WIDGET (self->window));
  self->table = view_find (GTK_WIDGET (self->window), ATOUT_TYPE_TABLE);
}

static void
end (Guest *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->session);
}

typedef struct
{
  Guest *guest;
  gboolean (*is_there) (gpointer guest);
} Way;

/* The robot plays until it is there; the focus may need a frame more. */
static gboolean
goes_there (gpointer data)
{
  Way *way = data;

  if (way->is_there (way->guest))
    return TRUE;
  if (focus_is_in (way->guest, ATOUT_TYPE_CALLS) || focus_is_in (way->guest, ATOUT_TYPE_HAND)
      || focus_is_in (way->guest, ATOUT_TYPE_RESULT))
    robot_act (&way->guest->robot);

  return FALSE;
}

static void
go_to (Guest *self, gboolean (*is_there) (gpointer guest))
{
  Way way = { self, is_there };

  view_wait (goes_there, &way, "what is to be seen");
  view_wait_for_draw (self->table);
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

#define FIRST_ON_TRICKS 4 /* these need a trick to be looked at */

static gboolean
is_back (gpointer data)
{
  Guest *self = data;

  return focus_of (self) == self->before && gtk_widget_get_mapped (self->before);
}

/* Every one of them, and none leaves anything behind. */
static void
check_doors (Guest *self)
{
  gboolean has_trick = atout_course_list_tricks (ATOUT_COURSE (self->session), NULL) > 0;

  self->before = focus_of (self);
  for (guint i = 0; i < (has_trick ? G_N_ELEMENTS (doors) : FIRST_ON_TRICKS); i++)
    {
      g_test_message ("%s, %s", doors[i].opens, doors[i].closes);
      view_press_key (doors[i].opens);
      view_wait_for_draw (GTK_WIDGET (self->window));
      view_wait_for_draw (GTK_WIDGET (self->window));
      view_press_key (doors[i].closes);
      view_wait_for_draw (GTK_WIDGET (self->window));
      view_wait (is_back, self, "the focus where it was");
      view_wait_for_draw (GTK_WIDGET (self->window));
      view_wait_for_draw (GTK_WIDGET (self->window));
      g_assert_true (is_back (self));
    }
}

/* ---- The states --------------------------------------------------------------------------- */

static guint
count_actions (Guest *self)
{
  guint n_actions;
  guint deal = atout_course_get_position (ATOUT_COURSE (self->session), &n_actions);

  return deal * 1000 + n_actions;
}

typedef struct
{
  Guest *guest;
  guint before;
} Step;

static gboolean
has_gone_on (gpointer data)
{
  Step *step = data;

  return count_actions (step->guest) > step->before;
}

/* The next key does what it would have done. */
static void
go_on (Guest *self)
{
  Step step = { self, count_actions (self) };

  view_press_key ("Return");
  view_wait (has_gone_on, &step, "what Return does");
}

static void
test_call (void)
{
  Guest guest = { 0 };

  start (&guest, "klaverjas", "", 5);
  go_to (&guest, is_asked_for_call);
  check_doors (&guest);
  go_on (&guest);
  end (&guest);
}

typedef struct
{
  Guest *guest;
  GtkWidget *before;
} Stop;

static gboolean
has_moved (gpointer data)
{
  Stop *stop = data;

  return focus_of (stop->guest) != NULL && focus_of (stop->guest) != stop->before;
}

#define STOPS_MOST 60

/* Tab goes all the way round, by the header bar, and comes back to where it began. */
static void
check_round (Guest *self)
{
  GtkWidget *first = focus_of (self);
  gboolean met_bar = FALSE;
  guint n = 0;

  do
    {
      Stop stop = { self, focus_of (self) };

      view_press_key ("Tab");
      view_wait (has_moved, &stop, "the next stop of Tab");
      met_bar |= gtk_widget_get_ancestor (focus_of (self), ADW_TYPE_HEADER_BAR) != NULL;
      g_assert_cmpuint (++n, <, STOPS_MOST);
    }
  while (focus_of (self) != first);
  g_assert_true (met_bar);
}

static void
test_round (void)
{
  Guest guest = { 0 };

  start (&guest, "klaverjas", "", 5);
  go_to (&guest, reads_result);
  check_round (&guest);
  go_on (&guest);
  end (&guest);
}

static void
test_result (void)
{
  Guest guest = { 0 };

  start (&guest, "klaverjas", "", 5);
  go_to (&guest, reads_result);
  check_doors (&guest);
  go_on (&guest);
  end (&guest);
}

int
main (int argc, char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);

  g_test_add_func ("/focus/call", test_call);
  g_test_add_func ("/focus/result", test_result);
  g_test_add_func ("/focus/round", test_round);

  return g_test_run ();
}

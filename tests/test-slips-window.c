/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips of the user in the real window: it looks for them at first, and when a match is over. */

#include <adwaita.h>

#include "app/atout-application.h"
#include "app/widgets/atout-host.h"
#include "app/window/atout-window.h"
#include "history-support.h"
#include "slips-support.h"
#include "view-support.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutWindow *window;
  guint n_due;
} Guest;

static GtkWidget *
window_of (Guest *self)
{
  return GTK_WIDGET (self->window);
}

/* ---- What is waited for ---------------------------------------------------------------------- */

static AtoutSlips *
slips_of (Guest *self)
{
  return atout_host_get_slips (ATOUT_HOST (self->window));
}

/* The search is over, and the tile of the game tells of more slips than at the last time. */
static gboolean
tells_more (gpointer data)
{
  Guest *self = data;
  guint n = atout_slips_count_due (slips_of (self), NULL);
  g_autofree char *text = g_strdup_printf ("Learn · %u", n);

  return n > self->n_due && !atout_slips_is_looking (slips_of (self))
         && view_mentions (window_of (self), text);
}

static gboolean
is_on_match (gpointer self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window_of (self)));

  return focus != NULL && view_mentions (focus, "Klaverjassen · ");
}

static gboolean
is_asked (gpointer data)
{
  Guest *self = data;
  AtoutSession *session = atout_window_get_session (self->window);

  return session != NULL && view_find (window_of (self), ATOUT_TYPE_TABLE) != NULL
         && atout_course_get_turn (ATOUT_COURSE (session)) == 0;
}

/* ---- The test -------------------------------------------------------------------------------- */

static void
play_last_card (Guest *self)
{
  AtoutSession *session = atout_window_get_session (self->window);
  ActionList legal = { 0 };
  g_autoptr (GError) error = NULL;

  deal_legal (atout_course_get_deal (ATOUT_COURSE (session)), &legal);
  g_assert_cmpuint (legal.n, ==, 1);
  g_assert_true (
      atout_choices_choose_for (atout_session_get_choices (session), 0, legal.at[0], &error));
}

/* A match that is over is looked at when that is wanted; the one that rests, when it is over. */
static void
test_found (gconstpointer application)
{
  Guest self = { 0 };

  history_place_make (&self.place);
  self.history = atout_history_new (self.place.path, "test");
  slips_add_blunder (self.history);
  slips_add_unfinished (self.history);
  self.window = view_window_new ((AtoutApplication *) application, self.history);
  view_wait (is_on_match, &self, "the match that rests");
  g_assert_false (atout_slips_is_looking (slips_of (&self)));
  g_assert_false (view_mentions (window_of (&self), "Learn · "));

  atout_window_look_for_slips (self.window);
  view_wait (tells_more, &self, "slips of the match that is over");
  self.n_due = atout_slips_count_due (slips_of (&self), NULL);
  view_press_key ("Return");
  view_wait (is_asked, &self, "the last card");
  play_last_card (&self);
  view_wait_for_type (window_of (&self), ATOUT_TYPE_RESULT);
  gtk_widget_activate_action (window_of (&self), "win.back", NULL);
  view_wait (tells_more, &self, "slips of the other one");

  gtk_window_destroy (GTK_WINDOW (self.window));
  g_clear_object (&self.history);
  history_place_clear (&self.place);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);
  g_autoptr (GSettings) preferences = NULL;

  if (application == NULL)
    return 0;
  preferences = g_settings_new (APP_ID);
  g_settings_set_string (preferences, "animation-speed", "off");
  g_settings_set_double (preferences, "trick-pause", 0);
  g_test_add_data_func ("/slips-window/found", application, test_found);

  return g_test_run ();
}

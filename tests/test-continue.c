/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A match that is in the middle when the window is closed goes on at the very card in the next. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "view-support.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"

typedef struct
{
  AtoutApplication *application;
  char *folder;
  char *path; /* of the history */
  AtoutHistory *history;
  AtoutWindow *window;
  GtkWidget *table;
} Guest;

static void
open_window (Guest *self)
{
  self->history = atout_history_new (self->path, "test");
  g_assert_cmpstr (atout_history_get_problem (self->history), ==, NULL);
  self->window = atout_window_new (GTK_APPLICATION (self->application),
                                   atout_application_get_decks (self->application), self->history);
  gtk_window_present (GTK_WINDOW (self->window));
  view_wait_for_draw (GTK_WIDGET (self->window));
  view_take_keyboard (GTK_WIDGET (self->window));
}

/* As with Alt+F4, and the program with it. */
static void
close_window (Guest *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
}

static AtoutCourse *
course_of (Guest *self)
{
  return ATOUT_COURSE (atout_window_get_session (self->window));
}

/* A button or a card of the table has the focus: something is asked, or the result is read. */
static gboolean
is_asked (gpointer data)
{
  Guest *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));
  AtoutSession *session = atout_window_get_session (self->window);
  gboolean user_acts = session != NULL
                       && (atout_choices_get_prompt (atout_session_get_choices (session))[0] != '\0'
                           || atout_course_get_state (course_of (self)) != ATOUT_MATCH_PLAYING);

  self->table = view_find (GTK_WIDGET (self->window), ATOUT_TYPE_TABLE);

  return user_acts && self->table != NULL && focus != NULL && focus != self->table
         && gtk_widget_is_ancestor (focus, self->table);
}

static gboolean
shows_tile (gpointer data)
{
  Guest *self = data;
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  return focus != NULL && view_mentions (focus, "Continue: ");
}

/* Closes the window, opens another, and goes on in it by its first tile. */
static void
come_back (Guest *self)
{
  g_autofree char *before = atout_course_to_record (course_of (self));
  gboolean is_over = atout_course_get_state (course_of (self)) == ATOUT_MATCH_DEAL_OVER;
  g_autofree char *after = NULL;

  close_window (self);
  open_window (self);
  view_wait (shows_tile, self, "the match that was put by, with the focus");
  view_press_key ("Return");
  view_wait (is_asked, self, "what was asked before");
  after = atout_course_to_record (course_of (self));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (is_over, ==, view_find (self->table, ATOUT_TYPE_RESULT) != NULL);
}

typedef struct
{
  Guest *self;
  guint deal;
  guint n_actions;
} Position;

static Position
position_of (Guest *self)
{
  Position position = { .self = self };

  position.deal = atout_course_get_position (course_of (self), &position.n_actions);

  return position;
}

static gboolean
has_gone_on (gpointer data)
{
  const Position *before = data;
  const Position now = position_of (before->self);

  return (now.deal != before->deal || now.n_actions != before->n_actions)
         && is_asked (before->self);
}

/* A card with two meanings asks which one it is. */
static gboolean
has_gone_on_or_asks (gpointer data)
{
  const Position *before = data;
  GtkWidget *calls = view_find (before->self->table, ATOUT_TYPE_CALLS);

  return has_gone_on (data) || (calls != NULL && atout_calls_is_asking (ATOUT_CALLS (calls)));
}

/* What has the focus is done, and the others answer. */
static void
decide (Guest *self)
{
  Position before = position_of (self);

  do
    {
      view_press_key ("Return");
      view_wait (has_gone_on_or_asks, &before, "the next decision");
    }
  while (!has_gone_on (&before));
}

static void
test_game (Guest *self, const Game *game)
{
  const Options options = OPTIONS_DEFAULT;

  open_window (self);
  atout_window_set_seed (self->window, 11);
  atout_window_start_match (self->window, game, &options);
  view_wait (is_asked, self, "the first decision");
  come_back (self);
  for (guint i = 0; i < 3; i++)
    decide (self);
  come_back (self);
  while (atout_course_get_state (course_of (self)) == ATOUT_MATCH_PLAYING)
    decide (self);
  come_back (self);
  decide (self); /* the next deal */
  come_back (self);
  close_window (self);
}

static void
clear_folder (Guest *self)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

static void
test_continue (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GError) error = NULL;
  Guest self = { .application = (AtoutApplication *) application };
  const Game *game;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  self.folder = g_dir_make_tmp ("atout-continue-XXXXXX", &error);
  g_assert_no_error (error);
  self.path = g_build_filename (self.folder, "history.db", NULL);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      test_game (&self, game);
      clear_folder (&self);
    }
  g_assert_cmpint (g_rmdir (self.folder), ==, 0);
  g_free (self.folder);
  g_free (self.path);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* A match that is left waits on the start page; one that has come to its end does not. */
static gboolean
shows_no_tile (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_TABLE) == NULL
         && !view_mentions (GTK_WIDGET (self->window), "Continue: ");
}

static void
play_to_the_end (Guest *self)
{
  AtoutSession *session = atout_window_get_session (self->window);

  while (atout_course_get_state (course_of (self)) == ATOUT_MATCH_PLAYING)
    {
      ActionList legal;

      deal_legal (atout_course_get_deal (course_of (self)), &legal);
      g_assert_true (atout_choices_choose_for (atout_session_get_choices (session),
                                               (guint) atout_course_get_turn (course_of (self)),
                                               legal.at[0], NULL));
    }
}

static void
test_left (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GError) error = NULL;
  Options options = OPTIONS_DEFAULT;
  Guest self = { .application = (AtoutApplication *) application };

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  self.folder = g_dir_make_tmp ("atout-continue-XXXXXX", &error);
  g_assert_no_error (error);
  self.path = g_build_filename (self.folder, "history.db", NULL);
  options_set_all (&options, game_find ("klaverjas"), "deals=4", &error);
  g_assert_no_error (error);

  open_window (&self);
  atout_window_set_seed (self.window, 5);
  atout_window_start_match (self.window, game_find ("klaverjas"), &options);
  view_wait (is_asked, &self, "the first decision");
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.back", NULL);
  view_wait (shows_tile, &self, "the match that was left");
  g_assert_true (view_mentions (GTK_WIDGET (self.window), "Deal 1 of 4, 0 : 0"));
  view_press_key ("Return");
  view_wait (is_asked, &self, "what was asked before");
  for (guint deal = 0; deal < 4; deal++)
    {
      play_to_the_end (&self);
      view_wait (is_asked, &self, "the result");
      if (deal < 3)
        decide (&self);
    }
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.back", NULL);
  view_wait (shows_no_tile, &self, "the games alone");
  close_window (&self);
  clear_folder (&self);
  g_assert_cmpint (g_rmdir (self.folder), ==, 0);
  g_free (self.folder);
  g_free (self.path);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/continue/every-game", application, test_continue);
  g_test_add_data_func ("/continue/left", application, test_left);

  return g_test_run ();
}

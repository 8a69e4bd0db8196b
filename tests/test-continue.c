/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A match that is in the middle when the window is closed goes on at the very card in the next. */

#include <adwaita.h>

#include "view-visitor.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"
#include "view/table/calls/atout-calls.h"

/* A button or a card of the table has the focus: something is asked, or the result is read. */
static gboolean
is_asked (gpointer data)
{
  Visitor *self = data;
  GtkWidget *focus = visitor_focus (self);
  AtoutSession *session = atout_window_get_session (self->window);
  gboolean user_acts
      = session != NULL
        && (atout_choices_get_prompt (atout_session_get_choices (session))[0] != '\0'
            || atout_course_get_state (visitor_course (self)) != ATOUT_MATCH_PLAYING);

  self->table = view_find (self->root, ATOUT_TYPE_TABLE);

  return user_acts && self->table != NULL && focus != NULL && focus != self->table
         && gtk_widget_is_ancestor (focus, self->table);
}

static gboolean
shows_tile (gpointer data)
{
  Visitor *self = data;
  GtkWidget *focus = visitor_focus (self);

  return focus != NULL && view_mentions (focus, "Continue: ");
}

static void
turn_off_movement (GSettings *settings)
{
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
}

/* Closes the window, opens another, and goes on in it by its first tile. */
static void
come_back (Visitor *self)
{
  g_autofree char *before = atout_course_to_record (visitor_course (self));
  gboolean is_over = atout_course_get_state (visitor_course (self)) == ATOUT_MATCH_DEAL_OVER;
  g_autofree char *after = NULL;

  gtk_window_destroy (GTK_WINDOW (self->window)); /* as with Alt+F4, and the program with it */
  g_clear_object (&self->history);
  self->history = atout_history_new (self->place.path, "test");
  visitor_open (self);
  view_wait (shows_tile, self, "the match that was put by, with the focus");
  view_press_key ("Return");
  view_wait (is_asked, self, "what was asked before");
  after = atout_course_to_record (visitor_course (self));
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (is_over, ==, view_find (self->table, ATOUT_TYPE_RESULT) != NULL);
}

typedef struct
{
  Visitor *self;
  guint deal;
  guint n_actions;
} Position;

static Position
position_of (Visitor *self)
{
  Position position = { .self = self };

  position.deal = atout_course_get_position (visitor_course (self), &position.n_actions);

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
decide (Visitor *self)
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
test_game (Visitor *self, const Game *game)
{
  const Options options = OPTIONS_DEFAULT;

  visitor_open (self);
  atout_window_set_seed (self->window, 11);
  atout_window_start_match (self->window, game, &options);
  view_wait (is_asked, self, "the first decision");
  come_back (self);
  for (guint i = 0; i < 3; i++)
    decide (self);
  come_back (self);
  while (atout_course_get_state (visitor_course (self)) == ATOUT_MATCH_PLAYING)
    decide (self);
  come_back (self);
  decide (self); /* the next deal */
  come_back (self);
  visitor_end (self);
}

static void
test_continue (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GError) error = NULL;
  Visitor self;
  const Game *game;

  turn_off_movement (settings);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      visitor_begin (&self, application);
      test_game (&self, game);
    }
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* A match that is left waits on the start page; one that has come to its end does not. */
static gboolean
shows_no_tile (gpointer data)
{
  Visitor *self = data;

  return view_find (self->root, ATOUT_TYPE_TABLE) == NULL
         && !view_mentions (self->root, "Continue: ");
}

static void
test_left (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GError) error = NULL;
  Options options = OPTIONS_DEFAULT;
  Visitor self;

  turn_off_movement (settings);
  options_set_all (&options, game_find ("klaverjas"), "deals=4", &error);
  g_assert_no_error (error);

  visitor_start (&self, application);
  atout_window_set_seed (self.window, 5);
  atout_window_start_match (self.window, game_find ("klaverjas"), &options);
  view_wait (is_asked, &self, "the first decision");
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait (shows_tile, &self, "the match that was left");
  g_assert_true (view_mentions (self.root, "Deal 1 of 4, 0 : 0"));
  view_press_key ("Return");
  view_wait (is_asked, &self, "what was asked before");
  for (guint deal = 0; deal < 4; deal++)
    {
      visitor_play_to_the_end (&self);
      view_wait (is_asked, &self, "the result");
      if (deal < 3)
        decide (&self);
    }
  gtk_widget_activate_action (self.root, "win.back", NULL);
  view_wait (shows_no_tile, &self, "the games alone");
  visitor_end (&self);
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

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-visitor.h"

#include "app/window/window-record.h"
#include "rules/record.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

#define TABS 60 /* no page has as many things to press */

void
visitor_begin (Visitor *self, gconstpointer application)
{
  *self = (Visitor) { .application = (AtoutApplication *) application };
  history_place_make (&self->place);
  self->file = g_file_new_build_filename (self->place.folder, "match.atout", NULL);
  self->history = atout_history_new (self->place.path, "test");
  g_assert_cmpstr (atout_history_get_problem (self->history), ==, NULL);
}

void
visitor_open (Visitor *self)
{
  self->window = view_window_new (self->application, self->history);
  self->root = GTK_WIDGET (self->window);
}

void
visitor_start (Visitor *self, gconstpointer application)
{
  visitor_begin (self, application);
  visitor_open (self);
}

void
visitor_end (Visitor *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  g_clear_object (&self->file);
  history_place_clear (&self->place);
}

void
visitor_write_file (Visitor *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (g_file_peek_path (self->file), text, -1, &error);
  g_assert_no_error (error);
}

void
visitor_open_file (Visitor *self)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (window_record_open (self->window, self->file, &error));
  g_assert_no_error (error);
}

void
visitor_open_log (Visitor *self, const MatchLog *log)
{
  g_autofree char *text = record_of_log (log);

  visitor_write_file (self, text);
  visitor_open_file (self);
}

GtkWidget *
visitor_focus (Visitor *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

static gboolean
is_on (gpointer data)
{
  Visitor *self = data;
  GtkWidget *focus = visitor_focus (self);

  return focus != NULL && !GTK_IS_LIST_VIEW (focus) && !ATOUT_IS_TABLE (focus)
         && view_mentions (focus, self->text);
}

void
visitor_wait_for_focus (Visitor *self, const char *text)
{
  self->text = text;
  view_wait_for_rest (self->root, is_on, self, text);
}

void
visitor_go_to (Visitor *self, const char *text)
{
  self->text = text;
  for (guint i = 0; i < TABS && !is_on (self); i++)
    view_press_key ("Tab");
  visitor_wait_for_focus (self, text);
}

AtoutCourse *
visitor_course (Visitor *self)
{
  return ATOUT_COURSE (atout_window_get_session (self->window));
}

void
visitor_play_to_the_end (Visitor *self)
{
  AtoutCourse *course
      = ATOUT_COURSE (atout_session_get_match (atout_window_get_session (self->window)));

  while (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
    {
      g_autoptr (GError) error = NULL;
      ActionList legal;

      deal_legal (atout_course_get_deal (course), &legal);
      atout_course_act (course, (guint) atout_course_get_turn (course), legal.at[0], ATOUT_DECIDED,
                        &error);
      g_assert_no_error (error);
    }
}

static gboolean
is_asked (gpointer data)
{
  Visitor *self = data;
  AtoutSession *session = atout_window_get_session (self->window);

  return session != NULL && view_find (self->root, ATOUT_TYPE_TABLE) != NULL
         && atout_shown_get_settled (atout_session_get_shown (session))
         && atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_PLAYING
         && atout_course_get_turn (ATOUT_COURSE (session)) == 0;
}

void
visitor_wait_for_turn (Visitor *self)
{
  view_wait (is_asked, self, "the user's turn");
}

void
visitor_play_deal (Visitor *self)
{
  visitor_wait_for_turn (self);
  visitor_play_to_the_end (self);
  view_wait_for_type (self->root, ATOUT_TYPE_RESULT);
}

void
visitor_play_match (Visitor *self)
{
  for (;;)
    {
      visitor_play_deal (self);
      if (atout_course_get_state (visitor_course (self)) == ATOUT_MATCH_OVER)
        return;
      visitor_wait_for_focus (self, "Next Deal");
      view_press_key ("Return");
      view_wait_without_type (self->root, ATOUT_TYPE_RESULT);
    }
}

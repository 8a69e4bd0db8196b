/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "robot.h"

#include "app/start/atout-game-tile.h"
#include "app/start/atout-resting-box.h"
#include "view/cards/atout-card-view.h"
#include "view/score/atout-result.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/told/atout-lay-down.h"

typedef gboolean (*Wanted) (GtkWidget *widget);

static gboolean
can_be_pressed (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
         && gtk_widget_is_sensitive (widget);
}

static gboolean
lays_down (GtkWidget *button)
{
  return ATOUT_IS_LAY_DOWN (button);
}

static gboolean
is_in_play (GtkWidget *button)
{
  return gtk_widget_get_ancestor (button, ATOUT_TYPE_CALLS) != NULL
         || (ATOUT_IS_CARD_VIEW (button)
             && atout_card_get_playable (atout_card_view_get_card (ATOUT_CARD_VIEW (button))));
}

static gboolean
is_tile (GtkWidget *button)
{
  return ATOUT_IS_GAME_TILE (button)
         && gtk_widget_get_ancestor (button, ATOUT_TYPE_RESTING_BOX) != NULL;
}

static void
collect (GtkWidget *widget, Wanted wanted, GPtrArray *found)
{
  if (can_be_pressed (widget) && wanted (widget))
    {
      g_ptr_array_add (found, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, wanted, found);
}

static gboolean
press (Robot *self, Wanted wanted)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  collect (GTK_WIDGET (self->window), wanted, found);
  if (found->len == 0)
    return FALSE;
  g_signal_emit_by_name (found->pdata[rng_below (&self->rng, found->len)], "clicked");

  return TRUE;
}

static GtkWidget *
find_result (GtkWidget *widget)
{
  if (ATOUT_IS_RESULT (widget))
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_result (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* To the next deal. */
static gboolean
leave_result (Robot *self)
{
  GtkWidget *result = find_result (GTK_WIDGET (self->window));

  if (result == NULL || !atout_result_focus (ATOUT_RESULT (result)))
    return FALSE;
  g_signal_emit_by_name (gtk_window_get_focus (GTK_WINDOW (self->window)), "clicked");

  return TRUE;
}

static gboolean
go_back (Robot *self)
{
  AtoutSession *session = atout_window_get_session (self->window);
  const char *action = NULL;

  if (atout_match_can_redo (atout_session_get_match (session)) && rng_below (&self->rng, 2) == 0)
    action = "table.redo";
  else if (atout_match_can_undo (atout_session_get_match (session))
           && rng_below (&self->rng, 8) == 0)
    action = "table.undo";

  return action != NULL && gtk_widget_activate_action (GTK_WIDGET (self->window), action, NULL);
}

gboolean
robot_act (Robot *self)
{
  AtoutSession *session = atout_window_get_session (self->window);
  AtoutMatchState state;

  if (session == NULL || !atout_shown_get_settled (atout_session_get_shown (session)))
    return FALSE;
  state = atout_course_get_state (ATOUT_COURSE (session));
  if (state == ATOUT_MATCH_OVER)
    return FALSE;
  if (self->goes_back && go_back (self))
    return TRUE;

  if (state != ATOUT_MATCH_PLAYING)
    return leave_result (self);
  if (rng_below (&self->rng, 2) == 0 && press (self, lays_down))
    return TRUE;

  return press (self, is_in_play);
}

gboolean
robot_resume (Robot *self)
{
  return press (self, is_tile);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/table-focus.h"

#include "view/score/atout-result.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/layout/atout-table-places.h"
#include "view/widgets/focus-inside.h"
#include "view/widgets/spoken.h"

#define RETURN_FRAMES 3

gboolean
table_focus_rest (TableFocus *self)
{
  return !self->is_replay
         && atout_table_places_get_ready (
             ATOUT_TABLE_PLACES (gtk_widget_get_layout_manager (self->table)))
         && atout_hand_focus_playable (ATOUT_HAND (self->hand));
}

void
table_focus_keep (TableFocus *self, AtoutSession *session)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || gtk_widget_get_native (focus) == NULL
      || (focus == self->lay_down && !atout_course_is_watched (ATOUT_COURSE (session)))
      || gtk_widget_is_ancestor (focus, self->calls)
      || gtk_widget_is_ancestor (focus, self->result))
    spoken_grab_focus (self->table);
}

/* The focus is taken where the user acted last: here, and not from an open menu. */
static gboolean
may_take_focus (TableFocus *self)
{
  GtkRoot *root = gtk_widget_get_root (self->table);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* a card that was just played is still named, but stands nowhere any more */
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : NULL;

  if (root == NULL || (native != NULL && native != GTK_NATIVE (root)))
    return FALSE;

  return self->wanted || native == NULL || focus == self->table
         || gtk_widget_is_ancestor (focus, self->table);
}

/* Who has moved on among the answers already stays there. */
static gboolean
is_within (TableFocus *self, GtkWidget *asked)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (self->table));

  return focus != NULL && gtk_widget_is_ancestor (focus, asked);
}

void
table_focus_show (TableFocus *self)
{
  if (self->is_replay || !may_take_focus (self))
    return;
  /* what is not laid out yet would swallow every key; it gets the focus when it is there */
  if (!atout_table_places_get_ready (
          ATOUT_TABLE_PLACES (gtk_widget_get_layout_manager (self->table))))
    {
      self->wanted = TRUE;
      return;
    }
  /* with an empty hand there is nothing yet: the wish stays; calls beside cards are extras */
  if (gtk_widget_get_visible (self->result))
    self->wanted
        = !is_within (self, self->result) && !atout_result_focus (ATOUT_RESULT (self->result));
  else if (atout_hand_has_playable (ATOUT_HAND (self->hand)))
    self->wanted = !atout_hand_focus_playable (ATOUT_HAND (self->hand));
  else
    self->wanted = !is_within (self, self->calls) && !atout_calls_focus (ATOUT_CALLS (self->calls))
                   && !atout_hand_focus_playable (ATOUT_HAND (self->hand));
}

void
table_focus_choose (TableFocus *self, const Deal *deal, Action action)
{
  Card card = action_card (deal->game, action);

  if (self->is_replay || !may_take_focus (self))
    return;
  if (card == CARD_NONE || !atout_hand_focus_card (ATOUT_HAND (self->hand), card))
    atout_calls_focus_action (ATOUT_CALLS (self->calls), action);
}

static void
focus_asked (TableFocus *self)
{
  if (gtk_widget_get_visible (self->result) && atout_result_focus (ATOUT_RESULT (self->result)))
    return;
  if (!atout_calls_focus (ATOUT_CALLS (self->calls))
      && !atout_hand_focus_playable (ATOUT_HAND (self->hand)))
    spoken_grab_focus (self->table);
}

/* A popover that closes gives the focus back by itself, in newer GTK a frame later. */
static gboolean
focus_after_frames (GtkWidget *table G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED,
                    gpointer data)
{
  TableFocus *self = data;

  if (--self->frames_left > 0)
    return G_SOURCE_CONTINUE;
  if (focus_inside (self->calls) == NULL && focus_inside (self->hand) == NULL
      && focus_inside (self->result) == NULL)
    focus_asked (self);

  return G_SOURCE_REMOVE;
}

void
table_focus_return (TableFocus *self)
{
  if (self->is_replay)
    return; /* nothing is asked: what had it before has it again */
  focus_asked (self);
  if (self->frames_left == 0)
    gtk_widget_add_tick_callback (self->table, focus_after_frames, self, NULL);
  self->frames_left = RETURN_FRAMES;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Moves the keyboard focus of an AtoutTable to the current question. */

#include "view/score/atout-result.h"
#include "view/table/atout-table-private.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"
#include "view/widgets/focus.h"
#include "view/widgets/spoken.h"

#define RETURN_FRAMES 3

/* Returns (transfer container) the stops of Tab: questions first, then the others in tree order. */
static GPtrArray *
list_stops (AtoutTable *self)
{
  GtkWidget *const first[] = { self->result, self->hand, self->calls, self->lay_down, self->sort };
  GPtrArray *stops = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    g_ptr_array_add (stops, first[i]);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!g_ptr_array_find (stops, child, NULL))
      g_ptr_array_add (stops, child);

  return stops;
}

gboolean
table_focus_move (AtoutTable *self, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) stops = list_stops (self);
  gboolean was_inside = gtk_widget_has_focus (GTK_WIDGET (self))
                        || gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean leaves = (gtk_widget_has_focus (GTK_WIDGET (self)) && direction == GTK_DIR_TAB_BACKWARD)
                    || !focus_next ((GtkWidget *const *) stops->pdata, stops->len, direction);

  if (was_inside && leaves)
    self->focus_wanted = FALSE; /* the next question does not move the focus to the table */

  return !leaves;
}

gboolean
table_focus_rest (AtoutTable *self)
{
  return !self->is_replay && atout_table_spots_get_ready (self->spots)
         && atout_hand_focus_playable (ATOUT_HAND (self->hand));
}

void
table_focus_keep (AtoutTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || gtk_widget_get_native (focus) == NULL
      || (focus == self->lay_down && !atout_course_is_watched (ATOUT_COURSE (self->session)))
      || gtk_widget_is_ancestor (focus, self->calls)
      || gtk_widget_is_ancestor (focus, self->result))
    spoken_grab_focus (GTK_WIDGET (self));
}

/* Returns true if the user acted here last and no menu is open. */
static gboolean
may_take_focus (AtoutTable *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* a card that was just played has no native */
  GtkNative *native = focus != NULL ? gtk_widget_get_native (focus) : NULL;

  if (root == NULL || (native != NULL && native != GTK_NATIVE (root)))
    return FALSE;

  return self->focus_wanted || native == NULL || focus == GTK_WIDGET (self)
         || gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static gboolean
is_within (AtoutTable *self, GtkWidget *asked)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && gtk_widget_is_ancestor (focus, asked);
}

void
table_focus_show (AtoutTable *self)
{
  if (self->is_replay || !may_take_focus (self))
    return;
  /* before the first layout every key would be lost */
  if (!atout_table_spots_get_ready (self->spots))
    {
      self->focus_wanted = TRUE;
      return;
    }
  /* without playable cards the wish remains; calls beside cards are extras */
  if (gtk_widget_get_visible (self->result))
    self->focus_wanted
        = !is_within (self, self->result) && !atout_result_focus (ATOUT_RESULT (self->result));
  else if (atout_hand_has_playable (ATOUT_HAND (self->hand)))
    self->focus_wanted = !atout_hand_focus_playable (ATOUT_HAND (self->hand));
  else
    self->focus_wanted = !is_within (self, self->calls)
                         && !atout_calls_focus (ATOUT_CALLS (self->calls))
                         && !atout_hand_focus_playable (ATOUT_HAND (self->hand));
}

void
table_focus_choose (AtoutTable *self, Action action)
{
  Card card = action_card (atout_course_get_game (ATOUT_COURSE (self->session)), action);

  if (self->is_replay || !may_take_focus (self))
    return;
  if (card != CARD_NONE
      && card_set_has (atout_choices_get_complete (atout_session_get_choices (self->session)),
                       card))
    atout_calls_focus (ATOUT_CALLS (self->calls)); /* the button that confirms */
  else if (card == CARD_NONE || !atout_hand_focus_card (ATOUT_HAND (self->hand), card))
    atout_calls_focus_action (ATOUT_CALLS (self->calls), action);
}

static void
focus_asked (AtoutTable *self)
{
  if (gtk_widget_get_visible (self->result) && atout_result_focus (ATOUT_RESULT (self->result)))
    return;
  if (!atout_calls_focus (ATOUT_CALLS (self->calls))
      && !atout_hand_focus_playable (ATOUT_HAND (self->hand)))
    spoken_grab_focus (GTK_WIDGET (self));
}

/* Waits for a closing popover to restore the focus; newer GTK needs a frame. */
static gboolean
focus_after_frames (GtkWidget *table G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED,
                    gpointer data)
{
  AtoutTable *self = data;

  if (--self->frames_left > 0)
    return G_SOURCE_CONTINUE;
  if (focus_inside (self->calls) == NULL && focus_inside (self->hand) == NULL
      && focus_inside (self->result) == NULL)
    focus_asked (self);

  return G_SOURCE_REMOVE;
}

void
table_focus_return (AtoutTable *self)
{
  if (self->is_replay)
    return; /* GTK restores the focus */
  focus_asked (self);
  if (self->frames_left == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_after_frames, self, NULL);
  self->frames_left = RETURN_FRAMES;
}

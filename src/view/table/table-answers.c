/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user answers at an AtoutTable: cards that are chosen, marked or moved, and calls. */

#include "view/table/atout-table-private.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/hand/atout-hand.h"

/* True where a click of the user only hurried the others. */
static gboolean
hurries_others (AtoutTable *self)
{
  gboolean was_settled = table_is_settled (self);

  atout_table_hurry (self);

  return !was_settled
         && atout_course_get_turn (ATOUT_COURSE (self->session))
                != (int) atout_course_get_user_seat (ATOUT_COURSE (self->session));
}

static void
try_action (AtoutTable *self, Action action)
{
  g_autoptr (GError) error = NULL;

  self->focus.wanted = TRUE;
  if (atout_choices_choose_for (atout_session_get_choices (self->session),
                                atout_course_get_user_seat (ATOUT_COURSE (self->session)), action,
                                &error))
    return;
  table_explain (self, error->message);
  /* a card was tried where an answer is wanted: there are the answers */
  if (!atout_hand_has_playable (ATOUT_HAND (self->hand)))
    atout_calls_focus (ATOUT_CALLS (self->calls));
}

/* A mark can be taken back: nothing has happened yet. */
static void
mark_card (AtoutTable *self, guint card)
{
  g_autoptr (GError) error = NULL;

  atout_choices_mark (atout_session_get_choices (self->session), (Card) card, &error);
  table_explain (self, error != NULL ? error->message : NULL);
}

static void
marks_laid (AtoutTable *self)
{
  g_autoptr (GError) error = NULL;

  if (hurries_others (self))
    return;
  self->focus.wanted = TRUE;
  if (!atout_choices_lay_marked (atout_session_get_choices (self->session), &error))
    table_explain (self, error->message);
}

static void
card_chosen (AtoutTable *self, guint card)
{
  g_autoptr (GListModel) meanings = NULL;
  g_autoptr (AtoutAction) only = NULL;

  if (hurries_others (self))
    return;
  if (atout_choices_get_n_wanted (atout_session_get_choices (self->session)) > 0)
    {
      mark_card (self, card);
      return;
    }
  meanings = atout_choices_list_meanings (atout_session_get_choices (self->session), card);
  only = g_list_model_get_item (meanings, 0);
  /* a card that may not be touched is tried all the same: the match says why not */
  if (g_list_model_get_n_items (meanings) > 1)
    atout_calls_ask (ATOUT_CALLS (self->calls), meanings);
  else
    try_action (self, only != NULL ? atout_action_get_action (only) : ACTION (VERB_PLAY, card));
}

/* Who sees the own count is asked back where it speaks against what he calls. */
static gboolean
ask_back (AtoutTable *self, Action action)
{
  const Telling telling = atout_session_tell (self->session);
  g_autofree char *doubt = tell_doubt (&telling, action);
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (self->session));

  if (doubt[0] == '\0' || atout_calls_is_asking (ATOUT_CALLS (self->calls)))
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (atout_action_get_action (call) == action)
        {
          atout_calls_doubt (ATOUT_CALLS (self->calls), call, doubt);
          return TRUE;
        }
    }

  return FALSE;
}

static void
call_chosen (AtoutTable *self, guint action)
{
  if (!hurries_others (self) && !ask_back (self, action))
    try_action (self, action);
}

/* Back to the card that was asked about. */
static void
question_left (AtoutTable *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.focus-hand", NULL);
}

static void
card_moved (AtoutTable *self, guint from, guint to)
{
  atout_choices_move_card (atout_session_get_choices (self->session), from, to);
}

void
table_answers_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, card_chosen);
  gtk_widget_class_bind_template_callback (widget_class, card_moved);
  gtk_widget_class_bind_template_callback (widget_class, call_chosen);
  gtk_widget_class_bind_template_callback (widget_class, marks_laid);
  gtk_widget_class_bind_template_callback (widget_class, question_left);
}

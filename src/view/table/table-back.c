/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Looking back on an AtoutTable: the last trick, and all tricks of the deal. */

#include <glib/gi18n-lib.h>

#include "atout-felt.h"
#include "atout-table-private.h"
#include "atout-tricks-page.h"
#include "words.h"

void
table_back_end_last_trick (AtoutTable *self)
{
  if (!self->showing_last_trick)
    return;
  self->showing_last_trick = FALSE;
  atout_felt_show_trick (ATOUT_FELT (self->felt),
                         &atout_course_get_deal (ATOUT_COURSE (self->session))->trick);
  table_hide_explanation (self);
}

void
table_back_show_last_trick (AtoutTable *self)
{
  const Trick *trick;
  g_autofree char *text = NULL;

  if (self->showing_last_trick)
    {
      table_back_end_last_trick (self);
      return;
    }
  atout_table_hurry (self);
  trick = &atout_course_get_deal (ATOUT_COURSE (self->session))->last_trick;
  if (trick->n == 0)
    {
      table_explain (self, _ ("There is no last trick yet."));
      return;
    }

  const WordsValue values[] = {
    { "{name}",
      atout_seat_get_name (atout_session_get_seat (self->session, trick_winner (trick))) },
    { NULL, NULL },
  };

  text = words_fill (_ ("The last trick, won by {name}"), values);
  self->showing_last_trick = TRUE;
  atout_felt_show_trick (ATOUT_FELT (self->felt), trick);
  table_explain (self, text);
}

void
table_back_end_tricks (AtoutTable *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->tricks_page) != NULL;

  if (!gtk_widget_get_visible (self->tricks_page))
    return;
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self)); /* what has it goes */
  gtk_widget_set_visible (self->tricks_page, FALSE);
  self->focus.wanted |= had_focus;
  table_focus_show (&self->focus);
  atout_session_release (self->session);
}

/* Nothing happens unseen: the match waits until the user has seen enough. */
void
table_back_show_tricks (AtoutTable *self)
{
  gboolean running = atout_course_get_state (ATOUT_COURSE (self->session)) == ATOUT_MATCH_PLAYING;

  if (gtk_widget_get_visible (self->tricks_page))
    {
      table_back_end_tricks (self);
      return;
    }
  atout_table_hurry (self);
  if (self->only_last_trick && running)
    {
      table_explain (self, _ ("Only the last trick may be looked at. The preferences can change "
                              "that."));
      return;
    }
  if (atout_course_list_tricks (ATOUT_COURSE (self->session), NULL) == 0)
    {
      table_explain (self, _ ("There is no last trick yet."));
      return;
    }

  atout_session_hold (self->session);
  table_hide_explanation (self);
  atout_tricks_page_show (ATOUT_TRICKS_PAGE (self->tricks_page), self->session);
  gtk_widget_set_visible (self->tricks_page, TRUE);
  atout_tricks_page_focus (ATOUT_TRICKS_PAGE (self->tricks_page));
}

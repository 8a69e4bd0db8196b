/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/table-back.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/widgets/focus-inside.h"

static AtoutCourse *
course_of (TableBack *self)
{
  return ATOUT_COURSE (self->session);
}

/* The result lies where the trick does. */
static void
hide_result (TableBack *self)
{
  GtkWidget *result = self->focus->result;

  if (!gtk_widget_get_visible (result))
    return;
  self->hides_result = TRUE;
  if (focus_inside (result) != NULL)
    gtk_widget_grab_focus (self->focus->table); /* what has it goes */
  gtk_widget_set_visible (result, FALSE);
}

gboolean
table_back_end_last_trick (TableBack *self)
{
  gboolean hid_result = self->hides_result;

  if (!self->shows_trick)
    return FALSE;
  table_back_forget (self);
  atout_felt_show_trick (self->felt, &atout_course_get_deal (course_of (self))->trick);
  if (hid_result)
    {
      gtk_widget_set_visible (self->focus->result, TRUE);
      self->focus->wanted = TRUE;
      table_focus_show (self->focus);
    }

  return TRUE;
}

void
table_back_forget (TableBack *self)
{
  self->shows_trick = FALSE;
  self->hides_result = FALSE;
}

char *
table_back_show_last_trick (TableBack *self)
{
  const Trick *trick = &atout_course_get_deal (course_of (self))->last_trick;

  if (table_back_end_last_trick (self))
    return NULL;
  if (trick->n == 0)
    return g_strdup (_ ("There is no last trick yet."));

  const Telling telling = atout_session_tell (self->session);

  self->shows_trick = TRUE;
  hide_result (self);
  atout_felt_show_trick (self->felt, trick);

  return tell_last_trick (&telling);
}

/* To the very card or answer, or button of a replay. */
static gboolean
return_focus (TableBack *self)
{
  GtkWidget *before = self->before;

  g_clear_weak_pointer (&self->before);

  return before != NULL && gtk_widget_get_mapped (before) && gtk_widget_grab_focus (before);
}

/* Nothing happens unseen: the match waits until the user has seen enough. */
static void
set_held (TableBack *self, gboolean held)
{
  AtoutConductor *conductor = atout_session_get_conductor (self->session);

  if (conductor != NULL)
    (held ? atout_conductor_hold : atout_conductor_release) (conductor);
}

gboolean
table_back_end_tricks (TableBack *self)
{
  GtkWidget *page = GTK_WIDGET (self->page);
  gboolean had_focus = focus_inside (page) != NULL;

  if (!gtk_widget_get_visible (page))
    return FALSE;
  if (had_focus)
    gtk_widget_grab_focus (self->focus->table); /* what has it goes */
  gtk_widget_set_visible (page, FALSE);
  if (!had_focus || !return_focus (self))
    {
      self->focus->wanted |= had_focus;
      table_focus_show (self->focus);
    }
  set_held (self, FALSE);

  return TRUE;
}

char *
table_back_show_tricks (TableBack *self)
{
  gboolean running = atout_course_get_state (course_of (self)) == ATOUT_MATCH_PLAYING;

  if (table_back_end_tricks (self))
    return NULL;
  if (self->only_last_trick && running)
    return g_strdup (_ ("Only the last trick may be looked at. The preferences can change that."));
  if (atout_course_list_tricks (course_of (self), NULL) == 0)
    return g_strdup (_ ("There is no last trick yet."));

  g_set_weak_pointer (&self->before,
                      gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->page))));
  set_held (self, TRUE);
  atout_tricks_page_show (self->page, self->session);
  gtk_widget_set_visible (GTK_WIDGET (self->page), TRUE);
  atout_tricks_page_focus (self->page);

  return NULL;
}

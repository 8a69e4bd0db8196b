/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Shows past tricks on an AtoutTable: the last one, or all of the deal. */

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/table/atout-table-private.h"
#include "view/table/stage/atout-felt.h"
#include "view/table/told/atout-tricks-page.h"
#include "view/widgets/focus.h"

static AtoutCourse *
course_of (AtoutTable *self)
{
  return ATOUT_COURSE (self->session);
}

static void
hide_result (AtoutTable *self)
{
  GtkWidget *result = self->result;

  if (!gtk_widget_get_visible (result))
    return;
  self->hides_result = TRUE;
  if (focus_inside (result) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self)); /* the focus inside would be lost */
  gtk_widget_set_visible (result, FALSE);
}

gboolean
table_back_end_last_trick (AtoutTable *self)
{
  gboolean hid_result = self->hides_result;

  if (!self->shows_trick)
    return FALSE;
  table_back_forget (self);
  atout_felt_show_trick (ATOUT_FELT (self->felt), &atout_course_get_deal (course_of (self))->trick);
  if (hid_result)
    {
      gtk_widget_set_visible (self->result, TRUE);
      self->focus_wanted = TRUE;
      table_focus_show (self);
    }

  return TRUE;
}

void
table_back_forget (AtoutTable *self)
{
  self->shows_trick = FALSE;
  self->hides_result = FALSE;
}

char *
table_back_show_last_trick (AtoutTable *self)
{
  const Trick *trick = &atout_course_get_deal (course_of (self))->last_trick;

  if (table_back_end_last_trick (self))
    return NULL;
  if (trick->n == 0)
    return g_strdup (_ ("There is no last trick yet."));

  const Telling telling = atout_session_tell (self->session);

  self->shows_trick = TRUE;
  hide_result (self);
  atout_felt_show_trick (ATOUT_FELT (self->felt), trick);

  return tell_last_trick (&telling);
}

static gboolean
return_focus (AtoutTable *self)
{
  GtkWidget *before = self->back_focus;

  g_clear_weak_pointer (&self->back_focus);

  return before != NULL && gtk_widget_get_mapped (before) && gtk_widget_grab_focus (before);
}

/* Holds the match while the user looks. */
static void
set_held (AtoutTable *self, gboolean held)
{
  AtoutConductor *conductor = atout_session_get_conductor (self->session);

  if (conductor != NULL)
    (held ? atout_conductor_hold : atout_conductor_release) (conductor);
}

gboolean
table_back_end_tricks (AtoutTable *self)
{
  GtkWidget *page = self->tricks_page;
  gboolean had_focus = focus_inside (page) != NULL;

  if (!gtk_widget_get_visible (page))
    return FALSE;
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self)); /* the focus inside would be lost */
  gtk_widget_set_visible (page, FALSE);
  if (!had_focus || !return_focus (self))
    {
      self->focus_wanted |= had_focus;
      table_focus_show (self);
    }
  set_held (self, FALSE);

  return TRUE;
}

char *
table_back_show_tricks (AtoutTable *self)
{
  gboolean running = atout_course_get_state (course_of (self)) == ATOUT_MATCH_PLAYING;

  if (table_back_end_tricks (self))
    return NULL;
  if (self->only_last_trick && running)
    return g_strdup (_ ("Only the last trick may be looked at. The preferences can change that."));
  if (atout_course_list_tricks (course_of (self), NULL) == 0)
    return g_strdup (_ ("There is no last trick yet."));

  g_set_weak_pointer (&self->back_focus,
                      gtk_root_get_focus (gtk_widget_get_root (self->tricks_page)));
  set_held (self, TRUE);
  atout_tricks_page_show (ATOUT_TRICKS_PAGE (self->tricks_page), self->session);
  gtk_widget_set_visible (self->tricks_page, TRUE);
  atout_tricks_page_focus (ATOUT_TRICKS_PAGE (self->tricks_page));

  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The window in another language: all that it shows is built anew in the same place. That leaves
 * no text behind, whoever wrote it; what the pages show lies in the model.
 */

#include "app/window/atout-window-private.h"

#include "model/history/atout-try.h"

/* The pages that a window keeps, and the navigation of all that were open before. */
typedef struct
{
  GtkWidget *new_match_page; /* NULL: it was not wanted yet; … */
  GtkWidget *table_page;     /* … so here … */
  AtoutHelpPage *help_page;  /* … and here */
  GPtrArray *navigation;     /* AtoutPage */
  GPtrArray *anew;           /* the same pages built anew; NULL where the window has one */
} Before;

static void
free_page (gpointer page)
{
  if (page != NULL)
    g_object_unref (page);
}

/* Pages are asked for others while they can be seen: what is on top depends on their layout. */
static void
note (Before *before, AtoutWindow *self)
{
  g_set_object (&before->new_match_page, self->new_match_page);
  g_set_object (&before->table_page, self->table_page);
  g_set_object (&before->help_page, self->help_page);
  before->navigation = atout_navigation_list (self->navigation);
  before->anew = g_ptr_array_new_with_free_func (free_page);
  for (guint i = 0; i < before->navigation->len; i++)
    {
      GtkWidget *page = atout_page_build_anew (before->navigation->pdata[i]);

      g_ptr_array_add (before->anew, page != NULL ? g_object_ref_sink (page) : NULL);
    }
}

static void
forget (Before *before)
{
  g_clear_object (&before->new_match_page);
  g_clear_object (&before->table_page);
  g_clear_object (&before->help_page);
  g_clear_pointer (&before->navigation, g_ptr_array_unref);
  g_clear_pointer (&before->anew, g_ptr_array_unref);
}

/* As it is, like one that was put by; @before has been stopped. */
static void
take_up_match (AtoutWindow *self, AtoutSession *before)
{
  AtoutMatch *match = atout_session_get_match (before);
  g_autoptr (AtoutSession) session = atout_try_new_session (self->history, match);

  atout_session_set_once (session, atout_session_get_once (before));
  atout_session_set_guided (session, atout_session_get_guided (before));
  window_match_set_session (self, session);
}

/* Events on their way are told to the end: a deal that is over with them is noted as played. */
static void
settle (AtoutSession *session)
{
  atout_shown_set_paced (atout_session_get_shown (session), FALSE);
  atout_conductor_stop (atout_session_get_conductor (session));
}

static void
strip (AtoutWindow *self)
{
  if (self->session != NULL)
    settle (self->session);
  g_clear_object (&self->navigation);
  window_chrome_remove_sheet (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), NULL);
  gtk_widget_remove_controller (GTK_WIDGET (self), self->keys);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ATOUT_TYPE_WINDOW);
  self->new_match_page = NULL;
  self->table_page = NULL;
  self->help_page = NULL;
}

/* The page of now for place @i of the navigation of before. */
static AtoutPage *
page_at (AtoutWindow *self, const Before *before, guint i)
{
  gpointer page = before->navigation->pdata[i];

  if (before->anew->pdata[i] != NULL)
    return before->anew->pdata[i];
  if (page == before->new_match_page)
    return ATOUT_PAGE (self->new_match_page);
  if (page == before->table_page)
    return ATOUT_PAGE (self->table_page);

  return ATOUT_PAGE (self->help_page);
}

/* The first page lies there already. */
static void
open_pages (AtoutWindow *self, const Before *before)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  GtkStack *stack = GTK_STACK (self->pages);
  GtkStackTransitionType transition = gtk_stack_get_transition_type (stack);

  for (guint i = 1; i < before->navigation->len; i++)
    g_ptr_array_add (pages, page_at (self, before, i));
  gtk_stack_set_transition_type (stack, GTK_STACK_TRANSITION_TYPE_NONE);
  atout_navigation_open_all (self->navigation, pages);
  gtk_stack_set_transition_type (stack, transition);
}

void
atout_window_change_language (AtoutWindow *self)
{
  Before before = { 0 };

  g_return_if_fail (ATOUT_IS_WINDOW (self));

  note (&before, self);
  strip (self);
  window_furnish (self);
  if (before.new_match_page != NULL)
    atout_new_match_page_take_over (window_match_get_rules (self),
                                    ATOUT_NEW_MATCH_PAGE (before.new_match_page));
  if (before.help_page != NULL)
    atout_help_page_take_over (window_help_get (self), before.help_page);
  if (self->session != NULL)
    take_up_match (self, self->session);
  if (before.table_page != NULL)
    atout_table_page_take_over (window_match_get_table (self),
                                ATOUT_TABLE_PAGE (before.table_page));
  open_pages (self, &before);
  window_chrome_update (self);
  forget (&before);
}

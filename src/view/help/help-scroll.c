/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-scroll.h"

#include "view/help/help-column.h"

struct _HelpScroll
{
  GtkScrolledWindow *window; /* not owned */
  GtkWidget *column;         /* not owned */

  double top;        /* to go to; negative: to the target */
  GtkWidget *target; /* weak */
  gboolean is_new;   /* the widgets have no place yet */
  guint idle;        /* goes there as soon as they have */
};

static GtkAdjustment *
get_adjustment (HelpScroll *self)
{
  return gtk_scrolled_window_get_vadjustment (self->window);
}

static void
scroll (HelpScroll *self)
{
  graphene_rect_t bounds;

  if (self->top >= 0)
    gtk_adjustment_set_value (get_adjustment (self), self->top);
  else if (self->target != NULL && gtk_widget_compute_bounds (self->target, self->column, &bounds))
    gtk_adjustment_set_value (get_adjustment (self), bounds.origin.y);
}

static gboolean
scroll_later (gpointer user_data)
{
  HelpScroll *self = user_data;

  self->idle = 0;
  scroll (self);

  return G_SOURCE_REMOVE;
}

/* The widgets have a place now; where the adjustment ends is known only after this layout. */
static void
column_allocated (gpointer user_data)
{
  HelpScroll *self = user_data;

  if (self->is_new && self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE, scroll_later, self, NULL);
  self->is_new = FALSE;
}

HelpScroll *
help_scroll_new (GtkScrolledWindow *window, GtkWidget *column)
{
  HelpScroll *self = g_new0 (HelpScroll, 1);

  self->window = window;
  self->column = column;
  help_column_set_up (column, column_allocated, self);

  return self;
}

void
help_scroll_free (HelpScroll *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_weak_pointer (&self->target);
  g_free (self);
}

double
help_scroll_get_top (HelpScroll *self)
{
  return gtk_adjustment_get_value (get_adjustment (self));
}

double
help_scroll_get_wanted (HelpScroll *self)
{
  return self->is_new || self->idle != 0 ? self->top : help_scroll_get_top (self);
}

void
help_scroll_to (HelpScroll *self, double top)
{
  g_return_if_fail (top >= 0);

  self->top = top;
  g_clear_weak_pointer (&self->target);
  scroll (self);
}

void
help_scroll_to_widget (HelpScroll *self, GtkWidget *widget)
{
  self->top = -1;
  g_set_weak_pointer (&self->target, widget);
  if (!self->is_new)
    scroll (self);
}

void
help_scroll_restart (HelpScroll *self)
{
  self->is_new = TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-scroll.h"

/* Longer lines are hard to read. */
#define COLUMN_WIDTH 680

#define SCROLL "scroll"   /* object data of the column */
#define SECTION "section" /* object data of a widget */

struct _HelpScroll
{
  GtkScrolledWindow *window; /* not owned */
  GtkWidget *column;         /* not owned */

  double top;        /* position to scroll to; negative: target */
  GtkWidget *target; /* weak */
  gboolean is_new;   /* true until layout */
  guint idle;        /* scrolls after layout */
  GtkWidget *body;   /* not owned */
  GtkWidget *child;  /* weak; incomplete child of the body, or NULL */
  guint part;        /* next part of the child */
  guint tick;        /* tick callback that adds parts */
  HelpScrollFill fill;
  void (*grown) (gpointer data);
  gpointer data;
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
  if (self->grown != NULL)
    self->grown (self->data);

  return G_SOURCE_REMOVE;
}

/* Scrolls later: the adjustment's range follows this layout. */
static void
allocated (HelpScroll *self)
{
  if (self->child != NULL)
    return;
  if (self->is_new && self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE, scroll_later, self, NULL);
  self->is_new = FALSE;
}

/* Replaces AdwClamp, which is slow with many labels: it also measures widths for heights. */
static GtkSizeRequestMode
column_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
column_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  gtk_widget_measure (child, orientation, MIN (for_size, COLUMN_WIDTH), minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, COLUMN_WIDTH));
}

static void
column_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  int column = MIN (width, COLUMN_WIDTH);

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget),
                            &(GtkAllocation) { (width - column) / 2, 0, column, height }, -1);
  allocated (g_object_get_data (G_OBJECT (widget), SCROLL));
}

HelpScroll *
help_scroll_new (GtkScrolledWindow *window, GtkWidget *column)
{
  HelpScroll *self = g_new0 (HelpScroll, 1);

  self->window = window;
  self->column = column;
  g_object_set_data (G_OBJECT (column), SCROLL, self);
  gtk_widget_set_layout_manager (
      column, gtk_custom_layout_new (column_request_mode, column_measure, column_allocate));

  return self;
}

static void
set_child (HelpScroll *self, GtkWidget *child)
{
  g_set_weak_pointer (&self->child, child);
  self->part = 0;
  if (self->body != NULL)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self->body), GTK_ACCESSIBLE_STATE_BUSY,
                                 child != NULL, -1);
}

static void
stop_growing (HelpScroll *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (self->column, self->tick);
  self->tick = 0;
  set_child (self, NULL);
}

void
help_scroll_free (HelpScroll *self)
{
  stop_growing (self);
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
  stop_growing (self);
  self->is_new = TRUE;
  self->grown = NULL;
}

static void
add_parts (HelpScroll *self)
{
  self->part = self->fill (self->child, self->part, self->data);
  gtk_widget_set_visible (self->child, TRUE);
  if (self->part == 0)
    set_child (self, gtk_widget_get_next_sibling (self->child));
}

static gboolean
grow (GtkWidget *column G_GNUC_UNUSED, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  HelpScroll *self = data;

  if (self->child != NULL)
    add_parts (self);
  if (self->child != NULL)
    return G_SOURCE_CONTINUE;
  self->tick = 0;

  return G_SOURCE_REMOVE;
}

void
help_scroll_finish (HelpScroll *self)
{
  while (self->child != NULL)
    add_parts (self);
}

void
help_scroll_grow (HelpScroll *self, GtkBox *body, HelpScrollFill fill,
                  void (*grown) (gpointer data), gpointer data)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (body));

  help_scroll_restart (self);
  self->body = GTK_WIDGET (body);
  self->fill = fill;
  self->grown = grown;
  self->data = data;
  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, FALSE);
  set_child (self, first);
  if (first != NULL)
    self->tick = gtk_widget_add_tick_callback (self->column, grow, self, NULL);
}

/* ---- Places ------------------------------------------------------------------------------- */

HelpPlace *
help_place_new (const Game *game, const Options *options, double top, GtkLabel *origin)
{
  HelpPlace *self = g_new0 (HelpPlace, 1);

  self->game = game;
  self->options = *options;
  self->top = top;
  self->is_link = origin != NULL;
  g_set_weak_pointer (&self->origin, GTK_WIDGET (origin));
  if (origin != NULL)
    gtk_label_get_selection_bounds (origin, &self->cursor, NULL);

  return self;
}

void
help_place_free (gpointer self)
{
  HelpPlace *place = self;

  g_clear_weak_pointer (&place->origin);
  g_free (place);
}

gboolean
help_place_return_focus (HelpPlace *self)
{
  if (self->origin == NULL || !gtk_widget_grab_focus (self->origin))
    return FALSE;

  gtk_label_select_region (GTK_LABEL (self->origin), self->cursor, self->cursor);

  return TRUE;
}

/* ---- Sections ----------------------------------------------------------------------------- */

void
help_sections_set (GtkWidget *widget, const HelpSection *section)
{
  g_object_set_data (G_OBJECT (widget), SECTION, (gpointer) section);
}

const HelpSection *
help_sections_get (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), SECTION);
}

GtkWidget *
help_sections_find (GtkBox *body, const HelpSection *section)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (body));

  while (child != NULL && !g_str_equal (help_sections_get (child)->id, section->id))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

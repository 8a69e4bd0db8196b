/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/focus-place.h"

#include <adwaita.h>

#include "view/widgets/spoken.h"

struct FocusPlace
{
  GtkWidget *widget;   /* weak */
  guint index;         /* index in the parent */
  FocusPlace *outside; /* place of the parent; NULL for a window or popover */
};

static guint
count_before (GtkWidget *widget)
{
  guint n = 0;

  while ((widget = gtk_widget_get_prev_sibling (widget)) != NULL)
    n++;

  return n;
}

FocusPlace *
focus_place_new (GtkWidget *widget)
{
  FocusPlace *self = g_new0 (FocusPlace, 1);
  GtkWidget *parent = GTK_IS_NATIVE (widget) ? NULL : gtk_widget_get_parent (widget);

  g_set_weak_pointer (&self->widget, widget);
  self->index = count_before (widget);
  if (parent != NULL)
    self->outside = focus_place_new (parent);

  return self;
}

void
focus_place_free (FocusPlace *self)
{
  g_clear_weak_pointer (&self->widget);
  g_clear_pointer (&self->outside, focus_place_free);
  g_free (self);
}

/* Excludes list boxes: an empty one takes the focus but shows no ring. */
static gboolean
can_have_focus (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
         && gtk_widget_get_focusable (widget) && !GTK_IS_LIST_BOX (widget);
}

static gboolean
grab (GtkWidget *widget)
{
  return can_have_focus (widget) && spoken_grab_focus (widget);
}

static gboolean
enter (GtkWidget *widget, GtkDirectionType direction)
{
  return (GTK_IS_LIST_BOX_ROW (widget) && grab (widget))
         || (gtk_widget_get_mapped (widget) && gtk_widget_child_focus (widget, direction));
}

static gboolean
enter_near (GtkWidget *parent, guint index)
{
  GtkWidget *at = gtk_widget_get_first_child (parent), *before = NULL;

  for (guint i = 0; i < index && at != NULL; i++)
    {
      before = at;
      at = gtk_widget_get_next_sibling (at);
    }
  for (; at != NULL; at = gtk_widget_get_next_sibling (at))
    if (enter (at, GTK_DIR_TAB_FORWARD))
      return TRUE;
  for (; before != NULL; before = gtk_widget_get_prev_sibling (before))
    if (enter (before, GTK_DIR_TAB_BACKWARD))
      return TRUE;

  return FALSE;
}

gboolean
focus_place_take (const FocusPlace *self)
{
  if (self->widget != NULL && grab (self->widget))
    return TRUE;
  if (self->outside == NULL)
    return FALSE;

  return (self->outside->widget != NULL && enter_near (self->outside->widget, self->index))
         || focus_place_take (self->outside);
}

/* ---- Windows --------------------------------------------------------------------------------- */

typedef struct
{
  GtkWindow *window;
  GtkWidget *focus;  /* weak; NULL without focus */
  FocusPlace *place; /* place of the widget that lost the focus, or NULL */
  guint idle;
} Keeper;

static void
keeper_free (gpointer data)
{
  Keeper *self = data;

  if (self->focus != NULL)
    g_signal_handlers_disconnect_by_data (self->focus, self);
  g_clear_weak_pointer (&self->focus);
  g_clear_pointer (&self->place, focus_place_free);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_free (self);
}

static gboolean
is_in_header_bar (const FocusPlace *self)
{
  while (self != NULL && !ADW_IS_HEADER_BAR (self->widget))
    self = self->outside;

  return self != NULL;
}

/* Takes the remembered place, else clears the focus: in a header bar Enter would press a button. */
static gboolean
take_place (gpointer data)
{
  Keeper *self = data;
  GtkWidget *focus = gtk_window_get_focus (self->window);
  g_autoptr (FocusPlace) place = g_steal_pointer (&self->place);

  self->idle = 0;
  if (focus != NULL && can_have_focus (focus))
    return G_SOURCE_REMOVE;

  focus_place_take (place);
  focus = gtk_window_get_focus (self->window);
  if (focus != NULL && gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL
      && !is_in_header_bar (place))
    gtk_window_set_focus (self->window, NULL);

  return G_SOURCE_REMOVE;
}

/* Remembers the place of @widget while it still has its siblings. */
static void
focus_lost (GtkWidget *widget, Keeper *self)
{
  g_clear_pointer (&self->place, focus_place_free);
  self->place = focus_place_new (widget);
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH, take_place, self, NULL);
}

/* Handles insensitive widgets, which lose the focus without being unmapped. */
static void
focus_moved (GtkWindow *window, GParamSpec *pspec G_GNUC_UNUSED, Keeper *self)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (self->focus != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->focus, self);
      if (focus == NULL && !gtk_widget_is_sensitive (self->focus))
        focus_lost (self->focus, self);
    }
  g_set_weak_pointer (&self->focus, focus);
  if (focus != NULL)
    g_signal_connect (focus, "unmap", G_CALLBACK (focus_lost), self);
}

void
focus_place_keep (GtkWindow *window)
{
  Keeper *self;

  g_return_if_fail (GTK_IS_WINDOW (window));

  self = g_new0 (Keeper, 1);
  self->window = window;
  g_object_set_data_full (G_OBJECT (window), "focus-keeper", self, keeper_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved), self);
}

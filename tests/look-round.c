/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whoever has no pointer: on every page Tab leads by all that can have the keys, and Shift+Tab
 * back by the same.
 */

#include "looks.h"

#include <adwaita.h>

#include "support.h"
#include "view/cards/atout-card-view.h"
#include "view/table/atout-table.h"

#define STOPS_MOST 1000

/* A focus position: a widget, or a link within a text. */
typedef struct
{
  GtkWidget *widget; /* a list of stops holds a reference, because list views recycle their rows */
  GtkWidget *view;   /* the list view that contained it, or NULL */
  int cursor;
} Stop;

typedef struct
{
  GtkWindow *window;
  Stop before;
} Traveller;

static Stop
find_stop (GtkWindow *window)
{
  Stop stop = { .widget = gtk_window_get_focus (window) };
  int end;

  if (stop.widget != NULL)
    stop.view = gtk_widget_get_ancestor (stop.widget, GTK_TYPE_LIST_VIEW);
  if (GTK_IS_LABEL (stop.widget))
    gtk_label_get_selection_bounds (GTK_LABEL (stop.widget), &stop.cursor, &end);

  return stop;
}

static gboolean
is_same (Stop a, Stop b)
{
  return a.widget == b.widget && a.cursor == b.cursor;
}

static gboolean
has_moved (gpointer data)
{
  const Traveller *traveller = data;
  const Stop stop = find_stop (traveller->window);

  return stop.widget != NULL && !is_same (stop, traveller->before);
}

static gboolean
has (GArray *stops, Stop stop)
{
  for (guint i = 0; i < stops->len; i++)
    if (is_same (g_array_index (stops, Stop, i), stop))
      return TRUE;

  return FALSE;
}

static void
clear_stop (gpointer stop)
{
  g_object_unref (((Stop *) stop)->widget);
}

static void
add_stop (GArray *stops, Stop stop)
{
  g_object_ref (stop.widget);
  g_array_append_val (stops, stop);
}

/* (transfer full): where the keys go after each @key, until they come again to where they were. */
static GArray *
go_round (GtkWindow *window, const char *key)
{
  GArray *stops = g_array_new (FALSE, FALSE, sizeof (Stop));
  Traveller traveller = { window, find_stop (window) };

  g_array_set_clear_func (stops, clear_stop);
  do
    {
      if (traveller.before.widget != NULL)
        add_stop (stops, traveller.before);
      view_press_key (key);
      view_wait (has_moved, &traveller, "the next stop of Tab");
      traveller.before = find_stop (window);
      g_assert_cmpuint (stops->len, <, STOPS_MOST);
    }
  while (!has (stops, traveller.before));

  return stops;
}

/* Returns TRUE if @widget is @other or a descendant of it. */
static gboolean
is_in (GtkWidget *widget, GtkWidget *other)
{
  return widget == other || gtk_widget_is_ancestor (widget, other);
}

/* True when they came to @widget, or to what is in it; to one card, from which arrows lead on. */
static gboolean
is_met (GArray *stops, GtkWidget *widget)
{
  GtkWidget *goal = ATOUT_IS_CARD_VIEW (widget) ? gtk_widget_get_parent (widget) : widget;

  for (guint i = 0; i < stops->len; i++)
    {
      const Stop *stop = &g_array_index (stops, Stop, i);

      if (is_in (stop->widget, goal) || (stop->view != NULL && is_in (stop->view, goal)))
        return TRUE;
    }

  return FALSE;
}

/* Adds what can have the keys. */
static void
collect (GtkWidget *widget, GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget)
      || !gtk_widget_get_can_focus (widget) || GTK_IS_POPOVER (widget))
    return;
  if (gtk_widget_get_focusable (widget) && !ATOUT_IS_TABLE (widget)) /* where Tab begins */
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, found);
}

static char *
describe (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < 6 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    g_string_append_printf (text, "%s%s", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget));

  return g_string_free (text, FALSE);
}

/* Into a list Tab leads to the row that had the keys last, and on from there. */
static gboolean
is_in_list (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX) != NULL;
}

/* Accepts any row of a list view that Tab reached, because arrow keys reach the other rows. */
static gboolean
is_met_in_view (GArray *stops, GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!GTK_IS_LIST_VIEW (parent))
    return is_met (stops, widget);
  for (guint i = 0; i < stops->len; i++)
    if (g_array_index (stops, Stop, i).view == parent)
      return TRUE;

  return FALSE;
}

static void
check (GtkWidget *widget, GArray *forwards, GArray *backwards, const char *place)
{
  const gboolean there = is_met_in_view (forwards, widget);
  const gboolean back = is_met_in_view (backwards, widget);
  g_autofree char *what = describe (widget);

  if (!(is_in_list (widget) ? there || back : there && back))
    support_fail ("%s: %s does not lead to %s", place, there ? "Shift+Tab" : "Tab", what);
}

static gboolean
is_in_bar (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL;
}

static void
look (const Walk *walk G_GNUC_UNUSED, GtkWidget *root, const char *place)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GArray) forwards = NULL;
  g_autoptr (GArray) backwards = NULL;

  if (is_in_bar (gtk_window_get_focus (GTK_WINDOW (root))))
    support_fail ("%s: the keys go to the bar", place);
  view_take_keyboard (root);
  forwards = go_round (GTK_WINDOW (root), "Tab");
  backwards = go_round (GTK_WINDOW (root), "shift+Tab");
  collect (root, found);
  for (guint i = 0; i < found->len; i++)
    check (found->pdata[i], forwards, backwards, place);
}

const WalkLook look_round = { "round", 0, look, NULL, NULL };

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-hands.h"

#include <gdk/x11/gdkx.h>
#include <string.h>

#include "view-support.h"

/* One xdotool types and points; where it has got to it writes on a window that nobody sees. */
static struct
{
  GOutputStream *commands;
  GdkSurface *mark;
  gboolean marked;
} hands;

/* Events come in their order: what the commands before the mark caused has been dealt with. */
static gboolean
see_mark (GdkDisplay *display, gpointer data, gpointer user_data G_GNUC_UNUSED)
{
  const XEvent *event = data;

  hands.marked |= event->type == PropertyNotify
                  && event->xproperty.window == gdk_x11_surface_get_xid (hands.mark)
                  && event->xproperty.atom
                         == gdk_x11_get_xatom_by_name_for_display (display, "WM_WINDOW_ROLE");

  return FALSE;
}

static void
start_xdotool (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GError) error = NULL;
  GSubprocess *process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error,
                          "xdotool", "-", NULL);

  g_assert_no_error (error);
  hands.commands = g_subprocess_get_stdin_pipe (process);
  hands.mark = gdk_surface_new_toplevel (display);
  g_signal_connect (display, "xevent", G_CALLBACK (see_mark), NULL);
}

static gboolean
is_marked (gpointer data G_GNUC_UNUSED)
{
  return hands.marked;
}

/* Returns when the program has dealt with the keys and the pointer's doings of @command. */
static void
xdotool (const char *command)
{
  g_autoptr (GError) error = NULL;
  gsize written;

  if (hands.commands == NULL)
    start_xdotool ();
  hands.marked = FALSE;
  /* it has a connection of its own: what was shown here must be there for the server first */
  gdk_display_sync (gdk_display_get_default ());
  /* to ask for something sends all that waits to be sent */
  g_output_stream_printf (hands.commands, &written, NULL, &error,
                          "%s\nset_window --role done %lu\ngetwindowgeometry %lu\n", command,
                          gdk_x11_surface_get_xid (hands.mark),
                          gdk_x11_surface_get_xid (hands.mark));
  g_assert_no_error (error);
  view_wait_still (is_marked, NULL, command);
}

static gulong
window_of (GtkWidget *widget)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (gtk_widget_get_native (widget)));
}

static gboolean
is_active (gpointer data)
{
  return gtk_window_is_active (data);
}

void
view_take_keyboard (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  g_autofree char *command = g_strdup_printf ("windowfocus %lu", window_of (widget));

  xdotool (command);
  view_wait_still (is_active, window, "the keyboard");
  gtk_window_set_focus_visible (window, TRUE); /* as after the first key; so it is in GTK 4.8 */
}

/* GTK takes the focus out of a popover that was closed with the next frame: nobody types faster,
 * but tests do. */
static gboolean
is_focus_seen (gpointer data G_GNUC_UNUSED)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      GtkWidget *focus = gtk_window_get_focus (window);

      if (focus != NULL && GTK_IS_POPOVER (gtk_widget_get_native (focus))
          && !gtk_widget_get_mapped (focus))
        return FALSE;
    }

  return TRUE;
}

/*
 * Function keys by their codes, which all keyboards of X have in common: by its name xdotool
 * presses one with Alt, since xkb-data 2.48 has that first.
 */
static char *
name_key (const char *key)
{
  static const guint codes[] = { 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 95, 96 };
  const char *name = strrchr (key, '+');
  guint64 number;

  name = name != NULL ? name + 1 : key;
  if (name[0] == 'F' && g_ascii_string_to_unsigned (name + 1, 10, 1, 12, &number, NULL))
    return g_strdup_printf ("%.*s%u", (int) (name - key), key, codes[number - 1]);

  return g_strdup (key);
}

void
view_press_key (const char *key)
{
  g_autofree char *name = name_key (key);
  g_autofree char *command = g_strdup_printf ("key --delay 0 %s", name);

  xdotool (command);
  view_wait_still (is_focus_seen, NULL, "the focus to leave what was closed");
}

void
view_point_away (void)
{
  xdotool ("mousemove 32767 32767");
}

/* Where the point (@x, @y) of @widget is in its window. */
static graphene_point_t
find_point (GtkWidget *widget, double x, double y)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t point;
  double offset_x, offset_y;

  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native),
                                           &GRAPHENE_POINT_INIT ((float) x, (float) y), &point));
  gtk_native_get_surface_transform (native, &offset_x, &offset_y);

  return GRAPHENE_POINT_INIT (point.x + (float) offset_x, point.y + (float) offset_y);
}

/* Moves the pointer to the point (@x, @y) of @widget. */
static void
point_at (GtkWidget *widget, double x, double y)
{
  const graphene_point_t point = find_point (widget, x, y);
  g_autofree char *command = g_strdup_printf ("mousemove --window %lu %d %d", window_of (widget),
                                              (int) point.x, (int) point.y);

  xdotool (command);
}

/* A layout may move what it shows once more, when nothing else is left to do: nobody's hand is
 * faster, but tests are. */
static void
wait_for_rest (GtkWidget *widget)
{
  graphene_point_t before, now = find_point (widget, 0, 0);

  do
    {
      before = now;
      view_wait_for_idle ();
      view_wait_for_draw (widget);
      now = find_point (widget, 0, 0);
    }
  while (!graphene_point_equal (&before, &now));
}

void
view_click_at (GtkWidget *widget, double x, double y)
{
  wait_for_rest (widget);
  point_at (widget, x, y);
  xdotool ("click 1");
}

void
view_drag_hold (GtkWidget *widget, double x, double y, double by_x, double by_y)
{
  wait_for_rest (widget);
  point_at (widget, x, y);
  xdotool ("mousedown 1");
  for (int i = 1; i <= 8; i++)
    point_at (widget, x + by_x * i / 8, y + by_y * i / 8);
}

void
view_let_go (void)
{
  xdotool ("mouseup 1");
}

void
view_drag (GtkWidget *widget, double x, double y, double by_x, double by_y)
{
  view_drag_hold (widget, x, y, by_x, by_y);
  view_let_go ();
}

void
view_click (GtkWidget *widget)
{
  /* what lies upon it may cover its right side, as in a hand of cards */
  view_click_at (widget, MIN (gtk_widget_get_width (widget) / 2.0, 20),
                 gtk_widget_get_height (widget) / 2.0);
}

typedef struct
{
  GtkAdjustment *adjustment;
  double before;
} Scrolling;

static gboolean
has_scrolled (gpointer data)
{
  const Scrolling *scrolling = data;

  return gtk_adjustment_get_value (scrolling->adjustment) != scrolling->before;
}

void
view_scroll_by_key (GtkAdjustment *adjustment, const char *key)
{
  Scrolling scrolling = { adjustment, gtk_adjustment_get_value (adjustment) };

  view_press_key (key);
  view_wait (has_scrolled, &scrolling, key);
}

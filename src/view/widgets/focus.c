/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/focus.h"

#include "view/widgets/spoken.h"

GtkWidget *
focus_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *child = root != NULL ? gtk_root_get_focus (root) : NULL;

  while (child != NULL && gtk_widget_get_parent (child) != widget)
    child = gtk_widget_get_parent (child);

  return child;
}

GtkWidget *
focus_seen_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root))
             ? focus_inside (widget)
             : NULL;
}

gboolean
focus_next (GtkWidget *const *stops, guint n, GtkDirectionType direction)
{
  const int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int at = step > 0 ? 0 : (int) n - 1;

  for (int i = 0; i < (int) n; i++)
    if (gtk_widget_has_focus (stops[i]) || focus_inside (stops[i]) != NULL)
      at = i;
  for (int i = at; i >= 0 && i < (int) n; i += step)
    if (gtk_widget_get_mapped (stops[i]) && gtk_widget_child_focus (stops[i], direction))
      return TRUE;

  return FALSE;
}

static gboolean
enters_scrolled (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return GTK_IS_SCROLLED_WINDOW (focus) && gtk_widget_is_ancestor (focus, page)
         && gtk_widget_child_focus (gtk_widget_get_first_child (focus), GTK_DIR_TAB_FORWARD);
}

gboolean
focus_through (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) children = g_ptr_array_new ();

  if (direction == GTK_DIR_TAB_FORWARD && enters_scrolled (widget))
    return TRUE;
  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
      || (direction == GTK_DIR_TAB_FORWARD
          && focus_inside (GTK_WIDGET (gtk_widget_get_root (widget))) == NULL))
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (children, child);

  return focus_next ((GtkWidget *const *) children->pdata, children->len, direction);
}

typedef struct
{
  GWeakRef widget;
  void (*func) (gpointer widget);
} Later;

static void
do_later (gpointer data)
{
  Later *later = data;
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&later->widget);

  if (widget != NULL && gtk_widget_get_mapped (widget))
    later->func (widget);
  g_weak_ref_clear (&later->widget);
  g_free (later);
}

void
focus_later (GtkWidget *widget, void (*func) (gpointer widget))
{
  Later *later = g_new0 (Later, 1);

  g_weak_ref_init (&later->widget, widget);
  later->func = func;
  g_idle_add_once (do_later, later);
}

void
focus_leave (GtkWidget *widget)
{
  GtkWidget *ancestor = gtk_widget_get_parent (widget);

  if (focus_inside (widget) == NULL && !gtk_widget_has_focus (widget))
    return;

  while (ancestor != NULL && !(gtk_widget_get_focusable (ancestor) && spoken_grab_focus (ancestor)))
    ancestor = gtk_widget_get_parent (ancestor);
}

/* ---- Focus ring ------------------------------------------------------------------------------ */

#define TIMEOUT "gtk-keyboard-focus-visible-timeout" /* setting of newer GTK; 0: never */
#define TIMEOUT_NAME "[gtk] unset_focus_visible"     /* name of its source in older GTK */
#define POINTED_KEY "focus-ring-pointed" /* window data: set if the pointer was used last */

static void
set_pointed (GtkWindow *window, gboolean pointed)
{
  g_object_set_data (G_OBJECT (window), POINTED_KEY, GINT_TO_POINTER (pointed));
}

/* Hides the focus ring; GTK does so only if a click moves the focus. */
static gboolean
pointer_used (GtkEventController *controller, GdkEvent *event, gpointer user_data G_GNUC_UNUSED)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  GtkWindow *window = GTK_WINDOW (gtk_event_controller_get_widget (controller));

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    {
      set_pointed (window, TRUE);
      gtk_window_set_focus_visible (window, FALSE);
    }

  return GDK_EVENT_PROPAGATE;
}

/*
 * Disarms the timeout by which older GTK hides the ring; otherwise it wakes the program every three
 * seconds. It stays registered because GTK knows its id.
 */
static void
still_timeout (gpointer window)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, window);

  if (source != NULL && g_strcmp0 (g_source_get_name (source), TIMEOUT_NAME) == 0)
    g_source_set_ready_time (source, -1);
}

static gboolean
bring_back (gpointer window)
{
  if (g_object_get_data (window, POINTED_KEY) == NULL)
    {
      gtk_window_set_focus_visible (window, TRUE);
      still_timeout (window);
    }

  return G_SOURCE_REMOVE;
}

/* Takes no reference: a closed window, when finalized, uses its parent, which may be gone. */
static void
bring_back_soon (GtkWindow *window)
{
  g_autoptr (GSource) idle = g_idle_source_new ();

  g_source_set_priority (idle, G_PRIORITY_HIGH);
  g_source_set_closure (idle, g_cclosure_new_object (G_CALLBACK (bring_back), G_OBJECT (window)));
  g_source_attach (idle, NULL);
}

/* Shows the ring again when GTK hides it by timeout or, if newer, when a key is released. */
static void
visible_changed (GtkWindow *window)
{
  if (gtk_window_get_focus_visible (window))
    set_pointed (window, FALSE);
  else
    bring_back_soon (window);
}

void
focus_ring_keep (GtkWindow *window)
{
  GtkSettings *settings;
  GtkEventController *pointer;

  g_return_if_fail (GTK_IS_WINDOW (window));

  settings = gtk_widget_get_settings (GTK_WIDGET (window));
  pointer = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (pointer, GTK_PHASE_CAPTURE);
  g_signal_connect (pointer, "event", G_CALLBACK (pointer_used), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), pointer);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (settings), TIMEOUT) != NULL)
    g_object_set (settings, TIMEOUT, 0, NULL);
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (visible_changed), NULL);
}

/* ---- Keypad keys ----------------------------------------------------------------------------- */

static guint
twin_of (guint key)
{
  return key <= GDK_KEY_9 ? key - GDK_KEY_0 + GDK_KEY_KP_0 : key - GDK_KEY_Home + GDK_KEY_KP_Home;
}

void
both_keys_bind (GtkWidgetClass *widget_class, guint key, GtkShortcutFunc pressed,
                const char *format, int argument)
{
  gtk_widget_class_add_binding (widget_class, key, 0, pressed, format, argument);
  gtk_widget_class_add_binding (widget_class, twin_of (key), 0, pressed, format, argument);
}

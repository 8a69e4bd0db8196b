/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/still-pages.h"

/* Lets viewports follow later focus changes, but not the current one. */
static void
let_go (GPtrArray *held)
{
  for (guint i = 0; i < held->len; i++)
    gtk_viewport_set_scroll_to_focus (held->pdata[i], TRUE);
  g_ptr_array_set_size (held, 0);
}

/* Lets viewports follow the focus from the closed popover. */
static void
popover_unmapped (GtkWidget *popover, GPtrArray *held)
{
  g_signal_handlers_disconnect_by_func (popover, popover_unmapped, held);
  let_go (held);
}

/* Stops viewports around @popover from following the focus. */
static void
hold (GPtrArray *held, GtkWidget *popover)
{
  GtkWidget *widget = gtk_widget_get_ancestor (popover, GTK_TYPE_VIEWPORT);

  g_signal_handlers_disconnect_by_func (popover, popover_unmapped, held);
  g_signal_connect (popover, "unmap", G_CALLBACK (popover_unmapped), held);
  for (; widget != NULL;
       widget = gtk_widget_get_ancestor (gtk_widget_get_parent (widget), GTK_TYPE_VIEWPORT))
    if (gtk_viewport_get_scroll_to_focus (GTK_VIEWPORT (widget)))
      {
        gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (widget), FALSE);
        g_ptr_array_add (held, g_object_ref (widget));
      }
}

static void
focus_moved (GtkWindow *window, GParamSpec *pspec G_GNUC_UNUSED, GPtrArray *held)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *native;

  if (focus == NULL)
    return;
  native = GTK_WIDGET (gtk_widget_get_native (focus));
  let_go (held);
  if (native != GTK_WIDGET (window))
    hold (held, native);
}

void
still_pages_follow (GtkWindow *window)
{
  GPtrArray *held = g_ptr_array_new_with_free_func (g_object_unref);

  g_signal_connect_data (window, "notify::focus-widget", G_CALLBACK (focus_moved), held,
                         (GClosureNotify) (void (*) (void)) g_ptr_array_unref, 0);
}

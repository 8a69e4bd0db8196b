/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Adds or removes the style class @name. */
static inline void
css_class_set (GtkWidget *widget, const char *name, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/page-styles.h"

#include <gtk/gtk.h>

void
page_styles_load (GdkDisplay *display)
{
  static gboolean is_loaded;
  g_autoptr (GtkCssProvider) styles = NULL;

  if (is_loaded)
    return;
  is_loaded = TRUE;
  styles = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (styles, RESOURCE_BASE "/pages.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (styles),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

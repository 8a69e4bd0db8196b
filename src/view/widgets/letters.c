/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/letters.h"

#define USUAL_POINTS 11
#define USUAL_DPI (96 * 1024.0)   /* unit of GtkSettings */
#define PARTS 100000              /* resolution of a share */
#define STYLE "letters-style"     /* widget data: style class of its share */
#define USUAL "letters-usual"     /* widget data: window width for usual fonts */
#define SURFACE "letters-surface" /* widget data: surface being followed */

double
letters_get_wanted (GtkWidget *widget)
{
  g_autoptr (PangoFontDescription) font = NULL;
  g_autofree char *name = NULL;
  double points;
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-font-name", &name, "gtk-xft-dpi", &dpi,
                NULL);
  font = pango_font_description_from_string (name != NULL ? name : "");
  points = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  return MAX (dpi / USUAL_DPI, 1) * MAX (points / USUAL_POINTS, 1);
}

int
letters_get_line (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int height = pango_font_metrics_get_height (metrics);

  pango_font_metrics_unref (metrics);

  return PANGO_PIXELS_CEIL (height);
}

static void
add_style (GdkDisplay *display, const char *style, int parts)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  g_autofree char *rule
      = g_strdup_printf (".%s { font-size: %d.%05dem; }", style, parts / PARTS, parts % PARTS);

  gtk_css_provider_load_from_data (provider, rule, -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

static int
count_parts (double share)
{
  return (int) (share * PARTS + .5);
}

/* Returns the interned style class; NULL for 0. */
static const char *
find_style (GtkWidget *widget, double share)
{
  g_autofree char *name = g_strdup_printf ("letters-%d", count_parts (share));
  const char *style = g_intern_string (name);
  GObject *display = G_OBJECT (gtk_widget_get_display (widget));

  if (share <= 0)
    return NULL;
  if (g_object_get_data (display, style) == NULL)
    add_style (GDK_DISPLAY (display), style, count_parts (share));
  g_object_set_data (display, style, (gpointer) style);

  return style;
}

gboolean
letters_has_share (GtkWidget *widget, double share)
{
  return g_object_get_data (G_OBJECT (widget), STYLE) == find_style (widget, share);
}

void
letters_set_share (GtkWidget *widget, double share)
{
  const char *before = g_object_get_data (G_OBJECT (widget), STYLE);
  const char *style = find_style (widget, share);

  if (before == style)
    return;
  if (before != NULL)
    gtk_widget_remove_css_class (widget, before);
  if (style != NULL)
    gtk_widget_add_css_class (widget, style);
  g_object_set_data (G_OBJECT (widget), STYLE, (gpointer) style);
}

void
letters_limit (GtkWidget *widget, double letters)
{
  double wanted = letters_get_wanted (widget);

  letters_set_share (widget, letters < wanted ? letters / wanted : 0);
}

static void
letters_fit (GtkWidget *widget, int width, int usual)
{
  letters_limit (widget, MAX ((double) width / usual, 1));
}

/* ---- Windows --------------------------------------------------------------------------------- */

static void
fit_into_surface (GtkWidget *widget, int width, int height G_GNUC_UNUSED,
                  GdkSurface *surface G_GNUC_UNUSED)
{
  letters_fit (widget, width, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), USUAL)));
}

static void
follow_surface (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (gtk_widget_get_root (widget)));

  g_object_set_data_full (G_OBJECT (widget), SURFACE, g_object_ref (surface), g_object_unref);
  g_signal_connect_object (surface, "layout", G_CALLBACK (fit_into_surface), widget,
                           G_CONNECT_SWAPPED);
  fit_into_surface (widget, gdk_surface_get_width (surface), 0, surface);
}

/* Stops following: discarded list rows have no window. */
static void
leave_surface (GtkWidget *widget)
{
  GdkSurface *surface = g_object_get_data (G_OBJECT (widget), SURFACE);

  g_signal_handlers_disconnect_by_func (surface, fit_into_surface, widget);
  g_object_set_data (G_OBJECT (widget), SURFACE, NULL);
}

void
letters_keep (GtkWidget *widget, int usual)
{
  g_object_set_data (G_OBJECT (widget), USUAL, GINT_TO_POINTER (usual));
  letters_limit (widget, 1); /* usual text size until the window has a width */
  g_signal_connect (widget, "map", G_CALLBACK (follow_surface), NULL);
  g_signal_connect (widget, "unmap", G_CALLBACK (leave_surface), NULL);
}

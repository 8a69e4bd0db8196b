/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-garland.h"

#include <adwaita.h>

#define HEIGHT 40
#define SAG 12      /* the string hangs so much lower in its middle */
#define PENNANT 26  /* width */
#define LENGTH 24   /* of a pennant */
#define GAP 8       /* between two */
#define SECONDS 1.2 /* until all hang */
#define FALL 0.25   /* share of that in which one unrolls */

struct _AtoutGarland
{
  GtkWidget parent_instance;

  AdwAnimation *animation;
  double hung; /* from 0 to 1 */
};

G_DEFINE_FINAL_TYPE (AtoutGarland, atout_garland, GTK_TYPE_WIDGET)

static const GdkRGBA colors[] = {
  { 0.75f, 0.13f, 0.16f, 1 },
  { 0.96f, 0.76f, 0.18f, 1 },
  { 0.16f, 0.45f, 0.30f, 1 },
  { 0.11f, 0.31f, 0.56f, 1 },
};

/* ---- Drawing ------------------------------------------------------------------------------- */

/* The height of the string at @x, in a garland of @width. */
static double
string_at (double x, double width)
{
  double from_middle = 2 * x / width - 1;

  return 2 + SAG * (1 - from_middle * from_middle);
}

static void
draw_pennant (cairo_t *cr, double x, double width, const GdkRGBA *color, double unrolled)
{
  double left = string_at (x, width);
  double right = string_at (x + PENNANT, width);
  double tip = (left + right) / 2 + LENGTH * unrolled;

  cairo_move_to (cr, x, left);
  cairo_line_to (cr, x + PENNANT, right);
  cairo_line_to (cr, x + PENNANT / 2.0, tip);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

static void
draw_string (cairo_t *cr, double width)
{
  cairo_move_to (cr, 0, string_at (0, width));
  for (double x = 0; x < width; x += 4)
    cairo_line_to (cr, x, string_at (x, width));
  cairo_line_to (cr, width, string_at (width, width));
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

static void
atout_garland_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutGarland *self = ATOUT_GARLAND (widget);
  double width = gtk_widget_get_width (widget);
  int n = (int) ((width - GAP) / (PENNANT + GAP));
  double left = (width - n * (PENNANT + GAP) + GAP) / 2;
  GdkRGBA ink;
  cairo_t *cr;

  if (n < 1)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, HEIGHT));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  for (int i = 0; i < n; i++)
    {
      double start = (1 - FALL) * i / n;
      double unrolled = CLAMP ((self->hung - start) / FALL, 0, 1);

      if (unrolled > 0)
        draw_pennant (cr, left + i * (PENNANT + GAP), width, &colors[i % G_N_ELEMENTS (colors)],
                      unrolled);
    }
  gdk_cairo_set_source_rgba (cr, &ink);
  draw_string (cr, width);
  cairo_destroy (cr);
}

static void
atout_garland_measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation,
                       int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 0;
  *minimum_baseline = *natural_baseline = -1;
}

/* ---- Hanging it up ------------------------------------------------------------------------- */

static void
hang (double value, gpointer data)
{
  AtoutGarland *self = data;

  self->hung = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
atout_garland_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (atout_garland_parent_class)->map (widget);
  adw_animation_play (ATOUT_GARLAND (widget)->animation);
}

static void
atout_garland_unmap (GtkWidget *widget)
{
  adw_animation_reset (ATOUT_GARLAND (widget)->animation);
  GTK_WIDGET_CLASS (atout_garland_parent_class)->unmap (widget);
}

static void
atout_garland_dispose (GObject *object)
{
  g_clear_object (&ATOUT_GARLAND (object)->animation);
  G_OBJECT_CLASS (atout_garland_parent_class)->dispose (object);
}

static void
atout_garland_class_init (AtoutGarlandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_garland_dispose;
  widget_class->snapshot = atout_garland_snapshot;
  widget_class->measure = atout_garland_measure;
  widget_class->map = atout_garland_map;
  widget_class->unmap = atout_garland_unmap;
  gtk_widget_class_set_css_name (widget_class, "garland");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_garland_init (AtoutGarland *self)
{
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, (guint) (1000 * SECONDS),
                                             adw_callback_animation_target_new (hang, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
}

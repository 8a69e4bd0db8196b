/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/plot/atout-plot.h"

#include <adwaita.h>

#include "view/plot/plot-colors.h"
#include "view/plot/plot-text.h"
#include "view/widgets/spoken-names.h"

#define LINES_HIGH 14 /* height in lines of text */
#define CHARS_WIDE 24 /* width in characters */
#define LINE 2        /* line width */
#define GRID 1        /* width of grid lines */
#define LOSS 6.0f     /* width of a loss bar */
#define BAR_GAP 2     /* pixels */
#define TICKS 5       /* wanted per axis */

struct _AtoutPlot
{
  GtkWidget parent_instance;

  GArray *points; /* PlotPoint; nullable */
  GArray *bars;   /* PlotBar; nullable */
  char *below;
  char *beside;
  PlotTicks x;
  PlotTicks y;
};

G_DEFINE_FINAL_TYPE (AtoutPlot, atout_plot, GTK_TYPE_WIDGET)

/* ---- Geometry -------------------------------------------------------------------------------- */

/* The plotting area and its ranges. */
typedef struct
{
  graphene_rect_t area;
  double x0, x1, y0, y1;
} Frame;

static float
place_x (const Frame *frame, double x)
{
  return frame->area.origin.x
         + (float) ((x - frame->x0) / (frame->x1 - frame->x0)) * frame->area.size.width;
}

static float
place_y (const Frame *frame, double y)
{
  return frame->area.origin.y + frame->area.size.height
         - (float) ((y - frame->y0) / (frame->y1 - frame->y0)) * frame->area.size.height;
}

static PangoLayout *
layout_name (AtoutPlot *self, const char *text, int *width, int *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (gtk_widget_get_width (GTK_WIDGET (self)), 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, width, height);

  return layout;
}

static int
name_height (AtoutPlot *self, const char *text)
{
  int width, height;

  g_object_unref (layout_name (self, text, &width, &height));

  return height;
}

static int
widest_number (AtoutPlot *self, const PlotTicks *ticks)
{
  int widest = 0;

  for (guint i = 0; i < ticks->n; i++)
    {
      int width, height;

      g_object_unref (plot_text_number (GTK_WIDGET (self), ticks, i, &width, &height));
      widest = MAX (widest, width);
    }

  return widest;
}

/* Returns the frame inside numbers and names of the axes. */
static Frame
find_frame (AtoutPlot *self)
{
  int line = plot_text_height (GTK_WIDGET (self));
  float left = (float) (widest_number (self, &self->y) + PLOT_GAP);
  float right = (float) widest_number (self, &self->x) / 2;
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self)) - left - right;
  float top = (float) (name_height (self, self->beside) + PLOT_GAP + line / 2);
  float bottom = (float) (line + PLOT_GAP + name_height (self, self->below) + PLOT_GAP);
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self)) - top - bottom;

  return (Frame) { .area = GRAPHENE_RECT_INIT (left, top, MAX (width, 1), MAX (height, 1)),
                   .x0 = self->x.at[0],
                   .x1 = self->x.at[self->x.n - 1],
                   .y0 = self->y.at[0],
                   .y1 = self->y.at[self->y.n - 1] };
}

/* ---- Drawing --------------------------------------------------------------------------------- */

static void
draw_rows (AtoutPlot *self, GtkSnapshot *snapshot, const Frame *frame, const PlotColors *colors)
{
  for (guint i = 0; i < self->y.n; i++)
    {
      float y = place_y (frame, self->y.at[i]);
      int width, height;
      g_autoptr (PangoLayout) layout
          = plot_text_number (GTK_WIDGET (self), &self->y, i, &width, &height);

      gtk_snapshot_append_color (snapshot, self->y.at[i] == 0 ? &colors->text : &colors->grid,
                                 &GRAPHENE_RECT_INIT (frame->area.origin.x, (float) (int) y,
                                                      frame->area.size.width, GRID));
      plot_text_draw (snapshot, layout, &colors->text,
                      frame->area.origin.x - (float) (width + PLOT_GAP), y - (float) height / 2);
    }
}

static void
draw_columns (AtoutPlot *self, GtkSnapshot *snapshot, const Frame *frame, const PlotColors *colors)
{
  float bottom = frame->area.origin.y + frame->area.size.height;
  float x[PLOT_TICKS_MAX];

  for (guint i = 0; i < self->x.n; i++)
    {
      x[i] = place_x (frame, self->x.at[i]);
      gtk_snapshot_append_color (
          snapshot, &colors->grid,
          &GRAPHENE_RECT_INIT ((float) (int) x[i], bottom, GRID, PLOT_GAP / 2));
    }
  plot_text_draw_numbers (GTK_WIDGET (self), snapshot, &self->x, x, bottom + PLOT_GAP,
                          &colors->text);
}

static void
draw_names (AtoutPlot *self, GtkSnapshot *snapshot, const Frame *frame, const PlotColors *colors)
{
  int width, height;
  g_autoptr (PangoLayout) beside = layout_name (self, self->beside, &width, &height);
  g_autoptr (PangoLayout) below = NULL;

  plot_text_draw (snapshot, beside, &colors->text, 0, 0);
  below = layout_name (self, self->below, &width, &height);
  plot_text_draw (snapshot, below, &colors->text,
                  MAX (frame->area.origin.x + frame->area.size.width - (float) width, 0),
                  (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height));
}

static void
trace (cairo_t *cr, const Frame *frame, GArray *points, double share, gboolean back)
{
  for (guint i = 0; i < points->len; i++)
    {
      const PlotPoint *point = &g_array_index (points, PlotPoint, back ? points->len - 1 - i : i);

      cairo_line_to (cr, place_x (frame, point->x),
                     place_y (frame, point->y + share * point->margin));
    }
}

static void
draw_line (AtoutPlot *self, GtkSnapshot *snapshot, const Frame *frame, const PlotColors *colors)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &frame->area);

  trace (cr, frame, self->points, 1, FALSE);
  trace (cr, frame, self->points, -1, TRUE);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &colors->band);
  cairo_fill (cr);
  trace (cr, frame, self->points, 0, FALSE);
  gdk_cairo_set_source_rgba (cr, &colors->line);
  cairo_set_line_width (cr, LINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Draws losses thicker than the line, distinct without colour. */
static void
draw_losses (AtoutPlot *self, GtkSnapshot *snapshot, const Frame *frame, const PlotColors *colors)
{
  for (guint i = 0; i < self->points->len; i++)
    {
      const PlotPoint *point = &g_array_index (self->points, PlotPoint, i);
      float top = place_y (frame, point->y);
      float bottom = place_y (frame, point->y - point->lost);

      if (point->lost > 0)
        gtk_snapshot_append_color (snapshot, &colors->text,
                                   &GRAPHENE_RECT_INIT (place_x (frame, point->x) - LOSS / 2, top,
                                                        LOSS, MAX (bottom - top, LOSS)));
    }
}

static void
draw_bars (AtoutPlot *self, GtkSnapshot *snapshot, const Frame *frame, const PlotColors *colors)
{
  for (guint i = 0; i < self->bars->len; i++)
    {
      const PlotBar *bar = &g_array_index (self->bars, PlotBar, i);
      float from = place_x (frame, bar->from);
      float to = place_x (frame, bar->to);
      float top = place_y (frame, bar->height);

      gtk_snapshot_append_color (
          snapshot, &colors->line,
          &GRAPHENE_RECT_INIT (from, top, MAX (to - from - BAR_GAP, 1), place_y (frame, 0) - top));
    }
}

static void
atout_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutPlot *self = ATOUT_PLOT (widget);
  PlotColors colors = plot_colors_find ();
  Frame frame;

  if (self->points == NULL && self->bars == NULL)
    return;
  frame = find_frame (self);
  draw_rows (self, snapshot, &frame, &colors);
  draw_columns (self, snapshot, &frame, &colors);
  draw_names (self, snapshot, &frame, &colors);
  if (self->points != NULL)
    {
      draw_line (self, snapshot, &frame, &colors);
      draw_losses (self, snapshot, &frame, &colors);
    }
  else
    {
      draw_bars (self, snapshot, &frame, &colors);
    }
}

static void
atout_plot_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                    int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                    int *natural_baseline G_GNUC_UNUSED)
{
  int line = plot_text_height (widget);

  *minimum = *natural
      = orientation == GTK_ORIENTATION_HORIZONTAL ? CHARS_WIDE * line / 2 : LINES_HIGH * line;
}

/* ---- Data ------------------------------------------------------------------------------------ */

static void
clear (AtoutPlot *self)
{
  g_clear_pointer (&self->points, g_array_unref);
  g_clear_pointer (&self->bars, g_array_unref);
  g_clear_pointer (&self->below, g_free);
  g_clear_pointer (&self->beside, g_free);
}

static void
set_names (AtoutPlot *self, const char *below, const char *beside, const char *text)
{
  self->below = g_strdup (below);
  self->beside = g_strdup (beside);
  spoken_set_name (GTK_WIDGET (self), text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
atout_plot_show_line (AtoutPlot *self, GArray *points, const char *below, const char *beside,
                      const char *text)
{
  double low = G_MAXDOUBLE;
  double high = -G_MAXDOUBLE;

  g_return_if_fail (ATOUT_IS_PLOT (self));
  g_return_if_fail (points->len > 0);

  clear (self);
  self->points = g_array_ref (points);
  for (guint i = 0; i < points->len; i++)
    {
      const PlotPoint *point = &g_array_index (points, PlotPoint, i);

      low = MIN (low, point->y - MAX (point->margin, point->lost));
      high = MAX (high, point->y + point->margin);
    }
  plot_ticks_make_whole (&self->x, g_array_index (points, PlotPoint, 0).x,
                         g_array_index (points, PlotPoint, points->len - 1).x, TICKS);
  plot_ticks_make (&self->y, low, high, TICKS, 0);
  set_names (self, below, beside, text);
}

void
atout_plot_show_bars (AtoutPlot *self, GArray *bars, const char *below, const char *beside,
                      const char *text)
{
  double high = 1;

  g_return_if_fail (ATOUT_IS_PLOT (self));
  g_return_if_fail (bars->len > 0);

  clear (self);
  self->bars = g_array_ref (bars);
  for (guint i = 0; i < bars->len; i++)
    high = MAX (high, g_array_index (bars, PlotBar, i).height);
  plot_ticks_make (&self->x, g_array_index (bars, PlotBar, 0).from,
                   g_array_index (bars, PlotBar, bars->len - 1).to, TICKS, 1);
  plot_ticks_make (&self->y, 0, high, TICKS, 1);
  set_names (self, below, beside, text);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_plot_finalize (GObject *object)
{
  clear (ATOUT_PLOT (object));
  G_OBJECT_CLASS (atout_plot_parent_class)->finalize (object);
}

static void
atout_plot_class_init (AtoutPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_plot_finalize;

  widget_class->snapshot = atout_plot_snapshot;
  widget_class->measure = atout_plot_measure;
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* Makes the plot focusable for screen readers. */
static void
atout_plot_init (AtoutPlot *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  for (const char *const *name
       = (const char *const[]) { "notify::dark", "notify::high-contrast", NULL };
       *name != NULL; name++)
    g_signal_connect_object (style, *name, G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
}

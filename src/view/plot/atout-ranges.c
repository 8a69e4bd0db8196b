/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/plot/atout-ranges.h"

#include "view/plot/plot-colors.h"
#include "view/plot/plot-text.h"
#include "view/widgets/spoken-names.h"

#define CHARS_WIDE 16 /* width in characters */
#define BAR 10.0f     /* height of a bar */
#define RANGE 18.0f   /* height of a range */
#define LINE 2.0f     /* width of the lines at the ends of a range */
#define TICKS 4       /* wanted */

struct _AtoutRanges
{
  GtkWidget parent_instance;

  GArray *ranges; /* PlotRange, which own their names; or NULL */
  PlotTicks ticks;
};

G_DEFINE_FINAL_TYPE (AtoutRanges, atout_ranges, GTK_TYPE_WIDGET)

/* ---- Geometry -------------------------------------------------------------------------------- */

/* Returns the height of one range with its name above. */
static float
row_height (AtoutRanges *self)
{
  return (float) plot_text_height (GTK_WIDGET (self)) + PLOT_GAP / 2 + RANGE + PLOT_GAP;
}

/* Returns the x of @value; the outermost numbers of the axis fit below. */
static float
place (AtoutRanges *self, double value)
{
  int first, last, height;
  double low = self->ticks.at[0];
  double high = self->ticks.at[self->ticks.n - 1];
  float left, right;

  g_object_unref (plot_text_number (GTK_WIDGET (self), &self->ticks, 0, &first, &height));
  g_object_unref (
      plot_text_number (GTK_WIDGET (self), &self->ticks, self->ticks.n - 1, &last, &height));
  left = (float) first / 2;
  right = (float) gtk_widget_get_width (GTK_WIDGET (self)) - (float) last / 2;

  return left + (float) ((value - low) / (high - low)) * MAX (right - left, 1);
}

/* ---- Drawing --------------------------------------------------------------------------------- */

static void
draw_box (GtkSnapshot *snapshot, const GdkRGBA *color, float from, float to, float y, float height)
{
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT (MIN (from, to), y, ABS (to - from), height));
}

/* Draws lines at the marks of the axis, the one at zero darker, from @top down. */
static void
draw_grid (AtoutRanges *self, GtkSnapshot *snapshot, float top, const PlotColors *colors)
{
  for (guint i = 0; i < self->ticks.n; i++)
    {
      float x = (float) (int) place (self, self->ticks.at[i]);

      draw_box (snapshot, self->ticks.at[i] == 0 ? &colors->text : &colors->grid, x, x + 1, top,
                RANGE + PLOT_GAP);
    }
}

static void
draw_range (AtoutRanges *self, GtkSnapshot *snapshot, guint i, const PlotColors *colors)
{
  const PlotRange *range = &g_array_index (self->ranges, PlotRange, i);
  float top = (float) i * row_height (self);
  float y = top + (float) plot_text_height (GTK_WIDGET (self)) + PLOT_GAP / 2;
  float low = place (self, range->mean - range->margin);
  float high = place (self, range->mean + range->margin);
  int width, height;
  g_autoptr (PangoLayout) name = plot_text_layout (GTK_WIDGET (self), range->name, &width, &height);

  plot_text_draw (snapshot, name, &colors->text, 0, top);
  draw_grid (self, snapshot, y - PLOT_GAP / 2, colors);
  if (range->margin > 0)
    {
      draw_box (snapshot, &colors->band, low, high, y, RANGE);
      draw_box (snapshot, &colors->line, low, low + LINE, y, RANGE);
      draw_box (snapshot, &colors->line, high - LINE, high, y, RANGE);
    }
  draw_box (snapshot, &colors->line, place (self, 0), place (self, range->mean),
            y + (RANGE - BAR) / 2, BAR);
}

static void
atout_ranges_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutRanges *self = ATOUT_RANGES (widget);
  PlotColors colors = plot_colors_find ();
  float x[PLOT_TICKS_MAX];

  if (self->ranges == NULL)
    return;
  for (guint i = 0; i < self->ranges->len; i++)
    draw_range (self, snapshot, i, &colors);
  for (guint i = 0; i < self->ticks.n; i++)
    x[i] = place (self, self->ticks.at[i]);
  plot_text_draw_numbers (widget, snapshot, &self->ticks, x,
                          (float) self->ranges->len * row_height (self), &colors.text);
}

static void
atout_ranges_measure (GtkWidget *widget, GtkOrientation orientation, int for_size G_GNUC_UNUSED,
                      int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                      int *natural_baseline G_GNUC_UNUSED)
{
  AtoutRanges *self = ATOUT_RANGES (widget);
  int line = plot_text_height (GTK_WIDGET (self));
  float rows = self->ranges != NULL ? (float) self->ranges->len * row_height (self) : 0;

  *minimum = *natural
      = orientation == GTK_ORIENTATION_HORIZONTAL ? CHARS_WIDE * line / 2 : (int) rows + line;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
free_name (gpointer range)
{
  g_free ((char *) ((PlotRange *) range)->name);
}

void
atout_ranges_show (AtoutRanges *self, const PlotRange *ranges, guint n, const char *text)
{
  double low = 0;
  double high = 0;

  g_return_if_fail (ATOUT_IS_RANGES (self));
  g_return_if_fail (n > 0);

  g_clear_pointer (&self->ranges, g_array_unref);
  self->ranges = g_array_new (FALSE, FALSE, sizeof (PlotRange));
  g_array_set_clear_func (self->ranges, free_name);
  for (guint i = 0; i < n; i++)
    {
      PlotRange range = ranges[i];

      range.name = g_strdup (range.name);
      g_array_append_val (self->ranges, range);
      low = MIN (low, range.mean - range.margin);
      high = MAX (high, range.mean + range.margin);
    }
  plot_ticks_make (&self->ticks, low, high, TICKS, 0);
  spoken_set_name (GTK_WIDGET (self), text);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
atout_ranges_finalize (GObject *object)
{
  g_clear_pointer (&ATOUT_RANGES (object)->ranges, g_array_unref);

  G_OBJECT_CLASS (atout_ranges_parent_class)->finalize (object);
}

static void
atout_ranges_class_init (AtoutRangesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_ranges_finalize;

  widget_class->snapshot = atout_ranges_snapshot;
  widget_class->measure = atout_ranges_measure;
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
atout_ranges_init (AtoutRanges *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
}

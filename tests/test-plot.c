/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plots: where the marks of an axis stand, running means, ranges of points; and what is drawn. */

#include <adwaita.h>
#include <math.h>

#include "add-tests.h"
#include "model/statistics/statistics-curve.h"
#include "players/field/margin.h"
#include "rules/rng.h"
#include "view/plot/atout-plot.h"
#include "view/plot/atout-ranges.h"
#include "view/plot/plot-ticks.h"

static void
test_ticks (void)
{
  static const struct
  {
    double low, high;
    guint wanted;
    const char *ticks;
    enum
    {
      ANY,
      COUNTED, /* steps of at least 1 */
      WHOLE,   /* whole numbers; the first and last mark are the limits of the data */
    } kind;
  } rows[] = {
    { 105, 543, 5, "100 200 300 400 500 600" },    /* Heckbert's first example */
    { 2.03, 2.17, 5, "2.00 2.05 2.10 2.15 2.20" }, /* and his second */
    { 0, 1, 5, "0.0 0.2 0.4 0.6 0.8 1.0" },
    { 0, 150, 5, "0 50 100 150" },
    { -12, 31, 5, "−20 −10 0 10 20 30 40" },
    { 7, 7, 5, "6.0 6.5 7.0 7.5 8.0" },
    { 0, 0, 5, "−1.0 −0.5 0.0 0.5 1.0" },
    { -0.001, 0.001, 5, "−0.0010 −0.0005 0.0000 0.0005 0.0010" },
    { 1, 20000, 5, "0 5000 10000 15000 20000" },
    { 0, 1, 5, "0 1", COUNTED },
    { 0, 2, 5, "0 1 2", COUNTED },
    { 0, 7, 5, "0 2 4 6 8", COUNTED },
    { 162, 163, 5, "162 163", COUNTED },
    { 1, 3, 5, "1 2 3", WHOLE },
    { 1, 1, 5, "0 1 2", WHOLE },
    { 1, 9, 5, "1 4 6 9", WHOLE },
    { 0, 8, 5, "0 2 4 6 8", WHOLE }, /* number of tricks in a deal */
    { 0, 9, 5, "0 2 4 6 9", WHOLE },
    { 0, 11, 5, "0 5 11", WHOLE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      PlotTicks ticks;

      if (rows[i].kind == WHOLE)
        plot_ticks_make_whole (&ticks, rows[i].low, rows[i].high, rows[i].wanted);
      else
        plot_ticks_make (&ticks, rows[i].low, rows[i].high, rows[i].wanted,
                         rows[i].kind == COUNTED ? 1 : 0);
      for (guint k = 0; k < ticks.n; k++)
        {
          g_autofree char *number = plot_number_write (ticks.at[k], ticks.digits);

          g_string_append_printf (text, "%s%s", k > 0 ? " " : "", number);
        }
      g_assert_cmpstr (text->str, ==, rows[i].ticks);
    }
}

static double
draw_number (Rng *rng, double least, double most)
{
  return least + (most - least) * rng_below (rng, 1u << 30) / (1u << 30);
}

/* Whatever is drawn has marks around it, and not too many. */
static void
test_ticks_cover (void)
{
  Rng rng = rng_new (1, 1);

  for (guint i = 0; i < 100000; i++)
    {
      double low = draw_number (&rng, -1000, 1000) * pow (10, rng_below (&rng, 7) - 3.0);
      double high = low + draw_number (&rng, 0, 1000) * pow (10, rng_below (&rng, 7) - 3.0);
      double room = 1e-6 * MAX (high - low, 1e-6);
      PlotTicks ticks;

      plot_ticks_make (&ticks, low, high, 2 + rng_below (&rng, 9), i % 2);
      g_assert_cmpuint (ticks.n, >=, 2);
      g_assert_cmpuint (ticks.n, <, PLOT_TICKS_MAX);
      g_assert_cmpfloat (ticks.at[0], <=, low + room);
      g_assert_cmpfloat (ticks.at[ticks.n - 1], >=, high - room);
    }
}

static GArray *
make_points (const gint32 *values, guint n)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (gint32));

  g_array_append_vals (points, values, n);

  return points;
}

static void
test_means (void)
{
  static const gint32 values[] = { 1, 2, 3, 4, 10, -2, 0, 7 };
  g_autoptr (GArray) points = make_points (values, G_N_ELEMENTS (values));
  g_autoptr (GArray) all = statistics_means (points, 4, 100);
  g_autoptr (GArray) few = statistics_means (points, 4, 3);
  g_autoptr (GArray) one = statistics_means (points, 8, 100);
  g_autoptr (GArray) none = statistics_means (points, 9, 100);
  const StatisticsMean *first = &g_array_index (all, StatisticsMean, 0);

  g_assert_cmpuint (all->len, ==, 5);
  g_assert_cmpuint (first->deal, ==, 4);
  g_assert_cmpfloat (first->mean, ==, 2.5);
  g_assert_cmpfloat_with_epsilon (first->margin, margin_of_mean (4, 10, 30), 1e-9);
  g_assert_cmpfloat (g_array_index (all, StatisticsMean, 4).mean, ==, 3.75);
  g_assert_cmpuint (few->len, ==, 3);
  g_assert_cmpuint (g_array_index (few, StatisticsMean, 0).deal, ==, 4);
  g_assert_cmpuint (g_array_index (few, StatisticsMean, 2).deal, ==, 8);
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpuint (g_array_index (one, StatisticsMean, 0).deal, ==, 8);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (statistics_window (20), ==, 10);
  g_assert_cmpuint (statistics_window (600), ==, 120);
  g_assert_cmpuint (statistics_window (20000), ==, 200);
}

/* Every deal is in the bar of its points; bars lie side by side. */
static void
test_bars (void)
{
  static const gint32 values[] = { -3, -1, 0, 0, 4, 162, 81, 12, -20 };
  g_autoptr (GArray) points = make_points (values, G_N_ELEMENTS (values));
  g_autoptr (GArray) bars = statistics_bars (points, 24);
  g_autoptr (GArray) same = make_points ((const gint32[]) { 5, 5, 5 }, 3);
  g_autoptr (GArray) single = statistics_bars (same, 24);
  guint n = 0;

  g_assert_cmpuint (bars->len, <=, 24);
  for (guint i = 0; i < bars->len; i++)
    {
      const StatisticsBar *bar = &g_array_index (bars, StatisticsBar, i);
      guint counted = 0;

      for (guint k = 0; k < G_N_ELEMENTS (values); k++)
        counted += values[k] >= bar->from && values[k] <= bar->to;
      g_assert_cmpuint (bar->n, ==, counted);
      if (i > 0)
        g_assert_cmpint (bar->from, ==, bar[-1].to + 1);
      n += bar->n;
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (values));
  g_assert_cmpuint (single->len, ==, 1);
  g_assert_cmpint (g_array_index (single, StatisticsBar, 0).from, ==, 5);
}

/* ---- What is drawn --------------------------------------------------------------------------- */

static guint
count_nodes (GskRenderNode *node, GskRenderNodeType type)
{
  guint n = gsk_render_node_get_node_type (node) == type;

  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      n += count_nodes (gsk_container_node_get_child (node, i), type);
  if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    n += count_nodes (gsk_transform_node_get_child (node), type);

  return n;
}

static GskRenderNode *
draw (GtkWidget *plot, int width, int height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_size_allocate (plot, &(GtkAllocation) { 0, 0, width, height }, -1);
  GTK_WIDGET_GET_CLASS (plot)->snapshot (plot, snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}

/* A line is one drawing, bars are one each; in the smallest room too. */
static void
test_drawn (void)
{
  g_autoptr (GtkWidget) plot = g_object_ref_sink (g_object_new (ATOUT_TYPE_PLOT, NULL));
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (PlotPoint));
  g_autoptr (GArray) bars = g_array_new (FALSE, FALSE, sizeof (PlotBar));
  int minimum;

  g_assert_true (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (plot))
                 == GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_measure (plot, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 330);
  for (guint i = 1; i <= 5; i++)
    {
      PlotPoint point = { i, 10 * i, 3, 0 };
      PlotBar bar = { i, i + 1, i };

      g_array_append_val (points, point);
      g_array_append_val (bars, bar);
    }
  for (int width = 1; width <= 601; width += 300)
    {
      g_autoptr (GskRenderNode) line = NULL;
      g_autoptr (GskRenderNode) columns = NULL;

      atout_plot_show_line (ATOUT_PLOT (plot), points, "Deals", "Points", "It rises.");
      gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_LABEL, "It rises.");
      gtk_widget_measure (plot, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      line = draw (plot, MAX (width, minimum), 200);
      g_assert_cmpuint (count_nodes (line, GSK_CAIRO_NODE), ==, 1);
      g_assert_cmpuint (count_nodes (line, GSK_TEXT_NODE), >, 6);

      atout_plot_show_bars (ATOUT_PLOT (plot), bars, "Points", "Deals", "They grow.");
      gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_LABEL, "They grow.");
      columns = draw (plot, MAX (width, minimum), 200);
      g_assert_cmpuint (count_nodes (columns, GSK_CAIRO_NODE), ==, 0);
      g_assert_cmpuint (count_nodes (columns, GSK_COLOR_NODE), >=,
                        5 + count_nodes (line, GSK_COLOR_NODE) / 4);
    }
}

/* A plot of one deal has two marks on each axis, at neighbouring whole numbers. */
static void
test_few (void)
{
  g_autoptr (GtkWidget) plot = g_object_ref_sink (g_object_new (ATOUT_TYPE_PLOT, NULL));
  g_autoptr (GArray) bars = g_array_new (FALSE, FALSE, sizeof (PlotBar));
  g_autoptr (GskRenderNode) node = NULL;
  const PlotBar bar = { 162, 163, 1 };

  g_array_append_val (bars, bar);
  atout_plot_show_bars (ATOUT_PLOT (plot), bars, "Points", "Deals", "162 points: 1.");
  node = draw (plot, 600, 200);
  g_assert_cmpuint (count_nodes (node, GSK_TEXT_NODE), ==, 2 + 2 + 2); /* marks and axis names */
}

/* What the axes are of is read to its end, however long that is. */
static void
test_names (void)
{
  g_autoptr (GtkWidget) plot = g_object_ref_sink (g_object_new (ATOUT_TYPE_PLOT, NULL));
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (PlotPoint));
  g_autoptr (GskRenderNode) node = NULL;
  const PlotPoint ends[] = { { 0, 0, 0, 0 }, { 4, 100, 0, 0 } };
  graphene_rect_t bounds;
  int width;

  g_array_append_vals (points, ends, G_N_ELEMENTS (ends));
  atout_plot_show_line (ATOUT_PLOT (plot), points,
                        "Deals, from the first of all that were played to the latest",
                        "Points ahead, as far as that was to be expected by then", "It rises.");
  gtk_widget_measure (plot, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  node = draw (plot, width, 300);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.origin.x, >=, -1);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width + 1);
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 301);
}

/* What was lost at a point is a bar of its own, even a little; the axis reaches its end. */
static void
test_losses (void)
{
  g_autoptr (GtkWidget) plot = g_object_ref_sink (g_object_new (ATOUT_TYPE_PLOT, NULL));
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (PlotPoint));
  g_autoptr (GskRenderNode) without = NULL;
  g_autoptr (GskRenderNode) with = NULL;

  for (guint i = 0; i <= 4; i++)
    {
      PlotPoint point = { i, 25 * i, 0, 0 };

      g_array_append_val (points, point);
    }
  atout_plot_show_line (ATOUT_PLOT (plot), points, "Trick", "Points", "It rises.");
  without = draw (plot, 600, 200);
  g_array_index (points, PlotPoint, 1).lost = 25; /* to zero: the marks of the axis stay */
  g_array_index (points, PlotPoint, 3).lost = 0.01;
  atout_plot_show_line (ATOUT_PLOT (plot), points, "Trick", "Points", "It rises.");
  with = draw (plot, 600, 200);
  g_assert_cmpuint (count_nodes (with, GSK_COLOR_NODE), ==,
                    count_nodes (without, GSK_COLOR_NODE) + 2);
}

/* Ranges have a name each; the axis has zero, even if no range includes it. */
static void
test_ranges (void)
{
  g_autoptr (GtkWidget) plot = g_object_ref_sink (g_object_new (ATOUT_TYPE_RANGES, NULL));
  const PlotRange ranges[] = { { "Cards", 30, 10 }, { "Play", 20, 0 } };
  int minimum, height;

  atout_ranges_show (ATOUT_RANGES (plot), ranges, G_N_ELEMENTS (ranges), "Cards 30, play 20.");
  gtk_test_accessible_assert_property (plot, GTK_ACCESSIBLE_PROPERTY_LABEL, "Cards 30, play 20.");
  gtk_widget_measure (plot, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (plot, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 300);
  for (int width = 300; width <= 600; width += 300)
    {
      g_autoptr (GskRenderNode) node = draw (plot, width, height);
      guint n_marks = count_nodes (node, GSK_TEXT_NODE) - 2; /* without the names */

      g_assert_cmpuint (n_marks, >=, 3); /* 0, 20, 40 */
      /* the first bar, its range with two ends, the second bar, and the marks beside both */
      g_assert_cmpuint (count_nodes (node, GSK_COLOR_NODE), ==, 4 + 1 + 2 * n_marks);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  adw_init ();
  ADD_TESTS ("/plot", test_ticks, test_ticks_cover, test_means, test_bars, test_drawn, test_few,
             test_names, test_losses, test_ranges);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-counters.h"
#include "view/widgets/spoken-names.h"

#include <math.h>

#define CARD_WIDTH 14
#define CARD_HEIGHT 20
#define STEP 4 /* distance of cards in pixels */
#define FAN 13 /* number of cards with that distance */
#define RADIUS 2.4f
#define EDGE 0.9f
#define PIP 2.4

struct _AtoutCounters
{
  GtkWidget parent_instance;

  guint n;
  gboolean black;
};

G_DEFINE_FINAL_TYPE (AtoutCounters, atout_counters, GTK_TYPE_WIDGET)

/* ---- Drawing ------------------------------------------------------------------------------ */

/* Draws different shapes, not only colours. */
static void
draw_pip (AtoutCounters *self, cairo_t *cr, double x, double y)
{
  if (!self->black)
    {
      cairo_set_source_rgb (cr, 0.70, 0.08, 0.11);
      cairo_move_to (cr, x, y - PIP * 1.3);
      cairo_line_to (cr, x + PIP, y);
      cairo_line_to (cr, x, y + PIP * 1.3);
      cairo_line_to (cr, x - PIP, y);
      cairo_close_path (cr);
      cairo_fill (cr);
      return;
    }
  cairo_set_source_rgb (cr, 0.11, 0.11, 0.11);
  for (guint leaf = 0; leaf < 3; leaf++)
    {
      double turn = -G_PI / 2 + leaf * 2 * G_PI / 3;

      cairo_new_sub_path (cr);
      cairo_arc (cr, x + cos (turn) * PIP * 0.6, y + sin (turn) * PIP * 0.6, PIP * 0.6, 0,
                 2 * G_PI);
    }
  cairo_rectangle (cr, x - 0.4, y, 0.8, PIP * 1.3);
  cairo_fill (cr);
}

static void
draw_pips (AtoutCounters *self, GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, card);
  double x = card->origin.x + CARD_WIDTH / 2.0;

  draw_pip (self, cr, x, CARD_HEIGHT * 0.27);
  draw_pip (self, cr, x, CARD_HEIGHT * 0.73);
  cairo_destroy (cr);
}

static void
draw_card (GtkSnapshot *snapshot, const graphene_rect_t *card)
{
  static const GdkRGBA paper = { 0.99f, 0.98f, 0.95f, 1 };
  static const GdkRGBA edge = { 0.45f, 0.45f, 0.45f, 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, card, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, card);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { EDGE, EDGE, EDGE, EDGE },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
}

static void
atout_counters_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutCounters *self = ATOUT_COUNTERS (widget);
  float step = STEP;
  graphene_rect_t card = GRAPHENE_RECT_INIT (0, 0, CARD_WIDTH, CARD_HEIGHT);

  if (self->n > FAN)
    step = (float) (gtk_widget_get_width (widget) - CARD_WIDTH) / (float) (self->n - 1);
  for (guint i = 0; i < self->n; i++)
    {
      card.origin.x = (float) i * step;
      draw_card (snapshot, &card);
    }
  if (self->n > 0)
    draw_pips (self, snapshot, &card);
}

static void
atout_counters_measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation,
                        int for_size G_GNUC_UNUSED, int *minimum, int *natural,
                        int *minimum_baseline G_GNUC_UNUSED, int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural
      = orientation == GTK_ORIENTATION_HORIZONTAL ? CARD_WIDTH + (FAN - 1) * STEP : CARD_HEIGHT;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
atout_counters_class_init (AtoutCountersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = atout_counters_snapshot;
  widget_class->measure = atout_counters_measure;
  gtk_widget_class_set_css_name (widget_class, "counters");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
atout_counters_init (AtoutCounters *self G_GNUC_UNUSED)
{
}

GtkWidget *
atout_counters_new (void)
{
  return g_object_new (ATOUT_TYPE_COUNTERS, NULL);
}

void
atout_counters_show (AtoutCounters *self, AtoutSession *session, guint unit)
{
  const Telling telling = atout_session_tell (session);
  g_autofree char *text = tell_counters (&telling, unit);

  self->n = (guint) MAX (atout_course_get_match (ATOUT_COURSE (session))->score[unit], 0);
  self->black = unit > 0;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  spoken_set_name (GTK_WIDGET (self), text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

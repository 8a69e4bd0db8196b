/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/atout-call-lines.h"

#include "view/cards/hint-gauge.h"

#define GAUGE 6 /* width of the bar … */
#define LEAST 3 /* … and where the letters leave less room */
#define GAP 2   /* pixels to the letters */
#define EDGE 1  /* pixels to the edge of the button */

struct _AtoutCallLines
{
  GtkBox parent_instance;

  AtoutHinted hinted;
  double share;
};

G_DEFINE_FINAL_TYPE (AtoutCallLines, atout_call_lines, GTK_TYPE_BOX)

/* The letters of @label, in @widget. */
static graphene_rect_t
find_letters (GtkWidget *label, GtkWidget *widget)
{
  graphene_rect_t letters = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  PangoRectangle written;
  int x, y;

  if (!gtk_widget_compute_bounds (label, widget, &letters))
    return letters;
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), NULL, &written);
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);

  return GRAPHENE_RECT_INIT ((float) (x + written.x) + letters.origin.x,
                             (float) (y + written.y) + letters.origin.y, (float) written.width,
                             (float) written.height);
}

/* How far the letters are from the edge of the button on the side where reading begins. */
static float
find_room (GtkWidget *widget, const graphene_rect_t *button, gboolean is_mirrored)
{
  float room = button->size.width;

  for (GtkWidget *label = gtk_widget_get_first_child (widget); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      graphene_rect_t letters = find_letters (label, widget);
      float left = letters.origin.x - button->origin.x;

      room = MIN (room, is_mirrored ? button->size.width - left - letters.size.width : left);
    }

  return room;
}

/* It stands in the margin of the button, where reading begins: the lines have no less room. */
static void
atout_call_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutCallLines *self = ATOUT_CALL_LINES (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  graphene_rect_t button;
  float width, x;

  GTK_WIDGET_CLASS (atout_call_lines_parent_class)->snapshot (widget, snapshot);
  if (self->hinted == ATOUT_HINTED_NOT
      || !gtk_widget_compute_bounds (gtk_widget_get_parent (widget), widget, &button))
    return;
  width = CLAMP (find_room (widget, &button, is_mirrored) - EDGE - GAP, LEAST, GAUGE);
  x = button.origin.x + (is_mirrored ? button.size.width - EDGE - width : EDGE);
  hint_gauge_draw (snapshot,
                   &GRAPHENE_RECT_INIT (x, 0, width, (float) gtk_widget_get_height (widget)),
                   self->hinted, self->share);
}

static void
atout_call_lines_class_init (AtoutCallLinesClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = atout_call_lines_snapshot;
}

static void
atout_call_lines_init (AtoutCallLines *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

GtkWidget *
atout_call_lines_new (void)
{
  return g_object_new (ATOUT_TYPE_CALL_LINES, NULL);
}

void
atout_call_lines_set_hint (AtoutCallLines *self, AtoutHinted hinted, double share)
{
  g_return_if_fail (ATOUT_IS_CALL_LINES (self));

  self->hinted = hinted;
  self->share = share;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

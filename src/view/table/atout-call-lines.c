/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-call-lines.h"

#include "cards/hint-gauge.h"

#define GAUGE 6 /* width of the bar; the narrowest margin of a button has room for most of it */

struct _AtoutCallLines
{
  GtkBox parent_instance;

  AtoutHinted hinted;
  double share;
};

G_DEFINE_FINAL_TYPE (AtoutCallLines, atout_call_lines, GTK_TYPE_BOX)

/* It stands where reading begins, outside of the lines: they have no less room than without it. */
static void
atout_call_lines_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutCallLines *self = ATOUT_CALL_LINES (widget);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float x = is_mirrored ? (float) gtk_widget_get_width (widget) + 1 : -GAUGE - 1;

  GTK_WIDGET_CLASS (atout_call_lines_parent_class)->snapshot (widget, snapshot);
  if (self->hinted != ATOUT_HINTED_NOT)
    hint_gauge_draw (snapshot,
                     &GRAPHENE_RECT_INIT (x, 0, GAUGE, (float) gtk_widget_get_height (widget)),
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

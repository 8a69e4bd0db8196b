/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/score/atout-even-layout.h"

#include "view/widgets/labels.h"

struct _AtoutEvenLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutEvenLayout, atout_even_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
atout_even_layout_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                    GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_even_layout_measure (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *widget,
                           GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
atout_even_layout_allocate (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *widget, int width,
                            int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int high, own;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &high, NULL, NULL);
  own = label_find_width (child, width, high);
  gtk_widget_size_allocate (child, &(GtkAllocation) { (width - own) / 2, 0, own, height },
                            baseline);
}

static void
atout_even_layout_class_init (AtoutEvenLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = atout_even_layout_get_request_mode;
  manager_class->measure = atout_even_layout_measure;
  manager_class->allocate = atout_even_layout_allocate;
}

static void
atout_even_layout_init (AtoutEvenLayout *self G_GNUC_UNUSED)
{
}

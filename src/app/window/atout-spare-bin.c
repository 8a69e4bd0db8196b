/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-spare-bin.h"

#include "view/widgets/remove-children.h"

struct _AtoutSpareBin
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutSpareBin, atout_spare_bin, GTK_TYPE_WIDGET)

static void
atout_spare_bin_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, -1, minimum, natural, NULL,
                      NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = 0;
}

static void
atout_spare_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, MAX (width, least), height }, baseline);
}

static void
atout_spare_bin_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_spare_bin_parent_class)->dispose (object);
}

static void
atout_spare_bin_class_init (AtoutSpareBinClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_spare_bin_dispose;
  widget_class->measure = atout_spare_bin_measure;
  widget_class->size_allocate = atout_spare_bin_size_allocate;
}

static void
atout_spare_bin_init (AtoutSpareBin *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

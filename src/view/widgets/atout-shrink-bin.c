/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/atout-shrink-bin.h"

#define LEAST 0.5 /* smallest scale */

struct _AtoutShrinkBin
{
  GtkWidget parent_instance;

  GtkWidget *child;
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutShrinkBin, atout_shrink_bin, GTK_TYPE_WIDGET)

static int
least_width (AtoutShrinkBin *self)
{
  int least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static double
scale_in (AtoutShrinkBin *self, int width)
{
  int least = least_width (self);

  return width >= 0 && width < least ? (double) MAX (width, 1) / least : 1;
}

static GtkSizeRequestMode
atout_shrink_bin_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Scales the height unless it is constant: GtkBox expects heights not to fall with the width. */
static double
share_of_height (AtoutShrinkBin *self, double scale)
{
  return gtk_widget_get_request_mode (self->child) == GTK_SIZE_REQUEST_CONSTANT_SIZE ? 1 : scale;
}

static void
atout_shrink_bin_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline G_GNUC_UNUSED,
                          int *natural_baseline G_GNUC_UNUSED)
{
  AtoutShrinkBin *self = ATOUT_SHRINK_BIN (widget);
  double scale;

  *minimum = *natural = 0;
  if (self->child == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
      *minimum = (int) (*minimum * LEAST);
      return;
    }
  scale = scale_in (self, for_size);
  gtk_widget_measure (self->child, orientation, scale < 1 ? least_width (self) : for_size, minimum,
                      natural, NULL, NULL);
  *minimum = (int) (*minimum * share_of_height (self, scale) + .5);
  *natural = (int) (*natural * share_of_height (self, scale) + .5);
}

static void
atout_shrink_bin_size_allocate (GtkWidget *widget, int width, int height,
                                int baseline G_GNUC_UNUSED)
{
  AtoutShrinkBin *self = ATOUT_SHRINK_BIN (widget);
  double scale;
  int least, high;

  if (self->child == NULL)
    return;
  scale = scale_in (self, width);
  if (scale == 1)
    {
      gtk_widget_allocate (self->child, width, height, -1, NULL);
      return;
    }
  least = least_width (self);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, least, &high, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, least, MAX (high, (int) (height / scale)), -1,
                       gsk_transform_scale (NULL, (float) scale, (float) scale));
}

static void
set_child (AtoutShrinkBin *self, GtkWidget *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    {
      gtk_widget_set_parent (child, GTK_WIDGET (self));
      g_object_bind_property (child, "visible", self, "visible", G_BINDING_SYNC_CREATE);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

static void
atout_shrink_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    g_value_set_object (value, ATOUT_SHRINK_BIN (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_shrink_bin_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    set_child (ATOUT_SHRINK_BIN (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_shrink_bin_dispose (GObject *object)
{
  g_clear_pointer (&ATOUT_SHRINK_BIN (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (atout_shrink_bin_parent_class)->dispose (object);
}

static void
atout_shrink_bin_class_init (AtoutShrinkBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = atout_shrink_bin_dispose;
  object_class->get_property = atout_shrink_bin_get_property;
  object_class->set_property = atout_shrink_bin_set_property;
  widget_class->get_request_mode = atout_shrink_bin_get_request_mode;
  widget_class->measure = atout_shrink_bin_measure;
  widget_class->size_allocate = atout_shrink_bin_size_allocate;
  /** AtoutShrinkBin:child: (nullable): the scaled widget */
  properties[PROP_CHILD]
      = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_shrink_bin_init (AtoutShrinkBin *self G_GNUC_UNUSED)
{
}

GtkWidget *
atout_shrink_bin_new (GtkWidget *child)
{
  return g_object_new (ATOUT_TYPE_SHRINK_BIN, "child", child, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-pixel-clamp.h"

#include <adwaita.h>

#define UNIT "unit" /* of an AdwClampLayout, from libadwaita 1.4 on */
#define PIXELS 0    /* the first of AdwLengthUnit */

struct _AtoutPixelClamp
{
  GtkWidget parent_instance;

  GtkWidget *child;
};

enum
{
  PROP_0,
  PROP_CHILD,
  PROP_WIDTH,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutPixelClamp, atout_pixel_clamp, GTK_TYPE_WIDGET)

static void
set_child (AtoutPixelClamp *self, GtkWidget *child)
{
  if (self->child == child)
    return;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHILD]);
}

static void
atout_pixel_clamp_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    g_value_set_object (value, ATOUT_PIXEL_CLAMP (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_pixel_clamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  AtoutPixelClamp *self = ATOUT_PIXEL_CLAMP (object);

  switch (id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_WIDTH:
      g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (self)), "maximum-size",
                    g_value_get_int (value), "tightening-threshold", g_value_get_int (value), NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_pixel_clamp_dispose (GObject *object)
{
  g_clear_pointer (&ATOUT_PIXEL_CLAMP (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (atout_pixel_clamp_parent_class)->dispose (object);
}

static void
atout_pixel_clamp_class_init (AtoutPixelClampClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = atout_pixel_clamp_dispose;
  object_class->get_property = atout_pixel_clamp_get_property;
  object_class->set_property = atout_pixel_clamp_set_property;
  properties[PROP_CHILD]
      = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), ADW_TYPE_CLAMP_LAYOUT);
}

/* Looked for when it runs: it may be built with an older library than it runs with. */
static void
atout_pixel_clamp_init (AtoutPixelClamp *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (layout), UNIT) != NULL)
    g_object_set (layout, UNIT, PIXELS, NULL);
}

GtkWidget *
atout_pixel_clamp_new (GtkWidget *child, int width)
{
  return g_object_new (ATOUT_TYPE_PIXEL_CLAMP, "child", child, "width", width, NULL);
}

GtkWidget *
atout_pixel_clamp_get_child (AtoutPixelClamp *self)
{
  g_return_val_if_fail (ATOUT_IS_PIXEL_CLAMP (self), NULL);

  return self->child;
}

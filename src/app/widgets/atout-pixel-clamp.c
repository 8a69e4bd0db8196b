/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-pixel-clamp.h"

#define UNIT "unit" /* property of AdwClampLayout since libadwaita 1.4 */
#define PIXELS 0    /* ADW_LENGTH_UNIT_PX */

struct _AtoutPixelClamp
{
  AdwBin parent_instance;
};

enum
{
  PROP_0,
  PROP_WIDTH,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutPixelClamp, atout_pixel_clamp, ADW_TYPE_BIN)

static void
atout_pixel_clamp_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WIDTH)
    g_object_set (gtk_widget_get_layout_manager (GTK_WIDGET (object)), "maximum-size",
                  g_value_get_int (value), "tightening-threshold", g_value_get_int (value), NULL);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
atout_pixel_clamp_class_init (AtoutPixelClampClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = atout_pixel_clamp_set_property;
  /** AtoutPixelClamp:width: the maximum width in pixels */
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), ADW_TYPE_CLAMP_LAYOUT);
}

/* Sets the unit if the library at run time has it. */
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

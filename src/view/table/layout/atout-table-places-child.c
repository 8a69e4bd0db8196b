/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/layout/atout-table-places-child.h"

G_DEFINE_ENUM_TYPE (AtoutTablePlace, atout_table_place,
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_GROUND, "ground"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_FELT, "felt"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_INFO, "info"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_STATUS, "status"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_HAND, "hand"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_CALLS, "calls"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_EXPLAIN, "explain"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_LAY_DOWN, "lay-down"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_SORT, "sort"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_RESULT, "result"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_TRICKS_PAGE, "tricks-page"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_SEAT, "seat"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_PORTRAIT, "portrait"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_BUBBLE, "bubble"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_LAID_OPEN, "laid-open"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_TRICKS_WON, "tricks-won"),
                    G_DEFINE_ENUM_VALUE (ATOUT_TABLE_PLACE_PILE, "pile"))

struct _AtoutTablePlacesChild
{
  GtkLayoutChild parent_instance;

  AtoutTablePlace place;
  guint index;
};

G_DEFINE_FINAL_TYPE (AtoutTablePlacesChild, atout_table_places_child, GTK_TYPE_LAYOUT_CHILD)

enum
{
  PROP_0,
  PROP_PLACE,
  PROP_INDEX,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
atout_table_places_child_get_property (GObject *object, guint property_id, GValue *value,
                                       GParamSpec *pspec)
{
  AtoutTablePlacesChild *self = ATOUT_TABLE_PLACES_CHILD (object);

  switch (property_id)
    {
    case PROP_PLACE:
      g_value_set_enum (value, self->place);
      break;
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_places_child_set_property (GObject *object, guint property_id, const GValue *value,
                                       GParamSpec *pspec)
{
  AtoutTablePlacesChild *self = ATOUT_TABLE_PLACES_CHILD (object);

  switch (property_id)
    {
    case PROP_PLACE:
      self->place = g_value_get_enum (value);
      break;
    case PROP_INDEX:
      self->index = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_places_child_class_init (AtoutTablePlacesChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = atout_table_places_child_get_property;
  object_class->set_property = atout_table_places_child_set_property;

  /**
   * AtoutTablePlacesChild:place:
   *
   * What the child is there for.
   */
  properties[PROP_PLACE] = g_param_spec_enum ("place", NULL, NULL, ATOUT_TYPE_TABLE_PLACE,
                                              ATOUT_TABLE_PLACE_FELT, flags);

  /**
   * AtoutTablePlacesChild:index:
   *
   * Which seat, unit or pile it shows, where there are several.
   */
  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_table_places_child_init (AtoutTablePlacesChild *self G_GNUC_UNUSED)
{
}

AtoutTablePlace
atout_table_places_child_get_place (AtoutTablePlacesChild *self)
{
  return self->place;
}

guint
atout_table_places_child_get_index (AtoutTablePlacesChild *self)
{
  return self->index;
}

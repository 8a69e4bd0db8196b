/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Properties of a class (GObject) that are fields of it. */

#pragma once

#include <glib-object.h>

/** The last case of get_property and set_property: an id that the class does not know. */
#define PROPERTY_INVALID_ID(object, id, pspec)                                                     \
  default:                                                                                         \
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec)

/** Sets @field of @object, and tells so by @pspec, unless it has that @value. */
static inline void
property_set_boolean (gpointer object, GParamSpec *pspec, gboolean *field, gboolean value)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

/** The same for a text, of which @field gets a copy; NULL is another than "". */
static inline void
property_set_string (gpointer object, GParamSpec *pspec, char **field, const char *value)
{
  if (g_strcmp0 (*field, value) == 0)
    return;

  g_free (*field);
  *field = g_strdup (value);
  g_object_notify_by_pspec (object, pspec);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers for GObject properties. */

#pragma once

#include <glib-object.h>

/** The default case of get_property and set_property. */
#define PROPERTY_INVALID_ID(object, id, pspec)                                                     \
  default:                                                                                         \
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec)

/** Sets @field and notifies by @pspec if @value differs. */
static inline void
property_set_boolean (gpointer object, GParamSpec *pspec, gboolean *field, gboolean value)
{
  if (*field == value)
    return;

  *field = value;
  g_object_notify_by_pspec (object, pspec);
}

/** Copies @value to @field and notifies if it differs; NULL differs from "". */
static inline void
property_set_string (gpointer object, GParamSpec *pspec, char **field, const char *value)
{
  if (g_strcmp0 (*field, value) == 0)
    return;

  g_free (*field);
  *field = g_strdup (value);
  g_object_notify_by_pspec (object, pspec);
}

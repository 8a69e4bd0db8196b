/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The places that a table can stand at: a row each. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** One place. Texts are not translated yet. */
typedef struct
{
  const char *key; /* in settings, of its drawing, and as a style class of the ground */
  const char *name;
  const char *description;
  gboolean is_drawn; /* data/places has it; else it is plain cloth */
} GroundPlace;

/** Row @index from 0; NULL behind the last. The first is plain. */
const GroundPlace *ground_place_at (guint index);

/** (nullable): the place with @key, if there is one. */
const GroundPlace *ground_place_find (const char *key);

G_END_DECLS

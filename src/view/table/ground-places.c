/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ground-places.h"

#include <glib/gi18n-lib.h>

static const GroundPlace places[] = {
  { "green", NC_ ("place", "Green cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "blue", NC_ ("place", "Blue cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "grey", NC_ ("place", "Grey cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "cafe", NC_ ("place", "Brown café"),
    NC_ ("place", "A table rug in a Dutch café, with a slate and a glass of beer"), TRUE },
  { "inn", NC_ ("place", "Inn in the Black Forest"),
    NC_ ("place", "Checked linen on fir wood, with a glass of wine and cherries"), TRUE },
};

const GroundPlace *
ground_place_at (guint index)
{
  return index < G_N_ELEMENTS (places) ? &places[index] : NULL;
}

const GroundPlace *
ground_place_find (const char *key)
{
  for (guint i = 0; key != NULL && i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i].key, key))
      return &places[i];

  return NULL;
}

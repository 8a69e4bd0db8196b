/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/ground/ground-places.h"

#include <glib/gi18n-lib.h>

static const GroundPlace places[] = {
  { "green", NC_ ("place", "Green cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "blue", NC_ ("place", "Blue cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "grey", NC_ ("place", "Grey cloth"), NC_ ("place", "Plain cloth, nothing on it"), FALSE },
  { "cafe", NC_ ("place", "Brown café"),
    NC_ ("place", "A table rug in a Dutch café, with a slate and a glass of beer"), TRUE },
  { "inn", NC_ ("place", "Inn in the Black Forest"),
    NC_ ("place", "Checked linen on fir wood, with a glass of wine and cherries"), TRUE },
  { "parlour", NC_ ("place", "Parlour in Valais"),
    NC_ ("place", "Slate in a frame of carved stone pine, with chalk, a sponge and a loaf of rye"),
    TRUE },
  { "stube", NC_ ("place", "Austrian parlour"),
    NC_ ("place", "Scrubbed larch in a painted frame, with wine and a bowl of apples"), TRUE },
  { "veranda", NC_ ("place", "Veranda in Kerala"),
    NC_ ("place", "A woven mat on a red floor, with a brass lamp, tea and a hibiscus"), TRUE },
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

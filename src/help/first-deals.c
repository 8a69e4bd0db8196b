/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/first-deals.h"

#include <gio/gio.h>
#include <string.h>

bool
first_deals_find (DealNumber *number, const Game *game, const Options *options)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (RESOURCE_BASE "/lessons/first-deals",
                                                      G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;
  g_autofree char *wanted = NULL;
  const char *line;

  g_return_val_if_fail (bytes != NULL, false);

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  wanted = g_strdup_printf ("%s %s=%s ", game->key, game->options->list[0].key,
                            options_value_key (options, game, 0));
  line = strstr (text, wanted);
  if (line == NULL)
    return false;
  line += strlen (wanted);
  text[(gsize) (line - text) + NUMBER_DIGITS] = '\0';

  return number_parse (number, line);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `fit`: fits figures of the level `simple` to its own deals. */

#include "workshop/fit/fits.h"

#include <string.h>

#include "workshop/workshop.h"

#define DEALS 20000

/* Reports an unknown part; NULL if none was given. */
static int
refuse (const char *wrong)
{
  g_autoptr (GString) known = g_string_new ("all");

  for (const FitPart *part = fit_parts; part->key != NULL; part++)
    g_string_append_printf (known, ", %s", part->key);
  if (wrong != NULL)
    return cli_fail (CLI_BAD_USAGE, "fit has no part '%s'; there are %s", wrong, known->str);

  return cli_fail (CLI_BAD_USAGE, "fit takes at least one PART of: %s", known->str);
}

static bool
has_word (char **words, const char *word)
{
  return g_strv_contains ((const char *const *) words, word);
}

static bool
is_known (const char *key)
{
  for (const FitPart *part = fit_parts; part->key != NULL; part++)
    if (strcmp (part->key, key) == 0)
      return true;

  return strcmp (key, "all") == 0;
}

static void
print_fits (char **parts, unsigned n_deals)
{
  for (const FitPart *part = fit_parts; part->key != NULL; part++)
    if (has_word (parts, part->key) || has_word (parts, "all"))
      {
        g_autoptr (GPtrArray) fits = fit_part_play (part, n_deals);

        for (unsigned i = 0; i < fits->len; i++)
          fit_print (g_ptr_array_index (fits, i));
      }
}

int
workshop_fit (int argc, char **argv)
{
  int n_deals = DEALS;
  g_auto (GStrv) parts = NULL;
  const GOptionEntry entries[]
      = { { "deals", 0, 0, G_OPTION_ARG_INT, &n_deals, "of each kind (20000)", "N" },
          { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &parts, NULL, "PART…" },
          G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  GError *error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return cli_fail_error (error);
  if (parts == NULL || n_deals < 1)
    return parts == NULL ? refuse (NULL) : cli_fail (CLI_BAD_USAGE, "--deals takes 1 or more");
  for (char **part = parts; *part != NULL; part++)
    if (!is_known (*part))
      return refuse (*part);
  print_fits (parts, (unsigned) n_deals);

  return CLI_OK;
}

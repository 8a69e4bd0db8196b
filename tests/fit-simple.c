/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fits again what `simple` counts, to deals of the level against itself, and prints it beside what
 * the code has: `fit-simple PART… [DEALS]`, of each kind of deals (20000). Without a part it lists
 * them; `all` fits them all. Where figures could be shifted against each other and expect the same,
 * they are in both columns. Figures that were found by duplicate matches are tried by
 * tools/try-simple instead.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fit/fits.h"

#define DEALS 20000

/* Tells what to call it with; @wrong: what is no part. */
static int
fail (const char *wrong)
{
  if (wrong != NULL)
    fprintf (stderr, "fit-simple: there is no part '%s'\n", wrong);
  fprintf (stderr, "fit-simple PART… [DEALS], of these parts: all");
  for (const FitPart *part = fit_parts; part->key != NULL; part++)
    fprintf (stderr, ", %s", part->key);
  fprintf (stderr, "\n");

  return EXIT_FAILURE;
}

static bool
is_wanted (const FitPart *part, int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], part->key) == 0 || strcmp (argv[i], "all") == 0)
      return true;

  return false;
}

static bool
is_known (const char *key)
{
  for (const FitPart *part = fit_parts; part->key != NULL; part++)
    if (strcmp (part->key, key) == 0)
      return true;

  return strcmp (key, "all") == 0;
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[argc - 1]) : 0;

  if (n_deals > 0)
    argc--;
  else
    n_deals = DEALS;
  if (argc < 2)
    return fail (NULL);
  for (int i = 1; i < argc; i++)
    if (!is_known (argv[i]))
      return fail (argv[i]);

  for (const FitPart *part = fit_parts; part->key != NULL; part++)
    if (is_wanted (part, argc, argv))
      {
        g_autoptr (GPtrArray) fits = fit_part_play (part, (unsigned) n_deals);

        for (unsigned i = 0; i < fits->len; i++)
          fit_print (g_ptr_array_index (fits, i));
      }

  return EXIT_SUCCESS;
}

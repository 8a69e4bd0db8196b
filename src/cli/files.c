/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The words of the commands without options of their own: files, or none at all. */

#include "cli/cli.h"

bool
cli_parse_files (int argc, char **argv, const char *form, char ***files, GError **error)
{
  const GOptionEntry entries[]
      = { { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, files, NULL, form },
          G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  int i = 1;

  *files = NULL;
  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, &argc, &argv, NULL))
    return true;

  while (argv[i][0] != '-' || argv[i][1] == '\0') /* none of them is known but --help */
    i++;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION,
               "unknown option '%s'; a file of that name is written ./%s", argv[i], argv[i]);

  return false;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "cli/cli.h"
#include "cli/visible.h"

/* Words are kept as bytes, which check_words () has seen to be UTF-8, whatever the locale is. */
GOptionEntry *
setup_entries (Setup *setup)
{
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_FILENAME, &setup->game_key, "the game", "KEY" },
    { "set", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &setup->settings, "an option", "KEY=VALUE" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &setup->seed, "everything follows from it (1)", "S" },
    G_OPTION_ENTRY_NULL,
  };

  return g_memdup2 (entries, sizeof entries);
}

static bool
choose_game (Setup *setup, GError **error)
{
  g_autofree char *known = game_list_keys ();

  if (setup->game_key == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "--game is missing; known are %s", known);
      return false;
    }
  setup->game = game_find (setup->game_key);
  if (setup->game == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "unknown game '%s'; known are %s", setup->game_key, known);
      return false;
    }
  for (unsigned i = 0; setup->settings != NULL && setup->settings[i] != NULL; i++)
    if (!options_set_all (&setup->options, setup->game, setup->settings[i], error))
      return false;

  return options_validate (&setup->options, setup->game, error);
}

/* Names the first word that is no text with the option that it stands in or behind. */
static bool
check_words (int argc, char **argv, GError **error)
{
  for (int i = 1; i < argc; i++)
    {
      const char *equals = strchr (argv[i], '=');
      bool is_option = g_str_has_prefix (argv[i], "--");
      const char *word = is_option && equals != NULL ? equals + 1 : argv[i];
      g_autofree char *visible = NULL;
      g_autofree char *option = NULL;

      if (g_utf8_validate (argv[i], -1, NULL))
        continue;
      if (word != argv[i])
        option = visible_text (argv[i], (gsize) (equals - argv[i]));
      else if (!is_option && g_str_has_prefix (argv[i - 1], "--"))
        option = g_strdup (argv[i - 1]);
      visible = visible_text (word, strlen (word));
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "%s '%s' is not UTF-8",
                   option != NULL ? option : "the word", visible);
      return false;
    }

  return true;
}

bool
setup_parse (Setup *setup, const GOptionEntry *entries, const char *command, int *argc,
             char ***argv, GError **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autofree GOptionEntry *own = NULL;

  setup->seed = 1;
  own = setup_entries (setup);
  g_option_context_add_main_entries (context, own, NULL);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, NULL);
  if (!check_words (*argc, *argv, error) || !g_option_context_parse (context, argc, argv, error))
    return false;
  if (*argc > 1)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION,
                   "%s takes no word '%s'; 'atout-cli --help' shows its form", command, (*argv)[1]);
      return false;
    }

  return choose_game (setup, error);
}

void
setup_clear (Setup *setup)
{
  g_clear_pointer (&setup->game_key, g_free);
  g_clear_pointer (&setup->settings, g_strfreev);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Parses the arguments of commands. */

#include <string.h>

#include "cli/cli.h"

/* ---- Files alone ------------------------------------------------------------------------- */

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

  while (argv[i][0] != '-' || argv[i][1] == '\0') /* only --help is known */
    i++;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION,
               "unknown option '%s'; a file of that name is written ./%s", argv[i], argv[i]);

  return false;
}

/* ---- Game, options and seed -------------------------------------------------------------- */

/* Takes words as bytes in any locale; check_words () validates them. */
static GOptionEntry *
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
                   "--game is missing; choose from %s", known);
      return false;
    }
  setup->game = game_find (setup->game_key);
  if (setup->game == NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   "unknown game '%s'; choose from %s", setup->game_key, known);
      return false;
    }
  for (unsigned i = 0; setup->settings != NULL && setup->settings[i] != NULL; i++)
    if (!options_set_all (&setup->options, setup->game, setup->settings[i], error))
      return false;

  return options_validate (&setup->options, setup->game, error);
}

/* Reports a word that is not UTF-8, with its option. */
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
                   "%s takes no word '%s'; '%s --help' shows its form", command, (*argv)[1],
                   cli_name);
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

int
setup_run (const SetupCommand *command, int argc, char **argv)
{
  Setup setup = { 0 };
  int n = command->usual;
  const GOptionEntry entries[]
      = { { command->option, 0, 0, G_OPTION_ARG_INT, &n, command->help, command->form },
          G_OPTION_ENTRY_NULL };
  GError *error = NULL;
  int status = CLI_OK;

  if (!setup_parse (&setup, entries, command->name, &argc, &argv, &error))
    status = cli_fail_error (error);
  else if (n < command->least)
    status = cli_fail (CLI_BAD_USAGE,
                       command->usual < command->least ? "--%s is missing or negative"
                                                       : "--%s takes a positive number",
                       command->option);
  else
    command->run (&setup, n);
  setup_clear (&setup);

  return status;
}

/* ---- A level and a file ------------------------------------------------------------------ */

static bool
find_level (LevelWords *words, GError **error)
{
  int level
      = words->level_name != NULL ? player_level_find (words->level_name) : PLAYER_LEVEL_STRONG;
  g_autoptr (GString) names = g_string_new (NULL);

  if (level >= 0)
    {
      words->player = player_of_level ((PlayerLevel) level);
      return true;
    }
  for (unsigned i = 0; i < PLAYER_LEVELS; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            player_of_level ((PlayerLevel) i)->name);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "unknown level '%s'; there are %s",
               words->level_name, names->str);

  return false;
}

static bool
parse_level_words (LevelWords *words, const char *command, const char *summary, const char *form,
                   int argc, char **argv, GError **error)
{
  const GOptionEntry entries[]
      = { { "level", 0, 0, G_OPTION_ARG_FILENAME, &words->level_name,
            "who judges: random, simple, club, strong (default), master", "L" },
          { "seed", 0, 0, G_OPTION_ARG_INT64, &words->seed,
            "of the worlds that are looked at (default 1)", "S" },
          { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words->files, NULL, "FILE" },
          G_OPTION_ENTRY_NULL };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  *words = (LevelWords) { .seed = 1 };
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, summary);
  g_option_context_set_description (context, form);
  if (!g_option_context_parse (context, &argc, &argv, error) || !find_level (words, error))
    return false;
  if (words->files != NULL && words->files[1] == NULL)
    return true;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "%s takes one FILE", command);

  return false;
}

int
level_words_run (const char *command, const char *summary, const char *form,
                 int (*run) (const LevelWords *words), int argc, char **argv)
{
  LevelWords words;
  GError *error = NULL;
  int status = parse_level_words (&words, command, summary, form, argc, argv, &error)
                   ? run (&words)
                   : cli_fail_error (error);

  g_free (words.level_name);
  g_strfreev (words.files);

  return status;
}

Analysis *
level_words_analyse (const LevelWords *words, const Deal *deal, Observation *observation)
{
  observation_make (observation, deal, (unsigned) deal->turn);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    observation->signals[seat] = SIGNALS_USUAL;

  return analysis_new (observation, words->player, (uint64_t) words->seed, NULL);
}

/* ---- Sentences ----------------------------------------------------------------------------- */

void
cli_telling (Telling *telling, const Match *match, const Deal *deal)
{
  static const char *const names[SEATS_MAX]
      = { "seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6", "seat 7" };

  *telling = (Telling) { .match = match,
                         .deal = deal,
                         .user = (unsigned) deal->turn,
                         .listener = deal->turn,
                         .suits = g_strcmp0 (deal->game->usual_deck, "german") == 0 ? SUITS_GERMAN
                                                                                    : SUITS_FRENCH,
                         .prompt = "" };
  for (unsigned i = 0; i < SEATS_MAX; i++)
    telling->name[i] = telling->player[i] = names[i];
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli/level-words.h"

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

bool
level_words_parse (LevelWords *words, const char *command, const char *summary, const char *form,
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

void
level_words_clear (LevelWords *words)
{
  g_free (words->level_name);
  g_strfreev (words->files);
}

Rng
level_words_rng (const LevelWords *words, unsigned deal, unsigned action)
{
  return rng_new ((uint64_t) words->seed, (uint64_t) deal << 32 | action);
}

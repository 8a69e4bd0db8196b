/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The people at the table: each bears one of the game's names, and all can be told apart. */

#include <string.h>

#include "add-tests.h"
#include "model/course/player-names.h"
#include "model/told/people.h"
#include "players/temperament.h"

/* At the largest table; the user is nobody's portrait. */
static unsigned
count_others (const Game *game)
{
  unsigned most = 0;

  for (unsigned mode = 0; mode < option_count_values (&game->options->list[0]); mode++)
    {
      Options options = OPTIONS_DEFAULT;

      options.value[0] = (uint8_t) mode;
      most = MAX (most, game_count_seats (game, &options));
    }

  return most - 1;
}

/* They come in the order of the names, from the first on: who sits down first is known. */
static void
test_names (void)
{
  unsigned n_people = 0;

  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      const char *const *names = player_names_of (game_at (g));
      const Person *person;
      unsigned n = 0;

      for (; (person = people_at (game_at (g), n)) != NULL; n++)
        {
          g_autofree char *key = g_ascii_strdown (person->name, -1);

          g_assert_cmpstr (person->name, ==, names[n]);
          g_assert_cmpstr (person->key, ==, key);
          g_assert_true (people_find (names[n]) == person);
        }
      g_assert_cmpuint (n, >=, count_others (game_at (g)));
      n_people += n;
    }
  g_assert_cmpuint (n_people, >=, 16);
}

static void
test_strangers (void)
{
  g_assert_null (people_find ("Napoleon"));
  g_assert_null (people_find ("jan"));
  g_assert_null (people_find (""));
  g_assert_cmpint (people_temperament ("Napoleon"), ==, TEMPERAMENT_STEADY);
  g_assert_cmpint (people_temperament ("Piet"), ==, TEMPERAMENT_BOLD);
}

/* Whoever is a guest at another game is found by the name: no two people share one. */
static void
test_all (void)
{
  const Person *person;
  unsigned n = 0;

  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned i = 0; people_at (game_at (g), i) != NULL; i++)
      n++;
  for (unsigned i = 0; (person = people_at (NULL, i)) != NULL; i++, n--)
    g_assert_true (people_find (person->name) == person);
  g_assert_cmpuint (n, ==, 0);
}

/* Of each game two or more temperaments, of all every one; everybody has something to tell. */
static void
test_told (void)
{
  unsigned all = 0;

  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      const Person *person;
      unsigned seen = 0;

      for (unsigned i = 0; (person = people_at (game_at (g), i)) != NULL; i++)
        {
          g_autofree char *text = people_tell (person);
          g_autofree char *brief = people_tell_briefly (person);

          seen |= 1u << person->temperament;
          g_assert_nonnull (strstr (text, person->name));
          g_assert_nonnull (strstr (text, person->place));
          g_assert_nonnull (strstr (text, person->story));
          g_assert_nonnull (strstr (text, temperament_info (person->temperament)->meaning));
          g_assert_true (g_str_has_suffix (person->story, "."));
          g_assert_true (g_str_has_prefix (brief, person->place));
          g_assert_true (g_str_has_suffix (brief, temperament_info (person->temperament)->title));
        }
      g_assert_cmpint (__builtin_popcount (seen), >=, 2);
      all |= seen;
    }
  g_assert_cmphex (all, ==, (1u << TEMPERAMENTS) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/people", test_names, test_strangers, test_all, test_told);

  return g_test_run ();
}

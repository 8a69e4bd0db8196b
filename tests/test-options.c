/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Options: what a setting may be, and what the errors say. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "support.h"

#define GAME (&klaverjas_game)

/* Settings as of --set; the error must name what is wrong and what would be right. */
static void
test_errors (void)
{
  static const struct
  {
    const char *settings;
    int code;
    const char *names; /* parts of the message, joined by | */
  } rows[] = {
    { "colour=red", OPTIONS_ERROR_UNKNOWN_KEY, "'colour'|klaverjas|rules, trump, first_speaker" },
    { "=red", OPTIONS_ERROR_UNKNOWN_KEY, "''|rules" },
    { "Rules=rotterdam", OPTIONS_ERROR_UNKNOWN_KEY, "'Rules'|rules" },
    { "rules=leiden", OPTIONS_ERROR_UNKNOWN_VALUE, "'leiden'|rules|amsterdam, rotterdam" },
    { "rules=", OPTIONS_ERROR_UNKNOWN_VALUE, "''|rules|amsterdam, rotterdam" },
    { "rules=rotterdam=x", OPTIONS_ERROR_UNKNOWN_VALUE, "'rotterdam=x'|rules" },
    { "deals=5", OPTIONS_ERROR_UNKNOWN_VALUE, "'5'|deals|16, 12, 8, 4" },
    { "rules", OPTIONS_ERROR_UNKNOWN_VALUE, "'rules'|key=value" },
    { "trump=utrecht colour=red", OPTIONS_ERROR_UNKNOWN_KEY, "'colour'" },
    /* E-24 and K-4.2 */
    { "trump=utrecht first_speaker=dealer", OPTIONS_ERROR_COMBINATION,
      "first_speaker=dealer|trump=utrecht|first_speaker=left|trump=free" },
    { "trump=random first_speaker=dealer", OPTIONS_ERROR_COMBINATION,
      "first_speaker=dealer|trump=random|first_speaker=left|trump=free" },
    { "random_second=name", OPTIONS_ERROR_COMBINATION,
      "random_second=name|trump=free|random_second=other|trump=random" },
    { "trump=utrecht random_second=name", OPTIONS_ERROR_COMBINATION,
      "random_second=name|trump=utrecht|random_second=other|trump=random" },
    { "target=500", OPTIONS_ERROR_COMBINATION, "target=500|end=boom|target=1500|end=target" },
    { "end=target deals=8", OPTIONS_ERROR_COMBINATION, "deals=8|end=target|deals=16|end=boom" },
    { "game=three trump=utrecht", OPTIONS_ERROR_COMBINATION,
      "trump=utrecht|game=three|trump=free|game=klaverjas, kraken" },
    { "game=three first_speaker=dealer", OPTIONS_ERROR_COMBINATION,
      "first_speaker=dealer|game=three|first_speaker=left" },
    { "game=three deal=44", OPTIONS_ERROR_COMBINATION, "deal=44|game=three|deal=323" },
    { "game=three four_kind=all100", OPTIONS_ERROR_COMBINATION, "four_kind=all100|game=three" },
    { "game=three tournament=yes", OPTIONS_ERROR_COMBINATION, "tournament=yes|game=three" },
    { "game=three trump=turned", OPTIONS_ERROR_COMBINATION, "trump=turned|game=three" },
    { "game=three four_kind=jacks200", OPTIONS_ERROR_COMBINATION, "four_kind=jacks200|game=three" },
    { "game=three named=held", OPTIONS_ERROR_COMBINATION, "named=held|game=three|named=any" },
    { "game=three pit=makers", OPTIONS_ERROR_COMBINATION, "pit=makers|game=three|pit=both" },
    { "first_deal=clubs", OPTIONS_ERROR_COMBINATION,
      "first_deal=clubs|trump=free|first_deal=turned|trump=random, turned" },
    { "trump=random named=held", OPTIONS_ERROR_COMBINATION,
      "named=held|trump=random|named=any|trump=free, utrecht" },
    { "trump=turned named=held", OPTIONS_ERROR_COMBINATION, "named=held|trump=turned" },
    { "trump=turned random_second=name", OPTIONS_ERROR_COMBINATION,
      "random_second=name|trump=turned" },
    { "trump=turned first_speaker=dealer", OPTIONS_ERROR_COMBINATION,
      "first_speaker=dealer|trump=turned" },
    { "hand_roem=most", OPTIONS_ERROR_COMBINATION,
      "hand_roem=most|game=klaverjas|hand_roem=both|game=kraken" },
    { "game=three hand_fours=nines", OPTIONS_ERROR_COMBINATION, "hand_fours=nines|game=three" },
    { "kraak_roem=no", OPTIONS_ERROR_COMBINATION, "kraak_roem=no|game=klaverjas|game=kraken" },
    { "spades=single", OPTIONS_ERROR_COMBINATION, "spades=single|game=klaverjas|game=kraken" },
    { "end=target tournament=yes", OPTIONS_ERROR_COMBINATION,
      "tournament=yes|end=target|tournament=no|end=boom" },
    { "game=kraken trump=utrecht first_speaker=dealer", OPTIONS_ERROR_COMBINATION,
      "first_speaker=dealer|trump=utrecht" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) names = g_strsplit (rows[i].names, "|", -1);
      g_autoptr (GError) error = NULL;
      Options options = OPTIONS_DEFAULT;

      if (options_set_all (&options, GAME, rows[i].settings, &error)
          && options_validate (&options, GAME, &error))
        {
          support_fail ("'%s' is accepted", rows[i].settings);
          continue;
        }
      if (!g_error_matches (error, OPTIONS_ERROR, rows[i].code))
        support_fail ("'%s': the error has code %d", rows[i].settings, error->code);
      for (unsigned k = 0; names[k] != NULL; k++)
        if (strstr (error->message, names[k]) == NULL)
          support_fail ("'%s': the error does not say '%s': %s", rows[i].settings, names[k],
                        error->message);
    }
}

/* K-4.2: everything else may be combined */
static void
test_valid (void)
{
  static const char *const rows[] = {
    "",
    "  rules=rotterdam   deal=44 ",
    "rules=rotterdam first_speaker=dealer",
    "trump=utrecht rules=rotterdam",
    "trump=random random_second=name four_kind=all100 roem=auto",
    "trump=random random_second=turn",
    "trump=random first_deal=clubs random_second=turn",
    "trump=turned first_deal=clubs pit=makers four_kind=jacks200",
    "named=held first_speaker=dealer pit=makers",
    "game=kraken named=held trump=utrecht pit=makers four_kind=jacks200",
    "game=kraken trump=turned first_deal=clubs tournament=yes",
    "end=target target=2000",
    "end=target",
    "deals=4 deal=44",
    "deals=4 tournament=yes",
    "game=kraken hand_roem=highest hand_fours=table kraak_roem=no spades=single four_kind=all100",
    "game=kraken rules=rotterdam trump=random random_second=name deal=44 tournament=yes",
    "game=kraken first_speaker=dealer end=target target=2000",
    "game=three rules=rotterdam roem=auto deals=12",
    "game=three end=target target=750",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    support_options (GAME, rows[i]);
}

/* Text and back; allowed values are exactly those that validate. */
static void
test_consistent (void)
{
  Rng rng = rng_new (3, 0);
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    for (unsigned round = 0; round < 2000; round++)
      {
        Options options = support_random_options (game, &rng);
        g_autofree char *text = options_to_string (&options, game);
        Options again = support_options (game, text);

        g_assert_cmpmem (&options, sizeof options, &again, sizeof again);
        for (unsigned i = 0; i < options_count (game); i++)
          {
            unsigned allowed = options_allowed (&options, game, i);

            for (unsigned v = 0; v < option_count_values (&game->options->list[i]); v++)
              {
                Options other = options;

                other.value[i] = (uint8_t) v;
                /* another option may forbid what this one allows, never the other way round */
                if (options_validate (&other, game, NULL) && !(allowed & (1u << v)))
                  support_fail ("%s %s: %s=%s is valid and not allowed", game->key, text,
                                game->options->list[i].key, game->options->list[i].values[v].key);
              }
            g_assert_true (allowed & (1u << options.value[i]));
          }
      }
}

/* The tables themselves: sizes, keys, the presets of the start dialog. */
static void
test_tables (void)
{
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    {
      Options defaults = OPTIONS_DEFAULT;

      g_assert_cmpuint (options_count (game), <=, OPTIONS_MAX);
      g_assert_true (options_validate (&defaults, game, NULL));
      for (unsigned i = 0; i < options_count (game); i++)
        {
          const OptionInfo *info = &game->options->list[i];

          g_assert_cmpint (options_find (game, info->key), ==, i);
          g_assert_cmpuint (option_count_values (info), >=, 2);
          g_assert_cmpuint (option_count_values (info), <=, OPTION_VALUES_MAX);
          g_assert_true (g_regex_match_simple ("^[a-z][a-z0-9_]*$", info->key, 0, 0));
          for (unsigned v = 0; v < option_count_values (info); v++)
            g_assert_true (g_regex_match_simple ("^[a-z0-9_]+$", info->values[v].key, 0, 0));
        }
      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        support_options (game, preset->settings);
    }
}

/* True if a limit names the option */
static bool
is_limited (unsigned option)
{
  for (const OptionLimit *limit = GAME->options->limits; limit->values != 0; limit++)
    if (limit->option == option || limit->on == option)
      return true;

  return false;
}

/* K-4.2: how many combinations of each form are valid; options without limits multiply them */
static void
test_klaverjas_combinations (void)
{
  static const unsigned wanted[] = { 8736, 314496, 36 };
  unsigned n_valid[] = { 0, 0, 0 };
  unsigned n_options = options_count (GAME);
  unsigned n_each = 1;
  Options options = OPTIONS_DEFAULT;
  unsigned i;

  for (i = 0; i < n_options; i++)
    n_each *= is_limited (i) ? 1 : option_count_values (&GAME->options->list[i]);
  do
    {
      if (options_validate (&options, GAME, NULL))
        n_valid[options.value[KLAVERJAS_GAME]] += n_each;
      for (i = 0; i < n_options; i++)
        {
          if (!is_limited (i))
            continue;
          if (++options.value[i] < option_count_values (&GAME->options->list[i]))
            break;
          options.value[i] = 0;
        }
    }
  while (i < n_options);
  for (unsigned form = 0; form < G_N_ELEMENTS (wanted); form++)
    g_assert_cmpuint (n_valid[form], ==, wanted[form]);
}

/* K-4.3 */
static void
test_klaverjas_presets (void)
{
  static const char *const rows[][2] = {
    { "amsterdam", "" },
    { "rotterdam", "rules=rotterdam first_speaker=dealer" },
    { "utrecht", "trump=utrecht" },
    { "utrecht-amsterdam", "trump=utrecht tournament=yes" },
    { "kaartbond", "four_kind=jacks200" },
    { "nku", "rules=rotterdam first_speaker=dealer four_kind=all100" },
    { "kraken", "game=kraken" },
    { "kraken-nl",
      "game=kraken trump=utrecht hand_roem=most hand_fours=nines kraak_roem=no spades=single" },
    { "three", "game=three" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OptionPreset *preset = GAME->options->presets;

      while (preset->key != NULL && strcmp (preset->key, rows[i][0]) != 0)
        preset++;
      support_check (rows[i][0], preset->settings, rows[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/options", test_errors, test_valid, test_consistent, test_tables,
             test_klaverjas_combinations, test_klaverjas_presets);

  return g_test_run ();
}

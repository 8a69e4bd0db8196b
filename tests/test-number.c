/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The deal number (records.md §2): test vectors that any other program must reproduce. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "support.h"

#define GAME (&klaverjas_game)

static DealNumber
number (const char *hex)
{
  DealNumber result;

  g_assert_true (number_parse (&result, hex));

  return result;
}

static void
test_vectors (void)
{
  static const struct
  {
    const char *settings;
    const char *pack;
  } rows[] = {
    { "", "9C AD QD QS TS KS JD KC TH 7S AH 8D 9D 9S KD 7D "
          "7C 9H TC TD 8S 8H AS 8C 7H JC JH AC QC QH JS KH" },
    { "trump=random", "TH 9H JH 7D 8C 4C JS 6S TC 2H AS KC 5S 8D 3S 3H 2S 6C AD TD 4H 5H 5C 6H 5D "
                      "TS QC KD 9D JD 9C JC 7H KH 2C 7C 3D 8H 2D AC 8S QS 7S 3C 4D 9S QD 4S AH QH "
                      "6D KS" },
  };
  DealNumber vector = number ("000102030405060708090a0b0c0d0e0f");

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      const Pack *pack = game_pack (GAME, &options);
      g_autoptr (GString) text = g_string_new (NULL);
      Card cards[CARDS_MAX];

      number_shuffle (&vector, GAME->key, pack->n_cards, cards);
      for (unsigned c = 0; c < pack->n_cards; c++)
        g_string_append_printf (text, "%s%s", c > 0 ? " " : "", pack_code (pack, cards[c]));
      support_check (rows[i].settings, text->str, rows[i].pack);
    }
}

static void
test_seal (void)
{
  DealNumber vector = number ("000102030405060708090a0b0c0d0e0f");
  char seal[SEAL_DIGITS + 1];

  number_seal (&vector, seal);
  g_assert_cmpstr (seal, ==, "44e5bc2dc1afc1bda0765ca7ef7fd2c59bd891657ca938df7987e0ab7d5f713c");
}

static void
test_parse (void)
{
  static const struct
  {
    const char *text;
    bool valid;
  } rows[] = {
    { "000102030405060708090a0b0c0d0e0f", true },
    { "ffffffffffffffffffffffffffffffff", true },
    { "", false },
    { "000102030405060708090a0b0c0d0e0", false },
    { "000102030405060708090a0b0c0d0e0f0", false },
    { "000102030405060708090A0B0C0D0E0F", false }, /* one spelling, or the seal is another */
    { "000102030405060708090a0b0c0d0e0g", false },
    { "0x0102030405060708090a0b0c0d0e0f", false },
    { " 00102030405060708090a0b0c0d0e0f", false },
    { "-00102030405060708090a0b0c0d0e0f", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      DealNumber parsed = { "unchanged" };

      if (number_parse (&parsed, rows[i].text) != rows[i].valid)
        support_fail ("'%s' is %s", rows[i].text, rows[i].valid ? "rejected" : "accepted");
      support_check (rows[i].text, parsed.hex, rows[i].valid ? rows[i].text : "unchanged");
    }
}

/* As it comes from a letter, a screen or a keyboard. */
static void
test_parse_typed (void)
{
  static const char hex[] = "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e8";
  static const char *const good[] = {
    "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e8",
    "  5F0C2E0A 9D3B41C7\n\tA1E2F3A4 B5C6D7E8 ",
    "5f0c\u00a02e0a\u20039d3b41c7a1e2f3a4b5c6d7e8\r\n",
  };
  static const char *const bad[] = {
    "",
    " ",
    "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e",
    "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7e80",
    "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7eg",
    "5f0c2e0a-9d3b41c7-a1e2f3a4-b5c6d7e8",
    "5f0c2e0a9d3b41c7a1e2f3a4b5c6d7\u0665",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (good); i++)
    {
      DealNumber number;

      g_assert_true (number_parse_typed (&number, good[i]));
      g_assert_cmpstr (number.hex, ==, hex);
    }
  for (unsigned i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      DealNumber number;

      g_assert_false (number_parse_typed (&number, bad[i]));
    }
}

static void
test_random (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (unsigned i = 0; i < 1000; i++)
    {
      GError *error = NULL;
      DealNumber first, second;

      number_random (&first, &error);
      g_assert_no_error (error);
      g_assert_true (number_parse (&second, first.hex));
      g_assert_true (g_hash_table_add (seen, g_strdup (first.hex)));
    }
}

/* --seed is a promise: the same numbers on every machine and in every version */
static void
test_from_seed (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, "atout-seed:1:2", -1);
  DealNumber result;

  number_from_seed (&result, 1, 2);
  digest[NUMBER_DIGITS] = '\0';
  g_assert_cmpstr (result.hex, ==, digest);

  for (unsigned seed = 0; seed < 30; seed++)
    for (unsigned deal = 0; deal < 30; deal++)
      {
        number_from_seed (&result, seed, deal);
        g_assert_true (g_hash_table_add (seen, g_strdup (result.hex)));
      }
}

static unsigned
count_bits (uint64_t bits)
{
  unsigned n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;

  return n;
}

/* What players draw by is promised likewise, and tells nothing of the numbers. */
static void
test_player_seed (void)
{
  g_autofree char *digest
      = g_compute_checksum_for_string (G_CHECKSUM_SHA256, "atout-player:1:2", -1);
  g_autofree char *hex = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", number_player_seed (1, 2));
  unsigned n_alike = 0;

  digest[16] = '\0';
  g_assert_cmpstr (hex, ==, digest);

  for (uint64_t seed = 0; seed < 1000; seed++)
    {
      DealNumber number;

      number_from_seed (&number, seed, 0);
      number.hex[16] = '\0';
      n_alike
          += 64
             - count_bits (number_player_seed (seed, 0) ^ g_ascii_strtoull (number.hex, NULL, 16));
    }
  g_assert_cmpuint (n_alike, >, 32 * 1000 - 4 * 127); /* 64,000 coins, within four deviations */
  g_assert_cmpuint (n_alike, <, 32 * 1000 + 4 * 127);
}

static void
test_permutation (void)
{
  Rng rng = rng_new (1, 1);

  for (unsigned i = 0; i < 5000; i++)
    {
      unsigned n_cards = 1 + rng_below (&rng, CARDS_MAX);
      Card pack[CARDS_MAX];
      CardSet seen = 0;
      DealNumber any;

      number_from_seed (&any, rng_next (&rng), i);
      number_shuffle (&any, "klaverjas", n_cards, pack);
      for (unsigned c = 0; c < n_cards; c++)
        seen |= card_set_of (pack[c]);
      g_assert_cmphex (seen, ==, ~(CardSet) 0 >> (CARDS_MAX - n_cards));
    }
}

/* A number gives every game its own cards. */
static void
test_games_differ (void)
{
  DealNumber vector = number ("000102030405060708090a0b0c0d0e0f");
  Card klaverjas[32], other[32];

  number_shuffle (&vector, "klaverjas", 32, klaverjas);
  number_shuffle (&vector, "zensern", 32, other);
  g_assert_cmpint (memcmp (klaverjas, other, 32), !=, 0);
}

/*
 * Every card is equally likely in every place: chi-square over the table of 32 by 32 counts. Rows
 * and columns have fixed sums (31 * 31 degrees of freedom), and cards do not fall independently
 * (the factor 31/32). 99.98 % of fair shuffles lie between the limits.
 */
static void
test_uniform (void)
{
  enum
  {
    CARDS = 32,
    SHUFFLES = 20000,
  };
  static unsigned count[CARDS][CARDS];
  double expected = (double) SHUFFLES / CARDS;
  double chi_square = 0;

  for (unsigned i = 0; i < SHUFFLES; i++)
    {
      Card pack[CARDS];
      DealNumber any;

      number_from_seed (&any, 2026, i);
      number_shuffle (&any, "klaverjas", CARDS, pack);
      for (unsigned place = 0; place < CARDS; place++)
        count[place][pack[place]]++;
    }
  for (unsigned place = 0; place < CARDS; place++)
    for (unsigned card = 0; card < CARDS; card++)
      {
        double off = count[place][card] - expected;

        chi_square += off * off / expected;
      }
  chi_square *= (CARDS - 1.0) / CARDS;
  g_test_message ("chi-square %.1f", chi_square);
  g_assert_cmpfloat (chi_square, >, 805);
  g_assert_cmpfloat (chi_square, <, 1131);
}

/* The command prints the seal, by GLib's own reckoning and in a real shell where there is one. */
static void
test_seal_command (void)
{
  g_autofree char *sha256sum = g_find_program_in_path ("sha256sum");

  for (guint i = 0; i < 20; i++)
    {
      DealNumber number;
      char seal[SEAL_DIGITS + 1];
      g_autofree char *command = NULL;
      g_autofree char *text = NULL;
      g_autofree char *digest = NULL;
      const char *argv[] = { "/bin/sh", "-c", NULL, NULL };
      g_autofree char *printed = NULL;
      g_autofree char *expected = NULL;
      g_autoptr (GError) error = NULL;

      number_from_seed (&number, 56, i);
      number_seal (&number, seal);
      command = number_seal_command (&number);
      g_assert_true (g_str_has_prefix (command, "printf atout-seal:"));
      g_assert_true (g_str_has_suffix (command, " | sha256sum"));
      text = g_strndup (command + strlen ("printf "),
                        strlen (command) - strlen ("printf ") - strlen (" | sha256sum"));
      digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
      g_assert_cmpstr (digest, ==, seal);
      if (sha256sum == NULL)
        continue;
      argv[2] = command;
      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &printed, NULL, NULL,
                    &error);
      g_assert_no_error (error);
      expected = g_strconcat (seal, "  -\n", NULL);
      g_assert_cmpstr (printed, ==, expected);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/number", test_vectors, test_seal, test_seal_command, test_parse, test_parse_typed,
             test_random, test_from_seed, test_player_seed, test_permutation, test_games_differ,
             test_uniform);

  return g_test_run ();
}

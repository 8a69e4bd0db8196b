/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of the deals of a day: the numbers of the deals, which days can be played, and the texts
 * for sharing a result.
 */

#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "add-tests.h"
#include "model/competing/day.h"
#include "model/words/typed-rules.h"
#include "model/words/house-rules.h"
#include "model/words/standing-words.h"
#include "support.h"

static GDate
date_of (const char *text)
{
  GDate date;

  g_assert_true (day_parse (text, &date));

  return date;
}

/* ---- Dates ----------------------------------------------------------------------------------- */

static void
test_dates (void)
{
  static const char *const refused[]
      = { "",           "2026-11",  "2026-11-31",  "2025-02-29",  "2026-13-01",
          "2026-1-1",   "26-11-29", "2026-11-29 ", "2026-11-290", " 2026-11-29",
          "2026/11/29", "today",    "0000-01-01" };
  g_autofree char *leap = NULL;
  GDate date = date_of ("2024-02-29");

  leap = day_write (&date);
  g_assert_cmpstr (leap, ==, "2024-02-29");
  for (unsigned i = 0; i < G_N_ELEMENTS (refused); i++)
    if (day_parse (refused[i], &date))
      support_fail ("'%s' is taken for a day", refused[i]);
}

/* A day changes at midnight of the local time zone. */
static void
test_local_day (void)
{
  g_autoptr (GDateTime) late = g_date_time_new_local (2026, 11, 29, 23, 59, 59);
  gint64 now = g_date_time_to_unix (late);
  GDate today = date_of ("2026-11-29");
  GDate tomorrow = date_of ("2026-11-30");
  GDate found;

  day_of_time (now, &found);
  g_assert_cmpint (g_date_compare (&found, &today), ==, 0);
  day_of_time (now + 1, &found);
  g_assert_cmpint (g_date_compare (&found, &tomorrow), ==, 0);
}

static void
test_open (void)
{
  GDate past = date_of ("1999-12-31");
  GDate today = date_of ("2026-11-29");
  GDate tomorrow = date_of ("2026-11-30");
  DealNumber numbers[DAY_DEALS_MAX];
  Options options = OPTIONS_DEFAULT;

  g_assert_true (day_is_open (&past, &today));
  g_assert_true (day_is_open (&today, &today));
  g_assert_false (day_is_open (&tomorrow, &today));
  g_assert_cmpuint (day_list_numbers (&klaverjas_game, &options, &today, &today, numbers), ==, 4);
  g_assert_cmpuint (day_list_numbers (&klaverjas_game, &options, &tomorrow, &today, numbers), ==,
                    0);
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* Expected numbers, from: printf 'atout-day:klaverjas::2026-11-29:1' | sha256sum */
static const struct
{
  const char *game;
  const char *settings;
  const char *day;
  unsigned n_deals;
  unsigned deal;
  const char *number;
} rows[] = {
  { "klaverjas", "", "2026-11-29", 4, 1, "9156153d4b0870f3f0b06de215d9506a" },
  { "klaverjas", "", "2026-11-29", 4, 2, "532f0f83ba75af74de90a7ad2bedd82c" },
  { "klaverjas", "deals=8", "2026-11-29", 4, 2, "532f0f83ba75af74de90a7ad2bedd82c" },
  { "klaverjas", "rules=rotterdam first_speaker=dealer", "2024-02-29", 4, 4,
    "606f8c18993394e3abc22509d1dd7758" },
  { "klaverjas", "game=three", "2026-11-29", 4, 1, "cfa342f743cf38f08026fbb26072a951" },
  { "wurzen", "mode=schnapsen deal=cut closed_value=dark", "2026-11-29", 8, 8,
    "20396f6c18e7e694e1de58c032bba388" },
  { "cego", "", "2026-01-01", 3, 3, "74d37e93534f6986422381144834fb82" },
};

static void
test_numbers (void)
{
  GDate today = date_of ("2026-12-01");

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Game *game = game_find (rows[i].game);
      GDate date = date_of (rows[i].day);
      DealNumber numbers[DAY_DEALS_MAX];
      Options options = OPTIONS_DEFAULT;

      options_set_all (&options, game, rows[i].settings, NULL);
      g_assert_cmpuint (day_list_numbers (game, &options, &date, &today, numbers), ==,
                        rows[i].n_deals);
      g_assert_cmpstr (numbers[rows[i].deal - 1].hex, ==, rows[i].number);
    }
}

/* Different forms, days and deals of a day have different cards. */
static void
test_distinct (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GDate today = date_of ("2026-12-01");
  GameForm form;

  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned f = 0; game_form_at (game_at (g), f, &form); f++)
      for (GDate date = date_of ("2026-11-01"); g_date_get_day (&date) < 30;
           g_date_add_days (&date, 1))
        {
          Options options = house_rules_of_form (game_at (g), &form);
          DealNumber numbers[DAY_DEALS_MAX];
          unsigned n = day_list_numbers (game_at (g), &options, &date, &today, numbers);

          g_assert_cmpuint (n, ==, day_count_deals (game_at (g)));
          for (unsigned i = 0; i < n; i++)
            g_assert_true (g_hash_table_add (seen, g_strdup (numbers[i].hex)));
        }
}

/* All users play against the same persons, at level strong. */
static void
test_players (void)
{
  Options options = OPTIONS_DEFAULT;
  AtoutPlayer players[SEATS_MAX];

  for (unsigned g = 0; game_at (g) != NULL; g++)
    {
      unsigned n = day_seat_players (game_at (g), &options, players);

      g_assert_cmpuint (n, ==, game_count_seats (game_at (g), &options));
      g_assert_true (players[0].human);
      for (unsigned seat = 1; seat < n; seat++)
        {
          g_assert_false (players[seat].human);
          g_assert_cmpint (players[seat].level, ==, PLAYER_LEVEL_STRONG);
          for (unsigned other = 1; other < seat; other++)
            g_assert_cmpstr (players[seat].name, !=, players[other].name);
        }
    }
}

/* ---- Words ----------------------------------------------------------------------------------- */

static const Standing standings[] = {
  { .n_deals = 4,
    .play = { 9.4, 14.2, true },
    .has_cards = true,
    .cards = { -31, 20.4, true },
    .verdict = STANDING_OPEN },
  { .n_deals = 8, .play = { 1.25, 0.5, true }, .verdict = STANDING_BETTER },
  { .n_deals = 8, .play = { -22, 11, true }, .verdict = STANDING_WORSE },
  { .n_deals = 1, .play = { -3, 0, false }, .verdict = STANDING_OPEN },
  { .n_deals = 0 },
};

static const struct
{
  const char *language;
  const char *results[G_N_ELEMENTS (standings)];
  const char *row;
  const char *luck;
} words[] = {
  { "en",
    { "+9 ± 14 a deal against the house: too few deals to tell",
      "+1.2 ± 0.5 a deal against the house: better", "−22 ± 11 a deal against the house: worse",
      "−3.0 against the house: one deal is too few to tell", "no deal to compare" },
    "+82 for you · house average +41 · between −162 and +162 · better than 9 of 15, like 3",
    "Per deal, the cards brought you −31 ± 20 and your play +9 ± 14." },
  { "de",
    { "+9 ± 14 pro Spiel gegen das Haus: noch zu wenige Spiele für ein Urteil",
      "+1.2 ± 0.5 pro Spiel gegen das Haus: besser",
      "−22 ± 11 pro Spiel gegen das Haus: schlechter",
      "−3.0 gegen das Haus: Ein einzelnes Spiel sagt noch nichts aus",
      "kein Spiel zum Vergleichen" },
    "+82 für dich · Haus im Schnitt +41 · zwischen −162 und +162 · besser als 9 von 15, "
    "gleichauf mit 3",
    "Pro Spiel brachten dir die Karten −31 ± 20 und deine Spielweise +9 ± 14." },
  { "nl",
    { "+9 ± 14 per spel tegen het huis: nog te weinig spellen voor een oordeel",
      "+1.2 ± 0.5 per spel tegen het huis: beter", "−22 ± 11 per spel tegen het huis: slechter",
      "−3.0 tegen het huis: één spel zegt nog niets", "geen spel om te vergelijken" },
    "+82 voor jou · huis gemiddeld +41 · tussen −162 en +162 · beter dan 9 van 15, even goed als 3",
    "Per spel leverden de kaarten je −31 ± 20 op en jouw manier van spelen +9 ± 14." },
};

static void
use_language (const char *code)
{
  g_setenv ("LANGUAGE", code, TRUE);
  setlocale (LC_ALL, "C"); /* gettext notices a new language only after a change of locale */
  setlocale (LC_ALL, "");
  setlocale (LC_NUMERIC, "C");
}

static void
test_words (void)
{
  static const StandingRow row = { .own = 82,
                                   .house = 40.8,
                                   .lowest = -162,
                                   .highest = 162,
                                   .n_house = 15,
                                   .n_better = 9,
                                   .n_like = 3 };

  for (unsigned l = 0; l < G_N_ELEMENTS (words); l++)
    {
      g_autofree char *told_row = NULL;
      g_autofree char *told_alone = NULL;
      g_autofree char *told_even = NULL;
      StandingRow alone = row;
      g_autofree char *luck = NULL;
      g_autofree char *no_luck = NULL;

      use_language (words[l].language);
      for (unsigned i = 0; i < G_N_ELEMENTS (standings); i++)
        {
          g_autofree char *told = standing_words_play (&standings[i]);

          g_assert_cmpstr (told, ==, words[l].results[i]);
        }
      told_row = standing_words_row (&row);
      g_assert_cmpstr (told_row, ==, words[l].row);
      alone.n_like = 0;
      told_alone = standing_words_row (&alone);
      g_assert_true (g_str_has_prefix (told_row, told_alone));
      g_assert_nonnull (strstr (told_alone, "15"));
      alone.lowest = alone.highest = -1;
      told_even = standing_words_row (&alone);
      g_assert_true (g_str_has_prefix (told_even, "+82 "));
      g_assert_nonnull (strstr (told_even, "· −1 "));
      g_assert_null (strstr (told_even, "15"));
      luck = standing_words_luck (&standings[0]);
      g_assert_cmpstr (luck, ==, words[l].luck);
      no_luck = standing_words_luck (&standings[1]);
      g_assert_cmpstr (no_luck, ==, "");
    }
  use_language ("en");
}

/* The user does 4 ± 9 points better than club, and 12 ± 5 worse than master. */
static const struct
{
  const char *language;
  const char *sentences[RATING_ABOVE + 1]; /* by verdict */
} ratings[] = {
  { "en",
    { "", "Over 120 deals you play below the level Club player: +4.0 ± 9.0 a deal against it.",
      "Over 120 deals you play about as well as the level Club player: +4.0 ± 9.0 a deal against "
      "it.",
      "Over 120 deals you play between the levels Club player and Master: +4.0 ± 9.0 a deal "
      "against Club player, −12 ± 5 against Master.",
      "Over 120 deals you play above the level Club player: +4.0 ± 9.0 a deal against it." } },
  { "de",
    { "",
      "Über 120 Spiele gesehen spielst du schwächer als die Stufe Vereinsspieler: +4.0 ± 9.0 pro "
      "Spiel gegen sie.",
      "Über 120 Spiele gesehen spielst du etwa so gut wie die Stufe Vereinsspieler: +4.0 ± 9.0 "
      "pro Spiel gegen sie.",
      "Über 120 Spiele gesehen spielst du zwischen den Stufen Vereinsspieler und Meister: +4.0 ± "
      "9.0 pro Spiel gegen Vereinsspieler, −12 ± 5 gegen Meister.",
      "Über 120 Spiele gesehen spielst du stärker als die Stufe Vereinsspieler: +4.0 ± 9.0 pro "
      "Spiel gegen sie." } },
  { "nl",
    { "",
      "Over 120 spellen speel je zwakker dan het niveau Clubspeler: daarmee vergeleken "
      "+4.0 ± 9.0 per spel.",
      "Over 120 spellen speel je ongeveer even goed als het niveau Clubspeler: daarmee "
      "vergeleken +4.0 ± 9.0 per spel.",
      "Over 120 spellen speel je tussen de niveaus Clubspeler en Meester: +4.0 ± 9.0 per spel "
      "tegen Clubspeler, −12 ± 5 tegen Meester.",
      "Over 120 spellen speel je sterker dan het niveau Clubspeler: daarmee "
      "vergeleken +4.0 ± 9.0 per spel." } },
};

/* A rating is one sentence, with the differences from the levels that it names. */
static void
test_rating_words (void)
{
  for (unsigned l = 0; l < G_N_ELEMENTS (ratings); l++)
    {
      use_language (ratings[l].language);
      for (RatingVerdict verdict = RATING_OPEN; verdict <= RATING_ABOVE; verdict++)
        {
          Rating rating = { .n_deals = 120,
                            .verdict = verdict,
                            .lower = PLAYER_LEVEL_CLUB,
                            .higher = PLAYER_LEVEL_CLUB };
          g_autofree char *sentence = NULL;

          if (verdict == RATING_BETWEEN)
            rating.higher = PLAYER_LEVEL_MASTER;
          rating.level[PLAYER_LEVEL_CLUB] = (StandingRange) { 4, 9, true };
          rating.level[PLAYER_LEVEL_MASTER] = (StandingRange) { -12, 5, true };
          sentence = standing_words_rating (&rating);
          g_assert_cmpstr (sentence, ==, ratings[l].sentences[verdict]);
        }
    }
  use_language ("en");
}

/*
 * The text for sharing a result has three lines; the last is a command that opens the same deals.
 */
static void
test_copied (void)
{
  GDate date = date_of ("2026-11-29");
  Options options = OPTIONS_DEFAULT;
  g_autofree char *plain = NULL;
  g_autofree char *rules = NULL;

  plain = day_tell_result (&klaverjas_game, &options, &date, &standings[0]);
  options_set_all (&options, &klaverjas_game, "rules=rotterdam first_speaker=dealer deals=4", NULL);
  rules = day_tell_result (&klaverjas_game, &options, &date, &standings[1]);
  g_assert_true (g_str_has_prefix (plain, "Klaverjassen · Amsterdams, "));
  g_assert_true (g_str_has_suffix (plain,
                                   "2026\n+9 ± 14 a deal against the house: too few deals to "
                                   "tell\natout --day 2026-11-29 klaverjas\n"));
  g_assert_true (g_str_has_prefix (rules, "Klaverjassen · Rotterdams"));
  g_assert_true (g_str_has_suffix (rules, ": better\natout --day 2026-11-29 klaverjas "
                                          "rules=rotterdam first_speaker=dealer\n"));
}

/* The command that opens a day says each rule that is not usual in the form, also a default one. */
static void
test_command (void)
{
  static const struct
  {
    const char *settings;
    const char *end;
  } commands[] = {
    { "mode=schnapsen deal=cut closed_value=dark", " schnapsen\n" },
    { "mode=schnapsen deal=cut", " schnapsen closed_value=end\n" },
    { "mode=schnapsen deal=cut closed_value=dark sharp=yes", " schnapsen sharp=yes\n" },
    { "", " wurzen\n" },
  };
  GDate date = date_of ("2026-11-29");

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const Options options = support_options (&wurzen_game, commands[i].settings);
      g_autofree char *text = day_tell_result (&wurzen_game, &options, &date, &standings[0]);

      g_assert_true (g_str_has_suffix (text, commands[i].end));
    }
}

/* House rules after such a command: a wrong one is named with its remedy in the user's language. */
static void
test_typed (void)
{
  static const struct
  {
    const char *words[3];
    const char *language;
    const char *wanted;
  } refused[] = {
    { { "deals=5" }, "en", "The house rule “deals” has no value “5”; choose from: 16, 12, 8, 4" },
    { { "deals=8", "deals=" },
      "de",
      "Die Hausregel „deals“ hat keinen Wert „“; zur Auswahl stehen: 16, 12, 8, 4" },
    { { "color=red" }, "de", "Es gibt keine Hausregel „color“ für Klaverjassen; zur Auswahl " },
    { { "color=red" }, "nl", "Er bestaat geen huisregel “color” voor Klaverjassen. Kies uit: " },
    { { "rotterdam" }, "nl", "“rotterdam” is geen huisregel. Schrijf die als REGEL=WAARDE" },
    { { "deals=8 end=target" },
      "de",
      "Die Hausregeln „deals=8“ und „end=target“ schließen einander aus; wähle deals=16 oder "
      "end=boom" },
  };
  char *good[] = { (char *) "rules=rotterdam  first_speaker=dealer", (char *) "deals=4", NULL };
  const Options wanted
      = support_options (&klaverjas_game, "rules=rotterdam first_speaker=dealer deals=4");
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) none = NULL;

  g_assert_true (typed_rules_set (&options, &klaverjas_game, good, &none));
  g_assert_no_error (none);
  g_assert_cmpmem (&options, sizeof options, &wanted, sizeof wanted);
  for (unsigned i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      use_language (refused[i].language);
      options = OPTIONS_DEFAULT;
      g_assert_false (
          typed_rules_set (&options, &klaverjas_game, (char **) refused[i].words, &error));
      g_assert_cmpint ((int) error->domain, ==, (int) OPTIONS_ERROR);
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, refused[i].wanted));
    }
  use_language ("en");
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;

  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  use_language ("en");
  ADD_TESTS ("/day", test_dates, test_local_day, test_open, test_numbers, test_distinct,
             test_players, test_words, test_rating_words, test_copied, test_command, test_typed);

  return g_test_run ();
}

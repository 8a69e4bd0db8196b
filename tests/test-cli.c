/* SPDX-License-Identifier: GPL-3.0-or-later */

/** atout-cli from outside (records.md §3 to §5): what it prints, and with which status it ends. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "add-tests.h"
#include "cli-support.h"
#include "examples.h"
#include "folder-support.h"
#include "players/player.h"
#include "rules/game.h"

#define K "--game klaverjas "
#define TWO_RANDOM "--seat 0=random --seat 1=random "
#define THREE_RANDOM TWO_RANDOM "--seat 2=random "
#define ALL_RANDOM THREE_RANDOM "--seat 3=random "

static char *folder; /* for files of this test */

static char *
write_file (const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

/* ---- Statuses and errors ---------------------------------------------------------------- */

/* The words of an example */
static char *
fill_in (const char *cell)
{
  g_autofree char *text = g_strcompress (cell);
  g_autoptr (GString) words = g_string_new (text);

  g_string_replace (words, "{klaverjas}", K, 0);
  g_string_replace (words, "{two}", TWO_RANDOM, 0);
  g_string_replace (words, "{three}", THREE_RANDOM, 0);
  g_string_replace (words, "{four}", ALL_RANDOM, 0);

  return g_strdup (words->str);
}

static void
set_words (Example *example, const char *cell)
{
  g_autofree char *words = fill_in (cell);

  g_string_assign (example->told, words);
}

/* "STATUS PART / PART" of what is said on standard error */
static void
check_run (const char *words, const Run *run, const char *cell)
{
  g_autofree char *text = fill_in (cell);
  g_auto (GStrv) parts = g_strsplit (text + (text[1] == ' ' ? 2 : 1), " / ", -1);
  g_autofree char *says = g_strjoinv ("|", parts);

  cli_check_error (words, run, atoi (text), says);
}

static void
check_ends (Example *example, const char *cell)
{
  g_auto (Run) run = cli (example->told->str);

  check_run (example->told->str, &run, cell);
  if ((run.err[0] == '\0') != (run.status == 0) || (run.out[0] == '\0') != (run.status != 0))
    support_fail ("'%s': the answer is on the wrong stream", example->told->str);
}

static void
check_script (Example *example, const char *cell)
{
  g_auto (Run) run = cli_in_shell (example->told->str);

  check_run (example->told->str, &run, cell);
}

static char *
tell_perft (Example *example)
{
  g_autofree char *words = g_strconcat ("perft ", example->told->str, NULL);
  g_autofree char *out = cli_good (words);

  return g_strescape (out, NULL);
}

/* The beginning of what bench prints */
static void
check_signature (Example *example, const char *cell)
{
  g_autofree char *words = g_strconcat ("bench ", example->told->str, NULL);
  g_autofree char *wanted = g_strcompress (cell);
  g_autofree char *out = cli_good (words);

  if (!g_str_has_prefix (out, wanted))
    support_fail ("%s: '%s' does not begin with '%s'", words, out, wanted);
}

static const ExampleColumn columns[] = {
  { "words", .set = set_words },
  { "script", .set = set_words },
  { "ends", .check = check_ends },
  { "script ends", .check = check_script },
  { "sequences", .text = tell_perft },
  { "signature", .check = check_signature },
  { NULL },
};

static void
test_check (void)
{
  g_autofree char *right = write_file ("right.atout", "atout 1\ngame klaverjas\ndeal 1\n");
  g_autofree char *wrong = write_file ("wrong.atout", "atout 1\n\ngame bridge\n");
  g_autofree char *half = write_file ("half.atout", "atout 1\ngame klaverjas\ndea");
  g_autofree char *words = g_strdup_printf ("check %s %s %s", right, wrong, half);
  g_autofree char *out
      = g_strdup_printf ("ok %s deals 1 actions 0\nok %s deals 0 actions 0\n", right, half);
  g_autofree char *keys = game_list_keys ();
  g_autofree char *err = g_strdup_printf ("%s:3: unknown game 'bridge'; choose from %s\n"
                                          "%s:3: the last line is not complete and was dropped\n",
                                          wrong, keys, half);
  g_autofree char *trace_words = g_strdup_printf ("trace %s", half);
  g_auto (Run) run = cli (words);
  g_auto (Run) input = cli_with_input ("check -", "atout 1\ngame\n");
  g_auto (Run) trace = cli (trace_words);

  g_assert_cmpint (run.status, ==, 1); /* one file was wrong */
  g_assert_cmpstr (run.out, ==, out);
  g_assert_cmpstr (run.err, ==, err);

  g_assert_cmpint (input.status, ==, 1);
  g_assert_true (g_str_has_prefix (input.err, "-:2: "));

  g_assert_cmpint (trace.status, ==, 0); /* a warning, no error */
  g_assert_cmpstr (trace.out, ==, "atout 1\ngame klaverjas\n");
  g_assert_nonnull (strstr (trace.err, "half.atout:3: "));
}

/* Of several records in a file nothing is said unless all are good; lines are those of the file. */
static void
test_several (void)
{
  g_autofree char *good = write_file ("several.atout", "atout 1\ngame cego\n\natout 1\n"
                                                       "game klaverjas\ndeal 1\n");
  g_autofree char *bad = write_file ("last.atout", "atout 1\ngame cego\n\natout 1\ngame skat\n");
  g_autofree char *check_words = g_strdup_printf ("check %s", good);
  g_autofree char *trace_words = g_strdup_printf ("trace %s", good);
  g_autofree char *bad_check = g_strdup_printf ("check %s", bad);
  g_autofree char *bad_trace = g_strdup_printf ("trace %s", bad);
  g_autofree char *check = cli_good (check_words);
  g_autofree char *trace = cli_good (trace_words);
  g_autofree char *checked
      = g_strdup_printf ("ok %s deals 0 actions 0\nok %s deals 1 actions 0\n", good, good);
  g_auto (Run) of_check = cli (bad_check);
  g_auto (Run) of_trace = cli (bad_trace);

  g_assert_cmpstr (check, ==, checked);
  g_assert_cmpstr (trace, ==, "atout 1\ngame cego\n\natout 1\ngame klaverjas\ndeal 1\n");
  cli_check_error (bad_check, &of_check, 1, "last.atout:5: unknown game 'skat'");
  cli_check_error (bad_trace, &of_trace, 1, "last.atout:5: unknown game 'skat'");
  g_assert_cmpstr (of_check.out, ==, "");
  g_assert_cmpstr (of_trace.out, ==, "");
}

#ifndef __SANITIZE_ADDRESS__ /* which gives back nothing that was freed */

#define MANY 100000
#define MEMORY_MAX 30 /* MB, of which the program takes some before it reads anything */

/* A file costs its text, however many records are in it. */
static void
test_many (void)
{
  static const char *const commands[] = { "check", "trace", "solve", "analyse", "field" };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  struct rusage used;

  for (unsigned i = 0; i < MANY; i++)
    g_string_append (text, "atout 1\ngame cego\n\n");
  path = write_file ("many.atout", text->str);
  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *script = g_strdup_printf ("\"$CLI\" %s %s >/dev/null", commands[i], path);
      g_auto (Run) run = cli_in_shell (script);

      getrusage (RUSAGE_CHILDREN, &used); /* of the largest so far */
      g_test_message ("%s: %ld kB", commands[i], used.ru_maxrss);
      if (used.ru_maxrss > MEMORY_MAX * 1024)
        support_fail ("%s took %ld kB", commands[i], used.ru_maxrss);
    }
}

#endif

#define OPTION " [a-z0-9_]+=([a-z0-9]+)\\{([a-z0-9]+\\|)*\\2(\\|[a-z0-9]+)*\\}"

/* One line for each game: its numbers of players, and each option with its default and values. */
static void
test_games (void)
{
  g_autofree char *out = cli_good ("games");

  g_assert_true (
      g_str_has_prefix (out, "klaverjas 3,4 game=klaverjas{klaverjas|kraken|three} rules="));
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("^%s [0-9](,[0-9])*( .*)?$", game_at (i)->key);

      g_assert_cmpuint (cli_count (out, line), ==, 1);
    }
  g_assert_cmpuint (cli_count (out, "^[a-z]+ [0-9,]+(" OPTION ")*$"), ==, cli_count (out, "\n"));
}

/* A full disk is not success, and nothing goes on for it: not for ten seconds of work. */
static void
test_full (void)
{
  g_autofree char *one = write_file ("full.atout", "atout 1\ngame klaverjas\ndeal 1\n");
  g_autofree char *trace = g_strdup_printf ("trace %s", one);
  g_autofree char *check = g_strdup_printf ("check %s", one);
  g_autofree char *wrong
      = write_file ("unproved.atout", "atout 1\ngame wurzen\ndeal 1\ndealer 0\n"
                                      "number 00000000000000000000000000000001\n"
                                      "# problem count 00000000\n# asks points\n# right 0\n");
  g_autofree char *verify = g_strdup_printf ("problems verify %s", wrong);
  const char *const commands[] = {
    "games",
    "--help",
    "deal " K,
    "deal " K "--deals 2000000000",
    "play " K ALL_RANDOM "--matches 50",
    "play " K ALL_RANDOM "--matches 2000000000",
    "play " K ALL_RANDOM "--deals 2 --summary",
    "perft " K "--depth 1",
    "bench " K "--deals 2000000000",
    trace,
    check,
    verify,
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *script
          = g_strdup_printf ("ulimit -t 10; exec \"$%s\" %s >/dev/full",
                             cli_is_workshop (commands[i]) ? "WORKSHOP" : "CLI", commands[i]);
      g_auto (Run) run = cli_in_shell (script);

      if (run.status != 1)
        support_fail ("%s: status %d", commands[i], run.status);
      if (!g_str_has_suffix (run.err, ": the output could not be written\n"))
        support_fail ("%s: %s", commands[i], run.err);
    }
}

/* ---- deal, play, perft ------------------------------------------------------------------ */

static void
test_deal (void)
{
  g_autofree char *one = cli_good ("deal " K "--seed 5");
  g_autofree char *three = cli_good ("deal " K "--seed 5 --deals 3 --set trump=random");
  g_autofree char *again = cli_good ("deal --deals 3 --set trump=random " K "--seed 5");
  g_autofree char *other = cli_good ("deal " K "--seed 6");
  g_autoptr (GPtrArray) records = cli_records (three);

  g_assert_cmpstr (three, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpuint (cli_count (one, "^atout 1$"), ==, 1);
  g_assert_cmpuint (records->len, ==, 3);
  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = g_ptr_array_index (records, i);
      const LogDeal *deal = match_log_get_deal (record->log, 0);

      g_assert_cmpuint (record->deals->len, ==, 1);
      g_assert_true (deal->has_number);
      g_assert_cmpuint (deal->n_done, ==, 0);
      g_assert_cmpuint (deal->before.dealer, ==, 3);
    }
}

static void
test_play (void)
{
  static const struct
  {
    const char *words;
    unsigned n_records;
    unsigned n_deals;
    unsigned n_over;
  } rows[] = {
    { "", 1, 16, 1 },
    { "--matches 3 --set deals=4", 3, 12, 3 },
    { "--deals 1", 1, 1, 0 },
    { "--deals 16", 1, 16, 1 },
    { "--deals 17", 2, 17, 1 },
    { "--deals 10 --set deals=4", 3, 10, 2 },
    { "--deals 300 --set deals=4", 75, 300, 75 },
    { "--deals 5 --set 'trump=random random_second=name' --set roem=auto", 1, 5, 0 },
    { "--matches 2 --set 'game=kraken deals=4 tournament=yes'", 2, 24, 2 },
    { "--deals 10 --set 'game=kraken trump=utrecht roem=auto deals=4'", 3, 10, 2 },
    { "--deals 3 --duplicate --seat 0=simple", 12, 12, 0 },
    { "--deals 3 --duplicate --seat 0=simple --seat 2=simple", 6, 6, 0 },
    { "--deals 3 --duplicate", 3, 3, 0 },
    { "--deals 3 --duplicate --signals 0=none", 12, 12, 0 },
    { "--matches 2 --duplicate --seat 1=simple --set deals=4", 8, 32, 8 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words
          = g_strdup_printf ("play " K "--seed 9 " ALL_RANDOM "%s", rows[i].words);
      g_autofree char *threads = g_strdup_printf ("%s --threads 2", words);
      g_autofree char *seed = g_strdup_printf ("%s --seed 10", words);
      g_autofree char *out = cli_good (words);
      g_autofree char *again = cli_good (words);
      g_autofree char *with_threads = cli_good (threads);
      g_autofree char *other = cli_good (seed);
      g_autoptr (GPtrArray) records = cli_records (out);

      g_test_message ("play %s", rows[i].words);
      g_assert_cmpstr (out, ==, again);
      g_assert_cmpstr (out, ==, with_threads);
      g_assert_cmpstr (out, !=, other);
      g_assert_cmpuint (records->len, ==, rows[i].n_records);
      g_assert_cmpuint (cli_count (out, "^deal \\d+$"), ==, rows[i].n_deals);
      g_assert_cmpuint (cli_count (out, "^result "), ==, rows[i].n_deals);
      g_assert_cmpuint (cli_count (out, " over yes winners "), ==, rows[i].n_over);
    }
}

/* A record is the same whether the run was long or short. */
static void
test_play_prefix (void)
{
  g_autofree char *some = cli_good ("play " K ALL_RANDOM "--deals 20");
  g_autofree char *more = cli_good ("play " K ALL_RANDOM "--deals 40");
  g_autofree char *matches = cli_good ("play " K ALL_RANDOM "--matches 3");

  g_assert_true (g_str_has_prefix (more, some));
  g_assert_true (g_str_has_prefix (matches, more));
}

/*
 * What players by lot do follows from streams of their own (records.md §2), which are no way back
 * to --seed and so to the cards.
 */
static void
test_play_streams (void)
{
  g_autofree char *out = cli_good ("play " K ALL_RANDOM "--matches 5 --seed 77 --duplicate");
  g_autoptr (GPtrArray) records = cli_records (out);

  for (unsigned i = 0; i < records->len; i++)
    {
      const MatchLog *log = ((const Record *) g_ptr_array_index (records, i))->log;
      uint64_t seed = number_player_seed (77, i * 64);

      for (unsigned d = 0; d < log->deals->len; d++)
        for (unsigned n = 0; n < match_log_get_deal (log, d)->n_done; n++)
          {
            Rng rng = rng_new (seed, (uint64_t) (d + 1) << 32 | n);
            Observation observation;
            Choice choice;
            Deal deal;

            match_log_at (log, d, n, NULL, &deal);
            observation_make (&observation, &deal, (unsigned) deal.turn);
            player_choose (&observation, player_of_level (PLAYER_LEVEL_RANDOM), &rng, NULL,
                           &choice);
            g_assert_cmpuint (choice.row[0].action, ==,
                              log_deal_get_action (match_log_get_deal (log, d), n)->action);
          }
    }
}

/* The same cards for every rotation; each player gets around the table. */
static void
test_duplicate (void)
{
  g_autofree char *out
      = cli_good ("play " K "--deals 2 --duplicate --seat 0=simple --seat 1=random "
                  "--seat 2=random --seat 3=random");
  g_autoptr (GPtrArray) records = cli_records (out);

  g_assert_cmpuint (records->len, ==, 8);
  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = g_ptr_array_index (records, i);
      const Record *first = g_ptr_array_index (records, i - i % 4);
      const LogDeal *deal = match_log_get_deal (record->log, 0);
      const LogDeal *first_deal = match_log_get_deal (first->log, 0);

      g_assert_cmpstr (deal->number.hex, ==, first_deal->number.hex);
      for (unsigned seat = 0; seat < 4; seat++)
        g_assert_cmpstr (record->log->player[seat].name, ==, seat == i % 4 ? "simple" : "random");
    }
}

static void
test_summary (void)
{
  g_autofree char *out = cli_good ("play " K ALL_RANDOM "--deals 50 --summary --seed 3");
  g_autofree char *threads
      = cli_good ("play " K ALL_RANDOM "--deals 50 --summary --seed 3 --threads 2");
  g_autofree char *duplicate
      = cli_good ("play " K "--deals 5 --summary --duplicate --seat 0=random");

  g_assert_cmpstr (out, ==, threads);
  g_assert_true (g_str_has_prefix (out, "summary klaverjas packs 50 rotations 1 seed 3\n"));
  g_assert_cmpuint (cli_count (out, "^[0-3] +random +[0-9.]+ \\+- +[0-9.]+ "), ==, 4);
  g_assert_cmpuint (cli_count (out, "\n"), ==, 6);
  g_assert_true (g_str_has_prefix (duplicate, "summary klaverjas packs 5 rotations 4 seed 1\n"));
}

/* The lead of a summary is what the records say: one player, counted by hand. */
static void
test_summary_figures (void)
{
  g_autofree char *out = cli_good ("play " K ALL_RANDOM "--deals 7 --seed 3");
  g_autofree char *table = cli_good ("play " K ALL_RANDOM "--deals 7 --seed 3 --summary");
  g_autoptr (GRegex) regex = g_regex_new ("^result points (\\d+) (\\d+) score (\\d+) (\\d+)$",
                                          G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  double points = 0, score = 0, lead = 0;
  g_autofree char *wanted = NULL;

  for (g_regex_match (regex, out, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *p0 = g_match_info_fetch (match, 1);
      g_autofree char *s0 = g_match_info_fetch (match, 3);
      g_autofree char *s1 = g_match_info_fetch (match, 4);

      points += atoi (p0);
      score += atoi (s0);
      lead += atoi (s0) - atoi (s1);
    }
  wanted = g_strdup_printf ("^0 +random +%.2f \\+- +[0-9.]+ +%.2f \\+- +[0-9.]+ +%.2f \\+- ",
                            points / 7, score / 7, lead / 7);
  if (cli_count (table, wanted) != 1)
    g_error ("'%s' is not in:\n%s", wanted, table);
}

/* Who wins early is done early: the rotations of a match have the same cards, not as many. */
static void
test_duplicate_matches (void)
{
  static const char *const words
      = "play --game wurzen --set mode=schnapsen --matches 12 --duplicate "
        "--seat 0=simple --seat 1=random --seed 2";
  g_autofree char *summary_words = g_strdup_printf ("%s --summary", words);
  g_autofree char *out = cli_good (words);
  g_autofree char *table = cli_good (summary_words);
  g_autoptr (GPtrArray) records = cli_records (out);
  unsigned n_uneven = 0;
  unsigned n_won = 0;
  g_autofree char *wanted = NULL;

  g_assert_cmpuint (records->len, ==, 24);
  for (unsigned i = 0; i < records->len; i++)
    {
      const MatchLog *log = ((const Record *) g_ptr_array_index (records, i))->log;
      const MatchLog *first = ((const Record *) g_ptr_array_index (records, i & ~1u))->log;

      g_assert_true (log->match.over);
      g_assert_cmpstr (match_log_get_deal (log, 0)->number.hex, ==,
                       match_log_get_deal (first, 0)->number.hex);
      n_uneven += log->deals->len != first->deals->len;
      n_won += match_has_won (&log->match, i & 1);
    }
  g_assert_cmpuint (n_uneven, >, 0);
  g_assert_true (g_str_has_prefix (table, "summary wurzen matches 12 rotations 2 seed 2\n"));
  wanted = g_strdup_printf ("^0 +simple .* +%.2f \\+- +[0-9.]+$", 100.0 * n_won / 24);
  if (cli_count (table, wanted) != 1)
    g_error ("'%s' is not in:\n%s", wanted, table);
}

/* A line for the cards of each level that judges them. */
static void
test_bench_moves (void)
{
  g_autofree char *out = cli_good ("bench moves --game wurzen --deals 2");

  for (int level = PLAYER_LEVEL_SIMPLE; level < PLAYER_LEVELS; level++)
    {
      g_autofree char *line = g_strdup_printf (
          "^moves wurzen level %s cards [1-9][0-9]* mean-ms [0-9.]+ 95-ms [0-9.]+ "
          "worst-ms [0-9.]+$",
          player_of_level ((PlayerLevel) level)->name);

      if (!g_regex_match_simple (line, out, G_REGEX_MULTILINE, 0))
        support_fail ("no line '%s' in '%s'", line, out);
    }
}

/* On standard input as in a file. */
static void
test_bench_positions (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "positions", "wurzen",
                                                 "a-trick-at-any-price.atout", NULL);
  g_autofree char *words = g_strdup_printf ("bench positions '%s'", path);
  g_autofree char *out = cli_good (words);
  g_autofree char *text = NULL;
  g_auto (Run) run = { 0 };
  g_auto (Run) wrong = cli_with_input ("bench positions -", "atout 1\ngame skat\n");

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  run = cli_with_input ("bench positions -", text);
  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, out);
  cli_check_error ("bench positions -", &wrong, 1, "-:2: unknown game 'skat'");
}

/* ---- trace: the golden playthroughs ------------------------------------------------------ */

/* True when one of @records is played by the house rules of @preset. */
static bool
shows_preset (GPtrArray *records, const Game *game, const OptionPreset *preset)
{
  Options options = support_options (game, preset->settings);

  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = g_ptr_array_index (records, i);

      if (record->log->game == game
          && memcmp (&record->log->options, &options, sizeof options) == 0)
        return true;
    }

  return false;
}

/* Every preset of every game has a playthrough. */
static void
check_presets (GPtrArray *records)
{
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
      if (!shows_preset (records, game, preset))
        support_fail ("%s: no playthrough of preset %s", game->key, preset->key);
}

static void
test_playthroughs (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "playthroughs", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *record = g_build_filename (path, name, NULL);
      g_autofree char *words = g_strdup_printf ("trace '%s'", record);
      g_autofree char *base = NULL;
      g_autofree char *golden_name = NULL;
      g_autofree char *golden = NULL;
      g_autofree char *text = NULL;
      g_autofree char *out = NULL;

      if (!g_str_has_suffix (name, ".atout"))
        continue;
      base = g_strndup (record, strlen (record) - strlen (".atout"));
      golden_name = g_strconcat (base, ".trace", NULL);
      g_assert_true (g_file_get_contents (golden_name, &golden, NULL, NULL));
      g_assert_true (g_file_get_contents (record, &text, NULL, NULL));
      g_ptr_array_add (records, record_parse (text, strlen (text), name, NULL));
      out = cli_good (words);
      if (strcmp (out, golden) != 0)
        support_fail ("%s: the trace is another; see it with: atout-cli %s | diff %s -", name,
                      words, golden_name);
      else
        {
          g_auto (Run) input = cli_with_input ("trace -", text);

          g_assert_cmpstr (input.out, ==, golden);
        }
    }
  check_presets (records);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = folder_new ();

  ADD_TESTS ("/cli", test_check, test_several);
#ifndef __SANITIZE_ADDRESS__
  g_test_add_func ("/cli/many", test_many);
#endif
  ADD_TESTS ("/cli", test_games, test_full, test_deal, test_play, test_play_prefix,
             test_play_streams, test_duplicate, test_duplicate_matches, test_summary,
             test_summary_figures, test_bench_moves, test_bench_positions, test_playthroughs);
  examples_add ("cli", NULL, columns);
  status = g_test_run ();

  folder_remove (folder);
  g_free (folder);

  return status;
}

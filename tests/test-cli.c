/* SPDX-License-Identifier: GPL-3.0-or-later */

/** atout-cli from outside (records.md §3 to §6): what it prints, and with which status it ends. */

#include <errno.h>
#include <gio/gio.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support.h"

#define END_TIME 10000 /* milliseconds that a busy system may take to end a process */

#define K "--game klaverjas "
#define TWO_RANDOM "--seat 0=random --seat 1=random "
#define THREE_RANDOM TWO_RANDOM "--seat 2=random "
#define ALL_RANDOM THREE_RANDOM "--seat 3=random "

static char *folder; /* for files of this test */

/** What a run left behind. */
typedef struct
{
  int status;
  char *out;
  char *err;
} Run;

static void
run_clear (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

/* Runs "atout-cli @words", taken apart as by a shell, with @input. */
static Run
cli_with_input (const char *words, const char *input)
{
  g_autofree char *line = g_strdup_printf ("'%s' %s", g_getenv ("ATOUT_CLI"), words);
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;
  GError *error = NULL;
  Run run = { 0 };

  g_shell_parse_argv (line, NULL, &argv, &error);
  g_assert_no_error (error);
  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                   | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input, NULL, &run.out, &run.err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run.status = g_subprocess_get_exit_status (process);

  return run;
}

static Run
cli (const char *words)
{
  return cli_with_input (words, NULL);
}

/* The output of a run that must go well and be silent on standard error. */
static char *
good (const char *words)
{
  g_auto (Run) run = cli (words);

  if (run.status != 0 || run.err[0] != '\0')
    g_error ("atout-cli %s: status %d: %s", words, run.status, run.err);

  return g_steal_pointer (&run.out);
}

static char *
write_file (const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

static unsigned
count (const char *text, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  unsigned n = 0;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); n++)
    g_match_info_next (match, NULL);

  return n;
}

/* The records of an output, which blank lines separate. Every one must be right. */
static GPtrArray *
records_of (const char *text)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  g_auto (GStrv) parts = g_strsplit (text, "\n\n", -1);

  for (unsigned i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *whole = g_strconcat (parts[i], "\n", NULL);
      GError *error = NULL;
      Record *record = record_parse (whole, strlen (whole), "output", &error);

      g_assert_no_error (error);
      g_ptr_array_add (records, record);
    }

  return records;
}

/* ---- Statuses and errors ---------------------------------------------------------------- */

static void
test_statuses (void)
{
  static const struct
  {
    const char *words;
    int status;
    const char *says; /* on standard error, parts joined by |; "": nothing */
  } rows[] = {
    { "--help", 0, "" },
    { "help", 0, "" },
    { "games", 0, "" },
    { "play --help", 0, "" },
    { "", 2, "games|deal|play|trace|check|perft|bench|Status: 0 done" },
    { "dance", 2, "'dance'|--help" },
    { "games klaverjas", 2, "'klaverjas'" },
    { "deal", 2, "--game|klaverjas" },
    { "deal --game bridge", 2, "'bridge'|klaverjas" },
    { "deal " K "--deals 0", 2, "--deals|positive" },
    { "deal " K "--deals -3", 2, "--deals|positive" },
    { "deal " K "--deals x", 2, "--deals" },
    { "deal " K "--what", 2, "--what" },
    { "deal " K "more", 2, "'more'|deal" },
    { "deal " K "--set colour=red", 2, "'colour'|rules, trump" },
    { "deal " K "--set rules=leiden", 2, "'leiden'|amsterdam, rotterdam" },
    { "deal " K "--set rules", 2, "'rules'|key=value" },
    { "deal " K "--set target=500", 2, "target=500|end=boom" },
    { "play", 2, "--game|klaverjas" },
    { "play " K "--deals 0", 2, "positive" },
    { "play " K "--deals -1", 2, "positive" },
    { "play " K "--matches 0", 2, "positive" },
    { "play " K "--threads 0", 2, "positive" },
    { "play " K "--seat-timeout 0", 2, "positive" },
    { "play " K "--deals 1 --matches 1", 2, "--deals|--matches|exclude" },
    { "play " K "--seat 4=random", 2, "'4=random'|0 to 3" },
    { "play " K "--seat random", 2, "'random'|I=LEVEL" },
    { "play " K "--seat 0=genius", 2, "'genius'|random" },
    { "play " K "--seed x", 2, "--seed" },
    { "trace", 2, "FILE" },
    { "trace a b", 2, "one FILE" },
    { "check", 2, "FILE" },
    { "perft " K, 2, "--depth" },
    { "bench " K "--deals 0", 2, "--deals" },
    { "perft " K "--depth -1", 2, "--depth" },
    { "check /nowhere/a.atout", 1, "/nowhere/a.atout|No such file" },
    { "trace /nowhere/a.atout", 1, "/nowhere/a.atout|No such file" },
    { "check /", 1, "/: |directory" },
    { "play " K "--seat 0=exec:/nowhere/program", 1, "/nowhere/program|No such file" },
    { "play " K "--seat 0=exec:", 1, "exec:" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) parts = g_strsplit (rows[i].says, "|", -1);
      g_auto (Run) run = cli (rows[i].words);

      if (run.status != rows[i].status)
        support_fail ("'%s': status %d, expected %d: %s", rows[i].words, run.status, rows[i].status,
                      run.err);
      if ((run.err[0] == '\0') != (run.status == 0) || (run.out[0] == '\0') != (run.status != 0))
        support_fail ("'%s': the answer is on the wrong stream", rows[i].words);
      for (unsigned k = 0; parts[k] != NULL; k++)
        if (strstr (run.err, parts[k]) == NULL)
          support_fail ("'%s': '%s' does not say '%s'", rows[i].words, run.err, parts[k]);
    }
}

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
  g_autofree char *err = g_strdup_printf ("%s:3: unknown game 'bridge'; known are %s\n"
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

static void
test_games (void)
{
  g_autofree char *out = good ("games");

  g_assert_true (g_str_has_prefix (
      out,
      "klaverjas 3,4 game=klaverjas{klaverjas|kraken|three} rules=amsterdam{amsterdam|rotterdam} "
      "trump=free{free|utrecht|random} first_speaker=left{left|dealer} "
      "random_second=other{other|turn|name} deal=323{323|44} roem=manual{manual|auto} "
      "four_kind=seed{seed|all100} hand_roem=both{both|highest|most} "
      "hand_fours=seed{seed|table|nines} kraak_roem=yes{yes|no} spades=double{double|single} "
      "end=boom{boom|target} deals=16{16|12|8|4} target=1500{1500|500|750|1001|2000} "
      "tournament=no{no|yes}\n"));
}

/* A full disk is not success. */
static void
test_full (void)
{
  static const char *const commands[] = { "games", "deal " K, "play " K ALL_RANDOM "--matches 50" };

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *line
          = g_strdup_printf ("sh -c \"'%s' %s >/dev/full\"", g_getenv ("ATOUT_CLI"), commands[i]);
      g_autofree char *err = NULL;
      int status;

      g_assert_true (g_spawn_command_line_sync (line, NULL, &err, &status, NULL));
      g_assert_true (WIFEXITED (status));
      g_assert_cmpint (WEXITSTATUS (status), ==, 1);
      support_check (commands[i], err, "atout-cli: the output could not be written\n");
    }
}

/* ---- deal, play, perft ------------------------------------------------------------------ */

static void
test_deal (void)
{
  g_autofree char *one = good ("deal " K "--seed 5");
  g_autofree char *three = good ("deal " K "--seed 5 --deals 3 --set trump=random");
  g_autofree char *again = good ("deal --deals 3 --set trump=random " K "--seed 5");
  g_autofree char *other = good ("deal " K "--seed 6");
  g_autoptr (GPtrArray) records = records_of (three);

  g_assert_cmpstr (three, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpuint (count (one, "^atout 1$"), ==, 1);
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
    { "--matches 2 --duplicate --seat 1=simple --set deals=4", 8, 32, 8 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words
          = g_strdup_printf ("play " K "--seed 9 " ALL_RANDOM "%s", rows[i].words);
      g_autofree char *threads = g_strdup_printf ("%s --threads 2", words);
      g_autofree char *seed = g_strdup_printf ("%s --seed 10", words);
      g_autofree char *out = good (words);
      g_autofree char *again = good (words);
      g_autofree char *with_threads = good (threads);
      g_autofree char *other = good (seed);
      g_autoptr (GPtrArray) records = records_of (out);

      g_test_message ("play %s", rows[i].words);
      g_assert_cmpstr (out, ==, again);
      g_assert_cmpstr (out, ==, with_threads);
      g_assert_cmpstr (out, !=, other);
      g_assert_cmpuint (records->len, ==, rows[i].n_records);
      g_assert_cmpuint (count (out, "^deal \\d+$"), ==, rows[i].n_deals);
      g_assert_cmpuint (count (out, "^result "), ==, rows[i].n_deals);
      g_assert_cmpuint (count (out, " over yes winners "), ==, rows[i].n_over);
    }
}

/* A record is the same whether the run was long or short. */
static void
test_play_prefix (void)
{
  g_autofree char *some = good ("play " K ALL_RANDOM "--deals 20");
  g_autofree char *more = good ("play " K ALL_RANDOM "--deals 40");
  g_autofree char *matches = good ("play " K ALL_RANDOM "--matches 3");

  g_assert_true (g_str_has_prefix (more, some));
  g_assert_true (g_str_has_prefix (matches, more));
}

/* The same cards for every rotation; each player gets around the table. */
static void
test_duplicate (void)
{
  g_autofree char *out = good ("play " K "--deals 2 --duplicate --seat 0=simple --seat 1=random "
                               "--seat 2=random --seat 3=random");
  g_autoptr (GPtrArray) records = records_of (out);

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
  g_autofree char *out = good ("play " K ALL_RANDOM "--deals 50 --summary --seed 3");
  g_autofree char *threads
      = good ("play " K ALL_RANDOM "--deals 50 --summary --seed 3 --threads 2");
  g_autofree char *duplicate = good ("play " K "--deals 5 --summary --duplicate --seat 0=random");

  g_assert_cmpstr (out, ==, threads);
  g_assert_true (g_str_has_prefix (out, "summary klaverjas packs 50 rotations 1 seed 3\n"));
  g_assert_cmpuint (count (out, "^[0-3] +random +[0-9.]+ \\+- +[0-9.]+ "), ==, 4);
  g_assert_cmpuint (count (out, "\n"), ==, 6);
  g_assert_true (g_str_has_prefix (duplicate, "summary klaverjas packs 5 rotations 4 seed 1\n"));
}

/* The lead of a summary is what the records say: one player, counted by hand. */
static void
test_summary_figures (void)
{
  g_autofree char *out = good ("play " K ALL_RANDOM "--deals 7 --seed 3");
  g_autofree char *table = good ("play " K ALL_RANDOM "--deals 7 --seed 3 --summary");
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
  if (count (table, wanted) != 1)
    g_error ("'%s' is not in:\n%s", wanted, table);
}

/* K-6.1: five calls; then again five after a pass, or eight cards. Depth 10 was counted twice. */
static void
test_perft (void)
{
  static const struct
  {
    const char *words;
    const char *out;
  } rows[] = {
    { K "--depth 0 --seed 1", "perft klaverjas depth 0 seed 1 sequences 1\n" },
    { K "--depth 1 --seed 1", "perft klaverjas depth 1 seed 1 sequences 5\n" },
    { K "--depth 2 --seed 1", "perft klaverjas depth 2 seed 1 sequences 37\n" },
    { K "--depth 1 --seed 1 --set trump=utrecht", "perft klaverjas depth 1 seed 1 sequences 4\n" },
    { K "--depth 1 --seed 1 --set trump=random", "perft klaverjas depth 1 seed 1 sequences 2\n" },
    { K "--depth 10 --seed 1 --set trump=utrecht",
      "perft klaverjas depth 10 seed 1 sequences 25106\n" },
    { K "--depth 10 --seed 1 --set trump=utrecht --set rules=rotterdam",
      "perft klaverjas depth 10 seed 1 sequences 20534\n" },
    /* four suits; kraak or pass, and after either again two words */
    { K "--depth 1 --seed 1 --set game=kraken --set trump=utrecht",
      "perft klaverjas depth 1 seed 1 sequences 4\n" },
    { K "--depth 2 --seed 1 --set game=kraken --set trump=utrecht",
      "perft klaverjas depth 2 seed 1 sequences 8\n" },
    { K "--depth 3 --seed 1 --set game=kraken --set trump=utrecht",
      "perft klaverjas depth 3 seed 1 sequences 16\n" },
    /* a pass, or four suits with twelve cards to lay away */
    { K "--depth 2 --seed 1 --set game=three", "perft klaverjas depth 2 seed 1 sequences 53\n" },
    { K "--depth 3 --seed 1 --set game=three", "perft klaverjas depth 3 seed 1 sequences 581\n" },
    /* pass, the turned suit or Antrag; the first list of F-6.18; cut or knock */
    { "--game zensern --depth 1 --seed 1", "perft zensern depth 1 seed 1 sequences 3\n" },
    { "--game zensern --depth 6 --seed 1", "perft zensern depth 6 seed 1 sequences 90\n" },
    { "--game cego --depth 1 --seed 1", "perft cego depth 1 seed 1 sequences 3\n" },
    { "--game cego --depth 6 --seed 1", "perft cego depth 6 seed 1 sequences 2041\n" },
    { "--game fiftysix --depth 1 --seed 1", "perft fiftysix depth 1 seed 1 sequences 218\n" },
    { "--game fiftysix --depth 2 --seed 1", "perft fiftysix depth 2 seed 1 sequences 35699\n" },
    { "--game wurzen --depth 1 --seed 1", "perft wurzen depth 1 seed 1 sequences 2\n" },
    { "--game wurzen --depth 6 --seed 1", "perft wurzen depth 6 seed 1 sequences 23058\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = g_strconcat ("perft ", rows[i].words, NULL);
      g_autofree char *out = good (words);

      support_check (rows[i].words, out, rows[i].out);
    }
}

/* The signature is of fixed deals: the seed does not touch it, a house rule does. A change here
 * means that the rules behave differently than before. */
static void
test_bench (void)
{
  static const struct
  {
    const char *words;
    const char *signature;
  } rows[] = {
    { K "--deals 10 --seed 1",
      "signature klaverjas 7591dcc5a4228414\nplayouts klaverjas deals 10 " },
    { K "--deals 20 --seed 9",
      "signature klaverjas 7591dcc5a4228414\nplayouts klaverjas deals 20 " },
    { K "--deals 10 --set rules=rotterdam --set roem=auto",
      "signature klaverjas 50edefb09e9fa813\n" },
    { "--game klaverjas --deals 10 --set game=kraken", "signature klaverjas 8102f146f7837110\n" },
    { "--game klaverjas --deals 10 --set game=three", "signature klaverjas a52a622d6dee3479\n" },
    { "--game zensern --deals 10 ", "signature zensern 5d6421a4ea47b08c\n" },
    { "--game zensern --deals 10 --set mode=4d", "signature zensern 8be276fa210238a2\n" },
    { "--game cego --deals 10 ", "signature cego 824ed2d7f313018d\n" },
    { "--game cego --deals 10 --set players=3", "signature cego 0e91f123331aa717\n" },
    { "--game fiftysix --deals 10 ", "signature fiftysix 7fd0cf0b833ed4a5\n" },
    { "--game fiftysix --deals 10 --set players=4", "signature fiftysix 1defb19ad4183fa5\n" },
    { "--game wurzen --deals 10 ", "signature wurzen 738e4b6efcfcc133\n" },
    { "--game wurzen --deals 10 --set mode=schnapsen", "signature wurzen 59f88fb3a0a7d4be\n" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = g_strconcat ("bench ", rows[i].words, NULL);
      g_autofree char *out = good (words);

      if (!g_str_has_prefix (out, rows[i].signature))
        support_fail ("%s: '%s' does not begin with '%s'", rows[i].words, out, rows[i].signature);
    }
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
      out = good (words);
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

/* ---- Programs as players: §6 ------------------------------------------------------------- */

static char *
log_path (const char *mode)
{
  return g_strdup_printf ("%s/%s.log", folder, mode);
}

/* The words for a seat with tests/exec-player. */
static char *
program_seat (unsigned seat, const char *mode)
{
  g_autofree char *log = log_path (mode);

  return g_strdup_printf ("--seat '%u=exec:%s %s %s' ", seat, g_getenv ("ATOUT_EXEC_PLAYER"), mode,
                          log);
}

/* Who was killed is gone as soon as the system finds the time; nobody need have buried it. */
static bool
ends_soon (int pid)
{
  struct pollfd ending = { .fd = pidfd_open (pid, 0), .events = POLLIN };
  bool ended;

  if (ending.fd < 0)
    return errno == ESRCH;
  ended = poll (&ending, 1, END_TIME) == 1;
  close (ending.fd);

  return ended;
}

/* The lines the program was told; every process of its "pid" lines must be gone. */
static char *
told (const char *mode)
{
  g_autofree char *path = log_path (mode);
  g_autofree char *log = NULL;
  g_auto (GStrv) lines = NULL;
  GString *rest = g_string_new (NULL);
  unsigned n_pids = 0;

  g_assert_true (g_file_get_contents (path, &log, NULL, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  lines = g_strsplit (log, "\n", -1);
  for (unsigned i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "pid "))
      {
        n_pids++;
        if (!ends_soon (atoi (lines[i] + strlen ("pid "))))
          support_fail ("exec-player %s: process %s is left over", mode, lines[i] + 4);
      }
    else if (lines[i + 1] != NULL)
      {
        g_string_append_printf (rest, "%s\n", lines[i]);
      }
  g_assert_cmpuint (n_pids, ==, strcmp (mode, "parent") == 0 ? 2 : 1);

  return g_string_free (rest, FALSE);
}

static void
append_codes (GString *text, const Deal *deal, CardSet cards)
{
  g_autofree char *codes = support_codes (deal_pack (deal), cards);

  g_string_append (text, codes);
}

/* The hand of @seat, if it is not what it held before less what was played. */
static void
append_hand (GString *text, const Deal *deal, unsigned seat, CardSet *held)
{
  CardSet played = 0;

  for (unsigned i = 0; i < deal->n_played; i++)
    played |= card_set_of (deal->played[i]);
  if ((*held & ~played) != deal->hand[seat])
    {
      g_string_append (text, "hand ");
      append_codes (text, deal, deal->hand[seat]);
      g_string_append_c (text, '\n');
    }
  *held = deal->hand[seat];
}

/* The cards of other hands that everybody has come to see. */
static void
append_shown (GString *text, const Deal *deal, unsigned seat, CardSet *shown)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      CardSet now = s != seat ? game_shown (deal, s) & deal->hand[s] : 0;

      if ((now & ~shown[s]) != 0)
        {
          g_string_append_printf (text, "see hand:%u ", s);
          append_codes (text, deal, now & ~shown[s]);
          g_string_append_c (text, '\n');
        }
      shown[s] = now;
    }
}

/* What others may not see is told by its first word alone. */
static void
append_action (GString *text, const Deal *deal, const LogAction *action, unsigned seat)
{
  const Game *game = deal->game;
  bool hidden = game_is_private (deal, action->action);

  if (hidden && action->seat != seat)
    g_string_append_printf (text, "%u %s\n", action->seat,
                            action_verb_info (game, action->action)->name);
  else
    record_write_action (text, deal, action->seat, action->action);
}

/* The open cards, if they are not those of @before. */
static void
append_open (GString *text, const Deal *deal, GString *before)
{
  g_autoptr (GString) now = g_string_new ("see open");
  Card open[CARDS_MAX];
  unsigned n = game_open_cards (deal, open);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (now, " %s", pack_code (deal_pack (deal), open[i]));
  g_string_append_c (now, '\n');
  if (!g_string_equal (now, before) && (n > 0 || before->len > 0))
    g_string_append (text, now->str);
  if (n > 0 || before->len > 0)
    g_string_assign (before, now->str);
}

/* Everything §6 lets @seat know of @deal_record, and nothing else. */
static void
append_deal (GString *text, const MatchLog *log, unsigned index, unsigned seat)
{
  const LogDeal *told = match_log_get_deal (log, index);
  g_autoptr (GString) open = g_string_new (NULL);
  CardSet shown[SEATS_MAX] = { 0 };
  CardSet held = 0;
  Match match;
  Deal deal;

  match_log_at (log, index, 0, &match, &deal);
  g_string_append_printf (text, "deal %u\ndealer %u\nseat %u\n", match.n_deals, deal.dealer, seat);
  append_hand (text, &deal, seat, &held);
  append_open (text, &deal, open);
  append_shown (text, &deal, seat, shown);
  for (unsigned i = 0; i < told->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (told, i);

      if (action->seat == seat)
        {
          g_autofree char *legal = support_legal (&deal);

          g_string_append_printf (text, "legal %s\n", legal);
        }
      append_action (text, &deal, action, seat);
      match_log_at (log, index, i + 1, &match, &deal);
      append_hand (text, &deal, seat, &held);
      append_open (text, &deal, open);
      append_shown (text, &deal, seat, shown);
    }
  record_write_result (text, &match, &deal);
}

static void
test_program_plays (void)
{
  static const struct
  {
    const char *game;
    const char *seats;
    bool sees_open;
    bool takes_up; /* the hand may change otherwise than by play */
  } rows[] = {
    { K "--set deals=4", ALL_RANDOM, false, false },
    { K "--set 'deals=4 trump=random'", ALL_RANDOM, true, false },
    { K "--set 'deals=4 trump=random random_second=name roem=auto'", ALL_RANDOM, true, false },
    { K "--set 'deals=4 game=kraken'", ALL_RANDOM, false, false },
    { K "--set 'deals=4 game=three'", THREE_RANDOM, true, true },
    { "--game zensern --set 'mode=4 target=301'", ALL_RANDOM, true, true },
    { "--game zensern --set 'mode=2 target=301 seven=on'", TWO_RANDOM, true, true },
    { "--game cego --set deals=1", ALL_RANDOM, false, true },
    { "--game fiftysix --set 'players=4 match=deals6'", ALL_RANDOM, false, true },
    { "--game wurzen --set bummerl=1", TWO_RANDOM, true, true },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *seat = program_seat (1, "first");
      g_autofree char *words = g_strdup_printf ("play %s --seed 4 --matches 2 %s%s", rows[i].game,
                                                rows[i].seats, seat);
      g_autofree char *out = good (words);
      g_autofree char *log = told ("first");
      g_autoptr (GPtrArray) records = records_of (out);
      g_autoptr (GString) wanted = g_string_new (NULL);

      g_assert_cmpuint (records->len, ==, 2);
      for (unsigned r = 0; r < records->len; r++)
        {
          const Record *record = g_ptr_array_index (records, r);

          for (unsigned k = 0; k < record->head->len; k++)
            g_string_append_printf (wanted, "%s\n",
                                    (const char *) g_ptr_array_index (record->head, k));
          for (unsigned d = 0; d < record->deals->len; d++)
            append_deal (wanted, record->log, d, 1);
        }
      g_assert_cmpstr (log, ==, wanted->str);
      g_assert_cmpuint (count (log, "^(pack|number)"), ==, 0);
      if (!rows[i].takes_up)
        g_assert_cmpuint (count (log, "^hand "), ==, 8);
      g_assert_true ((count (log, "^see open ") > 0) == rows[i].sees_open);
    }
}

/* A program is asked for the deals of the run and for no more. */
static void
test_program_not_more (void)
{
  g_autofree char *seat = program_seat (0, "first");
  g_autofree char *words = g_strdup_printf ("play " K "--deals 2 " ALL_RANDOM "%s", seat);
  g_autofree char *out = good (words);
  g_autofree char *log = told ("first");

  g_assert_cmpuint (count (out, "^deal "), ==, 2);
  g_assert_cmpuint (count (log, "^deal "), ==, 2);
}

static void
test_program_fails (void)
{
  static const struct
  {
    const char *mode;
    const char *says;
  } rows[] = {
    { "nonsense", "seat 2 in deal 1: |answered 'play:ZZ' to 'legal " },
    { "long", "seat 2 in deal 1: |answered 'xxxx|to 'legal " },
    { "silent", "seat 2 in deal 1: |no answer within 1 seconds" },
    { "stubborn", "seat 2 in deal 1: |no answer within 1 seconds" },
    { "parent", "seat 2 in deal 1: |no answer within 1 seconds" },
    { "exit", "seat 2 in deal 1: |has ended" },
    { "gone", "seat 2 in deal |has ended" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) parts = g_strsplit (rows[i].says, "|", -1);
      g_autofree char *seat = program_seat (2, rows[i].mode);
      g_autofree char *words
          = g_strdup_printf ("play " K "--deals 2 --seat-timeout %d --threads 2 " ALL_RANDOM "%s",
                             strstr (rows[i].says, "within") != NULL ? 1 : 30, seat);
      g_auto (Run) run = cli (words);
      g_autofree char *log = told (rows[i].mode);

      if (run.status != 1 || run.out[0] != '\0' || count (run.err, "\n") != 1)
        support_fail ("exec-player %s: status %d, output '%s', error '%s'", rows[i].mode,
                      run.status, run.out, run.err);
      for (unsigned k = 0; parts[k] != NULL; k++)
        if (strstr (run.err, parts[k]) == NULL)
          support_fail ("exec-player %s: '%s' does not say '%s'", rows[i].mode, run.err, parts[k]);
      g_assert_cmpuint (strlen (run.err), <, 1000);
      g_assert_cmpuint (count (log, "^legal "), <=, 1);
    }
}

/* Words of any letters and blanks: the record of such a program can be read again. */
static void
test_program_name (void)
{
  g_autofree char *link = g_build_filename (folder, "plaÿer  王", NULL);
  g_autofree char *log = log_path ("first");
  g_autofree char *words = g_strdup_printf (
      "play " K "--deals 1 " ALL_RANDOM "--seat \"3=exec:'%s' first %s\"", link, log);
  g_autofree char *out = NULL;
  g_autofree char *lines = NULL;
  g_autoptr (GPtrArray) records = NULL;
  GFile *file = g_file_new_for_path (link);

  g_assert_true (g_file_make_symbolic_link (file, g_getenv ("ATOUT_EXEC_PLAYER"), NULL, NULL));
  out = good (words);
  lines = told ("first");
  records = records_of (out);
  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_object_unref (file);
}

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("atout-cli-XXXXXX", NULL);

  g_test_add_func ("/cli/statuses", test_statuses);
  g_test_add_func ("/cli/check", test_check);
  g_test_add_func ("/cli/games", test_games);
  g_test_add_func ("/cli/full", test_full);
  g_test_add_func ("/cli/deal", test_deal);
  g_test_add_func ("/cli/play", test_play);
  g_test_add_func ("/cli/play-prefix", test_play_prefix);
  g_test_add_func ("/cli/duplicate", test_duplicate);
  g_test_add_func ("/cli/summary", test_summary);
  g_test_add_func ("/cli/summary-figures", test_summary_figures);
  g_test_add_func ("/cli/perft", test_perft);
  g_test_add_func ("/cli/bench", test_bench);
  g_test_add_func ("/cli/playthroughs", test_playthroughs);
  g_test_add_func ("/cli/program-plays", test_program_plays);
  g_test_add_func ("/cli/program-not-more", test_program_not_more);
  g_test_add_func ("/cli/program-fails", test_program_fails);
  g_test_add_func ("/cli/program-name", test_program_name);
  status = g_test_run ();

  remove_folder ();
  g_free (folder);

  return status;
}

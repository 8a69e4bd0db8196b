/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Statistics are what a naive recount of the same matches finds; what can be said of a mean. */

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "add-tests.h"
#include "model/history/history-outcome.h"
#include "model/statistics/atout-statistics.h"
#include "model/words/house-rules.h"
#include "players/field/margin.h"
#include "support.h"

#define HOUR 3600 /* between the ends of two deals, as the tests tell it */

static Database *
open_at (const char *path)
{
  g_autoptr (GError) error = NULL;
  Database *database = database_open (path, HISTORY_PROGRAM, history_versions, &error);

  g_assert_no_error (error);

  return database;
}

static void
run_sql (Database *database, const char *sql)
{
  g_autoptr (GError) error = NULL;

  database_run (database, &error, sql, "");
  g_assert_no_error (error);
}

/* ---- Matches --------------------------------------------------------------------------------- */

/* Plays @n_deals of a match to the tables; every third deal is helped in one of two ways. */
static MatchLog *
play_match (Database *database, const Game *game, const Options *options, const char *level,
            guint n_deals, Rng *rng)
{
  MatchLog *log = match_log_new (game, options);
  g_autoptr (GError) error = NULL;
  gint64 match;

  for (guint i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, i == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER, i == 0 ? "Ada" : level);
  match = history_log_add (database, log, "test", &error);
  for (guint n = 0; n < n_deals && !log->match.over; n++)
    {
      DealNumber number;
      guint help = rng_below (rng, 6);

      number_from_seed (&number, rng_next (rng), 0);
      match_log_deal (log, &number, NULL);
      history_log_deal (database, match, log, &error);
      if (help == 0)
        match_log_mark_undone (log);
      if (help == 1)
        match_log_mark_hinted (log);
      while (!deal_is_over (&log->deal))
        {
          match_log_act (log, support_random_action (&log->deal, rng), TRUE);
          history_log_act (database, match, log, &error);
        }
    }
  g_assert_no_error (error);

  return log;
}

/* Matches of every game and preset, with short ones among them. */
static GPtrArray *
play_matches (Database *database, Rng *rng)
{
  GPtrArray *logs = g_ptr_array_new_with_free_func ((GDestroyNotify) match_log_free);
  static const char *const levels[] = { "simple Bert", "strong Bert" };
  const Game *game;

  for (guint g = 0; (game = game_at (g)) != NULL; g++)
    for (guint i = 0; i < 12; i++)
      {
        guint n_presets = house_rules_count_presets (game);
        Options options = OPTIONS_DEFAULT;

        if (i < n_presets)
          house_rules_choose_preset (&options, game, i);
        else
          options = support_random_options (game, rng);
        g_ptr_array_add (logs, play_match (database, game, &options, levels[rng_below (rng, 2)],
                                           1 + rng_below (rng, 20), rng));
      }
  run_sql (database, "UPDATE outcome SET ended = deal * 3600");

  return logs;
}

/* ---- The naive recount ----------------------------------------------------------------------- */

typedef struct
{
  StatisticsCount count[STATISTICS_KINDS];
  double sum[STATISTICS_KINDS];
  double squares[STATISTICS_KINDS];
  StatisticsRun deals;
  StatisticsRun matches;
  GArray *points;
} Recount;

static void
recount_run (StatisticsRun *run, gboolean won)
{
  run->current = won ? run->current + 1 : 0;
  if (run->current > run->longest)
    run->longest = run->current;
}

static gboolean
is_helped (const MatchLog *log, guint index)
{
  const LogDeal *deal = match_log_get_deal (log, index);

  return deal->was_undone || deal->was_hinted;
}

static void
recount_deal (Recount *to, const MatchLog *log, guint index)
{
  guint kind = is_helped (log, index) ? STATISTICS_HELPED : STATISTICS_CLEAN;
  StatisticsCount *count = &to->count[kind];
  guint unit = game_unit_of (log->game, &log->options, 0);
  gboolean beats_one = FALSE;
  gboolean is_beaten = FALSE;
  DealOutcome outcome;
  DealResult result;
  Deal deal;

  match_log_at (log, index, match_log_get_deal (log, index)->n_done, NULL, &deal);
  game_outcome (&deal, &outcome);
  deal_result (&deal, &result);
  for (guint u = 0; u < result.n_units; u++)
    {
      beats_one |= result.score[u] < result.score[unit];
      is_beaten |= result.score[u] > result.score[unit];
    }
  if (outcome.thrown_in)
    {
      count->n_thrown_in++;
      return;
    }
  count->n_deals++;
  count->n_won += beats_one && !is_beaten;
  to->sum[kind] += result.score[unit];
  to->squares[kind] += (double) result.score[unit] * result.score[unit];
  if (outcome.declarers != 0 && (deal.playing & 1))
    {
      gboolean own = outcome.declarers & 1;

      count->n_declared += own;
      count->n_made += own && outcome.made;
      count->n_defended += !own;
      count->n_beaten += !own && !outcome.made;
    }
  if (kind == STATISTICS_CLEAN)
    {
      g_array_append_val (to->points, result.score[unit]);
      recount_run (&to->deals, beats_one && !is_beaten);
    }
}

static void
recount_match (Recount *to, const MatchLog *log)
{
  guint others = (1u << log->match.n_seats) - 2;
  gboolean drawn = log->match.winners == (others | 1);
  guint kind = STATISTICS_CLEAN;

  for (guint i = 0; i < log->deals->len; i++)
    if (is_helped (log, i))
      kind = STATISTICS_HELPED;
  to->count[kind].n_matches++;
  to->count[kind].n_matches_drawn += drawn;
  to->count[kind].n_matches_won += !drawn && (log->match.winners & 1);
  if (kind == STATISTICS_CLEAN)
    recount_run (&to->matches, !drawn && (log->match.winners & 1));
}

static gboolean
fits (const StatisticsQuestion *question, const MatchLog *log)
{
  g_autofree char *mode = house_rules_key (log->game, &log->options);

  return g_str_equal (game_form (log->game, &log->options).key, question->form)
         && (question->mode == NULL || g_str_equal (mode, question->mode))
         && (question->level == NULL || g_str_has_prefix (log->player[1].name, question->level));
}

/* Deals are numbered by their order in @logs from 1, and end an hour one after the other. */
static void
recount (Recount *to, GPtrArray *logs, const StatisticsQuestion *question)
{
  gint64 deal = 0;

  *to = (Recount) { .points = g_array_new (FALSE, FALSE, sizeof (gint32)) };
  for (guint i = 0; i < logs->len; i++)
    {
      const MatchLog *log = g_ptr_array_index (logs, i);

      for (guint k = 0; k < log->deals->len; k++)
        {
          deal++;
          if (fits (question, log) && deal * HOUR > question->since)
            recount_deal (to, log, k);
        }
      if (log->match.over && fits (question, log) && deal * HOUR > question->since)
        recount_match (to, log);
    }
}

static void
compare (const Statistics *got, const Recount *wanted)
{
  for (guint kind = 0; kind < STATISTICS_KINDS; kind++)
    {
      StatisticsCount a = got->count[kind];
      StatisticsCount b = wanted->count[kind];

      if (b.n_deals > 0)
        g_assert_cmpfloat_with_epsilon (a.mean, wanted->sum[kind] / b.n_deals, 1e-9);
      if (b.n_deals > 1)
        {
          double mean = wanted->sum[kind] / b.n_deals;
          double variance = (wanted->squares[kind] - b.n_deals * mean * mean) / (b.n_deals - 1);

          g_assert_cmpfloat_with_epsilon (
              a.margin, margin_quantile (b.n_deals - 1) * sqrt (fabs (variance) / b.n_deals), 1e-6);
        }
      else
        g_assert_cmpfloat (a.margin, ==, 0);
      a.mean = a.margin = b.mean = b.margin = 0;
      g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
    }
  g_assert_cmpmem (&got->deals, sizeof got->deals, &wanted->deals, sizeof wanted->deals);
  g_assert_cmpmem (&got->matches, sizeof got->matches, &wanted->matches, sizeof wanted->matches);
  g_assert_cmpmem (got->points->data, got->points->len * sizeof (gint32), wanted->points->data,
                   wanted->points->len * sizeof (gint32));
}

/* The lines of a table of comma-separated values, counted again. */
static void
compare_csv (const char *text, const Recount *wanted)
{
  static const char header[]
      = "game,rules,level,ended,match,deal,number,points,score,others,won,role,made,thrown_in,"
        "undone,hinted,match_end";
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  StatisticsCount count[STATISTICS_KINDS] = { 0 };
  double sum[STATISTICS_KINDS] = { 0 };

  g_assert_cmpstr (lines[0], ==, header);
  for (guint i = 1; lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], ",", -1);
      guint kind = cells[14][0] == '1' || cells[15][0] == '1';
      gboolean counts = cells[13][0] == '0';

      g_assert_cmpuint (g_strv_length (cells), ==, 17);
      count[kind].n_deals += counts;
      count[kind].n_thrown_in += !counts;
      count[kind].n_won += counts && cells[10][0] == '1';
      count[kind].n_declared += g_str_equal (cells[11], "declarer");
      count[kind].n_made += g_str_equal (cells[11], "declarer") && cells[12][0] == '1';
      count[kind].n_defended += g_str_equal (cells[11], "defender");
      count[kind].n_beaten += g_str_equal (cells[11], "defender") && cells[12][0] == '0';
      sum[kind] += counts ? (double) g_ascii_strtoll (cells[8], NULL, 10) : 0;
    }
  for (guint kind = 0; kind < STATISTICS_KINDS; kind++)
    {
      StatisticsCount expected = wanted->count[kind];

      expected.n_matches = expected.n_matches_won = expected.n_matches_drawn = 0;
      g_assert_cmpmem (&count[kind], sizeof count[kind], &expected, sizeof expected);
      g_assert_cmpfloat (sum[kind], ==, wanted->sum[kind]);
    }
}

static void
check_question (Database *database, GPtrArray *logs, const StatisticsQuestion *question)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Statistics) got = statistics_read (database, question, &error);
  g_autofree char *csv = statistics_to_csv (database, question, &error);
  Recount wanted;

  g_assert_no_error (error);
  recount (&wanted, logs, question);
  compare (got, &wanted);
  compare_csv (csv, &wanted);
  g_array_unref (wanted.points);
}

/* Every form of every game, each of its modes and levels, in several periods. */
static void
test_recount (void)
{
  g_autoptr (Database) database = open_at (NULL);
  Rng rng = rng_new (20, 6);
  g_autoptr (GPtrArray) logs = play_matches (database, &rng);
  const StatisticsQuestion any = { .form = "klaverjas" };
  g_autoptr (GError) error = NULL;
  g_autoptr (Statistics) all = statistics_read (database, &any, &error);
  guint n_deals = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < logs->len; i++)
    n_deals += ((const MatchLog *) g_ptr_array_index (logs, i))->deals->len;
  for (guint i = 0; i < all->groups->len; i++)
    {
      const StatisticsGroup *group = g_ptr_array_index (all->groups, i);

      for (guint part = 0; part < 8; part++)
        {
          const StatisticsQuestion question = {
            .form = group->form.key,
            .mode = part & 1 ? group->mode : NULL,
            .level = part & 2 ? group->level : NULL,
            .since = part & 4 ? (gint64) rng_below (&rng, n_deals) * HOUR : 0,
          };

          check_question (database, logs, &question);
        }
      g_assert_cmpuint (group->n_deals, <=, n_deals);
      n_deals -= group->n_deals;
    }
  g_assert_cmpuint (n_deals, ==, 0); /* every deal is in one of the groups */
}

/* What was before a reset is not counted any more, of that form of the game alone. */
static void
test_reset (void)
{
  g_autoptr (Database) database = open_at (NULL);
  Rng rng = rng_new (7, 7);
  g_autoptr (GPtrArray) logs = play_matches (database, &rng);
  StatisticsQuestion one = { .form = "kraken" };
  const StatisticsQuestion other = { .form = "klaverjas" };
  g_autoptr (GError) error = NULL;
  g_autoptr (Statistics) before = statistics_read (database, &one, &error);
  g_autoptr (Statistics) after = NULL;
  gint64 when = 0;
  gint64 deal = 0;

  g_assert_cmpint (before->since, ==, 0);
  for (guint i = 0; i < logs->len; i++) /* in the midst of its deals */
    {
      const MatchLog *log = g_ptr_array_index (logs, i);

      deal += log->deals->len;
      if (fits (&one, log) && when == 0)
        when = deal * HOUR;
    }
  g_assert_true (statistics_reset (database, one.form, when, &error));
  after = statistics_read (database, &one, &error);
  g_assert_no_error (error);
  g_assert_cmpint (after->since, ==, when);
  g_assert_cmpuint (after->points->len, <, before->points->len);
  g_assert_cmpuint (after->points->len, >, 0);
  check_question (database, logs, &other);
  one.since = when;
  check_question (database, logs, &one); /* as if nothing earlier were asked for */
}

/* Where nothing of a form is left, who asks for the latest one then gets all of that. */
static void
test_latest (void)
{
  g_autoptr (Database) database = open_at (NULL);
  Rng rng = rng_new (7, 7);
  g_autoptr (GPtrArray) logs = play_matches (database, &rng);
  StatisticsQuestion gone = { .form = "kraken", .level = "none such" };
  StatisticsQuestion latest = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (Statistics) nothing = NULL;
  g_autoptr (Statistics) got = NULL;
  g_autoptr (Statistics) wanted = NULL;

  g_assert_true (statistics_reset (database, gone.form, G_MAXINT64, &error));
  nothing = statistics_read (database, &gone, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (nothing->form, ==, "kraken");
  g_assert_cmpuint (nothing->points->len, ==, 0);
  g_assert_false (statistics_has_form (nothing, "kraken"));
  latest.form = ((const StatisticsGroup *) g_ptr_array_index (nothing->groups, 0))->form.key;
  wanted = statistics_read (database, &latest, &error);

  gone.or_latest = TRUE;
  got = statistics_read (database, &gone, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (got->form, ==, latest.form);
  g_assert_cmpuint (got->points->len, >, 0);
  g_assert_cmpmem (got->points->data, got->points->len * sizeof (gint32), wanted->points->data,
                   wanted->points->len * sizeof (gint32));
}

/* ---- Asked from elsewhere -------------------------------------------------------------------- */

static void
note (gboolean *noted)
{
  *noted = TRUE;
}

static void
exported (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* The file of a history that another connection holds: two questions, the last is answered. */
static void
check_asked (const char *path)
{
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  g_autoptr (AtoutStatistics) statistics = atout_statistics_new (history);
  Rng rng = rng_new (3, 3);
  g_autoptr (GPtrArray) logs = play_matches (atout_history_get_database (history), &rng);
  StatisticsQuestion question = { .form = "wurzen" };
  g_autofree char *folder = g_dir_make_tmp ("atout-csv-XXXXXX", NULL);
  g_autofree char *csv = g_build_filename (folder, "deals.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (csv);
  g_autofree char *text = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  gboolean answered = FALSE;
  Recount wanted;

  g_signal_connect_swapped (statistics, "answered", G_CALLBACK (note), &answered);
  atout_statistics_ask (statistics, &question);
  question.form = "cego";
  atout_statistics_ask (statistics, &question);
  g_assert_null (atout_statistics_get_answer (statistics));
  while (!answered)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (atout_statistics_get_problem (statistics), ==, NULL);
  recount (&wanted, logs, &question);
  compare (atout_statistics_get_answer (statistics), &wanted);

  atout_statistics_export (statistics, &question, file, exported, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (atout_statistics_export_finish (statistics, result, &error));
  g_assert_true (g_file_get_contents (csv, &text, NULL, NULL));
  compare_csv (text, &wanted);
  g_array_unref (wanted.points);

  g_assert_true (atout_statistics_reset (statistics, question.form, &error));
  answered = FALSE;
  atout_statistics_ask (statistics, &question);
  while (!answered)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (atout_statistics_get_answer (statistics)->points->len, ==, 0);
  g_remove (csv);
  g_rmdir (folder);
}

static void
test_asked (void)
{
  g_autofree char *folder = g_dir_make_tmp ("atout-statistics-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history.db", NULL);
  g_autoptr (GDir) left = NULL;
  const char *name;

  check_asked (path);
  left = g_dir_open (folder, 0, NULL);
  while ((name = g_dir_read_name (left)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, NULL);

      g_remove (file);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A history that is kept in memory alone is asked as well. */
static void
test_in_memory (void)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  int file = g_file_open_tmp ("atout-statistics-XXXXXX", &name, NULL);

  g_close (file, NULL);
  path = g_build_filename (name, "below", "history.db", NULL); /* below a file is nothing */
  check_asked (path);
  g_remove (name);
}

/* ---- What can be said of a mean -------------------------------------------------------------- */

static void
test_interval (void)
{
  /* the quantiles as they stand in every table, to three decimals */
  static const struct
  {
    guint degrees;
    double quantile;
  } rows[] = {
    { 1, 12.706 }, { 2, 4.303 },  { 5, 2.571 },  { 10, 2.228 }, { 11, 2.201 },
    { 15, 2.131 }, { 20, 2.086 }, { 30, 2.042 }, { 60, 2.000 }, { 100, 1.984 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpfloat_with_epsilon (margin_quantile (rows[i].degrees), rows[i].quantile, 0.0006);
  g_assert_cmpfloat (margin_of_mean (0, 0, 0), ==, 0);
  g_assert_cmpfloat (margin_of_mean (1, 7, 49), ==, 0);
  g_assert_cmpfloat_with_epsilon (margin_of_mean (4, 10, 30), 2.05426, 1e-4); /* values 1 to 4 */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/statistics", test_recount, test_reset, test_latest, test_asked, test_in_memory,
             test_interval);

  return g_test_run ();
}

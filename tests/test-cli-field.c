/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of the command `atout-cli field`: its line for each deal, its total, and files it refuses.
 */

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "add-tests.h"
#include "cli-support.h"
#include "players/field/field.h"
#include "players/field/long-average.h"
#include "rules/record.h"

#define N_DEALS 3
#define T_2 4.302653  /* 95 % quantile of Student’s t for two degrees of freedom */
#define PRINTED 0.011 /* rounding: figures are printed with two decimals */

/* Returns a record of three deals of Schnapsen, a fast game, played by the program. */
static char *
make_record (void)
{
  return cli_good ("play --game wurzen --set mode=schnapsen --set deal=cut "
                   "--set closed_value=dark --deals 3 --seed 3");
}

/*
 * Returns the output of `field` for seat 1 of the record. The command runs only once for all tests.
 */
static const char *
play_field (void)
{
  static char *out;

  if (out == NULL)
    {
      g_autofree char *text = make_record ();
      g_auto (Run) run = cli_with_input ("field - --seat 1", text);

      g_assert_cmpint (run.status, ==, 0);
      g_assert_cmpstr (run.err, ==, "");
      out = g_steal_pointer (&run.out);
    }

  return out;
}

/* The figures in the line of one deal. */
typedef struct
{
  unsigned deal, seat, n_better, n_like, n_house;
  int own, lowest, highest;
  double house;
} Row;

static Row
read_row (const char *line)
{
  Row row;
  int n = sscanf (line,
                  "deal %u seat %u own %d house %lf lowest %d highest %d better-than %u like %u "
                  "of %u",
                  &row.deal, &row.seat, &row.own, &row.house, &row.lowest, &row.highest,
                  &row.n_better, &row.n_like, &row.n_house);

  if (n != 9)
    support_fail ("'%s'", line);

  return row;
}

/*
 * Reads the lines of the deals that count from @out to @rows, without lines marked left-out.
 * Returns the line of the total.
 */
static char *
read_rows (const char *out, Row *rows, unsigned *n)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  unsigned i = 0;

  for (*n = 0; g_str_has_prefix (lines[i], "deal "); i++)
    if (strstr (lines[i], "left-out") == NULL)
      rows[(*n)++] = read_row (lines[i]);
  g_assert_true (g_str_has_prefix (lines[i], "total "));
  g_assert_cmpstr (lines[i + 1], ==, "");

  return g_strdup (lines[i]);
}

static MatchLog *
log_of (const char *text)
{
  g_autoptr (Record) record = record_parse (text, strlen (text), "record", NULL);

  return match_log_copy (record->log);
}

/*
 * Each figure in the line of a deal equals the one computed by playing the deal with all house
 * players.
 */
static void
test_rows (void)
{
  g_autofree char *text = make_record ();
  g_autoptr (MatchLog) log = log_of (text);
  g_autofree char *total = NULL;
  Row rows[N_DEALS];
  unsigned n;

  total = read_rows (play_field (), rows, &n);
  g_assert_cmpuint (n, ==, N_DEALS);
  for (unsigned d = 0; d < n; d += 2)
    {
      FieldPlace place = field_place (log, d, 1);
      unsigned n_better = 0, n_like = 0;
      int sum = 0, lowest = G_MAXINT, highest = G_MININT;

      for (unsigned i = 0; i < FIELD_MEMBERS; i++)
        {
          int result;

          g_assert_true (field_play_unit (&place, i, NULL, &result));
          sum += result;
          lowest = MIN (lowest, result);
          highest = MAX (highest, result);
          n_better += result < rows[d].own;
          n_like += result == rows[d].own;
        }
      g_assert_cmpuint (rows[d].deal, ==, d + 1);
      g_assert_cmpuint (rows[d].seat, ==, 1);
      g_assert_cmpuint (rows[d].n_house, ==, FIELD_MEMBERS);
      g_assert_cmpint (rows[d].own, ==, field_own_result (&place));
      g_assert_cmpfloat_with_epsilon (rows[d].house, sum / 15., PRINTED);
      g_assert_cmpint (rows[d].lowest, ==, lowest);
      g_assert_cmpint (rows[d].highest, ==, highest);
      g_assert_cmpuint (rows[d].n_better, ==, n_better);
      g_assert_cmpuint (rows[d].n_like, ==, n_like);
    }
}

/* Reads from @line the mean after the word @name, and the two ends of its confidence interval. */
static void
read_range (const char *line, const char *name, double *mean, double *low, double *high)
{
  g_autofree char *key = g_strdup_printf (" %s ", name);
  const char *at = strstr (line, key);

  if (at == NULL || sscanf (at + strlen (key), "%lf range %lf %lf", mean, low, high) != 3)
    support_fail ("no %s in '%s'", name, line);
}

/* The totals of play and luck equal those computed from the lines of the deals. */
static void
test_total (void)
{
  g_autofree char *text = make_record ();
  g_autoptr (MatchLog) log = log_of (text);
  g_autofree char *total = NULL;
  double play = 0, play2 = 0, cards = 0, mean, low, high, margin;
  Row rows[N_DEALS];
  unsigned n;

  total = read_rows (play_field (), rows, &n);
  for (unsigned d = 0; d < n; d++)
    {
      double difference = rows[d].own - rows[d].house;
      LongAverage average;
      Deal deal;

      match_log_at (log, d, 0, NULL, &deal);
      g_assert_true (long_average_find (&deal, 1, &average));
      play += difference / N_DEALS;
      play2 += difference * difference;
      cards += (rows[d].house - average.mean) / N_DEALS;
    }
  margin = T_2 * sqrt ((play2 - N_DEALS * play * play) / 2 / N_DEALS);
  g_assert_true (g_str_has_prefix (total, "total deals 3 play "));
  read_range (total, "play", &mean, &low, &high);
  g_assert_cmpfloat_with_epsilon (mean, play, PRINTED);
  g_assert_cmpfloat_with_epsilon (low, play - margin, 3 * PRINTED);
  g_assert_cmpfloat_with_epsilon (high, play + margin, 3 * PRINTED);
  g_assert_nonnull (strstr (total, low > 0    ? " verdict better "
                                   : high < 0 ? " verdict worse "
                                              : " verdict open "));
  read_range (total, "cards", &mean, &low, &high);
  g_assert_cmpfloat_with_epsilon (mean, cards, PRINTED);
  g_assert_cmpfloat (low, <, mean);
  g_assert_cmpfloat_with_epsilon (mean - low, high - mean, 3 * PRINTED);
}

/* A deal with a hint or an undone card gets a line but does not count in the total. */
static void
test_left_out (void)
{
  g_autofree char *text = make_record ();
  g_auto (GStrv) deals = g_strsplit (text, "\ndeal ", -1);
  g_autofree char *marked = g_strconcat (deals[0], "\ndeal ", deals[1], "\n# hinted\ndeal ",
                                         deals[2], "\n# undone\ndeal ", deals[3], NULL);
  g_auto (Run) run = cli_with_input ("field -", marked);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_suffix (lines[0], " of 15 left-out hinted"));
  g_assert_true (g_str_has_suffix (lines[1], " of 15 left-out undone"));
  g_assert_true (g_str_has_suffix (lines[2], " of 15"));
  g_assert_true (g_str_has_prefix (lines[3], "total deals 1 play "));
  g_assert_nonnull (strstr (lines[3], " range - - verdict open cards "));
}

/*
 * Without --seat the seat of the user is compared. The lines depend neither on the number of
 * threads nor on other records in the file.
 */
static void
test_same (void)
{
  g_autofree char *text = make_record ();
  g_auto (GStrv) parts = g_strsplit (text, "player 1 computer simple", 2);
  g_autofree char *twice
      = g_strconcat (parts[0], "player 1 human Anna", parts[1], "\n", text, NULL);
  g_auto (Run) both = cli_with_input ("field - --threads 3", twice);

  g_assert_cmpint (both.status, ==, 0);
  g_assert_true (g_str_has_prefix (both.out, play_field ()));
  g_assert_cmpuint (cli_count (both.out, "^deal [0-9] seat 0 "), ==, N_DEALS);
}

/* For house rules without a measured long average, the luck of the cards is unknown. */
static void
test_unknown_luck (void)
{
  g_autofree char *text = cli_good ("play --game wurzen --set mode=schnapsen --set deal=knock "
                                    "--deals 2");
  g_auto (Run) run = cli_with_input ("field -", text);

  g_assert_true (g_str_has_suffix (run.out, " cards - range - -\n"));
}

static void
test_refused (void)
{
  static const CliRefusal rows[] = {
    { "field", 2, "field takes one FILE" },
    { "field a b", 2, "one FILE" },
    { "field a --seat x", 2, "--seat" },
    { "field a --seat -2", 2, "'-2' is no seat" },
    { "field a --threads 0", 2, "--threads|positive" },
    { "field /nowhere/a.atout", 1, "/nowhere/a.atout|No such file" },
  };
  g_autofree char *dealt = cli_good ("deal --game wurzen");
  g_auto (Run) running = cli_with_input ("field -", dealt);
  g_auto (Run) seat = cli_with_input ("field - --seat 2", dealt);
  g_autofree char *help = cli_good ("field --help");

  cli_check_refusals (rows, G_N_ELEMENTS (rows));
  cli_check_error ("running", &running, 1, "-:|no deal is over|field plays those that are");
  cli_check_error ("seat", &seat, 2, "'2' is no seat|0 to 1");
  g_assert_nonnull (strstr (help, "better-than K like J of 15"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/cli-field", test_rows, test_total, test_left_out, test_same, test_unknown_luck,
             test_refused);

  return g_test_run ();
}

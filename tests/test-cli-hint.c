/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `atout-cli hint` and `analyse`: their lines, what they refuse, and what they say of it. */

#include <string.h>

#include "add-tests.h"
#include "cli-support.h"

#define NUMBER "-?[0-9]+\\.[0-9][0-9]"
#define TOKEN "[^ ]+"

static const char *const forms[] = {
  "klaverjas --set rules=rotterdam",
  "klaverjas --set game=kraken",
  "klaverjas --set game=three",
  "zensern",
  "zensern --set mode=3",
  "cego",
  "cego --set players=3",
  "fiftysix --set players=4",
  "wurzen",
  "wurzen --set mode=schnapsen",
};

static bool
matches (const char *line, const char *pattern)
{
  g_autofree char *whole = g_strdup_printf ("^%s$", pattern);

  return g_regex_match_simple (whole, line, 0, 0);
}

/* The one deal of @match, with so many quarters of its actions. */
static char *
cut (const char *match, unsigned quarters)
{
  const char *end = strstr (match, "\nresult ");
  unsigned n_left = cli_count (match, "^[0-9] ") * (4 - quarters) / 4;

  for (; n_left > 0; n_left--)
    end = g_strrstr_len (match, end - match, "\n");

  return g_strndup (match, (gsize) (end - match) + 1);
}

/* ---- hint -------------------------------------------------------------------------------- */

/*
 * Six layouts are possible, and with open cards each of them is won. Who does not see the cards has
 * to guess later on, so no card wins in all of them.
 */
static void
test_one_plan (void)
{
  static const char record[]
      = "atout 1\ngame wurzen\noption mode schnapsen\noption deal cut\n"
        "option closed_value dark\ndeal 1\ndealer 1\n"
        "pack AD KS KH QS TH TD JS KD AC AH JH JD JC TS TC QD AS KC QC QH\n"
        "0 play:AD\n1 play:QS\n1 play:TH\n0 play:KS\n0 play:KH\n1 play:TD\n0 play:KD\n"
        "1 play:AH\n0 close\n";
  g_auto (Run) run = cli_with_input ("hint -", record);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_str_has_suffix (lines[0], " worlds 6"));
  g_assert_true (g_str_has_prefix (lines[1], "play:QD "));
  g_assert_nonnull (strstr (lines[1], " won 5 "));
}

static const char *
figure_behind (const char *line, const char *name)
{
  g_autofree char *key = g_strdup_printf (" %s ", name);
  const char *at = strstr (line, key);

  return at != NULL ? at + strlen (key) : "";
}

/* One line for each legal action, best first, and figures that are shares of the worlds. */
static void
check_hint (const char *form, const char *out)
{
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  bool by_worlds = !g_str_has_suffix (lines[0], " worlds 0");
  double before = G_MAXDOUBLE;

  if (!matches (lines[0], "hint deal 1 action [0-9]+ seat [0-9] level strong worlds [0-9]+"))
    support_fail ("%s: '%s'", form, lines[0]);
  for (unsigned i = 1; lines[i][0] != '\0'; i++)
    {
      const char *value = figure_behind (lines[i], "value");

      if (!matches (lines[i], TOKEN " value (-|" NUMBER ") error (-|" NUMBER ") best (-|[0-9]+) "
                                    "won (-|[0-9]+) trick (-|[0-9]+) why [^ ].*"))
        support_fail ("%s: '%s'", form, lines[i]);
      if (i == 1 && by_worlds && figure_behind (lines[i], "best")[0] == '-')
        support_fail ("%s: the best was not tried: '%s'", form, lines[i]);
      if (!by_worlds && figure_behind (lines[i], "error")[0] != '-')
        support_fail ("%s: an error without worlds: '%s'", form, lines[i]);
      if (value[0] != '-' || value[1] != ' ')
        {
          if (g_ascii_strtod (value, NULL) > before
              && !(i == 2 && strstr (lines[i], "why as good as")))
            support_fail ("%s: '%s' stands behind a worse one", form, lines[i]);
          before = g_ascii_strtod (value, NULL);
        }
    }
}

#define LAST_QUARTER 3

/* In every form of every game, at the start and in the play; the same bytes once more. */
static void
test_hint (gconstpointer form)
{
  g_autofree char *words
      = g_strdup_printf ("play --game %s --deals 1 --seed 4", (const char *) form);
  g_autofree char *match = cli_good (words);

  for (unsigned quarters = 0; quarters <= LAST_QUARTER; quarters += LAST_QUARTER)
    {
      g_autofree char *record = cut (match, quarters);
      g_auto (Run) run = cli_with_input ("hint -", record);

      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (run.status, ==, 0);
      check_hint (form, run.out);
      if (quarters == LAST_QUARTER)
        {
          g_auto (Run) again = cli_with_input ("hint - --level strong --seed 1", record);

          g_assert_cmpstr (run.out, ==, again.out);
        }
    }
}

/* The actions are those that trace lists, each once. */
static void
test_hint_is_whole (void)
{
  g_autofree char *match = cli_good ("play --game klaverjas --deals 1 --seed 4");
  g_autofree char *record = cut (match, 1);
  g_auto (Run) trace = cli_with_input ("trace -", record);
  g_auto (Run) run = cli_with_input ("hint - --level club", record);
  g_auto (GStrv) lines = g_strsplit (g_strchomp (trace.out), "\n", -1);
  g_auto (GStrv) legal = g_strsplit (lines[g_strv_length (lines) - 1], " ", -1);

  for (unsigned i = 2; legal[i] != NULL; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("^%s value", legal[i]);

      g_assert_cmpuint (cli_count (run.out, pattern), ==, 1);
    }
  g_assert_cmpuint (cli_count (run.out, "^.* value"), ==, g_strv_length (legal) - 2);
}

/* A level of rules of thumb looks at no worlds: nothing is counted. A search tries calls too. */
static void
test_hint_by_rules (void)
{
  g_autofree char *record = cli_good ("deal --game klaverjas --seed 4");
  g_auto (Run) call = cli_with_input ("hint -", record);
  g_autofree char *match = cli_good ("play --game klaverjas --deals 1 --seed 4");
  g_autofree char *late = cut (match, 1);
  g_auto (Run) card = cli_with_input ("hint - --level simple", late);

  g_assert_cmpuint (cli_count (call.out, "level strong worlds [1-9][0-9]+$"), ==, 1);
  g_assert_nonnull (strstr (card.out, "level simple worlds 0\n"));
  g_assert_cmpuint (cli_count (card.out, " error - best - won - trick - why "), ==,
                    cli_count (card.out, " value "));
}

/*
 * Where a few deals fit, all of them are solved for every action, whatever the seed: in Schnapsen a
 * card that loses in half of them, or in all, is not called as good as one that wins.
 */
static void
test_hint_is_exact (void)
{
  static const struct
  {
    const char *name;
    const char *says; /* lines begin so, joined by | */
  } rows[] = {
    { "close-for-certain-two",
      "close value 2.04 error 0.00 best 6 won 6 |play:QS value 1.86 error 0.00 best 5 won 6 |"
      "play:QD value 0.52 error 0.00 best 3 won 3 |play:AD value 0.01 error 0.00 best 2 won 2 " },
    { "close-for-certain-one",
      "close value 1.00 error 0.00 best 6 won 6 |play:QC value 0.67 error 0.00 best 5 won 5 " },
    { "close-or-exchange-first",
      "swap:JH value 2.04 error 0.00 best 6 won 6 |close value 2.04 error 0.00 best 6 won 6 " },
    { "ace-not-the-queen",
      "play:AC value 1.83 error 0.00 best 5 won 5 |play:JS value 1.00 error 0.00 best 1 won 5 |"
      "play:QD value -1.00 error 0.00 best 0 won 0 " },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned seed = 1; seed <= 8; seed++)
      {
        g_autofree char *file = g_strdup_printf ("positions/wurzen/%s.atout", rows[i].name);
        g_autofree char *path = g_test_build_filename (G_TEST_DIST, file, NULL);
        g_autofree char *words = g_strdup_printf ("hint --seed %u '%s'", seed, path);
        g_autofree char *out = cli_good (words);
        g_auto (GStrv) says = g_strsplit (rows[i].says, "|", -1);
        g_auto (GStrv) lines = g_strsplit (out, "\n", -1);

        g_assert_true (g_str_has_prefix (lines[1], says[0]));
        for (unsigned k = 0; says[k] != NULL; k++)
          {
            g_autofree char *pattern = g_strconcat ("^", says[k], NULL);

            g_assert_cmpuint (cli_count (out, pattern), ==, 1);
          }
      }
}

/* ---- analyse ----------------------------------------------------------------------------- */

typedef struct
{
  unsigned n_graded, n_worse;
  double cost;
} Sum;

static void
check_line (const char *form, const char *line, const char *number, Sum *sums)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  unsigned seat;
  Sum *sum;

  if (!matches (line, "[0-9]+ seat [0-9] " TOKEN " (forced|rules|equal|best|worse) best " TOKEN
                      " value (-|" NUMBER ") cost (-|[0-9]+\\.[0-9][0-9]) "
                      "error (-|[0-9]+\\.[0-9][0-9]) open (-|[0-9]+)( why .*)?"))
    {
      support_fail ("%s: '%s'", form, line);
      return;
    }
  g_assert_cmpstr (words[0], ==, number);
  seat = (unsigned) atoi (words[2]);
  sum = &sums[seat];
  if (g_str_equal (words[4], "worse") && g_ascii_strtod (words[10], NULL) <= 0)
    support_fail ("%s: worse for nothing: '%s'", form, line);
  if ((g_str_equal (words[4], "worse") || g_str_equal (words[4], "best")) != (words[10][0] != '-'))
    support_fail ("%s: graded or not: '%s'", form, line);
  if (words[10][0] == '-')
    return;
  sum->n_graded++;
  sum->n_worse += g_str_equal (words[4], "worse");
  sum->cost += g_ascii_strtod (words[10], NULL);
}

/* A line for each action of the record, and sums that are theirs. */
static void
check_analysis (const char *form, const char *level, const char *match, const char *out)
{
  g_autofree char *title = g_strconcat ("deal 1 level ", level, NULL);
  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);
  Sum sums[8] = { { 0 } };
  unsigned n_actions = cli_count (match, "^[0-9] ");
  unsigned i;

  g_assert_cmpstr (lines[0], ==, title);
  for (i = 1; i <= n_actions; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);

      check_line (form, lines[i], number, sums);
    }
  for (unsigned seat = 0; lines[i][0] != '\0'; i++, seat++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      g_assert_true (matches (lines[i], "sum seat [0-9] graded [0-9]+ worse [0-9]+ cost "
                                        "[0-9]+\\.[0-9][0-9] open [0-9]+"));
      g_assert_cmpint (atoi (words[2]), ==, (int) seat);
      g_assert_cmpint (atoi (words[4]), ==, (int) sums[seat].n_graded);
      g_assert_cmpint (atoi (words[6]), ==, (int) sums[seat].n_worse);
      g_assert_cmpfloat (ABS (g_ascii_strtod (words[8], NULL) - sums[seat].cost), <, 0.3);
    }
}

/* A whole deal of a form with many worlds is analysed by rules, with "-m slow" by worlds. */
static const char *
level_of (const char *form)
{
  bool is_long = g_str_has_prefix (form, "fiftysix") || g_str_has_suffix (form, "rotterdam")
                 || g_str_has_suffix (form, "kraken");

  return is_long && !g_test_slow () ? "simple" : "club";
}

static void
test_analyse (gconstpointer form)
{
  g_autofree char *words
      = g_strdup_printf ("play --game %s --deals 1 --seed 6 --seat 0=random", (const char *) form);
  g_autofree char *match = cli_good (words);
  g_autofree char *analyse = g_strconcat ("analyse - --level ", level_of (form), NULL);
  g_auto (Run) run = cli_with_input (analyse, match);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
  check_analysis (form, level_of (form), match, run.out);
}

/* Of a match that goes on the deals that are over are told of, the same each time. */
static void
test_running (void)
{
  g_autofree char *match = cli_good ("play --game wurzen --set mode=schnapsen --deals 3 --seed 2");
  char *third = strstr (match, "deal 3\n");
  g_autofree char *record = g_strndup (match, (gsize) (strstr (third, "\nresult") - match));
  g_auto (Run) run = cli_with_input ("analyse - --level club", record);
  g_auto (Run) again = cli_with_input ("analyse - --level club", record);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (cli_count (run.out, "^deal "), ==, 2);
  g_assert_cmpstr (run.out, ==, again.out);
}

/* ---- What is refused --------------------------------------------------------------------- */

static void
test_refused (void)
{
  g_autofree char *match = cli_good ("play --game wurzen --deals 1");
  g_autofree char *dealt = cli_good ("deal --game wurzen");
  g_auto (Run) over = cli_with_input ("hint -", match);
  g_auto (Run) header = cli_with_input ("hint -", "atout 1\ngame wurzen\n");
  g_auto (Run) second
      = cli_with_input ("hint -", "# one\natout 1\ngame wurzen\n\natout 1\n#\ngame wurzen\n");
  g_auto (Run) running = cli_with_input ("analyse -", dealt);
  g_auto (Run) wrong = cli_with_input ("hint -", "atout 1\ngame wurzen\nnonsense\n");

  cli_check_error ("over", &over, 1, "-:|the deal is over|where a seat is to act");
  cli_check_error ("header", &header, 1, "-:2: no cards are dealt");
  cli_check_error ("second", &second, 1, "-:3: no cards are dealt");
  cli_check_error ("running", &running, 1, "-:|no deal is over");
  cli_check_error ("wrong", &wrong, 1, "-:3: ");
  g_assert_cmpstr (over.out, ==, "");
}

static void
test_usage (void)
{
  static const CliRefusal rows[] = {
    { "hint", 2, "hint takes one FILE" },
    { "hint a b", 2, "one FILE" },
    { "hint a --level expert", 2, "expert|random, simple, club, strong, master" },
    { "hint a --seed x", 2, "--seed" },
    { "hint a --foo", 2, "--foo" },
    { "hint /nowhere/a.atout", 1, "/nowhere/a.atout|No such file" },
    { "analyse", 2, "analyse takes one FILE" },
    { "analyse a --level expert", 2, "expert" },
    { "analyse /nowhere/a.atout", 1, "/nowhere/a.atout|No such file" },
  };
  g_autofree char *help = cli_good ("hint --help");
  g_autofree char *other_help = cli_good ("analyse --help");

  cli_check_refusals (rows, G_N_ELEMENTS (rows));
  g_assert_nonnull (strstr (help, "TOKEN value V error E best N won N trick N why TEXT"));
  g_assert_nonnull (strstr (other_help, "cost C error E open O"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  for (unsigned i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *hint = g_strconcat ("/cli-hint/hint/", forms[i], NULL);
      g_autofree char *analyse = g_strconcat ("/cli-hint/analyse/", forms[i], NULL);
      g_auto (GStrv) words = g_strsplit (forms[i], " ", 2);

      if (!support_has_part (game_find (words[0])))
        continue;
      g_test_add_data_func (hint, forms[i], test_hint);
      g_test_add_data_func (analyse, forms[i], test_analyse);
    }
  if (support_has_part (NULL))
    {
      g_test_add_func ("/cli-hint/is-whole", test_hint_is_whole);
      g_test_add_func ("/cli-hint/by-rules", test_hint_by_rules);
      g_test_add_func ("/cli-hint/is-exact", test_hint_is_exact);
      ADD_TESTS ("/cli-hint", test_one_plan, test_running, test_refused, test_usage);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tests of the plan of club evenings: people, places, cards, and the order of the list. */

#include <string.h>

#include "add-tests.h"
#include "model/competing/evening-plan.h"
#include "players/people.h"
#include "support.h"

#define N_DRAWS 30

/* Evenings with all that is drawn, as rows: the plan of each game. */
typedef struct
{
  const char *game;
  const char *settings;
  guint n_tables;
  guint n_people;
  guint n_entrants;
  guint n_rounds;
  guint n_deals; /* planned; 0: the rules end a match */
  guint minutes;
  const char *rules;
} Row;

static const Row rows[] = {
  { "klaverjas", "tournament=yes", 4, 16, 16, 3, 16, 70, "" },
  { "klaverjas", "end=target target=1001 rules=rotterdam", 8, 32, 32, 3, 16, 70,
    "rules=rotterdam" },
  { "klaverjas", "game=three deals=8", 4, 12, 12, 3, 12, 50, "game=three" },
  { "klaverjas", "game=kraken deals=4", 8, 32, 32, 3, 16, 70, "game=kraken" },
  { "cego", "deals=1", 4, 16, 16, 2, 24, 100, "" },
  { "cego", "players=3", 8, 24, 24, 2, 18, 70, "players=3" },
  { "wurzen", "", 4, 8, 8, 3, 0, 40, "bummerl=2" },
  { "wurzen", "mode=schnapsen bummerl=7", 8, 16, 16, 4, 0, 50, "mode=schnapsen bummerl=2" },
  { "fiftysix", "match=tables12", 4, 24, 8, 7, 6, 80, "" },
  { "fiftysix", "players=8", 4, 32, 8, 7, 8, 110, "players=8" },
  { "zensern", "", 4, 8, 8, 7, 0, 40, "target=301" },
  { "zensern", "mode=4 target=1001", 4, 16, 8, 7, 0, 40, "mode=4 target=301" },
};

static EveningPlan
plan_of (const Row *row, guint draw)
{
  Options options = support_options (game_find (row->game), row->settings);
  DealNumber number;
  EveningPlan plan;

  number_from_seed (&number, 5, draw);
  g_assert_true (
      evening_plan_init (&plan, game_find (row->game), &options, row->n_tables, &number));

  return plan;
}

/* Writes the places of @round, which the first side wins at each table, and those before. */
static void
seat (const EveningPlan *plan, guint round, EveningSeats *tables)
{
  guint winners[EVENING_TABLES_MAX];

  for (guint r = 0; r <= round; r++)
    {
      evening_plan_seat (plan, r, r > 0 ? winners : NULL, tables);
      for (guint t = 0; t < evening_plan_count_tables (plan, r); t++)
        winners[t] = tables[t].person[0] / plan->n_team;
    }
}

static void
test_sizes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      EveningPlan plan = plan_of (row, 0);
      g_autofree char *rules = options_to_string (&plan.options, plan.game);

      g_test_message ("%s %s", row->game, row->settings);
      g_assert_cmpuint (plan.n_people, ==, row->n_people);
      g_assert_cmpuint (plan.n_entrants, ==, row->n_entrants);
      g_assert_cmpuint (plan.n_rounds, ==, row->n_rounds);
      g_assert_cmpuint (plan.n_deals, ==, row->n_deals);
      g_assert_cmpuint (evening_plan_minutes (&plan), ==, row->minutes);
      g_assert_cmpstr (rules, ==, row->rules);
      g_assert_true (options_validate (&plan.options, plan.game, NULL));
    }
}

/* There is no league among three at a table, and no evening of a size that clubs do not have. */
static void
test_impossible (void)
{
  const Game *game = game_find ("zensern");
  Options three = support_options (game, "mode=3");
  Options two = OPTIONS_DEFAULT;
  guint sizes[EVENING_SIZES_MAX];
  DealNumber number;
  EveningPlan plan;

  number_from_seed (&number, 1, 1);
  g_assert_cmpuint (evening_plan_list_sizes (game, &three, sizes), ==, 0);
  g_assert_false (evening_plan_init (&plan, game, &three, 4, &number));
  g_assert_false (evening_plan_init (&plan, game, &two, 8, &number));
  g_assert_cmpuint (evening_plan_list_sizes (game, &two, sizes), ==, 1);
  g_assert_cmpuint (sizes[0], ==, 4);
  g_assert_cmpuint (evening_plan_list_sizes (game_find ("klaverjas"), &two, sizes), ==, 2);
  g_assert_cmpuint (sizes[1], ==, 8);
}

/* ---- Places ---------------------------------------------------------------------------------- */

static void
check_round (const EveningPlan *plan, guint round)
{
  EveningSeats tables[EVENING_TABLES_MAX];
  guint n_tables = evening_plan_count_tables (plan, round);
  guint n_seated[EVENING_PEOPLE_MAX] = { 0 };
  guint n = 0;

  seat (plan, round, tables);
  for (guint t = 0; t < n_tables; t++)
    for (guint s = 0; s < plan->n_seats; s++)
      {
        g_assert_cmpuint (tables[t].person[s], <, plan->n_people);
        n_seated[tables[t].person[s]]++;
        if (tables[t].person[s] == EVENING_USER)
          g_assert_cmpuint (s, ==, 0);
      }
  for (guint i = 0; i < plan->n_people; i++)
    {
      g_assert_cmpuint (n_seated[i], <=, 1);
      n += n_seated[i];
    }
  g_assert_cmpuint (n, ==, plan->n_people * n_tables / plan->n_tables);
}

/* Everybody sits once in each round; in a knock-out, those who are left. */
static void
test_everybody_sits (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint draw = 0; draw < N_DRAWS; draw++)
      {
        EveningPlan plan = plan_of (&rows[i], draw);

        for (guint round = 0; round < plan.n_rounds; round++)
          check_round (&plan, round);
      }
}

static gboolean
are_partners (const EveningPlan *plan, guint a, guint b)
{
  return a != b
         && game_unit_of (plan->game, &plan->options, a)
                == game_unit_of (plan->game, &plan->options, b);
}

/* In a drive of pairs nobody plays with the same partner twice. */
static void
test_new_partners (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint draw = 0; draw < N_DRAWS; draw++)
      {
        EveningPlan plan = plan_of (&rows[i], draw);
        gboolean has_met[EVENING_PEOPLE_MAX][EVENING_PEOPLE_MAX] = { 0 };

        for (guint round = 0; plan.form->kind == EVENING_DRIVE && round < plan.n_rounds; round++)
          {
            EveningSeats tables[EVENING_TABLES_MAX];

            seat (&plan, round, tables);
            for (guint at = 0; at < plan.n_people; at++)
              for (guint other = 0; other < plan.n_seats; other++)
                {
                  const EveningSeats *table = &tables[at / plan.n_seats];
                  guint own = at % plan.n_seats;

                  if (!are_partners (&plan, own, other))
                    continue;
                  g_assert_false (has_met[table->person[own]][table->person[other]]);
                  has_met[table->person[own]][table->person[other]] = TRUE;
                }
          }
      }
}

/* In a league each team meets each other team once, with all its people on one side. */
static void
test_all_meet (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint draw = 0; draw < N_DRAWS; draw++)
      {
        EveningPlan plan = plan_of (&rows[i], draw);
        guint n_met[EVENING_PEOPLE_MAX][EVENING_PEOPLE_MAX] = { 0 };

        if (plan.form->kind != EVENING_LEAGUE)
          continue;
        for (guint round = 0; round < plan.n_rounds; round++)
          {
            EveningSeats tables[EVENING_TABLES_MAX];

            seat (&plan, round, tables);
            for (guint t = 0; t < plan.n_tables; t++)
              {
                guint one = tables[t].person[0] / plan.n_team;
                guint other = tables[t].person[1] / plan.n_team;

                n_met[one][other]++;
                n_met[other][one]++;
                for (guint s = 0; s < plan.n_seats; s++)
                  g_assert_cmpuint (tables[t].person[s] / plan.n_team, ==,
                                    s % 2 == 0 ? one : other);
              }
          }
        for (guint a = 0; a < plan.n_entrants; a++)
          for (guint b = 0; b < plan.n_entrants; b++)
            g_assert_cmpuint (n_met[a][b], ==, a != b);
      }
}

/* In a knock-out the winners of two neighbouring tables meet, until one match is left. */
static void
test_winners_go_on (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EveningPlan plan = plan_of (&rows[i], 1);
      EveningSeats before[EVENING_TABLES_MAX], tables[EVENING_TABLES_MAX];

      if (plan.form->kind != EVENING_KNOCKOUT)
        continue;
      g_assert_cmpuint (evening_plan_count_tables (&plan, plan.n_rounds - 1), ==, 1);
      for (guint round = 1; round < plan.n_rounds; round++)
        {
          seat (&plan, round - 1, before);
          seat (&plan, round, tables);
          for (guint t = 0; t < evening_plan_count_tables (&plan, round); t++)
            {
              guint one = before[2 * t].person[0];
              guint other = before[2 * t + 1].person[0];

              g_assert_cmpuint (tables[t].person[0], ==, other == EVENING_USER ? other : one);
              g_assert_cmpuint (tables[t].person[1], ==, other == EVENING_USER ? one : other);
            }
        }
    }
}

/* ---- Draws ----------------------------------------------------------------------------------- */

/* All names differ; the game's own people are there if there is room, others only after them. */
static void
test_people (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      EveningPlan plan = plan_of (&rows[i], 2);
      const char *names[EVENING_PEOPLE_MAX];
      guint n_own = 0, n_with_face = 0, n_faces = 0;

      evening_plan_draw_people (&plan, names);
      g_assert_null (names[EVENING_USER]);
      while (people_at (NULL, n_faces) != NULL)
        n_faces++;
      for (guint a = 1; a < plan.n_people; a++)
        {
          n_with_face += people_find (names[a]) != NULL;
          for (guint b = 1; b < a; b++)
            g_assert_cmpstr (names[a], !=, names[b]);
          for (guint p = 0; people_at (plan.game, p) != NULL; p++)
            n_own += strcmp (people_at (plan.game, p)->name, names[a]) == 0;
        }
      g_assert_null (people_at (plan.game, n_own));
      g_assert_cmpuint (n_with_face, ==, MIN (plan.n_people - 1, n_faces));
    }
}

/* Equal numbers draw the same evening, others another one. */
static void
test_number_decides (void)
{
  EveningPlan plan = plan_of (&rows[0], 3);
  EveningPlan again = plan_of (&rows[0], 3);
  EveningPlan other = plan_of (&rows[0], 4);
  EveningSeats a[EVENING_TABLES_MAX], b[EVENING_TABLES_MAX], c[EVENING_TABLES_MAX];
  DealNumber number = evening_plan_number (&plan, 1, 2, 3);
  const DealNumber others[]
      = { evening_plan_number (&other, 1, 2, 3), evening_plan_number (&plan, 2, 2, 3),
          evening_plan_number (&plan, 1, 1, 3), evening_plan_number (&plan, 1, 2, 2) };

  memset (a, 0, sizeof a);
  memset (b, 0, sizeof b);
  memset (c, 0, sizeof c);
  seat (&plan, 2, a);
  seat (&again, 2, b);
  seat (&other, 2, c);
  g_assert_cmpmem (a, sizeof a, b, sizeof b);
  g_assert_cmpint (memcmp (a, c, sizeof a), !=, 0);
  g_assert_cmpstr (evening_plan_number (&again, 1, 2, 3).hex, ==, number.hex);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmpstr (others[i].hex, !=, number.hex);
}

/* ---- List ------------------------------------------------------------------------------------ */

/* Returns "ENTRANT:PLACE:TOTAL" of the lines, with "!" for the last and "x" for the knocked out. */
static char *
rank (const EveningPlan *plan, const EveningResult *results, guint n_results, guint n_rounds)
{
  GString *text = g_string_new (NULL);
  EveningLine lines[EVENING_PEOPLE_MAX];
  guint n = evening_plan_rank (plan, results, n_results, n_rounds, lines);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u:%u:%d%s%s", i > 0 ? " " : "", lines[i].entrant,
                            lines[i].place, lines[i].total, lines[i].is_last ? "!" : "",
                            lines[i].is_out ? "x" : "");

  return g_string_free (text, FALSE);
}

/* Appends results of @round: each entrant's points, and if they have won. */
static void
add_round (const EveningPlan *plan, GArray *results, guint round, const int *points,
           const gboolean *has_won)
{
  for (guint i = 0; i < plan->n_people; i++)
    {
      const EveningResult result = { .round = round,
                                     .person = i,
                                     .points = points[i / plan->n_team],
                                     .has_won = has_won[i / plan->n_team] };

      g_array_append_val (results, result);
    }
}

/*
 * Three at four tables: points add up, equal ones share a place, and after the last round all who
 * share the last place are marked.
 */
static void
test_points_decide (void)
{
  EveningPlan plan = plan_of (&rows[2], 0);
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (EveningResult));
  static const int points[][12] = { { 5, 9, 9, 1, 2, 3, 4, 6, 7, 8, 10, 0 },
                                    { 5, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1 },
                                    { 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 1 } };
  static const gboolean won[12] = { FALSE };
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  const EveningResult *all;

  for (guint round = 0; round < 3; round++)
    add_round (&plan, results, round, points[round], won);
  all = (const EveningResult *) (gpointer) results->data;
  first = rank (&plan, all, results->len, 1);
  last = rank (&plan, all, results->len, 3);
  g_assert_cmpstr (first, ==,
                   "10:1:10 1:2:9 2:2:9 9:4:8 8:5:7 7:6:6 0:7:5 6:8:4 5:9:3 4:10:2 3:11:1 11:12:0");
  g_assert_cmpstr (last, ==,
                   "2:1:11 10:1:11 0:3:10 1:4:9 9:4:9 8:6:8 7:7:7 6:8:5 5:9:4 3:10:2! 4:10:2! "
                   "11:10:2!");
}

/* In Zensern won matches count before points; in 56 only the points of a team do. */
static void
test_wins_decide (void)
{
  static const int points[] = { 900, 350, 400, 0, 0, 0, 0, -10 };
  static const gboolean won[] = { FALSE, TRUE, TRUE, FALSE, FALSE, FALSE, FALSE, FALSE };
  static const struct
  {
    guint row;
    const char *list;
  } cases[] = { { 10, "2:1:400 1:2:350 0:3:900 3:4:0 4:4:0 5:4:0 6:4:0 7:8:-10" },
                { 8, "0:1:900 2:2:400 1:3:350 3:4:0 4:4:0 5:4:0 6:4:0 7:8:-10" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      EveningPlan plan = plan_of (&rows[cases[i].row], 0);
      g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (EveningResult));
      g_autofree char *list = NULL;

      add_round (&plan, results, 0, points, won);
      list = rank (&plan, (const EveningResult *) (gpointer) results->data, results->len, 1);
      g_assert_cmpstr (list, ==, cases[i].list);
    }
}

/* In a knock-out those who lost in the same round share a place, and nobody is marked as last. */
static void
test_rounds_decide (void)
{
  EveningPlan plan = plan_of (&rows[6], 0);
  static const EveningResult results[] = {
    { 0, 0, 2, TRUE },  { 0, 1, 1, FALSE }, { 0, 2, 0, FALSE }, { 0, 3, 2, TRUE },
    { 0, 4, 2, TRUE },  { 0, 5, 1, FALSE }, { 0, 6, 2, TRUE },  { 0, 7, 0, FALSE },
    { 1, 0, 1, FALSE }, { 1, 3, 2, TRUE },  { 1, 4, 2, TRUE },  { 1, 6, 0, FALSE },
    { 2, 3, 1, FALSE }, { 2, 4, 2, TRUE },
  };
  g_autofree char *first = rank (&plan, results, G_N_ELEMENTS (results), 1);
  g_autofree char *last = rank (&plan, results, G_N_ELEMENTS (results), 3);

  g_assert_cmpstr (first, ==, "0:1:2 3:1:2 4:1:2 6:1:2 1:5:1x 2:5:0x 5:5:1x 7:5:0x");
  g_assert_cmpstr (last, ==, "4:1:6 3:2:5x 0:3:3x 6:3:2x 1:5:1x 2:5:0x 5:5:1x 7:5:0x");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/evening-plan", test_sizes, test_impossible, test_everybody_sits, test_new_partners,
             test_all_meet, test_winners_go_on, test_people, test_number_decides,
             test_points_decide, test_wins_decide, test_rounds_decide);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Tests of contests at the table: the user's results are stored while the match is played. */

#include <string.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/competing/contest-follow.h"
#include "support.h"

#define N_DEALS 4

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutMatch *match;
  DealNumber numbers[N_DEALS];
  Rng rng;
} Fixture;

/* Begins a contest in @game with @settings, in which a person plays all seats. */
static void
begin (Fixture *fixture, const char *game, const char *settings)
{
  const AtoutPlayer players[SEATS_MAX] = { [0 ... SEATS_MAX - 1] = { .human = TRUE } };
  Options options = support_options (game_find (game), settings);
  const ContestStart start = { .kind = CONTEST_SAME,
                               .game = game_find (game),
                               .options = &options,
                               .began = 1000,
                               .numbers = fixture->numbers,
                               .n_deals = N_DEALS };

  g_clear_object (&fixture->match);
  fixture->match = contest_follow_begin (fixture->history, &start, players, NULL, NULL);
}

static void
make (Fixture *fixture, const char *game, const char *settings)
{
  *fixture = (Fixture) { .rng = rng_new (3, 1) };
  for (guint i = 0; i < N_DEALS; i++)
    number_from_seed (&fixture->numbers[i], 2, i);
  history_place_make (&fixture->place);
  fixture->history = atout_history_new (fixture->place.path, "test");
  begin (fixture, game, settings);
}

static void
clear (Fixture *fixture)
{
  g_assert_cmpstr (atout_history_get_problem (fixture->history), ==, NULL);
  g_clear_object (&fixture->match);
  g_clear_object (&fixture->history);
  history_place_clear (&fixture->place);
}

static Database *
database_of (Fixture *fixture)
{
  return atout_history_get_database (fixture->history);
}

static void
act (Fixture *fixture)
{
  AtoutCourse *course = ATOUT_COURSE (fixture->match);

  g_assert_true (atout_course_act (
      course, (guint) atout_course_get_turn (course),
      support_random_action (atout_course_get_deal (course), &fixture->rng), ATOUT_DECIDED, NULL));
}

/* Plays the deal on the table to its end. */
static void
finish_deal (Fixture *fixture)
{
  while (atout_course_get_state (ATOUT_COURSE (fixture->match)) == ATOUT_MATCH_PLAYING)
    act (fixture);
}

static void
play_deal (Fixture *fixture)
{
  g_assert_true (atout_match_deal (fixture->match, NULL));
  finish_deal (fixture);
}

/* Starts the program again, which takes up the match. */
static void
restart (Fixture *fixture)
{
  g_autoptr (AtoutResting) resting = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (&fixture->match);
  g_clear_object (&fixture->history);
  resting = history_find_resting (fixture->place.path);
  fixture->history = atout_history_new (fixture->place.path, "test");
  fixture->match = atout_history_resume (fixture->history, resting, &error);
  g_assert_no_error (error);
  contest_follow (fixture->history, fixture->match, NULL, NULL);
}

/* Returns the deals of the only contest. */
static GArray *
list_deals (Fixture *fixture)
{
  g_autoptr (GPtrArray) rows = contest_rows_list (database_of (fixture), NULL, 0, G_MAXUINT, NULL);

  g_assert_cmpuint (rows->len, ==, 1);

  return contest_rows_list_deals (database_of (fixture), ((ContestRow *) rows->pdata[0])->id, NULL);
}

/* Asserts that the results of the first @n deals, and no others, are stored as in the log. */
static void
check_own (Fixture *fixture, guint n)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (fixture->match));
  g_autoptr (GArray) deals = list_deals (fixture);

  g_assert_cmpuint (deals->len, ==, N_DEALS);
  for (guint i = 0; i < deals->len; i++)
    {
      const ContestDeal *deal = &g_array_index (deals, ContestDeal, i);
      FieldPlace place;

      g_assert_cmpint (deal->is_over, ==, i < n);
      if (i >= n)
        continue;
      place = field_place (log, i, 0);
      g_assert_cmpstr (match_log_get_deal (log, i)->number.hex, ==, fixture->numbers[i].hex);
      g_assert_cmpint (deal->own, ==, field_own_result (&place));
      g_assert_cmpuint (deal->seat, ==, place.seat);
    }
}

static const struct
{
  const char *game;
  const char *settings;
} forms[]
    = { { "klaverjas", "" }, { "klaverjas", "game=three" }, { "cego", "" }, { "fiftysix", "" },
        { "zensern", "" },   { "wurzen", "mode=schnapsen" } };

/* A contest stands from its first card, goes on after a restart and ends after its last deal. */
static void
test_whole (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      Fixture fixture;

      make (&fixture, forms[i].game, forms[i].settings);
      for (guint k = 0; k < N_DEALS; k++)
        {
          if (k > 0)
            restart (&fixture);
          play_deal (&fixture);
          check_own (&fixture, k + 1);
        }
      g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (fixture.match)), ==, ATOUT_MATCH_OVER);
      clear (&fixture);
    }
}

/* A contest whose program was killed before the first deal leaves no trace. */
static void
test_never_dealt (void)
{
  Fixture fixture;
  g_autoptr (GPtrArray) rows = NULL;

  make (&fixture, "wurzen", "");
  rows = contest_rows_list (database_of (&fixture), NULL, 0, G_MAXUINT, NULL);
  g_assert_cmpuint (rows->len, ==, 0);
  begin (&fixture, "wurzen", "");
  play_deal (&fixture);
  check_own (&fixture, 1);
  clear (&fixture);
}

/* A deal with an undone step does not count; once it has ended, nothing in it can be undone. */
static void
test_undone (void)
{
  Fixture fixture;
  g_autoptr (GArray) deals = NULL;

  make (&fixture, "wurzen", "");
  play_deal (&fixture);
  g_assert_false (atout_match_undo (fixture.match));
  g_assert_true (atout_match_deal (fixture.match, NULL));
  while (!atout_match_undo (fixture.match))
    act (&fixture);
  finish_deal (&fixture);
  deals = list_deals (&fixture);
  g_assert_cmpstr (g_array_index (deals, ContestDeal, 0).left_out, ==, NULL);
  g_assert_cmpstr (g_array_index (deals, ContestDeal, 1).left_out, ==, "undone");
  clear (&fixture);
}

/* A killed program may have stored the last card but not the result; the next start stores it. */
static void
test_caught_up (void)
{
  Fixture fixture;

  make (&fixture, "wurzen", "");
  for (guint i = 0; i < N_DEALS; i++)
    play_deal (&fixture);
  history_run_sql (fixture.place.path, "UPDATE contest_deal SET own = NULL WHERE number = 3");
  check_own (&fixture, N_DEALS - 1);
  contest_follow_catch_up (fixture.history);
  check_own (&fixture, N_DEALS);
  clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/contest-follow", test_whole, test_never_dealt, test_undone, test_caught_up);

  return g_test_run ();
}

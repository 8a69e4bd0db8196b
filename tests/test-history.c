/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What was played is kept: every event, at once, whenever the program ends. */

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "rules/record.h"
#include "support.h"

static void
test_every_event (void)
{
  for (guint i = 0; i < HISTORY_MATCHES; i++)
    {
      Rng rng = rng_new (31, i);
      HistoryPlace place;
      g_autoptr (AtoutHistory) history = NULL;
      g_autoptr (AtoutMatch) match = history_match_new (i, 8);
      g_autoptr (GListModel) resting = NULL;

      history_place_make (&place);
      history = atout_history_new (place.path, "test");
      atout_history_follow (history, match);
      for (guint n = 0; n < 400 && !history_match_is_over (match); n++)
        {
          history_match_go_on (match, &rng);
          if (!history_match_is_over (match) && (n < 40 || n % 16 == 0))
            {
              g_autoptr (AtoutResting) found = history_find_resting (place.path);

              history_assert_same (atout_resting_get_log (found),
                                   atout_course_get_log (ATOUT_COURSE (match)));
            }
        }
      while (!history_match_is_over (match))
        history_match_go_on (match, &rng);
      resting = atout_history_list_resting (history);
      g_assert_cmpuint (g_list_model_get_n_items (resting), ==, 0);
      g_clear_object (&match);
      g_clear_object (&history);
      history_place_clear (&place);
    }
}

/* A match that goes on is written on, in the same place. */
static void
test_resumed (void)
{
  HistoryPlace place;
  Rng rng = rng_new (5, 5);
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 4);
  g_autoptr (GError) error = NULL;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  for (guint n = 0; n < 60; n++)
    {
      g_autoptr (AtoutResting) found = NULL;

      history_match_go_on (match, &rng);
      found = history_find_resting (place.path);
      g_clear_object (&match);
      match = atout_history_resume (history, found, &error);
      g_assert_no_error (error);
      history_assert_same (atout_resting_get_log (found),
                           atout_course_get_log (ATOUT_COURSE (match)));
    }
  g_clear_object (&match);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* However many matches of one game rest, the latest of another is listed too. */
static void
test_each_game (void)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (GListModel) list = NULL;
  gboolean found = FALSE;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (AtoutMatch) match = history_match_new (i == 0 ? 4 : 0, i);

      atout_history_follow (history, match);
      g_assert_true (atout_match_deal (match, NULL));
    }
  list = atout_history_list_resting (history);
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutResting) resting = g_list_model_get_item (list, i);

      found = found || g_str_equal (atout_resting_get_log (resting)->game->key, "fiftysix");
    }
  g_assert_true (found);
  g_assert_cmpuint (g_list_model_get_n_items (list), <, 20);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* ---- The table ------------------------------------------------------------------------------- */

/* (transfer full): a table where @match is played, which is kept. */
static AtoutSession *
sit_down (AtoutHistory *history, AtoutMatch *match)
{
  AtoutSession *session = atout_session_new_for_match (match);

  atout_history_follow_table (history, match, session);

  return session;
}

/* The same table again, as another program finds it. */
static void
come_back (const char *path, AtoutHistory **history, AtoutSession **session, AtoutMatch **match)
{
  g_autoptr (AtoutResting) found = NULL;
  g_autoptr (GError) error = NULL;

  g_clear_object (session);
  g_clear_object (match);
  g_clear_object (history);
  found = history_find_resting (path);
  *history = atout_history_new (path, "test");
  *match = atout_history_resume (*history, found, &error);
  g_assert_no_error (error);
  *session = sit_down (*history, *match);
}

static void
play_deal (AtoutMatch *match, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  g_autoptr (GError) error = NULL;

  while (atout_course_get_state (course) == ATOUT_MATCH_PLAYING)
    {
      atout_course_act (course, (guint) atout_course_get_turn (course),
                        support_random_action (atout_course_get_deal (course), rng), ATOUT_DECIDED,
                        &error);
      g_assert_no_error (error);
    }
}

/* Returns the number of deals that count in statistics. */
static guint
count_outcomes (AtoutHistory *history)
{
  DatabaseQuery *query = database_query (atout_history_get_database (history), NULL,
                                         "SELECT count (*) FROM outcome", "");
  guint n;

  g_assert_true (database_next (atout_history_get_database (history), query, NULL));
  n = (guint) sqlite3_column_int (query, 0);
  sqlite3_reset (query);

  return n;
}

/* Plays the match of planned deals with @numbers; the program starts again after each deal. */
static void
play_planned (const char *path, const DealNumber *numbers, guint n)
{
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  g_autoptr (AtoutMatch) match = history_match_new (0, 1);
  Rng rng = rng_new (9, 0);

  atout_match_plan (match, numbers, n);
  atout_history_follow (history, match);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AtoutSession) session = NULL;
      const MatchLog *log;

      if (i > 0)
        come_back (path, &history, &session, &match);
      log = atout_course_get_log (ATOUT_COURSE (match));
      g_assert_true (atout_match_deal (match, NULL));
      g_assert_cmpstr (match_log_get_deal (log, i)->number.hex, ==, numbers[i].hex);
      play_deal (match, &rng);
    }
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (match)), ==, ATOUT_MATCH_OVER);
}

/*
 * A match of planned deals goes on with the planned cards and ends after the last of them. Played
 * again, the cards are known, so they do not count in statistics.
 */
static void
test_planned (void)
{
  HistoryPlace place;
  DealNumber numbers[3];
  g_autoptr (AtoutHistory) history = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    number_from_seed (&numbers[i], 4, i);
  history_place_make (&place);
  for (guint i = 0; i < 2; i++)
    {
      play_planned (place.path, numbers, G_N_ELEMENTS (numbers));
      history = atout_history_new (place.path, "test");
      g_assert_cmpuint (count_outcomes (history), ==, G_N_ELEMENTS (numbers));
      g_clear_object (&history);
    }
  history_place_clear (&place);
}

/* A deal that is explained stays so; one that has ended is again when a step is taken back. */
static void
test_guided (void)
{
  HistoryPlace place;
  Rng rng = rng_new (3, 3);
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 4);
  g_autoptr (AtoutSession) session = NULL;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  session = sit_down (history, match);
  atout_session_set_guided (session, TRUE); /* before there is a deal */
  atout_match_deal (match, NULL);
  come_back (place.path, &history, &session, &match);
  g_assert_true (atout_session_get_guided (session));
  atout_session_set_guided (session, FALSE);
  come_back (place.path, &history, &session, &match);
  g_assert_false (atout_session_get_guided (session));
  atout_session_set_guided (session, TRUE);
  play_deal (match, &rng);
  g_assert_false (atout_session_get_guided (session));
  come_back (place.path, &history, &session, &match);
  g_assert_false (atout_session_get_guided (session));
  g_assert_true (atout_match_undo (match));
  g_assert_true (atout_session_get_guided (session));
  come_back (place.path, &history, &session, &match);
  g_assert_true (atout_session_get_guided (session));
  g_assert_true (atout_match_redo (match));
  atout_match_deal (match, NULL);
  come_back (place.path, &history, &session, &match);
  g_assert_false (atout_session_get_guided (session));
  g_clear_object (&session);
  g_clear_object (&match);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* Deals until the user may lay down the rest, and lays it down. */
static void
lay_down (AtoutMatch *match, AtoutSession *session, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  AtoutChoices *choices = atout_session_get_choices (session);

  while (!atout_choices_get_laid_down (choices))
    {
      if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
        g_assert_true (atout_match_deal (match, NULL));
      else if (atout_choices_get_rest (choices)[0] != '\0')
        atout_choices_lay_down (choices);
      else
        atout_course_act (course, (guint) atout_course_get_turn (course),
                          support_random_action (atout_course_get_deal (course), rng),
                          ATOUT_DECIDED, NULL);
    }
}

/* A rest that was laid down goes on to play itself, to the end of the deal and no further. */
static void
test_laid_down (void)
{
  HistoryPlace place;
  Rng rng = rng_new (1, 1);
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  g_autoptr (AtoutSession) session = NULL;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  session = sit_down (history, match);
  lay_down (match, session, &rng);
  come_back (place.path, &history, &session, &match);
  g_assert_true (atout_choices_get_laid_down (atout_session_get_choices (session)));
  while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    g_main_context_iteration (NULL, TRUE);
  come_back (place.path, &history, &session, &match);
  g_assert_false (atout_choices_get_laid_down (atout_session_get_choices (session)));
  g_clear_object (&session);
  g_clear_object (&match);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* ---- The program ends ------------------------------------------------------------------------ */

/* Plays until it is killed, and says after each of @most events how many there were. */
static G_NORETURN void
play_until_killed (const char *path, guint row, guint64 seed, guint most, int said)
{
  AtoutHistory *history = atout_history_new (path, "test");
  AtoutMatch *match = history_match_new (row, seed);
  Rng rng = rng_new (seed, row);

  atout_history_follow (history, match);
  for (guint n = 1;; n++)
    {
      history_match_go_on (match, &rng);
      if (write (said, &n, sizeof n) != sizeof n || n == most)
        for (;;)
          pause ();
    }
}

/* The same match after @n events. */
static AtoutMatch *
play_again (guint row, guint64 seed, guint n)
{
  AtoutMatch *match = history_match_new (row, seed);
  Rng rng = rng_new (seed, row);

  while (n-- > 0)
    history_match_go_on (match, &rng);

  return match;
}

/* What was said to have happened is there; the event that was under way is there or is not. */
static void
test_killed (void)
{
  for (guint64 seed = 1; seed <= 24; seed++)
    {
      guint row = (guint) seed % HISTORY_MATCHES;
      guint until = 1 + (guint) (seed * 7 % 30);
      HistoryPlace place;
      int said[2];
      guint n = 0;
      pid_t child;
      g_autoptr (AtoutResting) found = NULL;
      g_autoptr (AtoutMatch) match = NULL;
      g_autofree char *text = NULL;

      history_place_make (&place);
      g_assert_cmpint (pipe (said), ==, 0);
      child = fork ();
      if (child == 0)
        play_until_killed (place.path, row, seed, until + 10, said[1]);
      close (said[1]);
      while (n < until)
        g_assert_cmpint (read (said[0], &n, sizeof n), ==, sizeof n);
      kill (child, SIGKILL);
      while (read (said[0], &n, sizeof n) == sizeof n)
        ;
      waitpid (child, NULL, 0);
      close (said[0]);

      found = history_find_resting (place.path);
      text = record_of_log (atout_resting_get_log (found));
      match = play_again (row, seed, n);
      for (guint more = 0; more < 2; more++)
        {
          g_autofree char *expected = atout_course_to_record (ATOUT_COURSE (match));

          if (g_str_equal (text, expected))
            break;
          g_assert_cmpuint (more, ==, 0);
          g_clear_object (&match);
          match = play_again (row, seed, n + 1);
        }
      history_assert_same (atout_resting_get_log (found),
                           atout_course_get_log (ATOUT_COURSE (match)));
      history_place_clear (&place);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/history", test_every_event, test_resumed, test_each_game, test_planned, test_guided,
             test_laid_down, test_killed);

  return g_test_run ();
}

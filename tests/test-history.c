/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What was played is kept: every event, at once, whatever happens to the program or the file. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "atout-history.h"
#include "history-log.h"
#include "record.h"
#include "support.h"

static const struct
{
  const char *game;
  const char *settings;
} games[] = {
  { "klaverjas", "deals=4" }, { "klaverjas", "game=kraken deals=4" },
  { "zensern", "mode=3" },    { "cego", "" },
  { "fiftysix", "" },         { "wurzen", "" },
};

/* A folder that is there as long as a test needs it. */
typedef struct
{
  char *folder;
  char *path; /* of the history in it */
} Place;

static void
place_make (Place *place)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("atout-history-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "history.db", NULL);
}

static void
place_clear (Place *place)
{
  g_autoptr (GDir) folder = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
}

/* All seats are people’s: what happens depends on the test alone. */
static AtoutMatch *
new_match (guint row, guint64 seed)
{
  static const AtoutPlayer players[SEATS_MAX]
      = { { "Ada", TRUE, PLAYER_LEVEL_SIMPLE },  { "Bert", TRUE, PLAYER_LEVEL_SIMPLE },
          { "Cora", TRUE, PLAYER_LEVEL_SIMPLE }, { "Dirk", TRUE, PLAYER_LEVEL_SIMPLE },
          { "Emma", TRUE, PLAYER_LEVEL_SIMPLE }, { "Finn", TRUE, PLAYER_LEVEL_SIMPLE },
          { "Gerd", TRUE, PLAYER_LEVEL_SIMPLE }, { "Hans", TRUE, PLAYER_LEVEL_SIMPLE } };
  const Game *game = game_find (games[row].game);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  AtoutMatch *match;

  options_set_all (&options, game, games[row].settings, &error);
  g_assert_no_error (error);
  match = atout_match_new (game, &options, players);
  atout_match_set_seed (match, seed);

  return match;
}

/* One thing more, now and then a step back or on again. */
static void
go_on (AtoutMatch *match, Rng *rng)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  g_autoptr (GError) error = NULL;

  switch (rng_below (rng, 20))
    {
    case 0:
    case 1:
      if (atout_match_undo (match))
        return;
      break;
    case 2:
      if (atout_match_redo (match))
        return;
      break;
    default:
      break;
    }
  if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
    atout_match_deal (match, &error);
  else
    atout_course_act (course, (guint) atout_course_get_turn (course),
                      support_random_action (atout_course_get_deal (course), rng),
                      rng_below (rng, 3) == 0 ? ATOUT_BY_ITSELF : ATOUT_DECIDED, &error);
  g_assert_no_error (error);
}

static gboolean
is_over (AtoutMatch *match)
{
  return atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_OVER;
}

/* The same deals, actions, steps, and the same that was undone. */
static void
assert_same (const MatchLog *a, const MatchLog *b)
{
  g_autofree char *text_a = record_of_log (a);
  g_autofree char *text_b = record_of_log (b);

  g_assert_cmpstr (text_a, ==, text_b);
  g_assert_cmpuint (a->deals->len, ==, b->deals->len);
  for (guint i = 0; i < a->deals->len; i++)
    {
      const LogDeal *deal_a = match_log_get_deal (a, i);
      const LogDeal *deal_b = match_log_get_deal (b, i);

      g_assert_cmpuint (deal_a->n_done, ==, deal_b->n_done);
      g_assert_cmpint (deal_a->was_undone, ==, deal_b->was_undone);
      g_assert_cmpint (deal_a->was_hinted, ==, deal_b->was_hinted);
      g_assert_cmpuint (deal_a->actions->len, ==, deal_b->actions->len);
      for (guint n = 0; n < deal_a->actions->len; n++)
        {
          const LogAction *done_a = &g_array_index (deal_a->actions, LogAction, n);
          const LogAction *done_b = &g_array_index (deal_b->actions, LogAction, n);

          g_assert_cmpuint (done_a->action, ==, done_b->action);
          g_assert_cmpuint (done_a->seat, ==, done_b->seat);
          g_assert_cmpint (done_a->is_step, ==, done_b->is_step);
        }
    }
  g_assert_cmpmem (&a->match, sizeof a->match, &b->match, sizeof b->match);
}

/* (transfer full): the only match that rests in the file at @path, as another program finds it. */
static AtoutResting *
find_resting (const char *path)
{
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  g_autoptr (GListModel) list = NULL;

  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  list = atout_history_list_resting (history);
  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);

  return g_list_model_get_item (list, 0);
}

static void
test_every_event (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Rng rng = rng_new (31, i);
      Place place;
      g_autoptr (AtoutHistory) history = NULL;
      g_autoptr (AtoutMatch) match = new_match (i, 8);
      g_autoptr (GListModel) resting = NULL;

      place_make (&place);
      history = atout_history_new (place.path, "test");
      atout_history_follow (history, match);
      for (guint n = 0; n < 400 && !is_over (match); n++)
        {
          go_on (match, &rng);
          if (!is_over (match) && (n < 40 || n % 16 == 0))
            {
              g_autoptr (AtoutResting) found = find_resting (place.path);

              assert_same (atout_resting_get_log (found),
                           atout_course_get_log (ATOUT_COURSE (match)));
            }
        }
      while (!is_over (match))
        go_on (match, &rng);
      resting = atout_history_list_resting (history);
      g_assert_cmpuint (g_list_model_get_n_items (resting), ==, 0);
      g_clear_object (&match);
      g_clear_object (&history);
      place_clear (&place);
    }
}

/* A match that goes on is written on, in the same place. */
static void
test_resumed (void)
{
  Place place;
  Rng rng = rng_new (5, 5);
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = new_match (0, 4);
  g_autoptr (GError) error = NULL;

  place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  for (guint n = 0; n < 60; n++)
    {
      g_autoptr (AtoutResting) found = NULL;

      go_on (match, &rng);
      found = find_resting (place.path);
      g_clear_object (&match);
      match = atout_history_resume (history, found, &error);
      g_assert_no_error (error);
      assert_same (atout_resting_get_log (found), atout_course_get_log (ATOUT_COURSE (match)));
    }
  g_clear_object (&match);
  g_clear_object (&history);
  place_clear (&place);
}

/* ---- The program ends ------------------------------------------------------------------------ */

/* Plays until it is killed, and says after each of @most events how many there were. */
static G_NORETURN void
play_until_killed (const char *path, guint row, guint64 seed, guint most, int said)
{
  AtoutHistory *history = atout_history_new (path, "test");
  AtoutMatch *match = new_match (row, seed);
  Rng rng = rng_new (seed, row);

  atout_history_follow (history, match);
  for (guint n = 1;; n++)
    {
      go_on (match, &rng);
      if (write (said, &n, sizeof n) != sizeof n || n == most)
        for (;;)
          pause ();
    }
}

/* The same match after @n events. */
static AtoutMatch *
play_again (guint row, guint64 seed, guint n)
{
  AtoutMatch *match = new_match (row, seed);
  Rng rng = rng_new (seed, row);

  while (n-- > 0)
    go_on (match, &rng);

  return match;
}

/* What was said to have happened is there; the event that was under way is there or is not. */
static void
test_killed (void)
{
  for (guint64 seed = 1; seed <= 24; seed++)
    {
      guint row = (guint) seed % G_N_ELEMENTS (games);
      guint until = 1 + (guint) (seed * 7 % 30);
      Place place;
      int said[2];
      guint n = 0;
      pid_t child;
      g_autoptr (AtoutResting) found = NULL;
      g_autoptr (AtoutMatch) match = NULL;
      g_autofree char *text = NULL;

      place_make (&place);
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

      found = find_resting (place.path);
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
      assert_same (atout_resting_get_log (found), atout_course_get_log (ATOUT_COURSE (match)));
      place_clear (&place);
    }
}

/* ---- The file -------------------------------------------------------------------------------- */

static void
play_a_little (AtoutHistory *history)
{
  g_autoptr (AtoutMatch) match = new_match (0, 2);
  Rng rng = rng_new (1, 1);

  atout_history_follow (history, match);
  for (guint n = 0; n < 20; n++)
    go_on (match, &rng);
}

static guint
count_resting (AtoutHistory *history)
{
  g_autoptr (GListModel) list = atout_history_list_resting (history);

  return g_list_model_get_n_items (list);
}

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *connection;

  g_assert_cmpint (sqlite3_open (path, &connection), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (connection, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (connection);
}

/* What cannot be read is put aside whole, and a new history begins. */
static void
test_damaged (void)
{
  static const char rubbish[] = "This is no database, and it was never one, however long it is.";
  Place place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;
  guint n_aside = 0;
  g_autoptr (GError) error = NULL;

  place_make (&place);
  g_file_set_contents (place.path, rubbish, -1, &error);
  g_assert_no_error (error);
  history = atout_history_new (place.path, "test");
  g_assert_nonnull (strstr (atout_history_get_problem (history), place.path));
  g_assert_nonnull (strstr (atout_history_get_problem (history), ".damaged-"));
  play_a_little (history);
  g_clear_object (&history);
  g_object_unref (find_resting (place.path));

  folder = g_dir_open (place.folder, 0, NULL);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_prefix (name, "history.db.damaged-"))
      {
        g_autofree char *path = g_build_filename (place.folder, name, NULL);
        g_autofree char *contents = NULL;

        g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
        g_assert_cmpstr (contents, ==, rubbish);
        n_aside++;
      }
  g_assert_cmpuint (n_aside, ==, 1);
  place_clear (&place);
}

/* What belongs to somebody else is not touched; the match goes on in memory. */
static void
check_untouched (const char *sql, const char *told)
{
  Place place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize n_before, n_after;

  place_make (&place);
  run_sql (place.path, sql);
  g_assert_true (g_file_get_contents (place.path, &before, &n_before, NULL));
  history = atout_history_new (place.path, "test");
  g_assert_nonnull (strstr (atout_history_get_problem (history), told));
  play_a_little (history);
  g_assert_cmpuint (count_resting (history), ==, 1);
  g_clear_object (&history);
  g_assert_true (g_file_get_contents (place.path, &after, &n_after, NULL));
  g_assert_cmpmem (after, n_after, before, n_before);
  place_clear (&place);
}

static void
test_foreign (void)
{
  check_untouched ("CREATE TABLE recipe (name TEXT)", "another program");
}

static void
test_newer (void)
{
  check_untouched ("PRAGMA application_id = 1098149749; CREATE TABLE later (a);"
                   "PRAGMA user_version = 999",
                   "newer version");
}

/* Nothing can be written there at all. */
static void
test_no_folder (void)
{
  Place place;
  g_autofree char *path = NULL;
  g_autoptr (AtoutHistory) history = NULL;

  place_make (&place);
  g_assert_true (g_file_set_contents (place.path, "", 0, NULL));
  path = g_build_filename (place.path, "below", "history.db", NULL);
  history = atout_history_new (path, "test");
  g_assert_nonnull (strstr (atout_history_get_problem (history), path));
  play_a_little (history);
  g_assert_cmpuint (count_resting (history), ==, 1);
  g_clear_object (&history);
  place_clear (&place);
}

/* Another process holds the file in the middle of a match: that goes on, and it is said. */
static void
test_locked (void)
{
  Place place;
  sqlite3 *other;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = new_match (0, 2);
  Rng rng = rng_new (1, 1);

  place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  for (guint n = 0; n < 5; n++)
    go_on (match, &rng);
  g_assert_cmpint (sqlite3_open (place.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  go_on (match, &rng);
  sqlite3_close (other);
  g_assert_nonnull (strstr (atout_history_get_problem (history), "Another program"));
  for (guint n = 0; n < 30; n++)
    go_on (match, &rng);
  g_clear_object (&match);
  g_clear_object (&history);
  g_object_unref (find_resting (place.path)); /* as far as it was written */
  place_clear (&place);
}

/* A process that opens a history as soon as it is told to, until it is killed. */
typedef struct
{
  pid_t process;
  int tell; /* a byte to it, and it opens */
  int told; /* a byte from it: whether the history was free for it */
} Elsewhere;

static gboolean
is_twice (const char *path)
{
  g_autoptr (AtoutHistory) history = atout_history_new (path, "test");
  const char *problem = atout_history_get_problem (history);

  if (problem == NULL)
    return FALSE;
  g_assert_nonnull (strstr (problem, "running twice"));
  play_a_little (history);
  g_assert_cmpuint (count_resting (history), ==, 1);

  return TRUE;
}

static G_NORETURN void
open_when_told (const char *path, int tell, int told)
{
  char byte;

  if (read (tell, &byte, 1) == 1)
    {
      AtoutHistory *history = atout_history_new (path, "test");

      byte = atout_history_get_problem (history) == NULL;
      while (write (told, &byte, 1) == 1 && read (tell, &byte, 1) == 1)
        ;
      g_object_unref (history);
    }
  _exit (1);
}

/* It is begun while this process has nothing open that it would inherit. */
static Elsewhere
begin_elsewhere (const char *path)
{
  Elsewhere self;
  int tell[2], told[2];

  g_assert_cmpint (pipe (tell), ==, 0);
  g_assert_cmpint (pipe (told), ==, 0);
  self = (Elsewhere) { .process = fork (), .tell = tell[1], .told = told[0] };
  if (self.process == 0)
    {
      close (tell[1]);
      close (told[0]);
      open_when_told (path, tell[0], told[1]);
    }
  close (tell[0]);
  close (told[1]);

  return self;
}

static gboolean
is_free_for (Elsewhere *self)
{
  char byte = 0;

  g_assert_cmpint (write (self->tell, &byte, 1), ==, 1);
  g_assert_cmpint (read (self->told, &byte, 1), ==, 1);

  return byte;
}

static void
kill_elsewhere (Elsewhere *self)
{
  kill (self->process, SIGKILL);
  close (self->tell);
  close (self->told);
  g_assert_cmpint (waitpid (self->process, NULL, 0), ==, self->process);
}

/* Two processes do not go on with the same match: the second one plays in its memory. */
static void
test_twice (void)
{
  Place place;
  Elsewhere other;
  g_autoptr (AtoutHistory) history = NULL;

  place_make (&place);
  history = atout_history_new (place.path, "test");
  play_a_little (history);
  g_clear_object (&history);
  other = begin_elsewhere (place.path);
  g_assert_true (is_free_for (&other));
  g_assert_true (is_twice (place.path));
  g_assert_true (is_twice (place.path));
  kill_elsewhere (&other); /* whoever ends has let go, however it ended */
  g_assert_false (is_twice (place.path));
  g_object_unref (find_resting (place.path)); /* nothing has come to the one from before */
  place_clear (&place);
}

/* Several of one process share it, and it is held until the last of them is gone. */
static void
test_shared (void)
{
  Place place;
  Elsewhere before, after;
  g_autoptr (AtoutHistory) first = NULL;
  g_autoptr (AtoutHistory) second = NULL;

  place_make (&place);
  before = begin_elsewhere (place.path);
  after = begin_elsewhere (place.path);
  first = atout_history_new (place.path, "test");
  second = atout_history_new (place.path, "test");
  g_assert_cmpstr (atout_history_get_problem (second), ==, NULL);
  g_clear_object (&first);
  g_assert_false (is_free_for (&before));
  kill_elsewhere (&before);
  g_clear_object (&second);
  g_assert_true (is_free_for (&after));
  kill_elsewhere (&after);
  place_clear (&place);
}

/* A match that cannot have been played is left out; the others can go on. */
static void
test_senseless (void)
{
  static const char *const changes[] = {
    "UPDATE action SET token = 'play:9Z' WHERE position = 3 AND deal = 1",
    "UPDATE action SET seat = 7 WHERE position = 0 AND deal = 1",
    "UPDATE deal SET n_done = 1000 WHERE id = 1",
    "UPDATE deal SET hex = 'none' WHERE id = 1",
    "UPDATE match SET game = 'skat' WHERE id = 1",
    "UPDATE match SET options = 'rules=none' WHERE id = 1",
    "UPDATE match SET dealer = 77 WHERE id = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      Place place;
      g_autoptr (AtoutHistory) history = NULL;

      place_make (&place);
      history = atout_history_new (place.path, "test");
      play_a_little (history);
      play_a_little (history);
      g_clear_object (&history);
      run_sql (place.path, changes[i]);
      history = atout_history_new (place.path, "test");
      g_assert_cmpuint (count_resting (history), ==, 1);
      g_assert_nonnull (strstr (atout_history_get_problem (history), "match 1"));
      g_clear_object (&history);
      place_clear (&place);
    }
}

static void
test_forgotten (void)
{
  Place place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutResting) found = NULL;
  g_autoptr (GError) error = NULL;

  place_make (&place);
  history = atout_history_new (place.path, "test");
  play_a_little (history);
  found = find_resting (place.path);
  g_assert_true (atout_history_forget (history, found, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_resting (history), ==, 0);
  g_clear_object (&history);
  place_clear (&place);
}

/* ---- Versions of the tables ------------------------------------------------------------------ */

static void
test_versions (void)
{
  static const char *const first[] = { "CREATE TABLE a (x); INSERT INTO a VALUES (1)", NULL };
  static const char *const both[]
      = { first[0], "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1", NULL };
  static const char *const broken[] = { first[0], both[1], "CREATE TABLE b (z); NONSENSE", NULL };
  Place place;
  g_autoptr (Database) database = NULL;
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query;

  place_make (&place);
  database = database_open (place.path, 7, first, &error);
  g_assert_no_error (error);
  g_clear_pointer (&database, database_close);
  for (guint i = 0; i < 2; i++) /* the second time nothing is left to do */
    {
      database = database_open (place.path, 7, both, &error);
      g_assert_no_error (error);
      query = database_query (database, &error, "SELECT y FROM a", "");
      g_assert_true (database_next (database, query, &error));
      g_assert_cmpint (sqlite3_column_int (query, 0), ==, 2);
      g_clear_pointer (&database, database_close);
    }
  /* a version that cannot be reached leaves the one before */
  g_assert_null (database_open (place.path, 7, broken, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  database = database_open (place.path, 7, both, &error);
  g_assert_no_error (error);
  g_clear_pointer (&database, database_close);
  g_assert_null (database_open (place.path, 8, both, &error));
  g_assert_error (error, DATABASE_ERROR, DATABASE_ERROR_FOREIGN);
  place_clear (&place);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/every-event", test_every_event);
  g_test_add_func ("/history/resumed", test_resumed);
  g_test_add_func ("/history/killed", test_killed);
  g_test_add_func ("/history/damaged", test_damaged);
  g_test_add_func ("/history/foreign", test_foreign);
  g_test_add_func ("/history/newer", test_newer);
  g_test_add_func ("/history/no-folder", test_no_folder);
  g_test_add_func ("/history/locked", test_locked);
  g_test_add_func ("/history/twice", test_twice);
  g_test_add_func ("/history/shared", test_shared);
  g_test_add_func ("/history/senseless", test_senseless);
  g_test_add_func ("/history/forgotten", test_forgotten);
  g_test_add_func ("/history/versions", test_versions);

  return g_test_run ();
}

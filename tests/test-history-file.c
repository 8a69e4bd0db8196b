/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What becomes of the history, and of a match, when something is wrong with its file. */

#include <signal.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "add-tests.h"
#include "history-support.h"
#include "model/history/atout-past-list.h"
#include "model/history/history-log.h"

/* ---- The file -------------------------------------------------------------------------------- */

/* What cannot be read is put aside whole, and a new history begins. */
static void
test_damaged (void)
{
  static const char rubbish[] = "This is no database, and it was never one, however long it is.";
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (GDir) folder = NULL;
  const char *name;
  guint n_aside = 0;
  g_autoptr (GError) error = NULL;

  history_place_make (&place);
  g_file_set_contents (place.path, rubbish, -1, &error);
  g_assert_no_error (error);
  history = atout_history_new (place.path, "test");
  g_assert_nonnull (strstr (atout_history_get_problem (history), place.path));
  g_assert_nonnull (strstr (atout_history_get_problem (history), ".damaged-"));
  history_play_a_little (history);
  g_clear_object (&history);
  g_object_unref (history_find_resting (place.path));

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
  history_place_clear (&place);
}

/* A history with one bit of its header turned. */
static void
write_turned (const HistoryPlace *place, char *contents, gsize length, guint bit)
{
  char mask = (char) (1u << (bit % 8));

  contents[bit / 8] ^= mask;
  g_assert_true (g_file_set_contents_full (place->path, contents, (gssize) length,
                                           G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  contents[bit / 8] ^= mask;
}

/* Whichever bit of the header is another one: it can be read, or it is said why not. */
static void
test_header (void)
{
  static const guint signs[] = { 60 * 8 + 7, 68 * 8 + 7 }; /* of the version, of the owner */
  HistoryPlace place;
  g_autoptr (AtoutHistory) whole = NULL;
  g_autofree char *contents = NULL;
  gsize length;

  history_place_make (&place);
  whole = atout_history_new (place.path, "test");
  history_play_a_little (whole);
  g_clear_object (&whole);
  g_assert_true (g_file_get_contents (place.path, &contents, &length, NULL));
  for (guint bit = 0; bit < 100 * 8; bit++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (Database) database = NULL;

      write_turned (&place, contents, length, bit);
      database = database_open (place.path, HISTORY_PROGRAM, history_versions, &error);
      g_assert_true ((database == NULL) == (error != NULL));
    }
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      g_autoptr (AtoutHistory) history = NULL;

      write_turned (&place, contents, length, signs[i]);
      history = atout_history_new (place.path, "test");
      g_assert_nonnull (atout_history_get_problem (history));
      history_play_a_little (history);
      g_assert_cmpuint (history_count_resting (history), ==, 1);
    }
  history_place_clear (&place);
}

static goffset
size_of (const char *path, const char *ending)
{
  g_autofree char *name = g_strconcat (path, ending, NULL);
  GStatBuf state;

  g_assert_cmpint (g_stat (name, &state), ==, 0);

  return state.st_size;
}

static void
add_note (Database *database, gint64 length)
{
  g_autoptr (GError) error = NULL;

  database_run (database, &error, "CREATE TABLE note (text)", "");
  database_run (database, &error, "INSERT INTO note VALUES (hex(zeroblob(?1)))", "i", length);
  g_assert_no_error (error);
}

/* Commits this many times what changes @database. */
static void
write_often (Database *database, guint n_times)
{
  g_autoptr (GError) error = NULL;

  for (guint n = 0; n < n_times; n++)
    {
      database_begin (database, &error);
      database_run (database, &error, "UPDATE note SET text = text || ?1", "s", "a");
      database_commit (database, &error);
      g_assert_no_error (error);
    }
}

/*
 * However much is written, the log beside the file stays small. Another connection is open, so that
 * not the closing of the last one empties it.
 */
static void
check_log (guint n_times)
{
  HistoryPlace place;
  sqlite3 *other;
  goffset before;
  g_autoptr (GError) error = NULL;
  g_autoptr (Database) first = NULL;

  history_place_make (&place);
  first = database_open (place.path, HISTORY_PROGRAM, history_versions, &error);
  g_assert_no_error (error);
  add_note (first, 40000);
  g_assert_cmpint (sqlite3_open (place.path, &other), ==, SQLITE_OK);
  sqlite3_exec (other, "SELECT count(*) FROM note", NULL, NULL, NULL);
  before = size_of (place.path, "");
  write_often (first, n_times);
  g_clear_pointer (&first, database_close); /* whatever is under way is over then */
  g_assert_cmpint (size_of (place.path, ""), >, before);
  g_assert_cmpint (size_of (place.path, "-wal"), <=, 64 << 20);
  sqlite3_close (other);
  history_place_clear (&place);
}

static void
test_log (void)
{
  check_log (300);  /* 25 MB: they are emptied beside */
  check_log (1000); /* 84 MB, without anybody who could be told to */
}

/* A table is gone: what is said of it is a sentence in the user’s language. */
static void
test_no_table (void)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autofree char *told = NULL;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  history_play_a_little (history);
  g_clear_object (&history);
  history_run_sql (place.path, "DROP TABLE action");
  history = atout_history_new (place.path, "test");
  history_count_resting (history);
  told = g_strdup_printf ("The file %s can be neither read nor written. Nothing", place.path);
  g_assert_true (g_str_has_prefix (atout_history_get_problem (history), told));
  history_play_a_little (history);
  g_assert_cmpuint (history_count_resting (history), ==, 1);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* Every thing that was done in @match is in @history still. */
static void
check_kept (AtoutHistory *history, AtoutMatch *match)
{
  g_autoptr (GListModel) list = atout_history_list_resting (history);
  g_autoptr (AtoutResting) found = g_list_model_get_item (list, 0);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
  history_assert_same (atout_resting_get_log (found), atout_course_get_log (ATOUT_COURSE (match)));
}

/* Damaged in the middle of a match: what was played in it goes into the new file. */
static void
test_damaged_in_play (void)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  g_autoptr (AtoutResting) found = NULL;
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  for (guint n = 0; n < 30; n++)
    history_match_go_on (match, &rng);
  history_run_sql (place.path, "PRAGMA writable_schema = ON;"
                               "UPDATE sqlite_master SET rootpage = 9999 WHERE name = 'action';"
                               "PRAGMA schema_version = 77");
  history_match_go_on (match, &rng);
  history_match_go_on (match, &rng);
  g_assert_nonnull (strstr (atout_history_get_problem (history), ".damaged-"));
  check_kept (history, match);
  g_clear_object (&history);
  found = history_find_resting (place.path);
  history_assert_same (atout_resting_get_log (found), atout_course_get_log (ATOUT_COURSE (match)));
  g_clear_object (&match);
  history_place_clear (&place);
}

/* Plays until @history reports that the disk is full, then 20 more actions. */
static void
play_until_full (AtoutHistory *history, AtoutMatch *match, Rng *rng)
{
  while (atout_history_get_problem (history) == NULL)
    history_match_go_on (match, rng);
  g_assert_nonnull (strstr (atout_history_get_problem (history), "no room left"));
  g_assert_nonnull (strstr (atout_history_get_problem (history), "enough disk space"));
  g_assert_true (atout_history_get_waits (history));
  for (guint n = 0; n < 20; n++)
    history_match_go_on (match, rng);
  g_assert_true (atout_history_get_waits (history));
}

/* Checks that the next action writes everything once the disk has space again. */
static void
check_room (AtoutHistory *history, AtoutMatch *match, Rng *rng)
{
  history_match_go_on (match, rng);
  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  check_kept (history, match);
}

static void
set_pages (AtoutHistory *history, const char *sql)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (database_run (atout_history_get_database (history), &error, sql, ""));
  g_assert_no_error (error);
}

/* A full disk that gets space again loses no actions. */
static void
test_full (void)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (3, 2);
  g_autoptr (AtoutResting) found = NULL;
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  history_match_go_on (match, &rng);
  set_pages (history, "PRAGMA max_page_count = 1"); /* SQLite takes the current number instead */
  play_until_full (history, match, &rng);
  set_pages (history, "PRAGMA max_page_count = 1000000");
  check_room (history, match, &rng);
  g_clear_object (&history);
  found = history_find_resting (place.path);
  history_assert_same (atout_resting_get_log (found), atout_course_get_log (ATOUT_COURSE (match)));
  g_clear_object (&match);
  history_place_clear (&place);
}

/* What the system lets a file not grow by, as a quota does. */
static void
test_quota (void)
{
  HistoryPlace place;
  struct rlimit before, small;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (3, 2);
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = 200000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  play_until_full (history, match, &rng);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  check_room (history, match, &rng);
  g_clear_object (&match);
  g_clear_object (&history);
  g_object_unref (history_find_resting (place.path));
  history_place_clear (&place);
}

/* What belongs to somebody else is not touched; the match goes on in memory. */
static void
check_untouched (const char *sql, const char *told)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize n_before, n_after;

  history_place_make (&place);
  history_run_sql (place.path, sql);
  g_assert_true (g_file_get_contents (place.path, &before, &n_before, NULL));
  history = atout_history_new (place.path, "test");
  g_assert_nonnull (strstr (atout_history_get_problem (history), told));
  history_play_a_little (history);
  g_assert_cmpuint (history_count_resting (history), ==, 1);
  g_clear_object (&history);
  g_assert_true (g_file_get_contents (place.path, &after, &n_after, NULL));
  g_assert_cmpmem (after, n_after, before, n_before);
  history_place_clear (&place);
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
  HistoryPlace place;
  g_autofree char *path = NULL;
  g_autoptr (AtoutHistory) history = NULL;

  history_place_make (&place);
  g_assert_true (g_file_set_contents (place.path, "", 0, NULL));
  path = g_build_filename (place.path, "below", "history.db", NULL);
  history = atout_history_new (path, "test");
  g_assert_nonnull (strstr (atout_history_get_problem (history), path));
  history_play_a_little (history);
  g_assert_cmpuint (history_count_resting (history), ==, 1);
  g_clear_object (&history);
  history_place_clear (&place);
}

static void
go_on (AtoutMatch *match, Rng *rng, guint n_times)
{
  for (guint n = 0; n < n_times; n++)
    history_match_go_on (match, rng);
}

/* Somebody else writes, until sqlite3_close () ends it. */
static sqlite3 *
write_elsewhere (const char *path)
{
  sqlite3 *other;

  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  return other;
}

static void
check_late (AtoutHistory *history)
{
  g_assert_nonnull (strstr (atout_history_get_problem (history), "Another program"));
  g_assert_cmpuint (history_count_resting (history), ==, 0); /* it is not all there */
}

/* In the middle of a match, deals of it: all is in the file afterwards. */
static void
check_locked (guint kind)
{
  HistoryPlace place;
  sqlite3 *other;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (kind, 2);
  g_autoptr (AtoutResting) found = NULL;
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  go_on (match, &rng, 5);
  for (guint i = 0; i < 2; i++)
    {
      other = write_elsewhere (place.path);
      go_on (match, &rng, 50);
      check_late (history);
      sqlite3_close (other);
      go_on (match, &rng, 1);
      g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
      check_kept (history, match);
    }
  g_clear_object (&history);
  found = history_find_resting (place.path);
  history_assert_same (atout_resting_get_log (found), atout_course_get_log (ATOUT_COURSE (match)));
  g_clear_object (&match);
  history_place_clear (&place);
}

static void
test_locked (void)
{
  for (guint kind = 0; kind < HISTORY_MATCHES; kind++)
    check_locked (kind);
}

/* From before the first deal on; and the table is left before it is written. */
static void
test_locked_and_left (void)
{
  HistoryPlace place;
  sqlite3 *other;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  g_autoptr (MatchLog) log = NULL;
  g_autoptr (AtoutResting) found = NULL;
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  other = write_elsewhere (place.path);
  atout_history_follow (history, match);
  go_on (match, &rng, 20);
  check_late (history);
  log = match_log_copy (atout_course_get_log (ATOUT_COURSE (match)));
  g_clear_object (&match);
  check_late (history);
  sqlite3_close (other);
  g_clear_object (&history);
  found = history_find_resting (place.path);
  history_assert_same (atout_resting_get_log (found), log);
  history_place_clear (&place);
}

/* What was left before it could be written is forgotten whole, and is not missed later. */
static void
test_locked_and_forgotten (void)
{
  HistoryPlace place;
  sqlite3 *other;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  g_autoptr (AtoutPastList) list = NULL;
  g_autoptr (GError) error = NULL;
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  go_on (match, &rng, 5);
  other = write_elsewhere (place.path);
  while (atout_course_get_log (ATOUT_COURSE (match))->deals->len < 3)
    go_on (match, &rng, 1);
  g_clear_object (&match);
  sqlite3_close (other);
  list = atout_past_list_new (history);
  g_assert_true (atout_past_list_remove_all (list, NULL, &error));
  g_assert_no_error (error);
  history_play_a_little (history);
  g_assert_cmpuint (history_count_resting (history), ==, 1);
  g_assert_cmpstr (atout_history_get_problem (history), ==, NULL);
  g_clear_object (&list);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* Nobody acts any more: it is written all the same when the other one has finished. */
static void
test_locked_and_waited (void)
{
  HistoryPlace place;
  sqlite3 *other;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutMatch) match = history_match_new (0, 2);
  Rng rng = rng_new (1, 1);

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  atout_history_follow (history, match);
  go_on (match, &rng, 5);
  other = write_elsewhere (place.path);
  go_on (match, &rng, 1);
  check_late (history);
  sqlite3_close (other);
  while (atout_history_get_problem (history) != NULL)
    g_main_context_iteration (NULL, TRUE);
  check_kept (history, match);
  g_clear_object (&match);
  g_clear_object (&history);
  history_place_clear (&place);
}

static void
count_up (guint *n)
{
  ++*n;
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
  g_assert_nonnull (strstr (problem, "already running"));
  history_play_a_little (history);
  g_assert_cmpuint (history_count_resting (history), ==, 1);

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
  HistoryPlace place;
  Elsewhere other;
  g_autoptr (AtoutHistory) history = NULL;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  history_play_a_little (history);
  g_clear_object (&history);
  other = begin_elsewhere (place.path);
  g_assert_true (is_free_for (&other));
  g_assert_true (is_twice (place.path));
  g_assert_true (is_twice (place.path));
  kill_elsewhere (&other); /* whoever ends has let go, however it ended */
  g_assert_false (is_twice (place.path));
  g_object_unref (history_find_resting (place.path)); /* nothing has come to the one from before */
  history_place_clear (&place);
}

/* Several of one process share it, and it is held until the last of them is gone. */
static void
test_shared (void)
{
  HistoryPlace place;
  Elsewhere before, after;
  g_autoptr (AtoutHistory) first = NULL;
  g_autoptr (AtoutHistory) second = NULL;

  history_place_make (&place);
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
  history_place_clear (&place);
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
      guint n_told = 0;
      HistoryPlace place;
      g_autoptr (AtoutHistory) history = NULL;

      history_place_make (&place);
      history = atout_history_new (place.path, "test");
      history_play_a_little (history);
      history_play_a_little (history);
      g_clear_object (&history);
      history_run_sql (place.path, changes[i]);
      history = atout_history_new (place.path, "test");
      g_assert_cmpuint (history_count_resting (history), ==, 1);
      g_assert_nonnull (strstr (atout_history_get_problem (history), "atch 1 was saved"));
      g_signal_connect_swapped (history, "notify::problem", G_CALLBACK (count_up), &n_told);
      g_assert_cmpuint (history_count_resting (history), ==, 1);
      g_assert_cmpuint (n_told, ==, 0); /* it is said once */
      g_clear_object (&history);
      history_place_clear (&place);
    }
}

/* A deal that cannot have been played takes none of those before it along. */
static void
test_senseless_deal (void)
{
  static const char *const changes[] = {
    "UPDATE deal SET hex = '' WHERE number = 2",
    "UPDATE action SET seat = 7 WHERE position = 0 AND deal = (SELECT id FROM deal WHERE number = "
    "2)",
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      HistoryPlace place;
      g_autoptr (AtoutHistory) history = NULL;
      g_autoptr (AtoutMatch) match = history_match_new (0, 2);
      g_autoptr (GListModel) list = NULL;
      g_autoptr (AtoutResting) found = NULL;
      g_autoptr (GError) error = NULL;
      Rng rng = rng_new (1, 1);

      history_place_make (&place);
      history = atout_history_new (place.path, "test");
      atout_history_follow (history, match);
      while (atout_course_get_log (ATOUT_COURSE (match))->deals->len < 4)
        history_match_go_on (match, &rng);
      g_clear_object (&match);
      g_clear_object (&history);
      history_run_sql (place.path, changes[i]);

      history = atout_history_new (place.path, "test");
      list = atout_history_list_resting (history);
      g_assert_cmpuint (g_list_model_get_n_items (list), ==, 1);
      g_assert_nonnull (
          strstr (atout_history_get_problem (history), "Deal 3 of match 1 was saved"));
      found = g_list_model_get_item (list, 0);
      g_assert_cmpuint (atout_resting_get_log (found)->deals->len, ==, 2);
      match = atout_history_resume (history, found, &error);
      g_assert_no_error (error);
      go_on (match, &rng, 20);
      g_clear_object (&history);
      g_clear_object (&found);
      found = history_find_resting (place.path);
      history_assert_same (atout_resting_get_log (found),
                           atout_course_get_log (ATOUT_COURSE (match)));
      g_clear_object (&match);
      history_place_clear (&place);
    }
}

static void
test_forgotten (void)
{
  HistoryPlace place;
  g_autoptr (AtoutHistory) history = NULL;
  g_autoptr (AtoutResting) found = NULL;
  g_autoptr (GError) error = NULL;

  history_place_make (&place);
  history = atout_history_new (place.path, "test");
  history_play_a_little (history);
  found = history_find_resting (place.path);
  g_assert_true (atout_history_forget (history, found, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (history_count_resting (history), ==, 0);
  g_clear_object (&history);
  history_place_clear (&place);
}

/* ---- Versions of the tables ------------------------------------------------------------------ */

static void
test_versions (void)
{
  static const char *const first[] = { "CREATE TABLE a (x); INSERT INTO a VALUES (1)", NULL };
  static const char *const both[]
      = { first[0], "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x + 1", NULL };
  static const char *const broken[] = { first[0], both[1], "CREATE TABLE b (z); NONSENSE", NULL };
  HistoryPlace place;
  g_autoptr (Database) database = NULL;
  g_autoptr (GError) error = NULL;
  DatabaseQuery *query;

  history_place_make (&place);
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
  history_place_clear (&place);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/history", test_damaged, test_header, test_no_table, test_log, test_damaged_in_play,
             test_full, test_quota, test_foreign, test_newer, test_no_folder, test_locked,
             test_locked_and_left, test_locked_and_forgotten, test_locked_and_waited, test_twice,
             test_shared, test_senseless, test_senseless_deal, test_forgotten, test_versions);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Kills the real window at random moments of matches of all games, and looks what is left.
 *
 *     kill-window [KILLS [SEED]]
 *
 * Another process of this program plays by lot in the window of the application, with a history of
 * its own, and says what it has just shown; it waits for an answer each time. It is killed while it
 * waits, or some milliseconds after the answer: while others think, between undo and redo, and one
 * time in four while a rest that was laid down plays itself, for which it waits longer. Then this
 * process, by a connection of its own, finds in the
 * history at least what was shown, and a record that `atout-cli check` agrees with; and the next
 * window, by its first tile, goes on with just that, what was undone and how the table was with it.
 */

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/atout-application.h"
#include "model/history/history-log.h"
#include "robot.h"
#include "rules/record.h"

#define KILLS 200
#define REPORTS_MOST 80 /* until it is killed */
#define REST_MOST 600   /* the same, while a rest is waited for */
#define REST_LATER 4    /* and so many in it, at most */
#define DELAY_MOST 40   /* ms from the answer to the kill */
#define INTERVAL 2      /* ms between two looks whether something can be pressed */
#define OPTION "--window"

/* What the window has shown; followed by n_actions actions of that deal, as SaidAction. */
typedef struct
{
  guint32 is_resumed; /* it has gone on with a match just now, and says all of its last deal */
  guint32 is_over;    /* the match is */
  guint32 n_deals;
  guint32 n_done;
  guint32 n_actions;
  gint32 guidance;
  guint32 laid_down;
} Said;

typedef struct
{
  guint32 action;
  guint16 seat;
  guint16 is_step;
} SaidAction;

/* ---- The window ------------------------------------------------------------------------------ */

typedef struct
{
  Robot robot;
  const Game *game;
  Options options;
  gboolean is_guided;
  gboolean resumes;
  gboolean has_begun;
  AtoutSession *session;
  int say, hear;
} Child;

static void
say_all (int file, gconstpointer data, gsize size)
{
  const char *next = data;

  while (size > 0)
    {
      gssize n = write (file, next, size);

      if (n <= 0)
        _exit (3);
      next += n;
      size -= (gsize) n;
    }
}

/* Says what is shown, or with @all the whole last deal; the answer lets it go on. */
static void
say (Child *child, gboolean all)
{
  AtoutCourse *course = ATOUT_COURSE (child->session);
  const MatchLog *log = atout_course_get_log (course);
  guint n_shown;
  guint index = atout_course_get_position (course, &n_shown);
  const LogDeal *deal = match_log_get_deal (log, index);
  Said said = {
    .is_resumed = all,
    .is_over = atout_course_get_state (course) == ATOUT_MATCH_OVER,
    .n_deals = index + 1,
    .n_done = n_shown,
    .n_actions = all ? deal->actions->len : n_shown,
    .guidance = (gint32) atout_adviser_get_guidance (atout_session_get_adviser (child->session)),
    .laid_down = atout_choices_get_laid_down (atout_session_get_choices (child->session)) != 0,
  };
  char answer;

  say_all (child->say, &said, sizeof said);
  for (guint i = 0; i < said.n_actions; i++)
    {
      const LogAction *done = &g_array_index (deal->actions, LogAction, i);
      SaidAction one = { .action = done->action, .seat = done->seat, .is_step = done->is_step };

      say_all (child->say, &one, sizeof one);
    }
  if (read (child->hear, &answer, 1) != 1)
    _exit (3);
}

static void
shown (Child *child)
{
  say (child, FALSE);
}

/* First the window is told, as everybody is; what it shows then is said. */
static void
follow (Child *child)
{
  child->session = atout_window_get_session (child->robot.window);
  g_signal_connect_data (child->session, "dealt", G_CALLBACK (shown), child, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_data (child->session, "acted", G_CALLBACK (shown), child, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_data (child->session, "rewound", G_CALLBACK (shown), child, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

static gboolean
play (gpointer data)
{
  Child *child = data;

  if (child->session != NULL)
    robot_act (&child->robot);
  else if (!child->resumes && !child->has_begun)
    {
      child->has_begun = TRUE;
      atout_window_start_match (child->robot.window, child->game, &child->options);
      follow (child);
      atout_session_set_guided (child->session, child->is_guided);
      say (child, FALSE);
    }
  else if (child->resumes && robot_resume (&child->robot))
    {
      follow (child);
      say (child, TRUE);
    }

  return G_SOURCE_CONTINUE;
}

static void
window_added (GtkApplication *application G_GNUC_UNUSED, GtkWindow *window, Child *child)
{
  if (!ATOUT_IS_WINDOW (window))
    return;
  child->robot.window = ATOUT_WINDOW (window);
  g_timeout_add (INTERVAL, play, child);
}

/* OPTION SAY HEAR SEED GAME OPTIONS|- GUIDED */
static int
run_window (char **argv)
{
  Child child = {
    .say = atoi (argv[2]),
    .hear = atoi (argv[3]),
    .robot = { .rng = rng_new (strtoull (argv[4], NULL, 10), 1), .goes_back = TRUE },
    .game = game_find (argv[5]),
    .options = OPTIONS_DEFAULT,
    .resumes = g_str_equal (argv[6], "-"),
    .is_guided = g_str_equal (argv[7], "1"),
  };
  const char *arguments[] = { argv[0], NULL };
  g_autoptr (AtoutApplication) application = NULL;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  options_set_all (&child.options, child.game, child.resumes ? "" : argv[6], NULL);
  g_settings_set_string (settings, "animation-speed",
                         rng_below (&child.robot.rng, 3) == 0 ? "fast" : "off");
  g_settings_set_double (settings, "trick-pause", 0.01);
  application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application))
                               | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added), &child);

  return g_application_run (G_APPLICATION (application), 1, (char **) arguments);
}

/* ---- Who kills it ---------------------------------------------------------------------------- */

typedef struct
{
  const char *program;
  char *folder;
  char *path; /* of the history */
  Rng rng;
  guint n_matches;
  gboolean rests; /* a match is to be gone on with */
  MatchLog *left; /* which, as it was found after the kill; or NULL */
  HistoryTable table;
  const Game *game;                                          /* of the match */
  guint at_rest, at_others, at_undone, at_guided, at_answer; /* kills in these moments */
} Killer;

typedef struct
{
  pid_t process;
  int hear, say;
  Said said;       /* the last thing that was said … */
  GArray *actions; /* … of SaidAction */
} Window;

static G_NORETURN void
fail (Killer *killer, const char *what)
{
  fprintf (stderr, "kill-window: match %u (%s): %s; its history is left in %s\n", killer->n_matches,
           killer->game->key, what, killer->path);
  exit (1);
}

static const OptionPreset *
find_preset (guint n, const Game **game)
{
  for (;;)
    for (guint i = 0; (*game = game_at (i)) != NULL; i++)
      for (const OptionPreset *preset = (*game)->options->presets; preset->key != NULL; preset++)
        if (n-- == 0)
          return preset;
}

static Window
open_window (Killer *killer)
{
  int out[2], in[2];
  Window self = { .actions = g_array_new (FALSE, FALSE, sizeof (SaidAction)) };
  const OptionPreset *preset = find_preset (killer->n_matches, &killer->game);
  g_autofree char *seed = g_strdup_printf ("%u", rng_below (&killer->rng, 1u << 30));

  if (pipe (out) != 0 || pipe (in) != 0)
    fail (killer, "no pipe");
  self.process = fork ();
  if (self.process == 0)
    {
      g_autofree char *say = g_strdup_printf ("%d", out[1]);
      g_autofree char *hear = g_strdup_printf ("%d", in[0]);

      close (out[0]);
      close (in[1]);
      g_setenv ("XDG_DATA_HOME", killer->folder, TRUE);
      g_setenv ("GTK_A11Y", "none",
                TRUE); /* that for tests cannot announce, and ends the program */
      execl (killer->program, killer->program, OPTION, say, hear, seed, killer->game->key,
             killer->rests ? "-" : preset->settings, rng_below (&killer->rng, 4) == 0 ? "1" : "0",
             NULL);
      _exit (127);
    }
  close (out[1]);
  close (in[0]);
  self.hear = out[0];
  self.say = in[1];

  return self;
}

static gboolean
hear_all (Window *window, gpointer data, gsize size)
{
  char *next = data;

  while (size > 0)
    {
      gssize n = read (window->hear, next, size);

      if (n <= 0)
        return FALSE;
      next += n;
      size -= (gsize) n;
    }

  return TRUE;
}

/* FALSE: it says nothing more. */
static gboolean
hear (Window *window)
{
  Said said;
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (SaidAction));

  if (!hear_all (window, &said, sizeof said))
    return FALSE;
  g_array_set_size (actions, said.n_actions);
  if (!hear_all (window, actions->data, said.n_actions * sizeof (SaidAction)))
    return FALSE;
  window->said = said;
  g_array_unref (window->actions);
  window->actions = g_steal_pointer (&actions);

  return TRUE;
}

static void
answer (Window *window)
{
  if (write (window->say, "", 1) != 1)
    fprintf (stderr, "kill-window: the window hears nothing\n");
}

/* ---- What is left ---------------------------------------------------------------------------- */

/* What the next window has to show, by a connection of its own. */
static void
read_history (Killer *killer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Database) database
      = database_open (killer->path, HISTORY_PROGRAM, history_versions, &error);
  gint64 id = -1;
  DatabaseQuery *query;

  g_clear_pointer (&killer->left, match_log_free);
  if (database == NULL)
    fail (killer, error->message);
  query = database_query (database, &error, "SELECT max (id) FROM match", "");
  if (query != NULL && database_next (database, query, &error))
    id = sqlite3_column_int64 (query, 0);
  if (query != NULL)
    sqlite3_reset (query);
  killer->left = history_log_read (database, id, &error);
  if (killer->left == NULL || !history_log_get_table (database, id, &killer->table, &error))
    fail (killer, error != NULL ? error->message : "nothing is there");
}

static void
check_record (Killer *killer)
{
  g_autofree char *record = record_of_log (killer->left);
  g_autofree char *path = g_build_filename (killer->folder, "left.atout", NULL);
  const char *const arguments[] = { g_getenv ("ATOUT_CLI"), "check", path, NULL };
  g_autofree char *told = NULL;
  int status = -1;

  if (!g_file_set_contents (path, record, -1, NULL)
      || !g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                        &told, NULL, &status, NULL)
      || status != 0)
    fail (killer, "atout-cli does not agree with its record");
}

static gboolean
is_same (const LogDeal *deal, const GArray *said)
{
  for (guint i = 0; i < said->len; i++)
    {
      const LogAction *done = &g_array_index (deal->actions, LogAction, i);
      const SaidAction *one = &g_array_index (said, SaidAction, i);

      if (done->action != one->action || done->seat != one->seat || done->is_step != one->is_step)
        return FALSE;
    }

  return TRUE;
}

/* All that was shown is there, be it that it has been taken back since. */
static void
check_shown (Killer *killer, const Window *window)
{
  const Said *said = &window->said;
  const LogDeal *deal;

  if (killer->left->deals->len < said->n_deals)
    fail (killer, "a deal that was shown is not there");
  deal = match_log_get_deal (killer->left, said->n_deals - 1);
  if (deal->actions->len < said->n_actions)
    fail (killer, "an action that was shown is not there");
  if (!is_same (deal, window->actions))
    fail (killer, "another action was shown than is there");
}

/* The window goes on with just what was left. */
static void
check_resumed (Killer *killer, const Window *window)
{
  const Said *said = &window->said;
  const LogDeal *deal = match_log_get_deal (killer->left, killer->left->deals->len - 1);
  gboolean is_over = deal_is_over (&killer->left->deal);

  if (!said->is_resumed || said->n_deals != killer->left->deals->len || said->n_done != deal->n_done
      || said->n_actions != deal->actions->len || !is_same (deal, window->actions))
    fail (killer, "the window goes on with something else than was left");
  if ((said->guidance == ATOUT_GUIDANCE_NOW) != (killer->table.guidance == ATOUT_GUIDANCE_NOW)
      && !is_over)
    fail (killer, "the deal is guided, or is not any more");
  if (said->laid_down != (guint) killer->table.laid_down && !is_over)
    fail (killer, "the rest is laid down, or is not any more");
}

static void
count_moment (Killer *killer)
{
  const LogDeal *deal = match_log_get_deal (killer->left, killer->left->deals->len - 1);
  gboolean is_over = deal_is_over (&killer->left->deal);

  killer->at_rest += !is_over && killer->table.laid_down;
  killer->at_others += !is_over
                       && !match_log_is_human (killer->left, killer->left->deals->len - 1,
                                               (unsigned) killer->left->deal.turn);
  killer->at_undone += deal->n_done < deal->actions->len;
  killer->at_guided += !is_over && killer->table.guidance == ATOUT_GUIDANCE_NOW;
}

/* ---- Killing --------------------------------------------------------------------------------- */

static void
end_window (Window *window, gboolean drain)
{
  kill (window->process, SIGKILL);
  while (drain && hear (window))
    ;
  waitpid (window->process, NULL, 0);
  close (window->hear);
  close (window->say);
}

/* What is not seen often: a rest that was laid down, a step that was taken back. */
static gboolean
is_rare (const Said *said, const Said *before)
{
  return said->laid_down != 0
         || (said->n_deals == before->n_deals && said->n_done < before->n_done);
}

/* Lets it go on once more; FALSE when there is nothing to go on with. */
static gboolean
go_on (Killer *killer, Window *window)
{
  if (window->said.is_over)
    return FALSE;
  answer (window);
  if (!hear (window))
    fail (killer, "the window has ended by itself");

  return TRUE;
}

/* Lets it go on until some rest has been laid down, into which it then goes a little way. */
static void
let_lay_down (Killer *killer, Window *window)
{
  guint n_later = rng_below (&killer->rng, REST_LATER);

  for (guint i = 0; i < REST_MOST && window->said.laid_down == 0 && go_on (killer, window); i++)
    ;
  while (n_later-- > 0 && window->said.laid_down != 0)
    go_on (killer, window);
}

/* Lets it go on until the moment has come. */
static void
let_play (Killer *killer, Window *window, guint n_reports)
{
  gboolean is_time = FALSE;

  for (guint i = 1; i < n_reports && !is_time; i++)
    {
      Said before = window->said;

      if (!go_on (killer, window))
        return;
      is_time = is_rare (&window->said, &before) && rng_below (&killer->rng, 3) == 0;
    }
}

/* TRUE: it was killed in the middle of a match. */
static gboolean
kill_one (Killer *killer)
{
  Window window = open_window (killer);
  guint n = 1 + rng_below (&killer->rng, REPORTS_MOST);
  gboolean waits = rng_below (&killer->rng, 2) == 0;
  gboolean seeks_rest = rng_below (&killer->rng, 4) == 0;

  if (!hear (&window))
    fail (killer, "the window does not open");
  if (killer->rests)
    check_resumed (killer, &window);
  if (seeks_rest)
    let_lay_down (killer, &window);
  else
    let_play (killer, &window, n);
  if (!waits && !window.said.is_over)
    {
      answer (&window);
      g_usleep (rng_below (&killer->rng, DELAY_MOST * 1000));
    }
  killer->at_answer += waits;
  end_window (&window, TRUE);
  read_history (killer);
  check_shown (killer, &window);
  check_record (killer);
  killer->rests = !killer->left->match.over;
  if (killer->rests)
    count_moment (killer);
  else
    killer->n_matches++;
  g_array_unref (window.actions);

  return killer->rests;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_remove (path);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  guint kills = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : KILLS;
  guint n = 0;
  Killer killer = {
    .program = argv[0],
    .rng = rng_new (argc > 2 ? strtoull (argv[2], NULL, 10) : 1, 7),
  };

  if (argc > 7 && g_str_equal (argv[1], OPTION))
    return run_window (argv);
  if (g_getenv ("DISPLAY") == NULL || g_getenv ("ATOUT_CLI") == NULL)
    {
      printf ("1..0 # SKIP no display, or no ATOUT_CLI; run it by tools/kill-window\n");
      return 0;
    }
  signal (SIGPIPE, SIG_IGN);
  killer.folder = g_dir_make_tmp ("atout-kill-XXXXXX", NULL);
  killer.path = g_build_filename (killer.folder, "atout", "history.db", NULL);
  printf ("1..1\n");
  while (n < kills)
    {
      /* not only long matches of the first game: after some kills another one is begun */
      if (kill_one (&killer) && ++n % 3 == 0)
        {
          killer.rests = FALSE;
          killer.n_matches++;
        }
    }
  printf (
      "# %u kills in %u matches: %u while it waited, %u while others were at turn, %u in a rest "
      "that was laid down, %u between undo and redo, %u in a guided deal\n"
      "ok 1 /kill-window\n",
      n, killer.n_matches + 1, killer.at_answer, killer.at_others, killer.at_rest, killer.at_undone,
      killer.at_guided);
  remove_folder (killer.folder);
  g_free (killer.folder);
  g_free (killer.path);
  g_clear_pointer (&killer.left, match_log_free);

  return 0;
}

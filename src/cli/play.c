/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/match-run.h"
#include "cli/summary.h"
#include "players/seating.h"

#define NOT_GIVEN G_MININT /* --deals or --matches is missing */
#define THREADS_MAX 256
#define JOBS_PER_THREAD 32 /* matches of a batch; bounds the memory of a long run */

typedef struct
{
  Setup setup;
  char **seats;   /* I=WHO … */
  char **signals; /* I=SYSTEM … */
  int n_deals;
  int n_matches;
  int n_threads;
  int seat_timeout;
  gboolean summary;
  gboolean duplicate;
  Table table;
} Play;

static void
play_clear (Play *play)
{
  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      g_clear_pointer (&play->table.player[i].program, exec_seat_free);
      g_clear_pointer (&play->table.player[i].name, g_free);
    }
  g_clear_pointer (&play->seats, g_strfreev);
  g_clear_pointer (&play->signals, g_strfreev);
  setup_clear (&play->setup);
}

static bool
usage_error (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, format, args);
  va_end (args);

  return false;
}

static bool
unknown_player (const char *who, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);

  for (int level = 0; level < PLAYER_LEVELS; level++)
    g_string_append_printf (known, "%s, ", player_of_level ((PlayerLevel) level)->name);

  return usage_error (error, "unknown player '%s'; choose from %sexec:COMMAND", who, known->str);
}

static bool
set_player (Play *play, TablePlayer *seated, const char *who, GError **error)
{
  g_clear_pointer (&seated->program, exec_seat_free);
  g_clear_pointer (&seated->name, g_free);
  seated->name = g_strdup (who);
  if (g_str_has_prefix (who, "exec:"))
    {
      seated->program = exec_seat_new (who + strlen ("exec:"), play->seat_timeout, error);
      return seated->program != NULL;
    }

  return seating_read_player (who, &seated->player) || unknown_player (who, error);
}

/* Returns the seat of "I=…", or -1 with an error. */
static int
find_seat (const Play *play, const char *text, const char *what, GError **error)
{
  if (text[0] >= '0' && (unsigned) (text[0] - '0') < play->table.n_seats && text[1] == '=')
    return text[0] - '0';
  usage_error (error, "'%s' is no seat; write %s, I from 0 to %u", text, what,
               play->table.n_seats - 1);

  return -1;
}

/* Sets the usual signals; programs have none by default. */
static bool
set_signals (Play *play, GError **error)
{
  for (unsigned i = 0; i < play->table.n_seats; i++)
    if (play->table.player[i].program == NULL)
      play->table.player[i].signals = SIGNALS_USUAL;
  if (play->signals != NULL && !game_has_signals (play->table.game, &play->table.options))
    return usage_error (error, "nobody signals by these rules; leave out --signals");
  for (unsigned i = 0; play->signals != NULL && play->signals[i] != NULL; i++)
    {
      const char *text = play->signals[i];
      int seat = find_seat (play, text, "I=SYSTEM", error);

      if (seat < 0)
        return false;
      if (!signals_read (text + 2, &play->table.player[seat].signals))
        return usage_error (error,
                            "'%s' is no system of signals; choose from kleur, tegenkleur and none, "
                            "with +lead behind them or not",
                            text + 2);
    }

  return true;
}

static bool
set_players (Play *play, GError **error)
{
  Table *table = &play->table;

  table->game = play->setup.game;
  table->options = play->setup.options;
  table->seed = (uint64_t) play->setup.seed;
  table->n_seats = game_count_seats (table->game, &table->options);
  for (unsigned i = 0; i < table->n_seats; i++)
    if (!set_player (play, &table->player[i], player_of_level (PLAYER_LEVEL_SIMPLE)->name, error))
      return false;
  for (unsigned i = 0; play->seats != NULL && play->seats[i] != NULL; i++)
    {
      const char *text = play->seats[i];

      int seat = find_seat (play, text, "I=LEVEL or I=exec:COMMAND", error);

      if (seat < 0 || !set_player (play, &table->player[seat], text + 2, error))
        return false;
    }

  return set_signals (play, error);
}

static bool
parse (Play *play, int *argc, char ***argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "deals", 0, 0, G_OPTION_ARG_INT, &play->n_deals, "deals in all", "N" },
    { "matches", 0, 0, G_OPTION_ARG_INT, &play->n_matches, "whole matches (1)", "N" },
    { "seat", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &play->seats,
      "who sits there: LEVEL, LEVEL:inference=no, LEVEL:temperament=bold or exec:COMMAND",
      "I=WHO" },
    { "signals", 0, 0, G_OPTION_ARG_STRING_ARRAY, &play->signals, "what its side has agreed",
      "I=SYSTEM" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &play->n_threads, "at the same time (1)", "T" },
    { "seat-timeout", 0, 0, G_OPTION_ARG_INT, &play->seat_timeout, "for a program (10)", "S" },
    { "summary", 0, 0, G_OPTION_ARG_NONE, &play->summary, "a table instead of records", NULL },
    { "duplicate", 0, 0, G_OPTION_ARG_NONE, &play->duplicate, "each pack for every rotation",
      NULL },
    G_OPTION_ENTRY_NULL,
  };

  play->n_deals = play->n_matches = NOT_GIVEN;
  play->n_threads = 1;
  play->seat_timeout = 10;
  if (!setup_parse (&play->setup, entries, "play", argc, argv, error))
    return false;
  if (play->n_deals != NOT_GIVEN && play->n_matches != NOT_GIVEN)
    return usage_error (error, "--deals and --matches exclude each other");
  if (play->n_deals == NOT_GIVEN && play->n_matches == NOT_GIVEN)
    play->n_matches = 1;
  if ((play->n_deals != NOT_GIVEN && play->n_deals < 1)
      || (play->n_matches != NOT_GIVEN && play->n_matches < 1) || play->seat_timeout < 1)
    return usage_error (error, "--deals, --matches and --seat-timeout take a positive number");
  if (play->n_threads < 1 || play->n_threads > THREADS_MAX)
    return usage_error (error, "--threads takes 1 to %d", THREADS_MAX);
  play->n_threads = MIN (play->n_threads, (int) g_get_num_processors ());

  return set_players (play, error);
}

static bool
is_same (const TablePlayer *a, const TablePlayer *b)
{
  return strcmp (a->name, b->name) == 0 && signals_are_same (&a->signals, &b->signals);
}

/* Returns the number of different rotations: two for players A B A B. */
static unsigned
count_rotations (const Play *play)
{
  const Table *table = &play->table;
  unsigned n = table->n_seats;

  if (!play->duplicate)
    return 1;
  for (unsigned period = 1; period < n; period++)
    {
      bool repeats = n % period == 0;

      for (unsigned i = 0; repeats && i < n; i++)
        repeats = is_same (&table->player[i], &table->player[(i + period) % n]);
      if (repeats)
        return period;
    }

  return n;
}

static bool
has_program (const Table *table)
{
  for (unsigned i = 0; i < table->n_seats; i++)
    if (table->player[i].program != NULL)
      return true;

  return false;
}

/* Lets players search in spare threads. */
static void
share_threads (Play *play, unsigned n_matches)
{
  for (unsigned i = 0; i < play->table.n_seats; i++)
    play->table.player[i].player.threads = MAX ((unsigned) play->n_threads / n_matches, 1);
}

static void
run_job (gpointer data, gpointer user_data)
{
  match_run_play (data, user_data);
}

/* Plays @runs in threads, or in sequence with a program, which can sit at one table only. */
static void
play_runs (Play *play, GPtrArray *runs)
{
  int n_threads = has_program (&play->table) ? 1 : play->n_threads;
  GThreadPool *pool = NULL;

  n_threads = MIN (n_threads, (int) runs->len);
  share_threads (play, (unsigned) n_threads);
  if (n_threads > 1)
    pool = g_thread_pool_new (run_job, &play->table, n_threads, TRUE, NULL);
  for (unsigned i = 0; i < runs->len; i++)
    {
      MatchRun *run = g_ptr_array_index (runs, i);

      if (pool != NULL)
        g_thread_pool_push (pool, run, NULL);
      else
        match_run_play (run, &play->table);
      if (run->error != NULL && pool == NULL)
        break;
    }
  if (pool != NULL)
    g_thread_pool_free (pool, FALSE, TRUE);
}

static void
print_run (const MatchRun *run, unsigned n_deals, bool is_first)
{
  printf ("%s%s", is_first ? "" : "\n", run->head);
  for (unsigned i = 0; i < n_deals; i++)
    fputs (((DealRun *) g_ptr_array_index (run->deals, i))->text, stdout);
}

/* The progress of a run. */
typedef struct
{
  uint64_t index;   /* next match */
  unsigned n_done;  /* finished deals per rotation */
  unsigned longest; /* deals of the longest match */
} Progress;

static GPtrArray *
next_batch (const Play *play, unsigned n_rotations, Progress *progress)
{
  GPtrArray *runs = g_ptr_array_new_with_free_func ((GDestroyNotify) match_run_free);
  unsigned n_matches = (unsigned) play->n_threads * JOBS_PER_THREAD;
  unsigned max_deals = 0;

  if (has_program (&play->table))
    n_matches = 1; /* avoids superfluous deals for a program */
  if (play->n_deals > 0)
    {
      max_deals = (unsigned) play->n_deals - progress->n_done;
      n_matches
          = match_run_count_at_once (max_deals, play->duplicate ? 1 : progress->longest, n_matches);
      if (play->duplicate)
        max_deals = 1;
    }
  else
    {
      n_matches = (unsigned) MIN (n_matches, (uint64_t) play->n_matches - progress->index);
    }

  for (; n_matches > 0; n_matches--, progress->index++)
    for (unsigned r = 0; r < n_rotations; r++)
      g_ptr_array_add (runs, match_run_new (progress->index, r, max_deals));

  return runs;
}

static bool
find_error (GPtrArray *runs, GError **error)
{
  for (unsigned i = 0; i < runs->len; i++)
    {
      MatchRun *run = g_ptr_array_index (runs, i);

      if (run->error != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&run->error));
          return true;
        }
    }

  return false;
}

/* Prints or counts the rotations of a match, up to @max_deals each; returns the deals of one. */
static unsigned
use_match (GPtrArray *rotations, unsigned max_deals, Summary *summary, bool is_first)
{
  const MatchRun *first = g_ptr_array_index (rotations, 0);
  unsigned n_deals = MIN (max_deals, first->deals->len);

  if (n_deals == 0)
    return 0;
  for (unsigned r = 0; summary == NULL && r < rotations->len; r++)
    {
      const MatchRun *run = g_ptr_array_index (rotations, r);

      print_run (run, MIN (max_deals, run->deals->len), is_first && r == 0);
    }
  if (summary != NULL)
    summary_add (summary, rotations, n_deals);

  return n_deals;
}

static bool
run_all (Play *play, Summary *summary, GError **error)
{
  unsigned n_rotations = count_rotations (play);
  Progress progress = { 0 };

  while (cli_can_print ()
         && (play->n_deals > 0 ? progress.n_done < (unsigned) play->n_deals
                               : progress.index < (uint64_t) play->n_matches))
    {
      g_autoptr (GPtrArray) runs = next_batch (play, n_rotations, &progress);

      play_runs (play, runs);
      if (find_error (runs, error))
        return false;
      for (unsigned i = 0; i < runs->len; i += n_rotations)
        {
          g_autoptr (GPtrArray) rotations = g_ptr_array_new ();
          unsigned left
              = play->n_deals > 0 ? (unsigned) play->n_deals - progress.n_done : G_MAXUINT;
          unsigned n_used;

          for (unsigned r = 0; r < n_rotations; r++)
            g_ptr_array_add (rotations, g_ptr_array_index (runs, i + r));
          n_used = use_match (rotations, left, summary, progress.n_done == 0);
          progress.n_done += n_used;
          progress.longest = MAX (progress.longest, n_used);
        }
    }

  return true;
}

int
cli_play (int argc, char **argv)
{
  Play play = { 0 };
  Summary *summary = NULL;
  GError *error = NULL;
  bool ok = parse (&play, &argc, &argv, &error);

  if (ok && play.summary)
    summary = summary_new (&play.table, count_rotations (&play), play.n_matches > 0);
  ok = ok && run_all (&play, summary, &error);
  if (ok && summary != NULL)
    summary_print (summary);
  g_clear_pointer (&summary, summary_free);
  play_clear (&play);

  return ok ? CLI_OK : cli_fail_error (error);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Fills a history, to see and to measure what the program does with a long one.
 *
 *     fill-history FILE [DEALS [RESTING [PACE]]]
 *
 * Adds matches of every preset in turn, played by lot to their end, until there are DEALS deals
 * (20000), and then RESTING matches that were left in the play (0). A person has the first seat;
 * everything is written as the program writes it, PACE milliseconds between two things (0). It
 * prints how long the history took to open, and how long these things took, which is how long their
 * commits did; the same, too, without what other programs took of the processor meanwhile, which
 * leaves the waiting for the disk.
 */

#include <stdio.h>
#include <stdlib.h>

#include "model/history/atout-history.h"
#include "support.h"

#define DEALS 20000
#define PUT_BY 30 /* actions after which a match is left */

typedef struct
{
  AtoutHistory *history;
  Rng rng;
  guint n_matches;
  guint n_deals;
  guint pace;    /* ms */
  GArray *times; /* double, ms: of each thing that was done */
  GArray *own;   /* the same, but for standing in line for a processor */
} Fill;

/* Preset @n of all games, and from the first again behind the last. */
static const Game *
find_preset (guint n, Options *options)
{
  const Game *game;

  for (;;)
    for (guint i = 0; (game = game_at (i)) != NULL; i++)
      for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
        if (n-- == 0)
          {
            *options = OPTIONS_DEFAULT;
            options_set_all (options, game, preset->settings, NULL);
            return game;
          }
}

static AtoutMatch *
new_match (Fill *fill)
{
  const AtoutPlayer players[SEATS_MAX] = { { .name = "Sanne", .human = TRUE } };
  Options options;
  const Game *game = find_preset (fill->n_matches++, &options);
  AtoutMatch *match = atout_match_new (game, &options, players);

  atout_match_set_seed (match, fill->n_matches);
  atout_history_follow (fill->history, match);

  return match;
}

/* How long this thread has stood in line for a processor, in ms; 0: the system does not say. */
static double
get_line (void)
{
  g_autofree char *text = NULL;
  guint64 busy = 0, line = 0;

  if (g_file_get_contents ("/proc/thread-self/schedstat", &text, NULL, NULL)
      && sscanf (text, "%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, &busy, &line) == 2)
    return (double) line / 1e6;

  return 0;
}

static void
wait_for_next (Fill *fill)
{
  gint64 until = g_get_monotonic_time () + fill->pace * 1000;

  do
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      if (fill->pace > 0)
        g_usleep (500);
    }
  while (g_get_monotonic_time () < until);
}

/* One thing more. */
static void
go_on (Fill *fill, AtoutMatch *match)
{
  AtoutCourse *course = ATOUT_COURSE (match);
  double line = get_line ();
  gint64 start = g_get_monotonic_time ();
  double taken, own;

  if (atout_course_get_state (course) != ATOUT_MATCH_PLAYING)
    {
      atout_match_deal (match, NULL);
      fill->n_deals++;
    }
  else
    {
      guint seat = (guint) atout_course_get_turn (course);

      atout_course_act (course, seat,
                        support_random_action (atout_course_get_deal (course), &fill->rng),
                        seat == 0 ? ATOUT_DECIDED : ATOUT_BY_ITSELF, NULL);
    }
  taken = (g_get_monotonic_time () - start) / 1e3;
  own = taken - (get_line () - line);
  g_array_append_val (fill->times, taken);
  g_array_append_val (fill->own, own);
  wait_for_next (fill);
}

static int
compare_double (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x < y) - (x > y);
}

static void
print_times (const char *what, GArray *times)
{
  guint n = times->len;
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += g_array_index (times, double, i);
  g_array_sort (times, compare_double);
  printf ("%u things, %s: mean %.3f ms, 99.9th percentile %.3f ms, longest %.1f ms\n", n, what,
          sum / n, g_array_index (times, double, n / 1000), g_array_index (times, double, 0));
}

/* What the program does with it before its first frame. */
static void
open_history (Fill *fill, const char *path)
{
  gint64 start = g_get_monotonic_time ();
  gint64 opened;
  g_autoptr (GListModel) resting = NULL;

  fill->history = atout_history_new (path, "fill");
  opened = g_get_monotonic_time ();
  resting = atout_history_list_resting (fill->history);
  printf ("opened in %.1f ms, %u matches that rest listed in %.1f ms\n", (opened - start) / 1e3,
          g_list_model_get_n_items (resting), (g_get_monotonic_time () - opened) / 1e3);
}

int
main (int argc, char **argv)
{
  guint deals = argc > 2 ? (guint) strtoul (argv[2], NULL, 10) : DEALS;
  guint resting = argc > 3 ? (guint) strtoul (argv[3], NULL, 10) : 0;
  Fill fill = {
    .rng = rng_new (1, 1),
    .pace = argc > 4 ? (guint) strtoul (argv[4], NULL, 10) : 0,
    .times = g_array_new (FALSE, FALSE, sizeof (double)),
    .own = g_array_new (FALSE, FALSE, sizeof (double)),
  };
  gint64 start;

  if (argc < 2)
    {
      fprintf (stderr, "usage: fill-history FILE [DEALS [RESTING [PACE]]]\n");
      return 2;
    }
  open_history (&fill, argv[1]);
  while (fill.n_deals < deals)
    {
      g_autoptr (AtoutMatch) match = new_match (&fill);

      while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
        go_on (&fill, match);
    }
  for (guint i = 0; i < resting; i++)
    {
      g_autoptr (AtoutMatch) match = new_match (&fill);

      for (guint n = 0; n < PUT_BY; n++)
        go_on (&fill, match);
    }
  if (fill.times->len > 0)
    {
      print_times ("in all", fill.times);
      print_times ("but for waiting for a processor", fill.own);
    }
  if (atout_history_get_problem (fill.history) != NULL)
    fprintf (stderr, "fill-history: %s\n", atout_history_get_problem (fill.history));
  start = g_get_monotonic_time ();
  g_object_unref (fill.history);
  printf ("closed in %.1f ms\n", (g_get_monotonic_time () - start) / 1e3);
  g_array_unref (fill.times);
  g_array_unref (fill.own);

  return 0;
}

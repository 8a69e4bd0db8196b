/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Plays many deals of all games in the real window, as fast as that shows them, and watches what
 * the process needs meanwhile: tools/long-run.
 *
 *     long-run [DEALS]
 *
 * Whole matches of every preset in turn, each match kept in the history, until DEALS deals are over
 * (1000). Each hundred deals a line says how much memory, how many descriptors and threads are in
 * use. Ends with status 1 when they grow from the eighth hundred to the last one (need.h).
 */

#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>

#include "app/atout-application.h"
#include "app/table/atout-table-page.h"
#include "need.h"
#include "robot.h"

#define DEALS 1000
#define STEP 100    /* deals between two lines */
#define INTERVAL 1  /* ms between two looks whether something can be pressed */
#define PATIENCE 60 /* seconds without anything happening, and it hangs */

typedef struct
{
  Robot robot;
  AtoutSession *session; /* the last one that was seen; not owned */
  guint n_matches;
  guint n_deals;
  guint deals_wanted;
  GArray *needs; /* of Need */
  gint64 start;
  gint64 moved; /* when something happened last */
  int status;
} Run;

/* ---- What is needed -------------------------------------------------------------------------- */

static void
note_need (Run *run)
{
  Need need = need_look (run->n_deals);

  g_array_append_val (run->needs, need);
  printf ("%5u deals, %4.0f s: %6.1f MB, %6.1f MB given out, %u descriptors, %u threads\n",
          run->n_deals, (double) (g_get_monotonic_time () - run->start) / 1e6, need.memory,
          need.used, need.files, need.threads);
  fflush (stdout);
}

static int
judge (Run *run)
{
  const char *growth = run->needs->len > 0 ? need_find_growth (run->needs) : NULL;

  if (run->n_deals < NEED_SETTLED + STEP)
    printf ("long-run: after so few deals nothing can be said; %d fill what is kept\n",
            NEED_SETTLED);
  if (growth != NULL)
    printf ("long-run: %s grows\n", growth);

  return growth != NULL ? 1 : 0;
}

/* ---- Playing --------------------------------------------------------------------------------- */

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

static void
deal_over (Run *run)
{
  run->n_deals++;
  if (run->n_deals % STEP == 0)
    note_need (run);
}

static void
next_match (Run *run)
{
  Options options;
  const Game *game = find_preset (run->n_matches++, &options);

  atout_window_set_seed (run->robot.window, run->n_matches);
  atout_window_start_match (run->robot.window, game, &options);
  run->session = atout_window_get_session (run->robot.window);
  g_signal_connect_swapped (run->session, "deal-over", G_CALLBACK (deal_over), run);
  g_signal_connect_swapped (run->session, "match-over", G_CALLBACK (deal_over), run);
}

static gboolean
is_finished (Run *run)
{
  return run->session == NULL
         || atout_course_get_state (ATOUT_COURSE (run->session)) == ATOUT_MATCH_OVER;
}

static gboolean
play (gpointer data)
{
  Run *run = data;
  gint64 now = g_get_monotonic_time ();

  if (run->n_deals >= run->deals_wanted)
    {
      run->status = judge (run);
      gtk_window_destroy (GTK_WINDOW (run->robot.window));
      return G_SOURCE_REMOVE;
    }
  if (is_finished (run))
    next_match (run);
  else if (!robot_act (&run->robot))
    {
      if (now - run->moved < PATIENCE * G_USEC_PER_SEC)
        return G_SOURCE_CONTINUE;
      printf ("long-run: nothing happens any more in match %u\n", run->n_matches);
      exit (1);
    }
  run->moved = now;

  return G_SOURCE_CONTINUE;
}

static void
window_added (GtkApplication *application G_GNUC_UNUSED, GtkWindow *window, Run *run)
{
  if (!ATOUT_IS_WINDOW (window))
    return;
  run->robot.window = ATOUT_WINDOW (window);
  run->moved = g_get_monotonic_time ();
  g_timeout_add (INTERVAL, play, run);
}

int
main (int argc, char **argv)
{
  Run run = {
    .robot = { .rng = rng_new (1, 1) },
    .deals_wanted = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : DEALS,
    .needs = g_array_new (FALSE, FALSE, sizeof (Need)),
    .start = g_get_monotonic_time (),
    .status = 1,
  };
  const char *arguments[] = { argv[0], NULL };
  g_autoptr (AtoutApplication) application = NULL;
  g_autoptr (GSettings) settings = NULL;

  if (!gtk_init_check ())
    {
      printf ("long-run: there is no display; run it with tools/long-run\n");
      return 77;
    }
  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application))
                               | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added), &run);
  g_application_run (G_APPLICATION (application), 1, (char **) arguments);
  g_array_unref (run.needs);

  return run.status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/history/replay-run.h"

#define PAUSE .6 /* seconds between steps */

void
replay_run_begin (ReplayRun *run, GtkWidget *page, AtoutReplay *replay)
{
  replay_run_stop (run);
  run->page = page;
  run->replay = replay;
  atout_replay_step (replay);
}

static void
pause_is_over (double value G_GNUC_UNUSED, gpointer data)
{
  ReplayRun *run = data;

  run->pause = NULL;
  atout_replay_step (run->replay);
}

void
replay_run_go_on (ReplayRun *run)
{
  if (run->replay == NULL || run->pause != NULL)
    return;
  if (atout_replay_is_at_end (run->replay))
    replay_run_stop (run);
  else
    run->pause = rhythm_clock_start (run->page, RHYTHM_CLOCK_PAUSE, PAUSE, pause_is_over, run);
}

void
replay_run_stop (ReplayRun *run)
{
  run->replay = NULL;
  g_clear_pointer (&run->pause, rhythm_clock_stop);
}

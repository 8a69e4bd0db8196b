/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Automatic replay: each step follows when the previous one has been shown. */

#pragma once

#include "model/course/atout-replay.h"
#include "view/table/stage/rhythm.h"

/** A run of a replay; zeroed it is stopped. The replay must outlive it. */
typedef struct
{
  GtkWidget *page;
  AtoutReplay *replay; /* NULL if stopped */
  RhythmClockRun *pause;
} ReplayRun;

/** Starts the run with the first step. */
void replay_run_begin (ReplayRun *run, GtkWidget *page, AtoutReplay *replay);

/** Takes the next step after a pause; stops at the end. */
void replay_run_go_on (ReplayRun *run);

void replay_run_stop  (ReplayRun *run);

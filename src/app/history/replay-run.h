/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A replay that goes on by itself: when a step has been shown, the next one follows. */

#pragma once

#include "model/course/atout-replay.h"
#include "view/table/stage/rhythm.h"

/** Begins as all zero; the replay must stay until it has stopped. */
typedef struct
{
  GtkWidget *page;
  AtoutReplay *replay; /* NULL: it has stopped */
  RhythmClockRun *pause;
} ReplayRun;

/** Takes the first step of @replay on @page. */
void replay_run_begin (ReplayRun *run, GtkWidget *page, AtoutReplay *replay);

/** Goes on where a step has been shown, after a pause; stops at the end. */
void replay_run_go_on (ReplayRun *run);

void replay_run_stop  (ReplayRun *run);

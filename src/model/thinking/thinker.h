/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Thinking beside the main loop: an observation in, a judged choice out. */

#pragma once

#include <gio/gio.h>

#include "players/analysis/analysis.h"

typedef struct
{
  Observation observation;
  Action implied;     /* what goes without saying, or ACTION_NONE … */
  Observation behind; /* … and what the seat sees behind that: if it is best, this is judged */
  PlayerLevel level;
  Temperament temperament;
  Rng rng;
} ThinkerQuestion;

/** What was thought: @seen is the observation that @choice judges. */
typedef void (*ThinkerFunc) (gpointer owner, const Observation *seen, const Choice *choice);

/** The same with all that is known of each action; @analysis ends with the call. */
typedef void (*ThinkerLook) (gpointer owner, const Observation *seen, const Analysis *analysis);

/**
 * Thinks about @question in another thread and tells @owner what came out of it, in the main loop;
 * nobody, if @cancellable was cancelled or @owner is gone by then. With @look all is analysed and
 * @answer is NULL; without it a choice is made.
 */
void thinker_ask (const ThinkerQuestion *question, GCancellable *cancellable, GObject *owner,
                  ThinkerFunc answer, ThinkerLook look);

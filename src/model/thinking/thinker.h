/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Thinking beside the main loop: an observation in, a judged choice out. */

#pragma once

#include <gio/gio.h>

#include "players/analysis/judge.h"
#include "players/analysis/open-cards.h"

typedef struct
{
  Judge *judge; /* that is asked where all is analysed; lives as long as the question */
  Observation observation;
  Action implied;     /* what goes without saying, or ACTION_NONE … */
  Observation behind; /* … and what the seat sees behind that: if it is best, this is judged */
  gboolean is_open;   /* all hands lie open: what they show is looked at as well … */
  Deal deal;          /* … in the deal of the one … */
  Deal deal_behind;   /* … and of the other */
  PlayerLevel level;
  Temperament temperament;
  Rng rng;
} ThinkerQuestion;

/** What was thought: @seen is the observation that @choice judges. */
typedef void (*ThinkerFunc) (gpointer owner, const Observation *seen, const Choice *choice);

/**
 * The same with all that is known of each action, and with what open hands show of the first one;
 * both end with the call.
 */
typedef void (*ThinkerLook) (gpointer owner, const Observation *seen, const Analysis *analysis,
                             const OpenCards *open);

/**
 * Thinks about @question in another thread and tells @owner what came out of it, in the main loop;
 * nobody, if @cancellable was cancelled or @owner is gone by then. With @look all is analysed and
 * @answer is NULL; without it a choice is made.
 */
void thinker_ask (const ThinkerQuestion *question, GCancellable *cancellable, GObject *owner,
                  ThinkerFunc answer, ThinkerLook look);

/** Hears that somebody thinks now, or that nobody does any more. */
typedef void (*ThinkerWatch) (gpointer data, gboolean is_thinking);

/**
 * Calls @watch with @data from now on, in the main loop, and at once if somebody thinks; until
 * thinker_unwatch () with that.
 */
void thinker_watch (ThinkerWatch watch, gpointer data);
void thinker_unwatch (gpointer data);

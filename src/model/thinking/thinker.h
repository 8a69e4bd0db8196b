/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Asynchronous choices and analyses from an observation. */

#pragma once

#include <gio/gio.h>

#include "players/analysis/judge.h"
#include "players/analysis/open-cards.h"

typedef struct
{
  Judge *judge; /* judge for analyses; referenced while the question runs */
  Observation observation;
  Action implied;     /* implied action, or ACTION_NONE */
  Observation behind; /* observation behind the implied action, judged if that action is best */
  gboolean is_open;   /* true to evaluate open hands as well */
  Deal deal;          /* deal with open hands */
  Deal deal_behind;   /* deal with open hands after the implied action */
  PlayerLevel level;
  Temperament temperament;
  Rng rng;
} ThinkerQuestion;

/** Receives @choice for the observation @seen. */
typedef void (*ThinkerFunc) (gpointer owner, const Observation *seen, const Choice *choice);

/** Receives @analysis and @open, valid during the call. */
typedef void (*ThinkerLook) (gpointer owner, const Observation *seen, const Analysis *analysis,
                             const OpenCards *open);

/**
 * Thinks about @question in a thread; then calls @look, or @answer if @look is NULL, in the main
 * loop, unless @cancellable is cancelled or @owner is gone.
 */
void thinker_ask (const ThinkerQuestion *question, GCancellable *cancellable, GObject *owner,
                  ThinkerFunc answer, ThinkerLook look);

/** Receives true when thinking starts, and false when nothing thinks any more. */
typedef void (*ThinkerWatch) (gpointer data, gboolean is_thinking);

/**
 * Registers @watch for the main loop, until thinker_unwatch () with @data; calls it at once if
 * anything thinks.
 */
void thinker_watch (ThinkerWatch watch, gpointer data);
void thinker_unwatch (gpointer data);

/** Notes the begin or the end of other thinking, in the main loop. */
void thinker_note (gboolean is_thinking);

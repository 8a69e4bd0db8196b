/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays in the real window as fast as that shows it: presses what is offered, by lot. */

#pragma once

#include "app/window/atout-window.h"
#include "rules/rng.h"

typedef struct
{
  AtoutWindow *window;
  Rng rng;
  gboolean goes_back; /* it takes steps back now and then, and does them again */
} Robot;

/**
 * Presses one thing that the window offers: a card, a call, to lay down the rest, the next deal.
 * FALSE when there is nothing to press: others act, something is being shown, the match is over.
 */
gboolean robot_act (Robot *self);

/** Presses the tile that goes on with the match that was put by last; FALSE where none is. */
gboolean robot_resume (Robot *self);

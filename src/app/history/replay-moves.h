/* SPDX-License-Identifier: GPL-3.0-or-later */

/** On and back in a replay, as keys and buttons do it. */

#pragma once

#include <gtk/gtk.h>

#include "model/course/atout-replay.h"

/** A replay action and its key; without @stops to an end of the deal. */
typedef struct
{
  const char *action;
  guint key;
  GdkModifierType modifiers;
  int direction; /* 1 on, -1 back */
  AtoutStop stops;
} ReplayMove;

/** All of them; the last has no action. */
extern const ReplayMove replay_moves[];

/** The one whose action is called @name, which there is. */
const ReplayMove *replay_move_find (const char *name);

/** Takes @replay where @move leads. */
void replay_move_make (const ReplayMove *move, AtoutReplay *replay);

/** Whether @move leads anywhere from where @replay, of @n_deals, is. */
gboolean replay_move_is_possible (const ReplayMove *move, AtoutReplay *replay, guint n_deals);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Filters for the guides of games (player-game.h). */

#pragma once

#include "rules/action.h"

static inline void
keep_only (ActionList *list, Action action)
{
  list->at[0] = action;
  list->n = 1;
}

/** Keeps the first action with @verb, or all if there is none. */
static inline void
keep_verb (ActionList *list, unsigned verb)
{
  for (unsigned i = 0; i < list->n; i++)
    if (action_verb (list->at[i]) == verb)
      {
        keep_only (list, list->at[i]);
        return;
      }
}

/** Keeps the last play of each card, which announces most. */
static inline void
keep_loudest_plays (ActionList *list)
{
  unsigned n = 0;

  for (unsigned i = 0; i < list->n; i++)
    {
      bool same = n > 0 && action_arg (list->at[n - 1]) == action_arg (list->at[i]);

      list->at[same ? n - 1 : n++] = list->at[i];
    }
  list->n = n;
}

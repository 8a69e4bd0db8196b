/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a player thinks of each action that is legal, and what each comes to in the same worlds.
 *
 * Where a search chose, the values are those that chose. The worlds are drawn as those were that
 * chose, and every action is played on in each of them down the tree that chose, or as they were
 * solved. What rules of thumb chose, a call mostly, is tried beside all else in worlds of its own
 * (trial.h): there the values are the means over these worlds, and advise something else only if it
 * is clearly better. So whatever is said of an action can be shown in cards.
 */

#pragma once

#include "players/analysis/lines.h"
#include "players/player.h"

/** What is known of an action. */
typedef struct
{
  Action action;
  double value;     /* as in Choice */
  double error;     /* of the value, one standard error; 0 where no worlds were looked at */
  bool is_tried;    /* false: no world was played on with it */
  unsigned n_best;  /* in so many worlds nothing else led to more */
  unsigned n_won;   /* in so many worlds the deal was won */
  unsigned n_trick; /* in so many worlds the own side took the trick */
} AnalysisRow;

typedef struct
{
  Choice choice;     /* as player_choose () gave it */
  unsigned n_worlds; /* the same for all rows; 0: none were looked at */
  bool is_trial;     /* rules of thumb chose, and what they chose was tried beside the others */
  bool is_contract;  /* somebody plays a contract: it is made or broken when the deal is won */
  unsigned n;
  AnalysisRow row[ACTIONS_MAX]; /* what is advised first; a search advises what it chose */
  AnalysisLine *line;           /* n_worlds for each row, one row behind the other */
} Analysis;

/** As many worlds are played on with each action. */
#define ANALYSIS_WORLDS 100

/**
 * What @player would choose of @observation with @rng, and why; free with analysis_free (). When
 * @cancellable is cancelled it is empty as player_choose () says, and has no worlds.
 */
Analysis *analysis_new (const Observation *observation, const Player *player, Rng *rng,
                        GCancellable *cancellable);
void analysis_free (Analysis *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Analysis, analysis_free)

/** The row of @action, or NULL. */
const AnalysisRow *analysis_find (const Analysis *self, Action action);

/** Row @index in world @world. */
static inline const AnalysisLine *
analysis_line (const Analysis *self, unsigned index, unsigned world)
{
  return &self->line[index * self->n_worlds + world];
}

/**
 * Whether neither of rows @a and @b is better: they are within two standard errors of their
 * difference, or the worlds do not show what their values say, so that it cannot be shown in cards.
 */
bool analysis_are_equal (const Analysis *self, unsigned a, unsigned b);

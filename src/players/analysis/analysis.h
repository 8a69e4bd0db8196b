/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Judgement of a decision for guide, hint, review and command line. All actions are played on in
 * the same worlds (imagined.h). The player's choice is advised unless another action is clearly
 * better.
 */

#pragma once

#include "players/analysis/lines.h"
#include "players/player.h"

/** An action and its results in the worlds. */
typedef struct
{
  Action action;
  bool is_tried;    /* false if not tried in worlds; then only `value` may be set */
  double value;     /* mean of AnalysisLine.lead */
  double error;     /* standard error; 0 if exact */
  double margin;    /* mean of AnalysisLine.margin */
  unsigned n_best;  /* worlds without a better action */
  unsigned n_won;   /* worlds in which the deal was won */
  unsigned n_trick; /* worlds in which the own side won the trick */
} AnalysisRow;

typedef struct
{
  Choice choice;     /* from player_choose () */
  Choice usual;      /* from the level `simple`: as most people would choose */
  unsigned n_worlds; /* number of worlds per row; 0: values are from the choice */
  bool is_exact;     /* true if all possible deals were solved */
  bool is_call;      /* true if the advised action is no play */
  bool is_contract;  /* true if there is a declarer */
  double deviation;  /* standard deviation of leads within a row */
  double deviation_of_margin;
  unsigned n;
  AnalysisRow row[ACTIONS_MAX]; /* advised action, others by value, untried ones last */
  AnalysisLine *line;           /* n_worlds lines per row */
} Analysis;

/** The seed of all advice, so that guide, hint and review agree. */
#define ANALYSIS_SEED 1

/**
 * Returns @player's judgement of @observation with @seed, deterministic; free with analysis_free
 * (). It has no worlds if @player uses rules alone, or @cancellable is cancelled (then the choice
 * is as in player_choose ()).
 */
Analysis *analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                        GCancellable *cancellable);

/** Like analysis_new (), but tries all legal actions; for tools that make problems. */
Analysis *analysis_new_of_all (const Observation *observation, const Player *player, uint64_t seed,
                               GCancellable *cancellable);

/** Adds a reference; analysis_free () drops one. Thread-safe. */
Analysis *analysis_ref (Analysis *self);
void analysis_free (Analysis *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Analysis, analysis_free)

/** Returns the row of @action, or NULL. */
const AnalysisRow *analysis_find (const Analysis *self, Action action);

static inline const AnalysisLine *
analysis_line (const Analysis *self, unsigned index, unsigned world)
{
  return &self->line[index * self->n_worlds + world];
}

/** Returns the standard error of the difference between tried rows @a and @b. */
double analysis_error_between (const Analysis *self, unsigned a, unsigned b);

/**
 * Returns true if both rows were tried and differ by at most 2.5 standard errors, or not at all if
 * exact.
 */
bool analysis_are_equal (const Analysis *self, unsigned a, unsigned b);

/** Returns true if the rows are equal and neither brings more card points. */
bool analysis_are_alike (const Analysis *self, unsigned a, unsigned b);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The judgement of a decision, for all who speak of it: what each action comes to in the same
 * worlds (imagined.h), which are played on alike. Values, errors and whatever is said of an
 * action are counted in these worlds, so it can be shown in cards.
 *
 * What the player that is asked would choose is advised, unless something else is clearly better.
 */

#pragma once

#include "players/analysis/lines.h"
#include "players/player.h"

/** What is known of an action. */
typedef struct
{
  Action action;
  bool is_tried;    /* false: it was not looked at closely, and nothing else is known of it */
  double value;     /* the mean of the lead of the own unit in all worlds, as AnalysisLine */
  double error;     /* of the value, one standard error; 0 where nothing is left open */
  double margin;    /* the mean of AnalysisLine.margin */
  unsigned n_best;  /* in so many worlds nothing else led to more */
  unsigned n_won;   /* in so many worlds the deal was won */
  unsigned n_trick; /* in so many worlds the own side took the trick */
} AnalysisRow;

typedef struct
{
  Choice choice;     /* as player_choose () gave it */
  Action natural;    /* what the level `simple` would do, which knows rules of thumb */
  unsigned n_worlds; /* the same for all rows; 0: none were looked at, values are of the choice */
  bool is_exact;     /* all the deals that fit, each solved with all cards known */
  bool is_call;      /* no card is played: what is said, laid away or announced */
  bool is_contract;  /* somebody plays a contract: it is made or broken when the deal is won */
  double deviation;  /* of the results of all rows */
  double deviation_of_margin;
  unsigned n;
  AnalysisRow row[ACTIONS_MAX]; /* what is advised first, then by value, those not tried last */
  AnalysisLine *line;           /* n_worlds for each row, one row behind the other */
} Analysis;

/** The seed of everybody who speaks to a person: of a decision all say the same. */
#define ANALYSIS_SEED 1

/**
 * The judgement of @player, which looks at worlds unless it plays by rules alone, on @observation;
 * free with analysis_free (). All follows from what @observation has and @seed. When @cancellable
 * is cancelled it has no worlds, and a choice as player_choose () says.
 */
Analysis *analysis_new (const Observation *observation, const Player *player, uint64_t seed,
                        GCancellable *cancellable);

/** The same, but every legal action is tried, whatever it promises: a proof leaves none out. */
Analysis *analysis_new_of_all (const Observation *observation, const Player *player, uint64_t seed,
                               GCancellable *cancellable);

/** Another reference; analysis_free () frees the last one. Both from any thread. */
Analysis *analysis_ref (Analysis *self);
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

/** One standard error of the difference of rows @a and @b, which were tried, in the same worlds. */
double analysis_error_between (const Analysis *self, unsigned a, unsigned b);

/**
 * Whether neither of rows @a and @b is better: both were tried, and differ by hardly more than two
 * such errors at most, or by nothing where all is solved.
 */
bool analysis_are_equal (const Analysis *self, unsigned a, unsigned b);

/** The same, and neither brings more card points, which may only not matter to the deal. */
bool analysis_are_alike (const Analysis *self, unsigned a, unsigned b);

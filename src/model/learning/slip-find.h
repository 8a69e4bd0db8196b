/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips in a deal that is over: decisions that cost something as their seat could know. */

#pragma once

#include "rules/match-log.h"
#include "rules/signals.h"

#include <gio/gio.h>

/** So many decisions of a deal become exercises at most, of so many that are suspected. */
#define SLIP_MOST 3
#define SLIP_SUSPECTS 6

/** More than this share of the deviation of results (Analysis.deviation) is a slip … */
#define SLIP_MARGIN 0.2

/** … if it is so many standard errors as well. */
#define SLIP_ERRORS 3

/** Where slips are looked for. */
typedef struct
{
  const MatchLog *log;
  guint deal; /* its index, from 0 */
  guint seat;
  Signals own; /* what the side of the seat has agreed, and the other side: no log tells */
  Signals others;
} SlipPlace;

/** A decision that may have been a slip. */
typedef struct
{
  guint position;   /* so many actions were done before it */
  Action done;
  double suspicion; /* how much worse a quick player finds it, in its standard errors or as many */
} SlipSuspect;

/**
 * Looks through the decisions of @place, quickly, for those that a player of the level `club` finds
 * worse than another one, the most suspicious first; returns how many. What nobody decided is none:
 * where nothing else was legal, or the program acted. None when @cancellable is cancelled.
 */
guint slip_suspect (const SlipPlace *place, GCancellable *cancellable,
                    SlipSuspect suspects[SLIP_SUSPECTS]);

/** A slip. */
typedef struct
{
  double cost;      /* points of the lead of the own unit */
  ActionList right; /* all that lies within the margin of the best */
} SlipFound;

/**
 * Judges the decision of @suspect as a review does; FALSE if it is no slip, or @cancellable was
 * cancelled.
 */
gboolean slip_judge (const SlipPlace *place, const SlipSuspect *suspect, GCancellable *cancellable,
                     SlipFound *found);

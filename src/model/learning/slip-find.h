/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips: decisions in a finished deal that cost points, given the knowledge of the seat. */

#pragma once

#include "rules/match-log.h"
#include "rules/signals.h"

#include <gio/gio.h>

/** Maximum exercises and suspects per deal. */
#define SLIP_MOST 3
#define SLIP_SUSPECTS 6

/** Minimum cost of a slip as a share of Analysis.deviation. */
#define SLIP_MARGIN 0.2

/** Minimum cost of a slip in standard errors. */
#define SLIP_ERRORS 3

/** A seat in a deal, whose decisions are judged. */
typedef struct
{
  const MatchLog *log;
  guint deal; /* index of the deal */
  guint seat;
  Signals own; /* signals of the own side, not in the log */
  Signals others;
} SlipPlace;

/** A possible slip. */
typedef struct
{
  guint position; /* number of actions before the slip */
  Action done;
  double suspicion; /* loss in standard errors, found quickly */
} SlipSuspect;

/**
 * Finds decisions that a player of level `club` judges worse than another action. Returns their
 * number, most suspicious first; 0 if cancelled. Forced and automatic actions are ignored.
 */
guint slip_suspect (const SlipPlace *place, GCancellable *cancellable,
                    SlipSuspect suspects[SLIP_SUSPECTS]);

/** A confirmed slip. */
typedef struct
{
  double cost;      /* cost in points of the own side's lead */
  ActionList right; /* actions about as good as the best */
} SlipFound;

/** Judges @suspect like a review. FALSE if it is no slip, or if cancelled. */
gboolean slip_judge (const SlipPlace *place, const SlipSuspect *suspect, GCancellable *cancellable,
                     SlipFound *found);

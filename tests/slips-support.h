/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Slips in a history of their own, by a clock that stands still. */

#pragma once

#include "history-support.h"
#include "model/learning/atout-slips.h"

typedef struct
{
  HistoryPlace place;
  AtoutHistory *history;
  AtoutSlips *slips;
  gint64 now; /* seconds since 1970 */
  guint n_changed;
  guint n_notified;
} SlipsFixture;

/** Makes the place, and opens the history there. */
void slips_make (SlipsFixture *fixture);

/** Closes the history, which has no problem, and removes the place. */
void slips_clear (SlipsFixture *fixture);

/** The history alone, as when the program begins and ends. */
void slips_open (SlipsFixture *fixture);
void slips_close (SlipsFixture *fixture);

void slips_run_sql (SlipsFixture *fixture, const char *sql);

/** (transfer full): the rows of @sql, which has one column, each in a line. */
char *slips_ask (SlipsFixture *fixture, const char *sql);

/** Checks that this is what slips_ask () tells. */
void slips_check_answer (SlipsFixture *fixture, const char *sql, const char *wanted);

/** Checks that @n are due, whoever counts them. */
void slips_check_due (SlipsFixture *fixture, guint n);

/**
 * A match of one deal that is over: in its last tricks the user gives away 84 points. All matches
 * of @history are over then.
 */
void slips_add_blunder (AtoutHistory *history);

/**
 * A match of @history that rests: the user, who always played the first legal card, has one left.
 * The cards of its last deal are in no other match of @history.
 */
void slips_add_unfinished (AtoutHistory *history);

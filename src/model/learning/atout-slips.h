/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-worker.h"
#include "model/learning/atout-slip.h"

#define ATOUT_TYPE_SLIPS (atout_slips_get_type ())

/**
 * AtoutSlips: costly decisions of the user in finished matches, given the knowledge of the seat. At
 * most three per deal become exercises.
 *
 * An exercise returns after 1, 2, 4, 8 and 16 days, and is deleted when it is then solved. It is
 * due from four in the morning, local time, until it is answered.
 *
 * The search in the background begins with the latest deals and resumes after a restart. It
 * excludes deals with hints or undone actions, and deals that statistics ignore.
 */
G_DECLARE_FINAL_TYPE (AtoutSlips, atout_slips, ATOUT, SLIPS, AtoutWorker)

AtoutSlips *atout_slips_new            (AtoutHistory    *history);

/** Returns seconds since 1970, UTC. */
typedef gint64 (*AtoutSlipsClock) (gpointer data);

/** Returns slips by @clock instead of the system clock. */
AtoutSlips *atout_slips_new_by_clock   (AtoutHistory    *history,
                                        AtoutSlipsClock  clock,
                                        gpointer         data);

/** Sets the signals that the judgement assumes for each side. */
void        atout_slips_set_signals    (AtoutSlips      *self,
                                        Signals          own,
                                        Signals          others);
void        atout_slips_get_signals    (AtoutSlips      *self,
                                        Signals         *own,
                                        Signals         *others);

/* ---- Search ---------------------------------------------------------------------------------- */

/**
 * Searches new matches; to be called at the start and after each match. It examines the last
 * thousand deals and judges suspects for about 100 seconds of CPU time: the latest match first,
 * then the most suspicious.
 */
void        atout_slips_look           (AtoutSlips      *self);

/** Returns true if a search runs or pauses. */
gboolean    atout_slips_is_looking     (AtoutSlips      *self);

/* ---- Exercises ------------------------------------------------------------------------------- */

/** Counts the due exercises of @form, a GameForm key, or of all (NULL); at most 1000. */
guint       atout_slips_count_due      (AtoutSlips      *self,
                                        const char      *form);

/**
 * Returns the due exercises of @form (AtoutSlip), often solved ones first, then latest deals;
 * (transfer full).
 */
GListModel *atout_slips_list_due       (AtoutSlips      *self,
                                        const char      *form);

/** Counts the due exercises, as happens every ten minutes. */
void        atout_slips_refresh        (AtoutSlips      *self);

/** Saves an answer to exercise @id. */
void        atout_slips_answer         (AtoutSlips      *self,
                                        gint64           id,
                                        gboolean         was_right);

/** Deletes exercise @id permanently. */
void        atout_slips_lay_aside      (AtoutSlips      *self,
                                        gint64           id);

/** Deletes all exercises of @game (NULL: all games) and excludes earlier deals from searches. */
void        atout_slips_clear          (AtoutSlips      *self,
                                        const char      *game);

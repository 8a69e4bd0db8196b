/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-slip.h"

#define ATOUT_TYPE_SLIPS (atout_slips_get_type ())

/**
 * AtoutSlips: decisions of the user in matches that are over which cost more than a margin, as the
 * seat could know: at most three a deal. They are exercises that come back after 1, 2, 4, 8 and 16
 * days, and go when they are solved at the longest. An exercise becomes due at four in the morning
 * of its day, local time, and stays due until it is answered. Only reading compares the clock, so a
 * wrong clock never changes a stored exercise. Each lies in the database of a history beside its
 * deal, and goes when that is deleted.
 *
 * They are looked for in a thread that gives way to all others, the latest deals first; it is given
 * up while somebody at a table thinks, and goes on later, in another run of the program too, where
 * it was. Nobody’s slips are those of a deal in which the user was told what to do, or in which
 * something was taken back, nor of one that statistics do not count: it was begun elsewhere, or is
 * played again.
 *
 * Properties: `n-due` (uint, read-only, notified: how many are due).
 * Signal: `changed` (): exercises are others now, or due at another time.
 */
G_DECLARE_FINAL_TYPE (AtoutSlips, atout_slips, ATOUT, SLIPS, GObject)

AtoutSlips *atout_slips_new            (AtoutHistory    *history);

/** A clock: seconds since 1970 in UTC. */
typedef gint64 (*AtoutSlipsClock) (gpointer data);

/** The same by @clock instead of that of the system. */
AtoutSlips *atout_slips_new_by_clock   (AtoutHistory    *history,
                                        AtoutSlipsClock  clock,
                                        gpointer         data);

/** Sets the signals by which slips are judged: those of the user’s side and of the other side. */
void        atout_slips_set_signals    (AtoutSlips      *self,
                                        Signals          own,
                                        Signals          others);
void        atout_slips_get_signals    (AtoutSlips      *self,
                                        Signals         *own,
                                        Signals         *others);

/* ---- Looking for them ------------------------------------------------------------------------ */

/**
 * Looks where nobody has looked yet: when the program has begun, and whenever a match is over.
 * However many matches there are, it looks through the last thousand deals alone, and judges what
 * is suspicious for less than two minutes of the processor: of the latest match first, then what is
 * most so. All else waits for the next time.
 */
void        atout_slips_look           (AtoutSlips      *self);

/** Whether that is under way, or put off. */
gboolean    atout_slips_is_looking     (AtoutSlips      *self);

/* ---- Exercises ------------------------------------------------------------------------------- */

/** Counts the due exercises of @form, a key of a GameForm, or of all (NULL); at most 1000. */
guint       atout_slips_count_due      (AtoutSlips      *self,
                                        const char      *form);

/**
 * Lists the same exercises (AtoutSlip): those solved most often first, then the latest deals.
 * Returns: (transfer full)
 */
GListModel *atout_slips_list_due       (AtoutSlips      *self,
                                        const char      *form);

/** Looks at the clock, as happens by itself every ten minutes. */
void        atout_slips_refresh        (AtoutSlips      *self);

/** Notes an answer to the exercise @id. */
void        atout_slips_answer         (AtoutSlips      *self,
                                        gint64           id,
                                        gboolean         was_right);

/** Forgets the exercise @id for good. */
void        atout_slips_lay_aside      (AtoutSlips      *self,
                                        gint64           id);

/**
 * Forgets all of @game, a key, NULL: of all; nor are any looked for in what has been played by now.
 */
void        atout_slips_clear          (AtoutSlips      *self,
                                        const char      *game);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** An outside program on a seat, spoken to by lines (records.md §6). */

#pragma once

#include "rules/observation.h"

typedef struct _ExecSeat ExecSeat;

/** Starts @command (words as in a shell, but without one); @timeout seconds for an answer. */
ExecSeat *exec_seat_new (const char *command, int timeout, GError **error);

/** Ends the program and whatever it has started. */
void exec_seat_free (ExecSeat *self);

/** Sends whole lines. */
bool exec_seat_tell (ExecSeat *self, const char *lines, GError **error);

/**
 * Sends what @seat sees of @deal: at the start its seat and hand, later the open cards when
 * they changed and the hand when it changed other than by a play.
 */
bool exec_seat_show (ExecSeat *self, const Deal *deal, unsigned seat, bool is_new, GError **error);

/** Sends the legal list and reads the answer, which must be one of it. */
bool exec_seat_choose (ExecSeat *self, const Observation *observation, Action *action,
                       GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Runs an external program as a player, by a line protocol (records.md §6). */

#pragma once

#include "rules/observation.h"

typedef struct _ExecSeat ExecSeat;

/** Starts @command, quoted as in a shell; NULL with an error. @timeout is seconds per answer. */
ExecSeat *exec_seat_new (const char *command, int timeout, GError **error);

/** Stops the program with its children. */
void exec_seat_free (ExecSeat *self);

bool exec_seat_tell (ExecSeat *self, const char *lines, GError **error);

/**
 * Sends what @seat sees of @deal: if @is_new, seat, hand and open cards; later changed open cards,
 * and hands changed except by a play.
 */
bool exec_seat_show (ExecSeat *self, const Deal *deal, unsigned seat, bool is_new, GError **error);

/** Sends the legal actions and reads the answer, which must be legal. */
bool exec_seat_choose (ExecSeat *self, const Observation *observation, Action *action,
                       GError **error);

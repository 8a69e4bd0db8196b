/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reasons for an action in sentences. */

#pragma once

#include "model/words/telling.h"
#include "players/argue.h"

/** @argument for an action of the seat at turn in @deal; "" where its reason says all. */
char *tell_argument (const Telling *telling, const Deal *deal, const PlayerArgument *argument);

/**
 * Of a play in a guided deal: whether somebody of the other side, whose cards lie open, can still
 * beat what wins for the own side behind @action; "" where that is certain anyway.
 */
char *tell_open_cards (const Telling *telling, const Deal *deal, Action action,
                       const PlayerArgument *argument);

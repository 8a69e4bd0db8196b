/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reasons for an action in sentences. */

#pragma once

#include "model/words/telling.h"
#include "players/argue.h"

/** @argument for an action of the seat at turn in @deal; "" where its reason says all. */
char *tell_argument (const Telling *telling, const Deal *deal, const PlayerArgument *argument);

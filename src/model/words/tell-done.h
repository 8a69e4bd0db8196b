/* SPDX-License-Identifier: GPL-3.0-or-later */

/** An action in words, and the rule of thumb behind it. */

#pragma once

#include "model/words/telling.h"
#include "players/player.h"

/**
 * "“Weiter” (Pass)": @call of @deal as it is said, @with_meaning what it means as well, by custom
 * if it means something by that; free with g_free ().
 */
char *tell_call (const Telling *telling, const Deal *deal, Action call, bool with_meaning);

/** The rule of thumb behind @row, of an action in @deal, as a sentence; "": there is none. */
const char *tell_rule (const Deal *deal, const ChoiceRow *row);

/** The action @action of @deal in words: a card, “Weiter”; free with g_free (). */
char *tell_done (const Telling *telling, const Deal *deal, Action action);

/** True where that is neither a card nor a call and says what to do: "Lay ten of hearts away". */
bool tell_is_deed (const Deal *deal, Action action);

/** @action as a clause: "to lay ten of hearts away", "to play it"; free with g_free (). */
char *tell_deed (const Telling *telling, const Deal *deal, Action action);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** An action in words. */

#pragma once

#include "model/words/telling.h"
#include "players/player.h"

/**
 * Returns @call as spoken, @with_meaning with its promise or meaning: "“Weiter” (Pass)". Free with
 * g_free ().
 */
char *tell_call (const Telling *telling, const Deal *deal, Action call, bool with_meaning);

/** Returns the rule of thumb behind @row, or "". */
const char *tell_rule (const Deal *deal, const ChoiceRow *row);

/** Names @action: a card, “Weiter”; free with g_free (). */
char *tell_done (const Telling *telling, const Deal *deal, Action action);

/** Returns true if the verb of @action has its own clause: "to lay ten of hearts away". */
bool tell_is_deed (const Deal *deal, Action action);

/** Returns @action as a clause: "to lay ten of hearts away"; free with g_free (). */
char *tell_deed (const Telling *telling, const Deal *deal, Action action);

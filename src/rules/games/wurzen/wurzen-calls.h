/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Actions of the leader before a card is led (W-6.3 to W-6.12, W-8). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/talon-play.h"

/** Lists the announcements of @verb, pair or Wurze, in @hand (W-8.1). */
void wurzen_list_announcements (const Deal *deal, unsigned verb, CardSet hand, ActionList *list);

/** Lists all actions of the leader, including cards (W-6.3). */
void wurzen_legal_lead (const Deal *deal, ActionList *list);

/** GamePlay.talon_play */
void wurzen_talon_play (const Deal *deal, TalonPlay *play);

/** Applies an exchange, closing, announcement or claim of the leader. */
void wurzen_apply_call (Deal *deal, Action action);

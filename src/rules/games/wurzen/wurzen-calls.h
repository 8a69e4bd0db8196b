/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: what the leader may do before a card is led (W-6.3 to W-6.12, W-8). */

#pragma once

#include "rules/games/wurzen/wurzen-state.h"
#include "rules/talon-play.h"

/** Lists the announcements with @verb, pair or Wurze, that @hand has (W-8.1). */
void wurzen_list_announcements (const Deal *deal, unsigned verb, CardSet hand, ActionList *list);

/** Lists what the leader may do, leading a card included (W-6.3). */
void wurzen_legal_lead (const Deal *deal, ActionList *list);

/** Game.talon_play */
void wurzen_talon_play (const Deal *deal, TalonPlay *play);

/** The leader exchanges, closes, announces or claims. */
void wurzen_apply_call (Deal *deal, Action action);

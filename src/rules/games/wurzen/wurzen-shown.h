/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: who sees what (section 14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ---------------------------------------------------------------------------------- */

/** Game.shown */
CardSet wurzen_shown (const Deal *deal, unsigned owner);

/** Game.hide */
CardSet wurzen_hide (Deal *deal, unsigned seat);

/** Game.fill */
void wurzen_fill (Deal *deal, unsigned seat, const Card *cards);

/* ---- The table ------------------------------------------------------------------------------ */

/** Game.prompt */
const char *wurzen_prompt (const Deal *deal, unsigned *value, Suit *suit);

/** Game.stake */
void wurzen_tell_stake (const Deal *deal, Stake *stake);

/** Game.open_cards */
unsigned wurzen_open_cards (const Deal *deal, Card *cards);

/** Game.piles */
unsigned wurzen_piles (const Deal *deal, Pile *piles);

/** Game.laid_open */
unsigned wurzen_laid_open (const Deal *deal, Pile *piles);

/** Game.announces */
void wurzen_announces (const Deal *deal, Action action, Announced *announced);

/** Game.grounds */
void wurzen_grounds (const Deal *deal, Action action, Grounds *grounds);

/** Game.count */
void wurzen_count (const Deal *deal, unsigned seat, OwnCount *count);

/** Game.doubt */
const char *wurzen_doubt (const Deal *deal, Action action);

/** Game.announcement */
Action wurzen_announcement (const Deal *deal, Card card, bool *is_safe);

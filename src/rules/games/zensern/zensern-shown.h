/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: who sees what (section 14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ---------------------------------------------------------------------------------- */

/** Game.shown */
CardSet zensern_shown (const Deal *deal, unsigned owner);

/** Game.hide */
CardSet zensern_hide (Deal *deal, unsigned seat);

/** Game.fill */
void zensern_fill (Deal *deal, unsigned seat, const Card *cards);

/* ---- The table ------------------------------------------------------------------------------ */

/** Game.unit_names */
const char *const *zensern_unit_names (const Options *options);

/** Game.prompt */
const char *zensern_prompt (const Deal *deal, unsigned *value, Suit *suit);

/** Game.stake */
void zensern_tell_stake (const Deal *deal, Stake *stake);

/** Game.open_cards */
unsigned zensern_open_cards (const Deal *deal, Card *cards);

/** Game.piles */
unsigned zensern_piles (const Deal *deal, Pile *piles);

/** Game.laid_open */
unsigned zensern_laid_open (const Deal *deal, Pile *piles);

/** Game.contract */
void zensern_contract (const Deal *deal, GameContract *contract);

/** Game.wording */
const VerbInfo *zensern_wording (const Deal *deal, Action action);

/** Game.grounds */
void zensern_grounds (const Deal *deal, Action action, Grounds *grounds);

/** Game.announces */
void zensern_announces (const Deal *deal, Action action, Announced *announced);

/** Game.announcement */
Action zensern_announcement (const Deal *deal, Card card, bool *is_safe);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern: who sees what (section 14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ---------------------------------------------------------------------------------- */

/** Rows of the table of the game (game-table.h), by their names there. */
CardSet zensern_shown (const Deal *deal, unsigned owner);
unsigned zensern_hide (Deal *deal, unsigned seat, Card *cards);
void zensern_fill (Deal *deal, unsigned seat, const Card *cards);

/* ---- The table ------------------------------------------------------------------------------ */

/** Rows of the table of the game (game-table.h), by their names there. */
const char *const *zensern_unit_names (const Options *options);
const char *zensern_prompt (const Deal *deal, unsigned *value, Suit *suit);
unsigned zensern_open_cards (const Deal *deal, Card *cards);
unsigned zensern_piles (const Deal *deal, Pile *piles);
unsigned zensern_laid_open (const Deal *deal, Pile *piles);
void zensern_contract (const Deal *deal, GameContract *contract);
const VerbInfo *zensern_wording (const Deal *deal, Action action);
void zensern_grounds (const Deal *deal, Action action, Grounds *grounds);
void zensern_announces (const Deal *deal, Action action, Announced *announced);
Action zensern_announcement (const Deal *deal, Card card, bool *is_safe);

/** Game.stake */
void zensern_tell_stake (const Deal *deal, Stake *stake);

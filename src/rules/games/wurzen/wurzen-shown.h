/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: who sees what (section 14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ---------------------------------------------------------------------------------- */

/** Rows of the table of the game (game-table.h), by their names there. */
CardSet wurzen_shown (const Deal *deal, unsigned owner);
unsigned wurzen_hide (Deal *deal, unsigned seat, Card *cards);
void wurzen_fill (Deal *deal, unsigned seat, const Card *cards);

/* ---- The table ------------------------------------------------------------------------------ */

/** Rows of the table of the game (game-table.h), by their names there. */
const char *wurzen_prompt (const Deal *deal, unsigned *value, Suit *suit);
unsigned wurzen_open_cards (const Deal *deal, Card *cards);
unsigned wurzen_piles (const Deal *deal, Pile *piles);
unsigned wurzen_laid_open (const Deal *deal, Pile *piles);
void wurzen_announces (const Deal *deal, Action action, Announced *announced);
void wurzen_grounds (const Deal *deal, Action action, Grounds *grounds);
void wurzen_count (const Deal *deal, unsigned seat, OwnCount *count);
const char *wurzen_doubt (const Deal *deal, Action action);
Action wurzen_announcement (const Deal *deal, Card card, bool *is_safe);

/** Game.stake */
void wurzen_tell_stake (const Deal *deal, Stake *stake);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: who sees what (section 14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ------------------------------------------------------------------------------- */

/** Rows of the table of the game (game-table.h), by their names there. */
CardSet klaverjas_shown (const Deal *deal, unsigned owner);
unsigned klaverjas_hide (Deal *deal, unsigned seat, Card *cards);
void klaverjas_fill (Deal *deal, unsigned seat, const Card *cards);
void klaverjas_turn (Deal *deal, uint64_t lot);
bool klaverjas_is_private (const Deal *deal, Action action);

/* ---- The table --------------------------------------------------------------------------- */

/** Rows of the table of the game (game-table.h), by their names there. */
const char *const *klaverjas_unit_names (const Options *options);
unsigned klaverjas_open_cards (const Deal *deal, Card *cards);
unsigned klaverjas_piles (const Deal *deal, Pile *piles);
unsigned klaverjas_laid_open (const Deal *deal, Pile *piles);
CardSet klaverjas_taken (const Deal *deal, unsigned seat);
SeatSet klaverjas_allies (const Deal *deal, unsigned seat);
void klaverjas_contract (const Deal *deal, GameContract *contract);
const char *klaverjas_prompt (const Deal *deal, unsigned *value, Suit *suit);
const TrickClaim *klaverjas_trick_claim (const Options *options);
void klaverjas_announces (const Deal *deal, Action action, Announced *announced);
Action klaverjas_unasked (const Deal *before, const Deal *after, unsigned *seat);
Action klaverjas_announcement (const Deal *deal, Card card, bool *is_safe);

/** Game.stake */
void klaverjas_tell_stake (const Deal *deal, Stake *stake);

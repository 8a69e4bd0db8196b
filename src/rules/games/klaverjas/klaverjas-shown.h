/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: who sees what (section 14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ------------------------------------------------------------------------------- */

/** Game.shown */
CardSet klaverjas_shown (const Deal *deal, unsigned owner);

/** Game.hide */
CardSet klaverjas_hide (Deal *deal, unsigned seat);

/** Game.fill */
void klaverjas_fill (Deal *deal, unsigned seat, const Card *cards);

/** Game.turn */
void klaverjas_turn (Deal *deal, uint64_t lot);

/** Game.is_private */
bool klaverjas_is_private (const Deal *deal, Action action);

/* ---- The table --------------------------------------------------------------------------- */

/** Game.unit_names */
const char *const *klaverjas_unit_names (const Options *options);

/** Game.open_cards */
unsigned klaverjas_open_cards (const Deal *deal, Card *cards);

/** Game.piles */
unsigned klaverjas_piles (const Deal *deal, Pile *piles);

/** Game.laid_open */
unsigned klaverjas_laid_open (const Deal *deal, Pile *piles);

/** Game.taken */
CardSet klaverjas_taken (const Deal *deal, unsigned seat);

/** Game.allies */
SeatSet klaverjas_allies (const Deal *deal, unsigned seat);

/** Game.contract */
void klaverjas_contract (const Deal *deal, GameContract *contract);

/** Game.prompt */
const char *klaverjas_prompt (const Deal *deal, unsigned *value, Suit *suit);

/** Game.stake */
void klaverjas_tell_stake (const Deal *deal, Stake *stake);

/** Game.trick_claim */
const TrickClaim *klaverjas_trick_claim (const Options *options);

/** Game.announces */
void klaverjas_announces (const Deal *deal, Action action, Announced *announced);

/** Game.unasked */
Action klaverjas_unasked (const Deal *before, const Deal *after, unsigned *seat);

/** Game.announcement */
Action klaverjas_announcement (const Deal *deal, Card card, bool *is_safe);

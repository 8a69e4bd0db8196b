/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: who sees what (CE-14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ---------------------------------------------------------------------------------- */

/** Game.shown */
CardSet cego_shown (const Deal *deal, unsigned owner);

/** Game.hide */
CardSet cego_hide (Deal *deal, unsigned seat);

/** Game.fill */
void cego_fill (Deal *deal, unsigned seat, const Card *cards);

/** Game.is_private */
bool cego_is_private (const Deal *deal, Action action);

/* ---- The table ------------------------------------------------------------------------------ */

/** Game.allies */
SeatSet cego_allies (const Deal *deal, unsigned seat);

/** Game.contract */
void cego_contract (const Deal *deal, GameContract *contract);

/** Game.unasked */
Action cego_unasked (const Deal *before, const Deal *after, unsigned *seat);

/** Game.announces: the value of what is called; of a demand what a wrong one costs. */
void cego_announces (const Deal *deal, Action action, Announced *announced);

/** Game.grounds */
void cego_grounds (const Deal *deal, Action action, Grounds *grounds);

/** Game.prompt */
const char *cego_prompt (const Deal *deal, unsigned *value, Suit *suit);

/** Game.stake */
void cego_tell_stake (const Deal *deal, Stake *stake);

/** Game.open_cards */
unsigned cego_open_cards (const Deal *deal, Card *cards);

/** Game.piles */
unsigned cego_piles (const Deal *deal, Pile *piles);

/** Game.laid_open */
unsigned cego_laid_open (const Deal *deal, Pile *piles);

/** Game.chosen */
CardSet cego_chosen (const Deal *deal, unsigned seat);

/** Game.taken: those of the Blind, as long as one of the hand is to be laid aside. */
CardSet cego_taken (const Deal *deal, unsigned seat);

/** Game.implied */
Action cego_implied (const Deal *deal);

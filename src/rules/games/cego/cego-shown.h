/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego: who sees what (CE-14), and what the table shows and asks. */

#pragma once

#include "rules/game.h"

/* ---- Sight ---------------------------------------------------------------------------------- */

/** Rows of the table of the game (game-table.h), by their names there. */
CardSet cego_shown (const Deal *deal, unsigned owner);
unsigned cego_hide (Deal *deal, unsigned seat, Card *cards);
void cego_fill (Deal *deal, unsigned seat, const Card *cards);
bool cego_is_private (const Deal *deal, Action action);

/* ---- The table ------------------------------------------------------------------------------ */

/** Rows of the table of the game (game-table.h), by their names there. */
SeatSet cego_allies (const Deal *deal, unsigned seat);
void cego_contract (const Deal *deal, GameContract *contract);
Action cego_unasked (const Deal *before, const Deal *after, unsigned *seat);
void cego_grounds (const Deal *deal, Action action, Grounds *grounds);
const char *cego_prompt (const Deal *deal, unsigned *value, Suit *suit);
unsigned cego_open_cards (const Deal *deal, Card *cards);
unsigned cego_piles (const Deal *deal, Pile *piles);
unsigned cego_laid_open (const Deal *deal, Pile *piles);
CardSet cego_chosen (const Deal *deal, unsigned seat);
Action cego_implied (const Deal *deal);

/** Game.announces: the value of what is called; of a demand what a wrong one costs. */
void cego_announces (const Deal *deal, Action action, Announced *announced);

/** Game.stake */
void cego_tell_stake (const Deal *deal, Stake *stake);

/** Game.taken: those of the Blind, as long as one of the hand is to be laid aside. */
CardSet cego_taken (const Deal *deal, unsigned seat);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: what the table shows and asks. */

#pragma once

#include "rules/game.h"

/** Rows of the table of the game (game-table.h), by their names there. */
const char *const *fiftysix_unit_names (const Options *options);
unsigned fiftysix_forehand (const Deal *deal);
const char *fiftysix_prompt (const Deal *deal, unsigned *value, Suit *suit);
void fiftysix_contract (const Deal *deal, GameContract *contract);
void fiftysix_luck (const Options *options, Card upcard, Luck *luck);

/** Game.stake */
void fiftysix_tell_stake (const Deal *deal, Stake *stake);

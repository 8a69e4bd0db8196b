/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56: what the table shows and asks. */

#pragma once

#include "rules/game.h"

/** Game.unit_names */
const char *const *fiftysix_unit_names (const Options *options);

/** Game.forehand */
unsigned fiftysix_forehand (const Deal *deal);

/** Game.prompt */
const char *fiftysix_prompt (const Deal *deal, unsigned *value, Suit *suit);

/** Game.stake */
void fiftysix_tell_stake (const Deal *deal, Stake *stake);

/** Game.contract */
void fiftysix_contract (const Deal *deal, GameContract *contract);

/** Game.luck */
void fiftysix_luck (const Options *options, Card upcard, Luck *luck);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Klaverjassen, by phase and form. */

#pragma once

#include "players/player-game.h"

/** Fields of the PlayerGame table. */
extern const PlayerPast klaverjas_past;
bool klaverjas_fits (Deal *world);
double klaverjas_laid (const Observation *observation, const Deal *start);

/** Judges naming and passing; values are expected scores above the enemy's. */
void simple_klaverjas_judge_calls (const Observation *observation, Choice *choice);

/** Judges plays; values are card points. */
void simple_klaverjas_judge_cards (const Observation *observation, Choice *choice);

/* klaverjas-kraken.c: values are expected scores above the enemy's */

/** Judges pass and kraak. */
void simple_klaverjas_judge_kraak (const Observation *observation, Choice *choice);

/** Judges the declarations of a hand. */
void simple_klaverjas_judge_declarations (const Observation *observation, Choice *choice);

/** Judges calls in Kraken. */
void simple_klaverjas_judge_calls_in_kraken (const Observation *observation, Choice *choice);

/* klaverjas-three.c */

/** Judges calls in the game for three. */
void simple_klaverjas_judge_calls_of_three (const Observation *observation, Choice *choice);

/** Judges discards; values are points of the maker. */
void simple_klaverjas_judge_discards (const Observation *observation, Choice *choice);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for Klaverjassen, by phase and form of the game. */

#pragma once

#include "players/player-game.h"

/** Fields of the table (player-game.h). */
extern const PlayerPast klaverjas_past;
bool klaverjas_fits (Deal *world);
double klaverjas_laid (const Observation *observation, const Deal *start);

/** Judges the calls of the trump choice; values are the expected score above the enemy's. */
void simple_klaverjas_judge_calls (const Observation *observation, Choice *choice);

/** Judges the cards that may be played; values are card points. */
void simple_klaverjas_judge_cards (const Observation *observation, Choice *choice);

/* klaverjas-kraken.c; all values are expected scores above the enemy's */

/** Judges pass and doubling. */
void simple_klaverjas_judge_kraak (const Observation *observation, Choice *choice);

/** Judges what may be declared of the hand. */
void simple_klaverjas_judge_declarations (const Observation *observation, Choice *choice);

/** The same as simple_klaverjas_judge_calls () in Kraken. */
void simple_klaverjas_judge_calls_in_kraken (const Observation *observation, Choice *choice);

/* klaverjas-three.c */

/** The same as simple_klaverjas_judge_calls () in the game for three. */
void simple_klaverjas_judge_calls_of_three (const Observation *observation, Choice *choice);

/** Judges what the maker lays away; values are points of the maker. */
void simple_klaverjas_judge_discards (const Observation *observation, Choice *choice);

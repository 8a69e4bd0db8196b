/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Cego. */

#pragma once

#include "players/player-game.h"

/** Fields of the PlayerGame table. */
extern const PlayerPast cego_past;
bool cego_fits (Deal *world);
double cego_laid (const Observation *observation, const Deal *start);
void cego_place (const Observation *observation, CardSet *may);

/** Judges calls and forehand's choice; values are own scores. */
void simple_cego_judge_calls (const Observation *observation, Choice *choice);

/** Judges keeping, demanding and discarding. */
void simple_cego_judge_hand (const Observation *observation, Choice *choice);

/** Judges plays in games of wanted tricks; values are card points. */
void simple_cego_judge_cards (const Observation *observation, Choice *choice);

/** Judges plays in games of avoided tricks; values are hundredths of a trick. */
void simple_cego_judge_avoiding (const Observation *observation, Choice *choice);

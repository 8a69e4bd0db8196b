/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for Cego: calls, the taker's hand, two ways to play. */

#pragma once

#include "players/player-game.h"

/** Fields of the table (player-game.h). */
extern const PlayerPast cego_past;
bool cego_fits (Deal *world);
double cego_laid (const Observation *observation, const Deal *start);
void cego_place (const Observation *observation, CardSet *may);

/** Judges the Solo question, both auctions and forehand's choice; values are the own score. */
void simple_cego_judge_calls (const Observation *observation, Choice *choice);

/** Judges which cards to keep, whether to demand, and what to lay aside at last. */
void simple_cego_judge_hand (const Observation *observation, Choice *choice);

/** Judges the cards of the games in which the declarer wants tricks; values are card points. */
void simple_cego_judge_cards (const Observation *observation, Choice *choice);

/** Judges the cards of the games in which tricks are bad; values are tricks times 100. */
void simple_cego_judge_avoiding (const Observation *observation, Choice *choice);

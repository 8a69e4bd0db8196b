/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for Zensern: calls, Ansagen and playing cards. */

#pragma once

#include "players/player-game.h"

/** Fields of the table (player-game.h). */
extern const PlayerPast zensern_past;
bool zensern_fits (Deal *world);
void zensern_place (const Observation *observation, CardSet *may);

/** Judges bids, Antrag, exchange and Fleck; values are the expected score above the others'. */
void simple_zensern_judge_calls (const Observation *observation, Choice *choice);

/** What it is worth to name @suit if the cards promise to lead by @margin points. */
double zensern_worth_of_naming (const Observation *observation, unsigned suit, double margin);

/** The points by which one may expect to lead if an Antrag is accepted. */
double zensern_lead_if_accepted (const Observation *observation);

/** Judges the cards that may be played, with or without Bella; values are card points. */
void simple_zensern_judge_cards (const Observation *observation, Choice *choice);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for Zensern: calls, Ansagen and playing cards. */

#pragma once

#include "players/player-game.h"

/** The table's judge and arguer. */
void simple_zensern_judge (const Observation *observation, Choice *choice);
void simple_zensern_argue (const Observation *observation, const Choice *choice,
                           PlayerArgument *argument);

/** Judges bids, Antrag, exchange and Fleck; values are the expected score above the others'. */
void simple_zensern_judge_calls (const Observation *observation, Choice *choice);

/** What it is worth to name @suit if the cards promise to lead by @margin points. */
double zensern_worth_of_naming (const Observation *observation, unsigned suit, double margin);

/** The points by which one may expect to lead if an Antrag is accepted. */
double zensern_lead_if_accepted (const Observation *observation);

/** Judges what is said in ANSAGE and HOCH; values are points. */
void simple_zensern_judge_ansagen (const Observation *observation, Choice *choice);

/** Judges the cards that may be played, with or without Bella; values are card points. */
void simple_zensern_judge_cards (const Observation *observation, Choice *choice);

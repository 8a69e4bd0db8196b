/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for Zensern. */

#pragma once

#include "players/player-game.h"

/** Fields of the PlayerGame table. */
extern const PlayerPast zensern_past;
bool zensern_fits (Deal *world);
void zensern_place (const Observation *observation, CardSet *may);

/** Judges bids, Antrag, exchange and Fleck; values are expected scores above the others'. */
void simple_zensern_judge_calls (const Observation *observation, Choice *choice);

/** Returns the worth of naming @suit with an expected lead of @margin. */
double zensern_worth_of_naming (const Observation *observation, unsigned suit, double margin);

/** Returns the expected lead in points if the Antrag is accepted. */
double zensern_lead_if_accepted (const Observation *observation);

/** Judges plays, with or without Bella; values are card points. */
void simple_zensern_judge_cards (const Observation *observation, Choice *choice);

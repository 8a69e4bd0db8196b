/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for Klaverjassen: naming trumps and playing cards. */

#pragma once

#include "../simple.h"

/** Judges the calls of the trump choice; values are the expected score above the enemy's. */
void simple_klaverjas_judge_calls (const Observation *observation, Choice *choice);

/** Judges the cards that may be played; values are card points. */
void simple_klaverjas_judge_cards (const Observation *observation, Choice *choice);

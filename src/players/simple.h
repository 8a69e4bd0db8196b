/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple`: rules of thumb, one file a game in simple/. */

#pragma once

#include "player.h"

/** Gives every row of @choice, whose actions are set, its value and reason. */
typedef void (*SimpleJudge) (const Observation *observation, Choice *choice);

/** The rules of thumb of the observed game, or NULL when there are none. */
SimpleJudge simple_judge (const Observation *observation);

/** Klaverjassen, by section 15 of its rules file. */
void simple_judge_klaverjas (const Observation *observation, Choice *choice);

/** Zensern, by section 15 of its rules file. */
void simple_judge_zensern (const Observation *observation, Choice *choice);

/** Cego, by section 15 of its rules file. */
void simple_judge_cego (const Observation *observation, Choice *choice);

/** 56, by section 15 of its rules file. */
void simple_judge_fiftysix (const Observation *observation, Choice *choice);

/** Wurzen and Schnapsen, by section 15 of their rules file. */
void simple_judge_wurzen (const Observation *observation, Choice *choice);

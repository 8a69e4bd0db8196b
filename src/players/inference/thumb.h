/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the rules of thumb would have done where others called, laid away or played. */

#pragma once

#include "players/player-game.h"

/*
 * The chance that is left for what the rules of thumb would not have done: people and other levels
 * are to be understood too. Against `simple` itself less would tell more (strength-notes.md).
 */
#define THUMB_LEFT_FOR_PLAYS 0.3
#define THUMB_LEFT_FOR_CALLS 0.2

/**
 * Fills @choice with what @judge, rules of thumb, thinks of everything that the seat at turn of
 * @deal may do, with the signals that are agreed in @asked. False if there is nothing to choose.
 */
bool thumb_judge (PlayerJudge judge, const Observation *asked, const Deal *deal, Choice *choice);

/** The chance that who judges so does @action; equals share it, and @left is for the rest. */
double thumb_chance (const Choice *choice, Action action, double left);

/** The chance that the seat at turn of @deal makes the call @action; 1 if it has no choice. */
double thumb_chance_of (PlayerJudge judge, const Observation *asked, const Deal *deal,
                        Action action);

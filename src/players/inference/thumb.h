/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the rules of thumb would have done where others called, laid away or played. */

#pragma once

#include "players/player.h"

/*
 * So much is left for what the rules of thumb would not have done: people and other levels are to
 * be understood too. Against `simple` itself less would tell more (`bench worlds`, Klaverjassen,
 * Rotterdam, plays 0.1, 0.3, 0.5, 0.7: 2.81, 2.54, 2.27, 1.90).
 */
#define THUMB_LEFT_FOR_PLAYS 0.3
#define THUMB_LEFT_FOR_CALLS 0.2

/**
 * Fills @choice with what the rules of thumb think of everything that the seat at turn of @deal may
 * do, with the signals that are agreed in @asked. False if there is nothing to choose.
 */
bool thumb_judge (const Observation *asked, const Deal *deal, Choice *choice);

/** The chance that who judges so does @action; equals share it, and @left is for the rest. */
double thumb_chance (const Choice *choice, Action action, double left);

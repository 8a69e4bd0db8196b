/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Judges other seats' actions by rules of thumb. */

#pragma once

#include "players/player-game.h"

/*
 * Probability left for actions against the rules of thumb: people and other levels deviate. Against
 * `simple`, less would be better (strength-notes.md).
 */
#define THUMB_LEFT_FOR_PLAYS 0.3
#define THUMB_LEFT_FOR_CALLS 0.2

/**
 * Fills @choice by @judge for the seat at turn, with the signals of @asked. Returns false without a
 * choice or @judge.
 */
bool thumb_judge (PlayerJudge judge, const Observation *asked, const Deal *deal, Choice *choice);

/** Returns the probability of @action: the best rows share 1 - @left, all rows @left. */
double thumb_chance (const Choice *choice, Action action, double left);

/** Returns the probability of the call @action, or 1 without a choice. */
double thumb_chance_of (PlayerJudge judge, const Observation *asked, const Deal *deal,
                        Action action);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How somebody calls who finds several calls nearly equally good.
 *
 * A temperament moves calls alone: what is bid, named, doubled, answered to an Antrag, or closed.
 * No card is played or laid away otherwise for it, and nothing is announced or kept silent.
 */

#pragma once

#include "players/player.h"

/* For `reach` (player-game.h): what is nearly equal where a deal is scored by points, … */
#define TEMPERAMENT_POINTS 2.0

/*
 * … and what two points are where it scores few counters, payments or game points. By the
 * intervals of strength-notes.md the score of a deal varies fifty times as little in Cego for four,
 * 56 and Wurzen as in Klaverjassen, and twenty-five times in Cego for three.
 */
#define TEMPERAMENT_SMALL_SCORE 0.04

/* The same where a seat decides again and again: in an auction round by round, at each lead. */
#define TEMPERAMENT_SMALL_SCORE_AGAIN (TEMPERAMENT_SMALL_SCORE / 2)

/** A row of the table of temperaments. */
typedef struct
{
  const char *name;    /* as the command line writes it */
  const char *title;   /* NC_("temperament", …), as it stands behind a name */
  const char *meaning; /* NC_("temperament", …), a sentence: how it calls */
} TemperamentInfo;

const TemperamentInfo *temperament_info (Temperament temperament);

/** The temperament called @name ("careful", "bold"), or -1. */
int temperament_find (const char *name);

/**
 * By how much the value of a call may be below that of the best in @observation for both to count
 * as nearly equal, as @player judges them: two points of the deal, or the share of a deal that they
 * are. 0 where nothing is called.
 */
double temperament_reach (const Observation *observation, const Player *player);

/**
 * Puts in front of @choice, which @player has judged and sorted, what its temperament does among
 * the calls within temperament_reach () of the best. All other rows keep their order, and every row
 * its value.
 */
void temperament_call (const Observation *observation, const Player *player, Choice *choice);

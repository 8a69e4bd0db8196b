/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Preference among nearly equal calls.
 *
 * A temperament affects bids, names, doubles, answers to an Antrag, and closing; not plays,
 * discards or announcements.
 */

#pragma once

#include "players/player.h"

/* PlayerGame.reach () in games that score card points */
#define TEMPERAMENT_POINTS 2.0

/*
 * Equivalent of two points where small scores are counted. Deal scores in Cego for four, 56 and
 * Wurzen vary 1/50 as much as in Klaverjassen, in Cego for three 1/25 (strength-notes.md).
 */
#define TEMPERAMENT_SMALL_SCORE 0.04

/* Equivalent for decisions that recur in a deal: auction rounds, leads. */
#define TEMPERAMENT_SMALL_SCORE_AGAIN (TEMPERAMENT_SMALL_SCORE / 2)

/** The name and texts of a temperament. */
typedef struct
{
  const char *name;    /* name on the command line */
  const char *title;   /* NC_("temperament", …), follows a name */
  const char *meaning; /* NC_("temperament", …), a sentence */
} TemperamentInfo;

const TemperamentInfo *temperament_info (Temperament temperament);

/** Returns the temperament called @name, or -1. */
int temperament_find (const char *name);

/**
 * Returns how far a call may be below the best in @observation and count as equal: two points or
 * their equivalent. 0 where nothing is called.
 */
double temperament_reach (const Observation *observation, const Player *player);

/**
 * Moves the preferred call within temperament_reach () to the front of @choice, which @player has
 * judged and sorted. Other rows keep their order; no value changes.
 */
void temperament_call (const Observation *observation, const Player *player, Choice *choice);

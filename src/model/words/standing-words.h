/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Texts on a standing: the user's results compared with those of the 15 house players, who play the
 * user's seat with the same cards. Free returned strings with g_free ().
 */

#pragma once

#include "players/field/rating.h"

/** Returns the result @points with its sign: "+82", "−40", "0". */
char *standing_words_points (int points);

/**
 * Returns the line of one deal: "+82 for you · house average +41 · between −162 and +162 · better
 * than …".
 */
char *standing_words_row (const StandingRow *row);

/**
 * Returns the user's mean difference from the house with its margin of error: "+9 ± 14 a deal
 * against the house: too few deals to tell".
 */
char *standing_words_play (const Standing *standing);

/**
 * Returns a sentence with two means: the luck of the cards and the user's own play; "" if the luck
 * is unknown.
 */
char *standing_words_luck (const Standing *standing);

/**
 * Returns a sentence with the place of the user among the levels of the house, and the difference
 * from the levels that it names; "" for RATING_OPEN.
 */
char *standing_words_rating (const Rating *rating);

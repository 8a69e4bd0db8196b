/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A standing against the house in words. Free returned strings with g_free (). */

#pragma once

#include "players/field/standing.h"

/** Returns a deal: "+82 for you · house average +41 · between −162 and +162 · better than …". */
char *standing_words_row (const StandingRow *row);

/** Returns the result: "+9 ± 14 a deal against the house: too few deals to tell". */
char *standing_words_play (const Standing *standing);

/** Returns a sentence that keeps luck and play apart; "" if the luck is unknown. */
char *standing_words_luck (const Standing *standing);

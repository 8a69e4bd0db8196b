/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts about past matches; free them with g_free (). */

#pragma once

#include "model/history/history-past.h"

/** Returns "Cego, deal 7"; @deal counts from 0. */
char       *past_words_deal     (const MatchLog    *log,
                                 guint              deal);

/**
 * Returns title and house rules, "Klaverjassen · Rotterdams", and the deal if played again.
 * Adds @contest from contest_words_match () unless it is NULL.
 */
char       *past_words_title    (const HistoryPast *past,
                                 const char        *contest);

/** Returns the title without the game's name; "" if nothing is left. */
char       *past_words_rules    (const HistoryPast *past,
                                 const char        *contest);

/** Returns date, number of deals and players. */
char       *past_words_summary  (const HistoryPast *past);

/** Returns "302 : 140" by unit, or "● : ●●●" if lost games decide the match. */
char       *past_words_standing (const Match       *match);

/** Returns the score of a deal by unit: "102 : 60". */
char       *past_words_score    (const gint32      *score,
                                 guint              n_units);

/** Returns "Won" …, or "Again" for a deal played again; static. */
const char *past_words_outcome  (const HistoryPast *past);

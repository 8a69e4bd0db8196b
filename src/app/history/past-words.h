/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Past matches in words; all texts are to be freed with g_free (). */

#pragma once

#include "model/history/history-past.h"

/** The game, and which deal of @log, from 0: "Cego, deal 7". */
char       *past_words_deal     (const MatchLog    *log,
                                 guint              deal);

/** The house rules, and which deal was played again: "Rotterdams, deal 7 again". */
char       *past_words_title    (const HistoryPast *past);

/** The same beside the title of the game; "" where that says all. */
char       *past_words_rules    (const HistoryPast *past);

/** When, how many deals, with whom. */
char       *past_words_summary  (const HistoryPast *past);

/** "302 : 140", by unit; a match that is decided by what was lost in it, "● : ●●●". */
char       *past_words_standing (const Match       *match);

/** "102 : 60", by unit: what a deal gave. */
char       *past_words_score    (const gint32      *score,
                                 guint              n_units);

/** "Won", or where a deal was played again "Again". Static. */
const char *past_words_outcome  (const HistoryPast *past);

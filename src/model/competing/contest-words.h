/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts on contests. Free returned strings with g_free (). */

#pragma once

#include <stdbool.h>

#include "model/competing/contest-rows.h"

/**
 * Returns the line of one deal: the user's result beside the house's, how far the house has played,
 * or why the deal does not count; "" before the deal is over.
 */
char *contest_words_deal    (const ContestDeal *deal);

/** Returns the kind of the contest: "Deals of 29.11.2026", "Same cards". */
char *contest_words_title   (const ContestRow  *row);

/** Returns the name of the house rules @options; "" if they are the usual ones of their form. */
char *contest_words_rules   (const Game        *game,
                             const Options     *options);

/** Returns unusual house rules, time, number of deals, and whether the day was played again. */
char *contest_words_summary (const ContestRow  *row,
                             const GArray      *deals);

/** Returns true if the user can finish the contest, whose deals are @deals, in its match. */
bool  contest_words_is_open (const ContestRow  *row,
                             const GArray      *deals);

/**
 * Returns how far the user, and then the house, have played @deals, or the result by
 * standing_words_play ().
 */
char *contest_words_result  (const ContestRow  *row,
                             const GArray      *deals);

/** Returns lines for sending the result to other people: day_tell_result () for a day. */
char *contest_words_to_send (const ContestRow  *row,
                             const GArray      *deals);

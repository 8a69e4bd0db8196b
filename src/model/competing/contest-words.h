/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts on contests. Free returned strings with g_free (). */

#pragma once

#include <stdbool.h>

#include "model/competing/contest-rows.h"
#include "model/history/atout-history.h"

/**
 * Returns the line of @deal in @row: the user's result beside the house's, how far the house has
 * played, or why the deal does not count. "" before the end of a deal that counts.
 */
char *contest_words_deal    (const ContestRow  *row,
                             const ContestDeal *deal);

/** Returns the kind of the contest: "Deals of 29.11.2026", "Same cards". */
char *contest_words_title   (const ContestRow  *row);

/**
 * Returns the contest or the club evening that the user plays in @match of @history: "Deals of
 * 29.11.2026 · again", "Club evening, round 2"; NULL if the match is an ordinary one.
 */
char *contest_words_match   (AtoutHistory      *history,
                             gint64             match);

/**
 * Returns the house rules of a match, followed by @contest: "Rotterdams · Same cards". Returns ""
 * if both are empty. @contest is the result of contest_words_match (), or NULL. In a contest the
 * rules leave out the length of the match, because its number of deals replaces the length.
 */
char *contest_words_match_rules (const Game    *game,
                             const Options     *options,
                             const char        *contest);

/** Returns the title of the form, followed by contest_words_match_rules (). */
char *contest_words_match_title (const Game    *game,
                             const Options     *options,
                             const char        *contest);

/** Returns the name of the house rules @options; "" if they are the usual ones of their form. */
char *contest_words_rules   (const Game        *game,
                             const Options     *options);

/** Returns unusual house rules, time, number of deals, and whether the day was played again. */
char *contest_words_summary (const ContestRow  *row,
                             const GArray      *deals);

/** Returns true if the user can finish the contest, whose deals are @deals, in its match. */
bool  contest_words_is_open (const ContestRow  *row,
                             const GArray      *deals);

/** Returns true if the user, and the house where it is compared, have played all @deals. */
bool  contest_words_is_finished (const ContestRow *row,
                             const GArray      *deals);

/**
 * Returns how far the user, and then the house, have played @deals, or the result by
 * standing_words_play (). Says that the contest was given up if its match was deleted too early.
 */
char *contest_words_result  (const ContestRow  *row,
                             const GArray      *deals);

/** Returns lines for sending the result to other people: day_tell_result () for a day. */
char *contest_words_to_send (const ContestRow  *row,
                             const GArray      *deals);

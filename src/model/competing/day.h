/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deals of the day: everybody who plays the same form of a game by the same rules gets the same
 * cards. Their numbers are computed from the date, so no server is needed.
 */

#pragma once

#include "model/course/atout-match.h"
#include "players/field/standing.h"
#include "rules/game.h"
#include "rules/number.h"

#define DAY_DEALS_MAX 8

/**
 * Reads a date written as "2026-11-29" into @date; FALSE if @text is anything else or no valid
 * date.
 */
gboolean day_parse         (const char      *text,
                            GDate           *date);

/** Writes @date as "2026-11-29"; free with g_free (). */
char    *day_write         (const GDate     *date);

/** Sets @date to the day, in the local time zone, of time @now, in seconds since 1970 UTC. */
void     day_of_time       (gint64           now,
                            GDate           *date);

/** Returns TRUE if the deals of @date may be played on @today: @date is not in the future. */
gboolean day_is_open       (const GDate     *date,
                            const GDate     *today);

/** Returns the number of deals that @game has for each day: 1 to DAY_DEALS_MAX. */
guint    day_count_deals   (const Game      *game);

/** Returns @date in the user's format: "29.11.2026"; free with g_free (). */
char    *day_tell            (const GDate     *date);

/**
 * Returns @options as options_to_string () writes them, but without the length of the match; free
 * with g_free ().
 */
char    *day_rules         (const Game      *game,
                            const Options   *options);

/**
 * Writes the numbers of the deals of @date to @numbers (DAY_DEALS_MAX). The number of deal K, from
 * 1, is the first 128 bits of SHA-256 over "atout-day:FORM:RULES:YYYY-MM-DD:K", with the key of the
 * form and day_rules (). Returns the number of deals; 0 if @date is after @today.
 */
guint    day_list_numbers  (const Game      *game,
                            const Options   *options,
                            const GDate     *date,
                            const GDate     *today,
                            DealNumber      *numbers);

/**
 * Writes the players for the deals of a day to @players (SEATS_MAX): the user at seat 0, and at the
 * other seats always the same persons at level strong. Returns the number of seats.
 */
guint    day_seat_players  (const Game      *game,
                            const Options   *options,
                            AtoutPlayer     *players);

/**
 * Returns three lines for sending to other people: the game with rules and date, the result against
 * the house, and the command that opens these deals. Free with g_free ().
 */
char    *day_tell_result   (const Game      *game,
                            const Options   *options,
                            const GDate     *date,
                            const Standing  *standing);

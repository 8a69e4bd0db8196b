/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deals of a day: everybody who plays a form by the same rules gets the same cards. Their
 * numbers are made from the date, so anybody can work them out.
 */

#pragma once

#include "model/course/atout-match.h"
#include "players/field/standing.h"
#include "rules/game.h"
#include "rules/number.h"

#define DAY_DEALS_MAX 8

/** Reads "2026-11-29"; FALSE for anything else, or a date that never was. */
gboolean day_parse         (const char      *text,
                            GDate           *date);

/** Returns @date as "2026-11-29"; free with g_free (). */
char    *day_write         (const GDate     *date);

/** Sets @date to the local day of @now, in seconds since 1970 UTC. */
void     day_of_time       (gint64           now,
                            GDate           *date);

/** Returns TRUE if the deals of @date may be played on @today: no day to come. */
gboolean day_is_open       (const GDate     *date,
                            const GDate     *today);

/** Returns the number of deals of a day: 1 to DAY_DEALS_MAX. */
guint    day_count_deals   (const Game      *game);

/**
 * Returns @options without the length of the match, as options_to_string () writes them; free with
 * g_free ().
 */
char    *day_rules         (const Game      *game,
                            const Options   *options);

/**
 * Writes the numbers of the deals of @date to @numbers (DAY_DEALS_MAX). The number of deal K, from
 * 1, is the first 128 bits of SHA-256 over "atout-day:FORM:RULES:YYYY-MM-DD:K", with the key of the
 * form and day_rules (). Returns how many there are; 0 if the day is not open.
 */
guint    day_list_numbers  (const Game      *game,
                            const Options   *options,
                            const GDate     *date,
                            const GDate     *today,
                            DealNumber      *numbers);

/**
 * Writes the players of a day to @players (SEATS_MAX): the user at seat 0, otherwise always the
 * same persons of level strong. Returns the number of seats.
 */
guint    day_seat_players  (const Game      *game,
                            const Options   *options,
                            AtoutPlayer     *players);

/**
 * Returns a result as three lines for others: game, rules and date, the result against the house,
 * and the command that opens the same deals. Free with g_free ().
 */
char    *day_tell_result   (const Game      *game,
                            const Options   *options,
                            const GDate     *date,
                            const Standing  *standing);

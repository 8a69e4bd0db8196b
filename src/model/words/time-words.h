/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Days and times of the clock here, as they are written where the user lives; where that is in
 * another language than the program speaks, as they are written in its own. Each text is to be
 * freed with g_free (). What no calendar has, beyond the year 9999, is a dash.
 */

#pragma once

#include <glib.h>

/** The day of @when, in seconds since 1970 in UTC: "23.11.2026". */
char *time_words_day (gint64 when);

/** The day of a moment with its time: "23.11.2026 14:05". */
char *time_words_moment (gint64 when);

/** Of today the time; of any other day the day, with the time when it is to be @exact. */
char *time_words_lately (gint64 when, gboolean exact);

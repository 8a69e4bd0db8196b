/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Dates and times in the user's local format, or the program's if the language differs; a dash
 * after the year 9999. Free texts with g_free ().
 */

#pragma once

#include <glib.h>

/** Returns the day of @when, in seconds since 1970 UTC: "23.11.2026". */
char *time_words_day (gint64 when);

/** Returns day and time of @when: "23.11.2026 14:05". */
char *time_words_moment (gint64 when);

/** Returns "today, 14:05", "yesterday, 23:50", or the day, with the time if @exact. */
char *time_words_lately (gint64 when, gboolean exact);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts on club evenings. Free returned strings with g_free (). */

#pragma once

#include "model/competing/evening-rows.h"

/** Returns the size of an evening: "4 Tables". */
char *evening_words_size    (guint               n_tables);

/** Describes the course of the evening in sentences. */
char *evening_words_course  (const EveningPlan  *plan);

/** Returns about how long the user plays, and that the evening can be left at any time. */
char *evening_words_length  (const EveningPlan  *plan);

/**
 * Returns the name of the evening: "Drive of 29.11.2026, 4 tables", with the time if another one in
 * the same form began on that day.
 */
char *evening_words_title   (const EveningRow   *row);

/** Returns "Round 2 of 3", or that the evening is over. */
char *evening_words_state   (const EveningRow   *row);

/** Returns the name of @entrant: "Jan", "You", "You, Unni and Latha". */
char *evening_words_entrant (const EveningRow   *row,
                             guint               entrant);

/**
 * Returns the points of the rounds so far, "1520 + 1490" or "−96 − 169", with won matches, and the
 * remark on the last or the knocked out.
 */
char *evening_words_line    (const EveningRow   *row,
                             const EveningLine  *line);

/** Returns @points with a typographic minus sign. */
char *evening_words_points  (int                 points);

/** Returns the entrants of each side at @table: "You and Piet – Jan and Kees". */
char *evening_words_places  (const EveningRow   *row,
                             const EveningTable *table);

/** Returns the points of each side at @table if its match is over, otherwise how far it is. */
char *evening_words_table   (const EveningRow   *row,
                             const EveningTable *table);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"
#include "model/told/atout-score-row.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_SHEET (atout_sheet_get_type ())

/**
 * AtoutSheet: the score sheet of a course up to its moment. It listens to the course, which knows
 * nothing of it; made in the middle of a match it has the lines of the deals before.
 *
 * Property: `words` (int, DeckSuits: what cards are called in its texts; they are written anew in
 * the words of another deck).
 */
G_DECLARE_FINAL_TYPE (AtoutSheet, atout_sheet, ATOUT, SHEET, GObject)

/** The sheet of @course, which is kept alive. */
AtoutSheet      *atout_sheet_new            (AtoutCourse *course);

/** (transfer none): its lines, AtoutScoreRow, one a deal that is over. */
GListModel      *atout_sheet_get_rows       (AtoutSheet  *self);

/** The last line, as long as it stands; NULL: there is none. Owned by @self. */
const SheetRow  *atout_sheet_get_last_row   (AtoutSheet  *self);

/** How it is ruled. */
const SheetForm *atout_sheet_get_form       (AtoutSheet  *self);

/** How many more lines the running block has, numbered on from the last; 0: that is open. */
guint            atout_sheet_get_lines_left (AtoutSheet  *self);

/** True where scores are counters that lie on the table, drawn one by one. */
gboolean         atout_sheet_has_counters   (AtoutSheet  *self);

/** The score of @unit. */
int              atout_sheet_get_score      (AtoutSheet  *self,
                                             guint        unit);

/**
 * What stands for @unit now, in short: the score, and in front of it the marks of the blocks of the
 * match that are over; of a match that is over what its last line says. Free with g_free ().
 */
char            *atout_sheet_get_standing   (AtoutSheet  *self,
                                             guint        unit);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/course/atout-course.h"
#include "model/words/score-words.h"

#define ATOUT_TYPE_SCORE_ROW (atout_score_row_get_type ())

/** AtoutScoreRow: what the score sheet says about one deal. */
G_DECLARE_FINAL_TYPE (AtoutScoreRow, atout_score_row, ATOUT, SCORE_ROW, GObject)

/** The row as the rules write it; owned by @self. */
const SheetRow   *atout_score_row_get_sheet       (AtoutScoreRow    *self);

/** The breakdown as the rules tell it; owned by @self. */
const Breakdown  *atout_score_row_get_breakdown   (AtoutScoreRow    *self);

/** What both say in the user's language; owned by @self, until the words change. */
const ScoreTexts *atout_score_row_get_texts       (AtoutScoreRow    *self);

/** Who sat at @seat in this deal; "" for NO_SEAT. */
const char       *atout_score_row_get_seat_name   (AtoutScoreRow    *self,
                                                   int               seat);

/** The name of @player, numbered as by match_player_at (). */
const char       *atout_score_row_get_player_name (AtoutScoreRow    *self,
                                                   guint             player);

#define ATOUT_TYPE_SHEET (atout_sheet_get_type ())

/**
 * AtoutSheet: the score sheet of a course up to its moment. It listens to the course, which knows
 * nothing of it; made in the middle of a match it has the lines of the deals before.
 *
 * Property: `suits` (int, DeckSuits: what cards are called in its texts; they are written anew in
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

/**
 * What stands for @unit now, in short: the score, and in front of it the marks of the blocks of the
 * match that are over; of a match that is over what its last line says. Free with g_free ().
 */
char            *atout_sheet_get_standing   (AtoutSheet  *self,
                                             guint        unit);

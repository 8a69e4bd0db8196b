/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/course/atout-course.h"
#include "model/words/score-words.h"

#define ATOUT_TYPE_SCORE_ROW (atout_score_row_get_type ())

/** AtoutScoreRow: the sheet row of one deal. */
G_DECLARE_FINAL_TYPE (AtoutScoreRow, atout_score_row, ATOUT, SCORE_ROW, GObject)

/** Returns the row as the rules compute it; owned by @self. */
const SheetRow   *atout_score_row_get_sheet       (AtoutScoreRow    *self);

/** Returns the breakdown of the score by the rules; owned by @self. */
const Breakdown  *atout_score_row_get_breakdown   (AtoutScoreRow    *self);

/** Returns row and breakdown in words; owned by @self until AtoutSheet:suits changes. */
const ScoreTexts *atout_score_row_get_texts       (AtoutScoreRow    *self);

/** Returns the name of the player at @seat; "" for NO_SEAT. */
const char       *atout_score_row_get_seat_name   (AtoutScoreRow    *self,
                                                   int               seat);

/** Returns the name of @player (match_player_at ()). */
const char       *atout_score_row_get_player_name (AtoutScoreRow    *self,
                                                   guint             player);

#define ATOUT_TYPE_SHEET (atout_sheet_get_type ())

/**
 * AtoutSheet: the score sheet of a course up to its current moment, including deals before the
 * sheet was made.
 */
G_DECLARE_FINAL_TYPE (AtoutSheet, atout_sheet, ATOUT, SHEET, GObject)

/** Returns a sheet that references @course. */
AtoutSheet      *atout_sheet_new            (AtoutCourse *course);

/** (transfer none): Returns an AtoutScoreRow per finished deal. */
GListModel      *atout_sheet_get_rows       (AtoutSheet  *self);

/** Returns the last row while it is in the list, or NULL; owned by @self. */
const SheetRow  *atout_sheet_get_last_row   (AtoutSheet  *self);

const SheetForm *atout_sheet_get_form       (AtoutSheet  *self);

/** Returns how many more deals the current block of the sheet can hold; 0 if open. */
guint            atout_sheet_get_lines_left (AtoutSheet  *self);

/** Returns true if counters on the table keep the score. */
gboolean         atout_sheet_has_counters   (AtoutSheet  *self);

/**
 * Returns marks for the blocks that @unit lost, then its score: "●● 4". After the match the score
 * is the last row's total. Free with g_free ().
 */
char            *atout_sheet_get_standing   (AtoutSheet  *self,
                                             guint        unit);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "words.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_SCORE_ROW (atout_score_row_get_type ())

/** AtoutScoreRow: what the score sheet says about one deal. */
G_DECLARE_FINAL_TYPE (AtoutScoreRow, atout_score_row, ATOUT, SCORE_ROW, GObject)

AtoutScoreRow   *atout_score_row_new           (const Match   *match,
                                                const Deal    *deal,
                                                const char    *declarer,
                                                WordsSuits     suits);

/** Names the cards in the labels as @suits does. */
void             atout_score_row_set_words     (AtoutScoreRow *self,
                                                WordsSuits     suits);

/** The row as the rules write it; owned by @self. */
const SheetRow  *atout_score_row_get_sheet     (AtoutScoreRow *self);

/** The breakdown; labels are in words by atout_score_row_get_label (); owned by @self. */
const Breakdown *atout_score_row_get_breakdown (AtoutScoreRow *self);

/** Label of row @index of the breakdown in the user's language. */
const char      *atout_score_row_get_label     (AtoutScoreRow *self,
                                                guint          index);

/** One sentence on how the deal ended, in the user's language. */
const char      *atout_score_row_get_verdict   (AtoutScoreRow *self);

G_END_DECLS

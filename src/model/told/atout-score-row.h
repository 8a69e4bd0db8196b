/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "model/words/score-words.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_SCORE_ROW (atout_score_row_get_type ())

/** AtoutScoreRow: what the score sheet says about one deal. */
G_DECLARE_FINAL_TYPE (AtoutScoreRow, atout_score_row, ATOUT, SCORE_ROW, GObject)

/** What @match, which has @deal booked, says about it. @names are copied. */
AtoutScoreRow    *atout_score_row_new             (const Match      *match,
                                                   const Deal       *deal,
                                                   const ScoreNames *names,
                                                   DeckSuits         suits);

/** Names cards and suits in the texts as @suits does. */
void              atout_score_row_set_words       (AtoutScoreRow    *self,
                                                   DeckSuits         suits);

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

G_END_DECLS

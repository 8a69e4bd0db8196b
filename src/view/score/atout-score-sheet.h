/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_SCORE_SHEET (atout_score_sheet_get_type ())

/** AtoutScoreSheet: the score sheet of a match, with running totals. */
G_DECLARE_FINAL_TYPE (AtoutScoreSheet, atout_score_sheet, ATOUT, SCORE_SHEET, GtkWidget)

void       atout_score_sheet_set_session (AtoutScoreSheet *self,
                                        AtoutSession      *session);

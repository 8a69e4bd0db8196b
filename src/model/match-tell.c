/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The running moment of an AtoutMatch, for whoever tells it. */

#include "atout-match-private.h"

/* The last line of the sheet, or NULL. */
static const SheetRow *
last_row (AtoutMatch *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sheet));
  g_autoptr (AtoutScoreRow) row
      = n > 0 ? g_list_model_get_item (G_LIST_MODEL (self->sheet), n - 1) : NULL;

  return row != NULL ? atout_score_row_get_sheet (row) : NULL;
}

Telling
atout_match_tell (AtoutMatch *self)
{
  Telling telling = {
    .match = &self->log->match,
    .deal = self->shown,
    .row = last_row (self),
    .user = self->user_seat,
    .suits = self->hand_order.suits,
    .prompt = self->prompt,
    .is_guided = self->guided,
    .notices = match_notices (self),
    .counts = self->shows_count && self->state != ATOUT_MATCH_IDLE,
  };

  for (guint i = 0; i < self->log->match.n_seats; i++)
    {
      telling.name[i] = atout_seat_get_name (self->seat[i]);
      telling.player[i] = atout_course_get_player_name (ATOUT_COURSE (self), i);
    }

  return telling;
}

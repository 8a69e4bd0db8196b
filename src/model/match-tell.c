/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The running moment of an AtoutMatch, for whoever tells it. */

#include "atout-match-private.h"

Telling
atout_match_tell (AtoutMatch *self)
{
  Telling telling = atout_course_tell (ATOUT_COURSE (self), self->hand_order.suits);

  telling.prompt = self->prompt;
  telling.is_guided = self->guided;
  telling.notices = match_notices (self);
  telling.counts = self->shows_count && self->state != ATOUT_MATCH_IDLE;

  return telling;
}

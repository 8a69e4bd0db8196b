/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user has won so far in the running deal, where players count that in their heads. */

#include "atout-match-private.h"
#include "atout-seat-private.h"

void
match_count_update (AtoutMatch *self)
{
  const Telling telling = atout_match_tell (self);

  atout_seat_set_count (self->seat[self->user_seat], tell_count (&telling));
}

void
atout_match_set_shows_count (AtoutMatch *self, gboolean shows)
{
  g_return_if_fail (ATOUT_IS_MATCH (self));

  if (self->shows_count == shows)
    return;
  self->shows_count = shows;
  match_count_update (self);
}

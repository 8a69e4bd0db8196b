/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The tricks of the running deal, to look back at. */

#include "atout-match-private.h"

void
match_tricks_add (AtoutMatch *self)
{
  g_array_append_val (self->tricks, self->shown->last_trick);
}

guint
atout_match_get_n_tricks (AtoutMatch *self)
{
  return self->tricks->len;
}

const Trick *
atout_match_get_trick_at (AtoutMatch *self, guint index)
{
  g_return_val_if_fail (index < self->tricks->len, NULL);

  return &g_array_index (self->tricks, Trick, index);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How the user's hand lies: sorted as wanted, or arranged card by card. */

#include "atout-match-private.h"

static void
lay_hand (AtoutMatch *self)
{
  if (self->state != ATOUT_MATCH_IDLE)
    hand_order_apply (&self->hand_order, self->hand, self->shown, self->user_seat);
}

GListModel *
atout_match_get_hand (AtoutMatch *self)
{
  return G_LIST_MODEL (self->hand);
}

void
atout_match_set_sorting (AtoutMatch *self, gboolean ascending, gboolean trumps_first)
{
  self->hand_order.ascending = ascending;
  self->hand_order.trumps_first = trumps_first;
  lay_hand (self);
}

void
atout_match_move_card (AtoutMatch *self, guint from, guint to)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->hand));

  g_return_if_fail (from < n && to < n);

  hand_order_move (&self->hand_order, self->hand, from, to);
  lay_hand (self);
}

void
atout_match_sort_hand (AtoutMatch *self)
{
  self->hand_order.n_own = 0;
  lay_hand (self);
}

gboolean
atout_match_get_arranged (AtoutMatch *self)
{
  return self->hand_order.n_own > 0;
}

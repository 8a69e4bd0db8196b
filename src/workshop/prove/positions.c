/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/positions.h"

#include <string.h>

#define TRIES_MOST 4000 /* layouts played again for a position */

void
positions_make (Positions *self, const Problem *problem)
{
  const Deal *deal = &problem->deal;
  unsigned seat = (unsigned) deal->turn;
  Card cards[CARDS_MAX];
  unsigned n = observation_list_hidden (deal, seat, cards);

  self->problem = problem;
  observation_make (&self->seen, deal, seat);
  hidden_make (&self->hidden, &self->seen, deal, cards, n);
}

bool
positions_lay (const Positions *self, const Card *cards, Deal *deal)
{
  ProblemRefutation layout = { .wrong = ACTION_NONE, .n_layout = self->hidden.n };
  g_autoptr (MatchLog) log = NULL;
  Observation seen;

  memcpy (layout.layout, cards, self->hidden.n);
  log = problem_play_line (self->problem, &layout);
  if (log == NULL)
    return false;
  *deal = log->deal;
  observation_make (&seen, deal, self->seen.seat);

  return memcmp (&seen, &self->seen, sizeof seen) == 0;
}

bool
positions_draw (const Positions *self, Rng *rng, Deal *deal)
{
  Card cards[CARDS_MAX];

  for (unsigned i = 0; i < TRIES_MOST && hidden_draw (&self->hidden, rng, cards); i++)
    if (positions_lay (self, cards, deal))
      return true;

  return false;
}

/* ---- All of them ----------------------------------------------------------------------------- */

typedef struct
{
  const Positions *positions;
  unsigned most;
  unsigned n_tried;
  GArray *found;
} Listing;

static bool
take (const Card *cards, gpointer data)
{
  Listing *self = data;
  Deal deal;

  if (positions_lay (self->positions, cards, &deal))
    g_array_append_val (self->found, deal);

  return self->found->len <= self->most && self->n_tried++ < 100 * self->most;
}

GArray *
positions_list (const Positions *self, unsigned most)
{
  Listing listing = { self, most, 0, g_array_new (FALSE, FALSE, sizeof (Deal)) };

  if (hidden_list (&self->hidden, deal_pack (&self->problem->deal), take, &listing))
    return listing.found;
  g_array_unref (listing.found);

  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Decides which rests of deals the solver can answer. */

#include <string.h>

#include "players/solver/solver.h"

static bool
share_points (const TrickPlay *play, SeatSet seats)
{
  unsigned units = 0;

  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    units |= seats_have (seats, seat) ? 1u << play->unit[seat] : 0;

  return (units & (units - 1)) == 0;
}

bool
solver_has_two_sides (const TrickPlay *play, SeatSet side)
{
  SeatSet others = play->playing & (SeatSet) ~side;

  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    if (seats_have (play->playing, seat)
        && play->allies[seat] != (seats_have (side, seat) ? side & play->playing : others))
      return false;

  return others != 0;
}

/* Returns false while the leader can only do other things first. */
static bool
plays_a_card (const Deal *deal)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_is_play (deal->game, legal.at[i]))
      return true;

  return false;
}

void
solver_rest_take (SolverRest *rest, const Deal *deal, SeatSet side)
{
  memset (rest, 0, sizeof *rest);
  trick_play_make (&rest->play, deal);
  memcpy (rest->hand, deal->hand, sizeof rest->hand);
  rest->trick = deal->trick;
  memcpy (rest->n_tricks, deal->tricks_won, sizeof rest->n_tricks);
  rest->turn = (uint8_t) deal->turn;
  rest->side = side;
}

bool
solver_rest_make (SolverRest *rest, const Deal *deal, SeatSet side)
{
  const TrickPlay *play = &rest->play;
  SeatSet others;
  TrickEndKind end;

  if (!plays_a_card (deal))
    return false;
  solver_rest_take (rest, deal, side);
  others = play->playing & (SeatSet) ~side;
  end = play->end.kind;

  /* in groups, only the declarer's pile counts */
  return (end == TRICK_END_CARDS || end == TRICK_END_POINTS) && play->n_stock == 0
         && solver_has_two_sides (play, side)
         && (play->group_size > 0
                 ? deal->declarer != NO_SEAT && side == seats_of ((unsigned) deal->declarer)
                 : share_points (play, side & play->playing) && share_points (play, others));
}

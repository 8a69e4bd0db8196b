/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The last tricks exactly: with the stock used up both hands are known, and section 15 of
 * games/wurzen/rules.md asks for a search. It is the solver's (talon-search.h).
 */

#include "game.h"
#include "solver/talon-search.h"
#include "wurzen.h"

/* Tricks that a beginner can see through to the end: a search of so few needs no table. */
#define TRICKS_SEEN 4

#define GAME_POINTS_MAX 4 /* the most a deal brings (I-7) */

bool
simple_wurzen_can_solve (const WurzenPosition *position)
{
  return position->talon == 0 && card_set_count (position->hand) <= TRICKS_SEEN;
}

/* Every answer is a bound of what seat 0 gets, on the side that was asked about. */
int
simple_wurzen_solve (const WurzenPosition *position, Action action)
{
  Deal deal = *position->seen;
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search = { .trick = &trick, .talon = &talon, .objective = SOLVE_DEAL };
  TalonState state;
  int low = -GAME_POINTS_MAX;
  int high = GAME_POINTS_MAX;

  deal.hand[position->other] = position->known | position->maybe;
  trick_play_make (&trick, &deal);
  talon_play_make (&talon, &deal);
  talon_state_make (&state, &deal, &trick, &talon);
  while (low < high)
    {
      int need = low < 0 && high > 0 ? 0 : high; /* who wins, then by how much at most */
      int value;

      need = MAX (need, low + 1);
      value = talon_search_action (&search, &state, action, need);
      if (value >= need)
        low = MIN (value, high);
      else
        high = MAX (value, low);
    }

  return position->seat == 0 ? low : -low;
}

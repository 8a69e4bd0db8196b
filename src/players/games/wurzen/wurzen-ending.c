/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The last tricks exactly: with the stock used up both hands are known, and section 15 of
 * games/wurzen/rules.md asks for a search. It is the solver's (talon-search.h).
 */

#include "players/games/wurzen/wurzen.h"
#include "players/solver/talon-search.h"
#include "rules/game.h"

/* Tricks that a beginner can see through to the end: a search of so few needs no table. */
#define TRICKS_SEEN 4

#define GAME_POINTS_MAX 4 /* the most a deal brings (I-7) */

bool
simple_wurzen_can_solve (const WurzenPosition *position)
{
  return position->talon == 0 && card_set_count (position->hand) <= TRICKS_SEEN;
}

/* The game points that the seat gets in @world by @action, all cards being known. */
static int
solve_world (const WurzenPosition *position, const Deal *world, Action action)
{
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search = { .trick = &trick, .talon = &talon, .objective = SOLVE_DEAL };
  TalonState state;
  int low = -GAME_POINTS_MAX;
  int high = GAME_POINTS_MAX;

  trick_play_make (&trick, world);
  talon_play_make (&talon, world);
  talon_state_make (&state, world, &trick, &talon);
  while (low < high) /* every answer is a bound of what seat 0 gets, on the side asked about */
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

int
simple_wurzen_solve (const WurzenPosition *position, Action action)
{
  Deal deal = *position->seen;

  deal.hand[position->other] = position->known | position->maybe;

  return solve_world (position, &deal, action);
}

/* ---- The last lead with cards to draw ---------------------------------------------------- */

bool
simple_wurzen_is_last_lead (const WurzenPosition *position)
{
  return position->talon == 2 && !position->is_strict && position->seen->trick.n == 0;
}

double
simple_wurzen_worth_at_last_lead (const WurzenPosition *position, Action action)
{
  Deal world = *position->seen;
  double sum = 0;

  for (CardSet set = position->maybe; set != 0; set = card_set_rest (set))
    {
      Card drawn = card_set_first (set);

      world.hand[position->other] = (position->known | position->maybe) & ~card_set_of (drawn);
      world.own.wurzen.stock[0] = drawn;
      sum += match_worth (&position->worth, position->seat, solve_world (position, &world, action));
    }

  return sum / card_set_count (position->maybe);
}

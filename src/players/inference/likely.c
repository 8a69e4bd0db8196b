/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "likely.h"

#include <math.h>
#include <string.h>
#include <glib.h>

#include "beginning.h"
#include "game.h"
#include "laid-likely.h"
#include "promise-likely.h"
#include "talon-likely.h"
#include "thumb.h"

/* ---- Cards ----------------------------------------------------------------------------------- */

static Action
action_of_card (const Deal *deal, Card card)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_is_play (deal->game, legal.at[i])
        && card_set_has (pack_copies (deal_pack (deal), card), (Card) action_arg (legal.at[i])))
      return legal.at[i];

  return ACTION (VERB_PLAY, card);
}

static double
log_of_plays (const Observation *observation, const Deal *world)
{
  double sum = 0;
  Deal deal;

  if (!beginning_of_play (world, &deal))
    return 0;
  for (unsigned i = 0; i < world->n_played && !deal_is_over (&deal); i++)
    {
      unsigned seat = world->played_by[i];
      Action action;

      while (deal.phase != PHASE_PLAY && !deal_is_over (&deal)) /* roem is claimed */
        {
          ActionList legal;

          deal_legal (&deal, &legal);
          deal_apply (&deal, legal.at[0]);
        }
      if (deal_is_over (&deal) || deal.turn != (int) seat)
        return sum;
      action = action_of_card (&deal, world->played[i]);
      if (seat != observation->seat)
        {
          Choice choice;

          if (thumb_judge (observation, &deal, &choice))
            sum += log (thumb_chance (&choice, action, THUMB_LEFT_FOR_PLAYS));
        }
      deal_apply (&deal, action);
    }

  return sum;
}

/* ---- Calls ----------------------------------------------------------------------------------- */

#define CALLS_MAX 24 /* as many in a row are gone through */

static bool
is_called (const Deal *deal)
{
  if (deal->game == &klaverjas_game)
    return deal->phase == PHASE_PLAY || deal->phase == KLAVERJAS_PHASE_DISCARD
           || deal->phase == KLAVERJAS_PHASE_DECLARE;
  if (deal->game == &zensern_game)
    return deal->phase == PHASE_PLAY || deal->phase >= ZENSERN_PHASE_ANSAGE;

  return deal->phase == PHASE_PLAY || deal->phase == CEGO_PHASE_KEEP;
}

/* The calls of @deal can still lead to what is played in @world. */
static bool
may_become (const Deal *deal, const Deal *world)
{
  const CegoState *cego[2] = { &deal->own.cego, &world->own.cego };

  if (deal_is_over (deal))
    return false;
  if (deal->declarer != NO_SEAT && deal->declarer != world->declarer)
    return false;
  if (deal->game == &klaverjas_game)
    return (deal->declarer == NO_SEAT || deal->trump == world->trump)
           && deal->own.klaverjas.n_kraaks <= world->own.klaverjas.n_kraaks
           && (!is_called (deal) || deal->own.klaverjas.n_kraaks == world->own.klaverjas.n_kraaks);
  if (deal->game == &zensern_game)
    return (deal->declarer == NO_SEAT || deal->phase == ZENSERN_PHASE_NAME
            || deal->trump == world->trump)
           && (deal->own.zensern.antrag == 0
               || deal->own.zensern.antrag == world->own.zensern.antrag)
           && deal->own.zensern.n_flecke <= world->own.zensern.n_flecke
           && (!is_called (deal)
               || (deal->own.zensern.antrag == world->own.zensern.antrag
                   && deal->own.zensern.n_flecke == world->own.zensern.n_flecke));
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (cego[0]->said[seat] > cego[1]->said[seat])
      return false;

  return cego[0]->announced <= cego[1]->announced && cego[0]->bid <= MAX (cego[1]->bid, CEGO_CEGO)
         && (cego[0]->passed_first & ~cego[1]->passed_first) == 0
         && (cego[0]->soloist == NO_SEAT || cego[0]->announced < cego[1]->announced
             || cego[0]->soloist == cego[1]->soloist)
         && (!is_called (deal)
             || (cego[0]->game == cego[1]->game && cego[0]->announced == cego[1]->announced
                 && cego[0]->passed_first == cego[1]->passed_first
                 && memcmp (cego[0]->said, cego[1]->said, sizeof cego[0]->said) == 0));
}

/* It is the call that @world waits for. */
static bool
is_asked_as (const Deal *deal, const Deal *world)
{
  if (deal->phase != world->phase || deal->turn != world->turn)
    return false;
  if (deal->game == &klaverjas_game)
    return deal->own.klaverjas.to_speak == world->own.klaverjas.to_speak
           && deal->own.klaverjas.n_kraaks == world->own.klaverjas.n_kraaks
           && deal->own.klaverjas.turned == world->own.klaverjas.turned;

  return deal->own.zensern.to_speak == world->own.zensern.to_speak
         && deal->own.zensern.antrag == world->own.zensern.antrag
         && deal->own.zensern.n_flecke == world->own.zensern.n_flecke;
}

/* The chance that the calls go on from @deal as they did: over all ways that end alike. */
static double
chance_of_calls (const Observation *observation, const Deal *deal, const Deal *world,
                 unsigned n_left)
{
  double sum = 0;
  bool is_own = deal->turn == (int) observation->seat;
  ActionList legal;
  Choice choice;
  bool judged = false;

  if (is_called (deal) || n_left == 0)
    return is_called (world) ? 1 : 0;
  if (!is_called (world) && is_asked_as (deal, world))
    return 1;
  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Deal next = *deal;
      double chance = 1;

      deal_apply (&next, legal.at[i]);
      if (!may_become (&next, world))
        continue;
      if (!is_own && legal.n > 1)
        {
          if (!judged)
            thumb_judge (observation, deal, &choice);
          judged = true;
          chance = thumb_chance (&choice, legal.at[i], THUMB_LEFT_FOR_CALLS);
        }
      sum += chance * chance_of_calls (observation, &next, world, n_left - 1);
    }

  return sum;
}

/* Zensern: calls were made with two thirds of a hand, and nobody can tell with which. */
#define WAYS_DEALT 4

/* The same for the same hands. */
static Rng
rng_of (const Deal *world)
{
  uint64_t seed = 0;

  for (unsigned seat = 0; seat < world->n_seats; seat++)
    seed = rng_mix (seed ^ world->hand[seat]);

  return rng_new (seed, 0);
}

static double
log_of_calls (const Observation *observation, const Deal *world)
{
  Rng rng = rng_of (world);
  unsigned n_ways = world->game == &zensern_game ? WAYS_DEALT : 1;
  double chance = 0;

  for (unsigned i = 0; i < n_ways; i++)
    {
      Deal deal;

      if (!beginning_of_calls (world, &rng, &deal))
        return 0;
      chance += chance_of_calls (observation, &deal, world, CALLS_MAX) / n_ways;
    }

  return log (MAX (chance, 1e-6));
}

double
likely_log (const Observation *observation, const Deal *world)
{
  if (world->game == &wurzen_game)
    return talon_likely_log (observation, world);
  if (world->game == &fiftysix_game)
    return promise_likely_log (observation, world);

  return log_of_calls (observation, world) + laid_likely_log (observation, world)
         + log_of_plays (observation, world);
}

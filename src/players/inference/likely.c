/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/inference/likely.h"

#include <math.h>
#include <string.h>
#include <glib.h>

#include "players/inference/beginning.h"
#include "players/inference/thumb.h"
#include "players/player-game.h"
#include "players/worlds/worlds.h"

struct Likely
{
  const Observation *observation;
  const PlayerGame *game;
  GHashTable *found; /* cached Found results */
};

/* A cached result. Actions depend on the hand; other observed facts are common to all worlds. */
typedef struct
{
  gint64 key; /* hash of seat, cards and actions */
  double value;
} Found;

Likely *
likely_new (const Observation *observation)
{
  Likely *self = g_new (Likely, 1);

  self->observation = observation;
  self->game = player_game (observation->seen.game);
  self->found = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  return self;
}

void
likely_free (Likely *self)
{
  g_hash_table_unref (self->found);
  g_free (self);
}

static uint64_t
mix (uint64_t key, uint64_t more)
{
  return rng_mix (key * 3 ^ more);
}

static bool
find (const Likely *self, uint64_t key, double *value)
{
  const gint64 asked = (gint64) key;
  const Found *found = g_hash_table_lookup (self->found, &asked);

  if (found != NULL)
    *value = found->value;

  return found != NULL;
}

static void
keep (Likely *self, uint64_t key, double value)
{
  Found *found = g_new (Found, 1);

  *found = (Found) { (gint64) key, value };
  g_hash_table_add (self->found, found);
}

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

/* Returns a hash of @seat's initial knowledge, as far as worlds differ. */
static uint64_t
key_of_start (const Deal *start, unsigned seat)
{
  Observation observation;
  const Deal *seen = &observation.seen;
  uint64_t key;

  observation_make (&observation, start, seat);
  key = mix (mix (seat, seen->hand[seat]), observation.unseen);
  for (size_t i = 0; i + sizeof key <= sizeof seen->own; i += sizeof key)
    {
      uint64_t part;

      memcpy (&part, (const char *) &seen->own + i, sizeof part);
      key = mix (key, part);
    }

  return key;
}

/* Adds the log-likelihood of plays by @asked to @sums. */
static void
judge_plays (const Likely *self, const Deal *start, const Deal *world, SeatSet asked, double *sums)
{
  Deal deal = *start;

  for (unsigned i = 0; i < world->n_played && !deal_is_over (&deal); i++)
    {
      unsigned seat = world->played_by[i];
      Choice choice;
      Action action;

      while (deal.phase != PHASE_PLAY && !deal_is_over (&deal)) /* answers a question about roem */
        {
          ActionList legal;

          deal_legal (&deal, &legal);
          deal_apply (&deal, legal.at[0]);
        }
      if (deal_is_over (&deal) || deal.turn != (int) seat)
        return;
      action = action_of_card (&deal, world->played[i]);
      if (seats_have (asked, seat)
          && thumb_judge (self->game->judge, self->observation, &deal, &choice))
        sums[seat] += log (thumb_chance (&choice, action, THUMB_LEFT_FOR_PLAYS));
      deal_apply (&deal, action);
    }
}

static double
log_of_plays (Likely *self, const Deal *world)
{
  uint64_t key[SEATS_MAX];
  double value[SEATS_MAX] = { 0 };
  SeatSet asked = 0;
  double sum = 0;
  Deal start;

  if (world->n_played == 0 || !beginning_of_play (world, &start))
    return 0;
  for (unsigned s = 0; s < world->n_seats; s++)
    {
      if (s == self->observation->seat || !seats_have (world->playing, s))
        continue;
      key[s] = key_of_start (&start, s);
      if (!find (self, key[s], &value[s]))
        asked |= seats_of (s);
    }
  if (asked != 0)
    judge_plays (self, &start, world, asked, value);
  for (unsigned s = 0; s < world->n_seats; s++)
    {
      if (seats_have (asked, s))
        keep (self, key[s], value[s]);
      sum += value[s];
    }

  return sum;
}

#define CALLS_MAX 24 /* most calls followed */

static bool
may_become (const PlayerPast *past, const Deal *deal, const Deal *world)
{
  if (deal_is_over (deal))
    return false;

  return (deal->declarer == NO_SEAT || deal->declarer == world->declarer)
         && past->may_become (deal, world);
}

static bool
is_asked_as (const PlayerPast *past, const Deal *deal, const Deal *world)
{
  return deal->phase == world->phase && deal->turn == world->turn
         && past->is_asked_as (deal, world);
}

/* Returns the probability of @action after the actions hashed in @path. */
static double
chance_of_call (Likely *self, const Deal *deal, uint64_t path, Action action)
{
  uint64_t path_of_hand = mix (path, deal->hand[deal->turn]);
  uint64_t key = mix (path_of_hand, action);
  double chance = 1;
  Choice choice;

  if (find (self, key, &chance)
      || !thumb_judge (self->game->judge, self->observation, deal, &choice))
    return chance;
  for (unsigned i = 0; i < choice.n; i++)
    keep (self, mix (path_of_hand, choice.row[i].action),
          thumb_chance (&choice, choice.row[i].action, THUMB_LEFT_FOR_CALLS));

  return thumb_chance (&choice, action, THUMB_LEFT_FOR_CALLS);
}

/* Returns the probability of calls from @deal on, over all sequences with equal outcome. */
static double
chance_of_calls (Likely *self, const Deal *deal, uint64_t path, const Deal *world, unsigned n_left)
{
  double sum = 0;
  const PlayerPast *past = self->game->past;
  bool is_own = deal->turn == (int) self->observation->seat;
  ActionList legal;

  if (past->is_called (deal) || n_left == 0)
    return past->is_called (world) ? 1 : 0;
  if (!past->is_called (world) && is_asked_as (past, deal, world))
    return 1;
  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, legal.at[i]);
      if (may_become (past, &next, world))
        sum += (is_own ? 1 : chance_of_call (self, deal, path, legal.at[i]))
               * chance_of_calls (self, &next, mix (path, legal.at[i]), world, n_left - 1);
    }

  return sum;
}

/* Returns a random stream determined by the hands. */
static Rng
rng_of (const Deal *world)
{
  uint64_t seed = 0;

  for (unsigned seat = 0; seat < world->n_seats; seat++)
    seed = rng_mix (seed ^ world->hand[seat]);

  return rng_new (seed, 0);
}

static double
log_of_calls (Likely *self, const Deal *world)
{
  Rng rng = rng_of (world);
  unsigned n_ways = self->game->past != NULL ? MAX (1, self->game->past->n_ways) : 1;
  double chance = 0;

  for (unsigned i = 0; i < n_ways; i++)
    {
      Deal deal;

      if (!beginning_of_calls (world, &rng, &deal))
        return 0;
      chance += chance_of_calls (self, &deal, 1, world, CALLS_MAX) / n_ways;
    }

  return log (MAX (chance, 1e-6));
}

#define LEAST_LAID 1e-9 /* minimum probability */

double
likely_log_of_laid (const Observation *observation, const Deal *world)
{
  const PlayerGame *game = player_game (world->game);
  Deal start;

  if (game->laid == NULL || world->phase != PHASE_PLAY || world->declarer == NO_SEAT
      || world->declarer == (int) observation->seat || !beginning_of_play (world, &start))
    return 0;

  return log (MAX (game->laid (observation, &start), LEAST_LAID));
}

double
likely_log (Likely *self, const Deal *world)
{
  if (self->game->likely != NULL)
    return self->game->likely (self->observation, world);

  return log_of_calls (self, world) + likely_log_of_laid (self->observation, world)
         + log_of_plays (self, world);
}

double
likely_gain (Likely *self, const Deal *deal, unsigned n, Rng *rng)
{
  Worlds *worlds = worlds_new (self->observation);
  double own = likely_log (self, deal);
  double sum = 0;

  for (unsigned i = 0; i < n; i++)
    {
      Deal world;

      worlds_draw (worlds, rng, &world);
      sum += exp (likely_log (self, &world) - own);
    }
  worlds_free (worlds);

  return -log (sum / n);
}

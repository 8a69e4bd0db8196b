/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/worlds/worlds.h"

#include <glib.h>

#include "players/knowledge/knowledge.h"
#include "players/player-game.h"
#include "players/worlds/deals.h"

#define TRIES_MAX 5000 /* attempts to fit the game's facts */

struct Worlds
{
  Observation observation;
  const PlayerGame *game;
  Places places;
  uint8_t seat[PLACES_MAX]; /* owner of a place; SEATS_MAX outside hands */
  Deals *deals;
  double count;
  bool is_listed;
  unsigned n_listed;
  CardSet listed[WORLDS_LISTED][PLACES_MAX];
};

/* Returns true if @world agrees with the game's facts; may correct its history. */
static bool
fits (const Worlds *self, Deal *world)
{
  return self->game->fits == NULL || self->game->fits (world);
}

static void
add_place (Worlds *self, Places *places, unsigned seat, unsigned size, CardSet may)
{
  if (size == 0)
    return;
  self->seat[places->n] = (uint8_t) seat;
  places->size[places->n] = (uint8_t) size;
  places->may[places->n] = may;
  places->n++;
}

static void
list_places (Worlds *self)
{
  Places *places = &self->places;
  const Observation *observation = &self->observation;
  const Deal *seen = &observation->seen;
  CardSet may[SEATS_MAX + 1];
  Knowledge facts;

  for (unsigned s = 0; s <= SEATS_MAX; s++)
    may[s] = observation->unseen;
  if (seen->n_played > 0)
    {
      knowledge_make (&facts, observation);
      for (unsigned s = 0; s < seen->n_seats; s++)
        may[s] &= facts.may_hold[s];
    }
  if (self->game->place != NULL)
    self->game->place (observation, may);

  places->cards = observation->unseen;
  for (unsigned s = 0; s < seen->n_seats; s++)
    if (s != observation->seat)
      add_place (self, places, s, observation->hand_size[s] - card_set_count (seen->hand[s]),
                 may[s]);
  add_place (self, places, SEATS_MAX, observation->n_elsewhere, may[SEATS_MAX]);
}

/* Builds @world from the @sets of all places; cards outside hands are shuffled. */
static void
make_world (const Worlds *self, const CardSet *sets, Rng *rng, Deal *world)
{
  Card cards[CARDS_MAX];
  unsigned n = 0;

  for (unsigned p = 0; p < self->places.n; p++)
    {
      unsigned first = n;

      for (CardSet set = sets[p]; set != 0; set = card_set_rest (set), n++)
        {
          unsigned k = self->seat[p] < SEATS_MAX ? n : first + rng_below (rng, n - first + 1);

          cards[n] = cards[k];
          cards[k] = card_set_first (set);
        }
    }
  observation_fill (&self->observation, cards, world);
}

static bool
list_world (const CardSet *sets, void *data)
{
  Worlds *self = data;
  Rng rng = rng_new (1, 1);
  Deal world;

  make_world (self, sets, &rng, &world);
  if (fits (self, &world))
    {
      for (unsigned p = 0; p < self->places.n; p++)
        self->listed[self->n_listed][p] = sets[p];
      self->n_listed++;
    }

  return true;
}

Worlds *
worlds_new (const Observation *observation)
{
  Worlds *self = g_new (Worlds, 1);

  self->observation = *observation;
  self->game = player_game (observation->seen.game);
  self->places = (Places) { 0 };
  list_places (self);
  self->deals = deals_new (&self->places);
  self->count = deals_count (self->deals);
  self->is_listed = self->places.n > 0 && self->count <= WORLDS_LISTED;
  self->n_listed = 0;
  if (self->is_listed)
    {
      deals_each (self->deals, list_world, self);
      self->count = self->n_listed;
    }

  return self;
}

void
worlds_free (Worlds *self)
{
  deals_free (self->deals);
  g_free (self);
}

double
worlds_count (const Worlds *self)
{
  return self->count;
}

bool
worlds_are_listed (const Worlds *self)
{
  return self->is_listed;
}

void
worlds_at (const Worlds *self, unsigned index, Deal *world, Rng *rng)
{
  g_return_if_fail (index < self->n_listed);

  make_world (self, self->listed[index], rng, world);
  fits (self, world);
}

bool
worlds_draw (const Worlds *self, Rng *rng, Deal *world)
{
  if (self->places.n == 0)
    {
      *world = self->observation.seen;
      return true;
    }
  if (self->is_listed && self->n_listed > 0)
    {
      worlds_at (self, rng_below (rng, self->n_listed), world, rng);
      return true;
    }

  for (unsigned n = 0; n < TRIES_MAX; n++)
    {
      CardSet sets[PLACES_MAX];

      deals_draw (self->deals, rng, sets);
      make_world (self, sets, rng, world);
      if (fits (self, world))
        return true;
    }

  return false;
}

/* Splits hidden cards by place. */
static void
sets_of (const Worlds *self, const Deal *world, CardSet *sets)
{
  const Observation *observation = &self->observation;
  CardSet left = observation->unseen;

  for (unsigned p = 0; p < self->places.n; p++)
    {
      unsigned seat = self->seat[p];

      sets[p] = seat < SEATS_MAX ? world->hand[seat] & observation->unseen : left;
      left &= ~sets[p];
    }
}

static Card
card_at (CardSet set, unsigned index)
{
  for (; index > 0; index--)
    set = card_set_rest (set);

  return card_set_first (set);
}

bool
worlds_vary (const Worlds *self, const Deal *world, Rng *rng, Deal *next)
{
  unsigned n = self->places.n;
  CardSet sets[PLACES_MAX];
  unsigned place[2];
  Card card[2];

  if (n < 2)
    return false;
  sets_of (self, world, sets);
  place[0] = rng_below (rng, n);
  place[1] = (place[0] + 1 + rng_below (rng, n - 1)) % n;
  for (unsigned i = 0; i < 2; i++)
    card[i] = card_at (sets[place[i]], rng_below (rng, self->places.size[place[i]]));
  for (unsigned i = 0; i < 2; i++)
    {
      if (!card_set_has (self->places.may[place[i]], card[1 - i]))
        return false;
      sets[place[i]] ^= card_set_of (card[0]) | card_set_of (card[1]);
    }
  make_world (self, sets, rng, next);

  return fits (self, next);
}

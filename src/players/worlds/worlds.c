/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "worlds.h"

#include <glib.h>

#include "facts.h"
#include "knowledge/knowledge.h"

#define TRIES_MAX 5000 /* until a world fits what the game knows */

struct Worlds
{
  Observation observation;
  unsigned n_places;
  uint8_t seat[PLACES_MAX]; /* whose hand a place is; SEATS_MAX: what lies in none */
  Deals *deals;
  double count;
  bool is_listed;
  unsigned n_listed;
  CardSet listed[WORLDS_LISTED][PLACES_MAX];
};

/* ---- Where cards may lie --------------------------------------------------------------------- */

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
list_places (Worlds *self, Places *places)
{
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
  facts_place (observation, may);

  places->cards = observation->unseen;
  for (unsigned s = 0; s < seen->n_seats; s++)
    if (s != observation->seat)
      add_place (self, places, s, observation->hand_size[s] - card_set_count (seen->hand[s]),
                 may[s]);
  add_place (self, places, SEATS_MAX, observation->n_elsewhere, may[SEATS_MAX]);
}

/* ---- From sets to a deal --------------------------------------------------------------------- */

/* In the order of observation_fill (); what lies in no hand lies in any order. */
static void
make_world (const Worlds *self, const CardSet *sets, Rng *rng, Deal *world)
{
  Card cards[CARDS_MAX];
  unsigned n = 0;

  for (unsigned p = 0; p < self->n_places; p++)
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

/* ---- All of few worlds ----------------------------------------------------------------------- */

static bool
list_world (const CardSet *sets, void *data)
{
  Worlds *self = data;
  Rng rng = rng_new (1, 1);
  Deal world;

  make_world (self, sets, &rng, &world);
  if (facts_fit (&world))
    {
      for (unsigned p = 0; p < self->n_places; p++)
        self->listed[self->n_listed][p] = sets[p];
      self->n_listed++;
    }

  return true;
}

Worlds *
worlds_new (const Observation *observation)
{
  Worlds *self = g_new (Worlds, 1);
  Places places = { 0 };

  self->observation = *observation;
  list_places (self, &places);
  self->n_places = places.n;
  self->deals = deals_new (&places);
  self->count = deals_count (self->deals);
  self->is_listed = places.n > 0 && self->count <= WORLDS_LISTED;
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
  facts_fit (world);
}

bool
worlds_draw (Worlds *self, Rng *rng, Deal *world)
{
  if (self->n_places == 0)
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
      if (facts_fit (world))
        return true;
    }

  return false;
}

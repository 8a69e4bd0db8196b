/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/imagined.h"

#include "players/inference/beliefs.h"
#include "players/player-game.h"
#include "rules/talon-play.h"

/* Cards played in all worlds, about half a second. */
#define CARDS_PLAYED 42000

/* Most worlds with a stock; endings take longer then. */
#define MOST_DRAWN 250

static unsigned
count_worlds (const Observation *observation)
{
  unsigned n_cards = 0;

  for (unsigned seat = 0; seat < observation->seen.n_seats; seat++)
    n_cards += observation->hand_size[seat];

  return CLAMP (CARDS_PLAYED / MAX (n_cards * observation->legal.n, 1), IMAGINED_LEAST,
                player_game (observation->seen.game)->draws ? MOST_DRAWN : IMAGINED_MOST);
}

/* Worlds weighed per world taken; some worlds are nearly impossible. */
#define WEIGHED_FOR_ONE 2

/* Worlds weighed per world taken if the game weighs worlds, which is fast. */
#define WEIGHED_AT_ONCE 12

static bool
take_weighed (Imagined *self, const Observation *observation, Rng *rng, const ThreadPool *pool)
{
  unsigned n_weighed
      = player_game (observation->seen.game)->likely != NULL ? WEIGHED_AT_ONCE : WEIGHED_FOR_ONE;
  Beliefs *beliefs = beliefs_new (observation, n_weighed * self->n, rng, pool);

  if (beliefs == NULL)
    return false;
  for (unsigned i = 0; i < self->n; i++)
    self->world[i] = *beliefs_at_share (beliefs, (i + 0.5) / self->n);
  beliefs_free (beliefs);

  return true;
}

/* Returns true if the order of the stock is random. */
static bool
is_drawn_from (const Observation *observation)
{
  TalonPlay talon;

  return observation->n_elsewhere > 1 && talon_play_make (&talon, &observation->seen)
         && talon.closer == NO_SEAT;
}

/* Takes listed worlds equally often; shuffles a stock. */
static void
take_listed (Imagined *self, const Observation *observation, const Worlds *worlds, Rng *rng)
{
  unsigned n = (unsigned) worlds_count (worlds);

  self->is_complete = !is_drawn_from (observation);
  self->n = self->is_complete ? n : MAX (n, self->n);
  for (unsigned i = 0; i < self->n; i++)
    worlds_at (worlds, (unsigned) ((uint64_t) i * n / self->n), &self->world[i], rng);
}

Imagined *
imagined_new (const Observation *observation, const Player *player, Rng *rng,
              const ThreadPool *pool)
{
  Imagined *self = g_new (Imagined, 1);
  Worlds *worlds = worlds_new (observation);

  self->is_complete = false;
  self->n = count_worlds (observation);
  if (worlds_are_listed (worlds) && worlds_count (worlds) > 0)
    take_listed (self, observation, worlds, rng);
  else if (player->inference && !take_weighed (self, observation, rng, pool))
    g_clear_pointer (&self, g_free);
  else if (!player->inference)
    for (unsigned i = 0; i < self->n; i++)
      worlds_draw (worlds, rng, &self->world[i]);
  worlds_free (worlds);

  return self;
}

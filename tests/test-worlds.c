/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Worlds: each is one that the deal can be, and none comes more often than another. */

#include <math.h>
#include <string.h>

#include "player-support.h"
#include "players/worlds/worlds.h"
#include "rules/game.h"

#define N_DEALS 60 /* of each game */

/* ---- A deal with another beginning ---------------------------------------------------------- */

typedef struct
{
  Deal beginning; /* with its pack */
  Match match;
  unsigned n;
  uint8_t seat[512];
  Action action[512];
} Course;

/* The card that lies in @world where @card lies in @real, by card. */
typedef struct
{
  Card to[CARDS_MAX];
} Exchange;

static void
pair_sets (Exchange *exchange, CardSet real, CardSet world)
{
  CardSet both = real & world;

  real &= ~both;
  world &= ~both;
  g_assert_cmpuint (card_set_count (real), ==, card_set_count (world));
  for (; real != 0; real = card_set_rest (real), world = card_set_rest (world))
    exchange->to[card_set_first (real)] = card_set_first (world);
}

static void
pair_elsewhere (Exchange *exchange, const Deal *real, const Deal *world)
{
  if (real->game == &wurzen_game)
    for (unsigned i = 0; i < real->own.wurzen.n_stock; i++)
      exchange->to[real->own.wurzen.stock[i]] = world->own.wurzen.stock[i];
  else if (real->game == &zensern_game)
    for (unsigned i = 0; i < real->own.zensern.n_stock; i++)
      exchange->to[real->own.zensern.stock[i]] = world->own.zensern.stock[i];
  else if (real->game == &klaverjas_game && real->declarer == NO_SEAT)
    pair_sets (exchange, real->own.klaverjas.extra, world->own.klaverjas.extra);
  else if (real->game == &klaverjas_game)
    pair_sets (exchange, real->own.klaverjas.discarded, world->own.klaverjas.discarded);
  else if (real->game == &cego_game)
    {
      const CegoState *own[2] = { &real->own.cego, &world->own.cego };
      CardSet discard[2];

      for (unsigned i = 0; i < 2; i++)
        discard[i] = own[i]->discard != CARD_NONE ? card_set_of (own[i]->discard) : 0;
      pair_sets (exchange, own[0]->blind, own[1]->blind);
      pair_sets (exchange, discard[0], discard[1]);
      pair_sets (exchange, own[0]->laid_aside & ~discard[0], own[1]->laid_aside & ~discard[1]);
    }
}

static Action
exchange_action (const Exchange *exchange, const Deal *deal, unsigned observer, Action action)
{
  bool is_hidden = deal->turn != (int) observer && game_is_private (deal, action);

  return is_hidden ? ACTION (action_verb (action), exchange->to[action_arg (action)]) : action;
}

/* Twins of 56 have other names for each seat: the order of a hand tells them apart. */
static bool
acts (Deal *deal, Action action)
{
  ActionList legal;

  deal_legal (deal, &legal);
  if (!action_list_has (&legal, action))
    return false;
  deal_apply (deal, action);

  return true;
}

/* The course of the deal is legal with the cards of @world, and the seat saw the same all along. */
static void
assert_course (const Course *course, const Deal *real, const Observation *now, const Deal *world)
{
  Exchange exchange;
  Observation seen[2];
  Card pack[CARDS_MAX];
  Deal deals[2];
  unsigned seat = now->seat;

  for (unsigned i = 0; i < CARDS_MAX; i++)
    exchange.to[i] = (Card) i;
  for (unsigned s = 0; s < real->n_seats; s++)
    pair_sets (&exchange, real->hand[s], world->hand[s]);
  pair_elsewhere (&exchange, real, world);
  for (unsigned i = 0; i < course->beginning.n_pack; i++)
    pack[i] = exchange.to[course->beginning.pack[i]];

  for (unsigned d = 0; d < 2; d++)
    {
      Match match = course->match;

      match_deal (&match, d == 0 ? course->beginning.pack : pack, &deals[d]);
    }
  for (unsigned i = 0; i < course->n; i++)
    {
      Action action = exchange_action (&exchange, &deals[0], seat, course->action[i]);

      deal_apply (&deals[0], course->action[i]);
      if (!acts (&deals[1], action))
        g_error ("%s: action %u of %u cannot have been done in a world", real->game->key, i,
                 course->n);
    }
  for (unsigned d = 0; d < 2; d++)
    observation_make (&seen[d], &deals[d], seat);
  g_assert_cmpmem (&seen[0], sizeof seen[0], now, sizeof *now);
  for (size_t i = 0; i < sizeof seen[0]; i++)
    if (((const uint8_t *) &seen[0])[i] != ((const uint8_t *) &seen[1])[i])
      g_error ("%s: after %u actions a world looks different in phase %u at byte %zu",
               real->game->key, course->n, real->phase, i);
}

/* ---- Every phase of every game --------------------------------------------------------------- */

static void
assert_world (const Observation *observation, const Deal *world)
{
  Observation again;

  observation_make (&again, world, observation->seat);
  for (size_t i = 0; i < sizeof again; i++)
    if (((const uint8_t *) &again)[i] != ((const uint8_t *) observation)[i])
      g_error ("%s: a world is seen differently in phase %u at byte %zu", world->game->key,
               world->phase, i);
}

static void
check_world (const Course *course, const Deal *deal, const Observation *observation,
             const Deal *world)
{
  assert_world (observation, world);
  if (deal_pack (deal)->n_copies == 1)
    assert_course (course, deal, observation, world);
}

static void
check_worlds (const Course *course, const Deal *deal, unsigned seat, Rng *rng)
{
  Observation observation;
  Worlds *worlds;
  Deal world;
  Deal next;

  observation_make (&observation, deal, seat);
  worlds = worlds_new (&observation);
  g_assert_cmpfloat (worlds_count (worlds), >=, 1);
  for (unsigned i = 0; i < 2; i++)
    {
      g_assert_true (worlds_draw (worlds, rng, &world));
      check_world (course, deal, &observation, &world);
      if (worlds_vary (worlds, &world, rng, &next))
        check_world (course, deal, &observation, &next);
    }
  worlds_free (worlds);
}

/* By lot or as simple plays, so that odd positions come up too. */
static Action
choose (const Deal *deal, Rng *rng)
{
  Choice choice;

  if (rng_below (rng, 4) == 0)
    return support_random_action (deal, rng);
  player_support_choose (deal, &choice);

  return choice.row[0].action;
}

static void
test_fit (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (21, 1);

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Options options = support_random_options (game, &rng);
      Course course = { 0 };
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      match_init (&course.match, game, &options,
                  (int) rng_below (&rng, game_count_seats (game, &options)));
      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match = course.match;
      match_deal (&match, pack, &deal);
      course.beginning = deal;
      memcpy (course.beginning.pack, pack, sizeof pack);
      course.beginning.n_pack = game_pack (game, &options)->n_cards;
      while (!deal_is_over (&deal) && course.n < G_N_ELEMENTS (course.action))
        {
          for (unsigned s = 0; s < deal.n_seats; s++)
            check_worlds (&course, &deal, s, &rng);
          course.seat[course.n] = (uint8_t) deal.turn;
          course.action[course.n] = choose (&deal, &rng);
          deal_apply (&deal, course.action[course.n++]);
        }
    }
}

/* ---- Frequencies ----------------------------------------------------------------------------- */

/* The worlds of a short ending, dealt out in every way and looked at one after the other. */
typedef struct
{
  const Observation *observation;
  const Knowledge *facts;
  unsigned n;
  Deal world[WORLDS_LISTED];
  unsigned drawn[WORLDS_LISTED];
} Census;

static bool
is_possible (const Census *census, const Deal *world)
{
  for (unsigned s = 0; s < world->n_seats; s++)
    if (s != census->observation->seat && (world->hand[s] & ~census->facts->may_hold[s]) != 0)
      return false;

  return true;
}

static void
deal_out (Census *census, Card *cards, unsigned n, unsigned at)
{
  Deal world;

  if (at < n)
    {
      for (unsigned i = at; i < n; i++)
        {
          Card card = cards[i];

          cards[i] = cards[at];
          cards[at] = card;
          deal_out (census, cards, n, at + 1);
          cards[at] = cards[i];
          cards[i] = card;
        }
      return;
    }
  observation_fill (census->observation, cards, &world);
  if (!is_possible (census, &world))
    return;
  for (unsigned i = 0; i < census->n; i++)
    if (memcmp (census->world[i].hand, world.hand, sizeof world.hand) == 0)
      return;
  g_assert_cmpuint (census->n, <, WORLDS_LISTED);
  census->world[census->n++] = world;
}

#define DRAWN_EACH 40

/* Chi-square of the draws against all worlds alike, minus what is expected, in deviations. */
static double
draw_worlds (Census *census, Rng *rng)
{
  Worlds *worlds = worlds_new (census->observation);
  unsigned n_draws = DRAWN_EACH * census->n;
  double sum = 0;

  g_assert_cmpfloat (worlds_count (worlds), ==, census->n);
  for (unsigned i = 0; i < n_draws; i++)
    {
      unsigned k = 0;
      Deal world;

      g_assert_true (worlds_draw (worlds, rng, &world));
      while (k < census->n && memcmp (census->world[k].hand, world.hand, sizeof world.hand) != 0)
        k++;
      g_assert_cmpuint (k, <, census->n);
      census->drawn[k]++;
    }
  for (unsigned k = 0; k < census->n; k++)
    {
      double off = (double) census->drawn[k] - DRAWN_EACH;

      sum += off * off / DRAWN_EACH;
    }
  worlds_free (worlds);

  return (sum - (census->n - 1)) / sqrt (2.0 * (census->n - 1));
}

/* Endings of at most seven hidden cards, in all of which together nothing is out of the common. */
static void
test_frequencies (void)
{
  const Game *game = game_find ("klaverjas");
  Rng rng = rng_new (5, 1);
  unsigned n_endings = 0;
  double sum = 0;

  while (n_endings < 60)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal))
        {
          Observation observation;
          unsigned n;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          n = card_set_count (observation.unseen);
          if (deal.phase == PHASE_PLAY && deal.n_seats == 4 && n >= 4 && n <= 7
              && option_is (&deal.options, 0, 0) && observation.n_elsewhere == 0)
            {
              Knowledge facts;
              Census census = { .observation = &observation, .facts = &facts };
              Card cards[CARDS_MAX];
              unsigned k = 0;

              knowledge_make (&facts, &observation);
              for (CardSet set = observation.unseen; set != 0; set = card_set_rest (set))
                cards[k++] = card_set_first (set);
              deal_out (&census, cards, n, 0);
              if (census.n > 1)
                {
                  sum += draw_worlds (&census, &rng);
                  n_endings++;
                }
            }
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
  g_assert_cmpfloat (fabs (sum / sqrt (n_endings)), <, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/worlds/fit/%s", game_at (i)->key);

      g_test_add_data_func (path, game_at (i), test_fit);
    }
  g_test_add_func ("/worlds/frequencies", test_frequencies);

  return g_test_run ();
}

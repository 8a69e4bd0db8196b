/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards and calls of who tries two cards in a row, and so dares more than the rules of thumb. */

#include "add-tests.h"
#include "player-support.h"
#include "players/search/guide.h"
#include "players/search/rollout.h"
#include "rules/game.h"

#define SETTINGS "game=three"
#define N_ALIKE 12 /* worlds: enough to be tried */
#define N_POSITIONS 40
#define N_THROWN_IN 40 /* deals */

static void
deal_new (Deal *deal, Rng *rng)
{
  Card pack[CARDS_MAX];

  support_shuffled (pack, support_pack (&klaverjas_game, SETTINGS)->n_cards, rng);
  support_deal (deal, &klaverjas_game, SETTINGS, pack);
}

/* A deal of `simple` up to where cards may be chosen, after @n of them; false if nobody plays. */
static bool
deal_played (Deal *deal, unsigned n, Rng *rng)
{
  deal_new (deal, rng);
  while (!deal_is_over (deal))
    {
      Choice choice;

      player_support_choose (deal, &choice);
      if (deal->phase == PHASE_PLAY && deal->n_played >= n && choice.n > 1)
        return true;
      deal_apply (deal, choice.row[0].action);
    }

  return false;
}

static double
lead_of (const Deal *over, unsigned seat)
{
  DealResult result;

  deal_result (over, &result);

  return deal_result_lead (&result, deal_unit (over, seat));
}

/* What @action comes to if the seat knew the cards at its next choice, and nobody later. */
static double
best_after (const Deal *world, Action action)
{
  unsigned seat = (unsigned) world->turn;
  Rng rng = rng_new (1, 1);
  double best = -G_MAXDOUBLE;
  Deal deal = *world;
  ActionList list;

  deal_apply (&deal, action);
  guide_play_until (&deal, seat, &rng);
  if (deal_is_over (&deal))
    return lead_of (&deal, seat);
  guide_list (&deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    {
      Deal next = deal;

      deal_apply (&next, list.at[i]);
      guide_play_out (&next, GUIDE_ALL_BY_RULES, &rng);
      best = MAX (best, lead_of (&next, seat));
    }

  return best;
}

/* Worlds that are all the same show what is best; each of the others stays by itself. */
static void
test_leads (void)
{
  Rng rng = rng_new (6, 1);
  unsigned n_better = 0;

  for (unsigned n = 0; n < N_POSITIONS;)
    {
      Deal worlds[2 * N_ALIKE];
      double leads[2 * N_ALIKE];
      Deal deal, usual;
      ActionList list;

      if (!deal_played (&deal, rng_below (&rng, 20), &rng))
        continue;
      guide_list (&deal, &list);
      for (unsigned i = 0; i < list.n; i++)
        {
          double best = best_after (&deal, list.at[i]);

          for (unsigned k = 0; k < N_ALIKE; k++)
            worlds[k] = deal;
          deeper_leads (worlds, N_ALIKE, list.at[i], NULL, leads);
          for (unsigned k = 0; k < N_ALIKE; k++)
            g_assert_cmpfloat (leads[k], ==, best);
          deeper_leads (worlds, 1, list.at[i], NULL, leads); /* too few to try anything */
          usual = deal;
          deal_apply (&usual, list.at[i]);
          guide_play_out (&usual, GUIDE_ALL_BY_RULES, &rng);
          g_assert_cmpfloat (leads[0], ==, lead_of (&usual, (unsigned) deal.turn));
          n_better += best > leads[0];
        }
      n++;
    }
  g_assert_cmpuint (n_better, >, N_POSITIONS / 4);
}

/* What two worlds have shown otherwise is not mixed up, in whatever order they stand. */
static void
test_courses (void)
{
  Rng rng = rng_new (7, 1);

  for (unsigned n = 0; n < N_POSITIONS;)
    {
      Deal worlds[2 * N_ALIKE];
      double leads[2 * N_ALIKE];
      Deal deal[2];
      Action action;
      ActionList list;
      unsigned next[2];
      CardSet hands;

      if (!deal_played (&deal[0], rng_below (&rng, 12), &rng) || deal[0].trick.n > 1)
        continue;
      guide_list (&deal[0], &list);
      action = list.at[0];
      next[0] = deal_next_player (&deal[0], (unsigned) deal[0].turn);
      next[1] = deal_next_player (&deal[0], next[0]);
      deal[1] = deal[0]; /* the others have changed their cards */
      hands = deal[1].hand[next[0]];
      deal[1].hand[next[0]] = deal[1].hand[next[1]];
      deal[1].hand[next[1]] = hands;
      if (card_set_count (deal[1].hand[next[0]]) != card_set_count (hands))
        continue;
      for (unsigned i = 0; i < 2; i++)
        {
          Deal after = deal[i];

          deal_apply (&after, action);
          guide_play_until (&after, (unsigned) deal[i].turn, &rng);
          next[i] = after.played[deal[i].n_played + 1];
        }
      if (next[0] == next[1])
        continue;
      for (unsigned k = 0; k < 2 * N_ALIKE; k++)
        worlds[k] = deal[k % 2];
      deeper_leads (worlds, 2 * N_ALIKE, action, NULL, leads);
      for (unsigned k = 0; k < 2 * N_ALIKE; k++)
        g_assert_cmpfloat (leads[k], ==, best_after (&deal[k % 2], action));
      n++;
    }
}

/* Of deals that three beginners throw in the last of them plays most, if he is a strong player. */
static void
test_dares (void)
{
  const Player *levels[]
      = { player_of_level (PLAYER_LEVEL_CLUB), player_of_level (PLAYER_LEVEL_STRONG) };
  unsigned n_named[2] = { 0, 0 };
  Rng rng = rng_new (8, 1);

  for (unsigned n = 0; n < N_THROWN_IN;)
    {
      Observation observation;
      Choice choice;
      Deal deal;

      deal_new (&deal, &rng);
      for (unsigned i = 0; i < 2; i++)
        {
          player_support_choose (&deal, &choice);
          if (deal.declarer == NO_SEAT)
            deal_apply (&deal, choice.row[0].action);
        }
      player_support_choose (&deal, &choice);
      if (deal.declarer != NO_SEAT || action_verb (choice.row[0].action) != VERB_PASS)
        continue;
      observation_make (&observation, &deal, (unsigned) deal.turn);
      for (unsigned i = 0; i < G_N_ELEMENTS (levels); i++)
        {
          player_choose (&observation, levels[i], &rng, NULL, &choice);
          n_named[i] += action_verb (choice.row[0].action) == VERB_TRUMP;
        }
      n++;
    }
  g_assert_cmpuint (n_named[0], ==, 0);
  g_assert_cmpuint (n_named[1], >, N_THROWN_IN / 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/deeper", test_leads, test_courses, test_dares);

  return g_test_run ();
}

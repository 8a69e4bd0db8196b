/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Hard facts and chances: in every game nothing is ruled out that is so. */

#include "player-support.h"
#include "players/knowledge/knowledge.h"

#define N_DEALS 400 /* of each game */

/* Of twins an observation gives either number, so only how many there are is compared. */
static void
assert_true_facts (const Deal *deal, const Observation *observation, const Knowledge *facts)
{
  CardSet others = 0;

  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      if (s == observation->seat)
        continue;
      g_assert_cmphex (deal_pack (deal)->n_copies == 1 ? deal->hand[s] & ~facts->may_hold[s] : 0,
                       ==, 0);
      g_assert_cmphex (facts->shown[s] & ~facts->may_hold[s], ==, 0);
      g_assert_cmpuint (facts->n_hidden[s] + card_set_count (facts->shown[s]), ==,
                        card_set_count (deal->hand[s]));
      g_assert_cmpuint (card_set_count (facts->may_hold[s]), >=, card_set_count (deal->hand[s]));
      others |= facts->may_hold[s];
    }
  g_assert_cmphex (facts->hand & others, ==, 0);
  g_assert_cmphex (facts->may_hold[observation->seat], ==, 0);
}

/* A chance is one, nothing that is ruled out has any, and what is shown is certain. */
static void
assert_chances (const Knowledge *facts)
{
  Chances chances;

  chances_make (&chances, facts);
  for (unsigned s = 0; s < facts->play.n_seats; s++)
    for (unsigned card = 0; card < CARDS_MAX; card++)
      {
        float held = chances.held[s][card];

        g_assert_cmpfloat (held, >=, 0);
        g_assert_cmpfloat (held, <=, 1);
        if (!card_set_has (facts->may_hold[s], (Card) card))
          g_assert_cmpfloat (held, ==, 0);
        if (card_set_has (facts->shown[s], (Card) card))
          g_assert_cmpfloat (held, ==, 1);
      }
}

static void
test_facts (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (11, 1);

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Deal deal;

      player_support_random_deal (&deal, game, &rng);
      while (!deal_is_over (&deal))
        {
          for (unsigned s = 0; deal.phase == PHASE_PLAY && s < deal.n_seats; s++)
            {
              Observation observation;
              Knowledge facts;

              observation_make (&observation, &deal, s);
              knowledge_make (&facts, &observation);
              assert_true_facts (&deal, &observation, &facts);
              assert_chances (&facts);
            }
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/knowledge/", game_at (i)->key, NULL);

      g_test_add_data_func (path, game_at (i), test_facts);
    }

  return g_test_run ();
}

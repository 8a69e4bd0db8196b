/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Nobody sees through the backs of cards: whatever is changed among the cards that a seat cannot
 * see, its observation stays the same, byte for byte.
 */

#include <glib.h>
#include <string.h>

#include "support.h"

#define DEALS 1500 /* per game; every seat at every step */

/** How a game hides cards outside the hands and the pack. */
typedef struct
{
  const char *game_key;
  unsigned n_phases; /* all of which must be met */

  /** Exchanges cards of @deal that lie hidden from @seat, besides those in hands. */
  void (*swap_hidden) (Deal *deal, unsigned seat, Rng *rng);

  /** True when @observation holds no card of those. */
  bool (*hides_all) (const Observation *observation, const Deal *deal);
} GameSecrets;

/* K-5.5: the second card of the turn-up pile, until it is turned */
static void
klaverjas_swap_hidden (Deal *deal, unsigned seat G_GNUC_UNUSED, Rng *rng)
{
  KlaverjasState *own = &deal->own.klaverjas;

  if (own->n_turned != 1)
    return;
  do
    own->turned[1] = (Card) (32 + rng_below (rng, 20));
  while (own->turned[1] == own->turned[0]);
}

static bool
klaverjas_hides_all (const Observation *observation, const Deal *deal)
{
  const KlaverjasState *seen = &observation->seen.own.klaverjas;

  for (unsigned i = deal->own.klaverjas.n_turned; i < G_N_ELEMENTS (seen->turned); i++)
    if (seen->turned[i] != CARD_NONE)
      return false;

  return true;
}

static const GameSecrets game_secrets[] = {
  { "klaverjas", 6, klaverjas_swap_hidden, klaverjas_hides_all },
};

static const GameSecrets *
find_secrets (const Game *game)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (game_secrets); i++)
    if (strcmp (game_secrets[i].game_key, game->key) == 0)
      return &game_secrets[i];
  g_error ("%s has no row in game_secrets", game->key);
}

/* Deals the cards of the other hands anew, each hand keeping its size, and shuffles the pack. */
static Deal
with_other_secrets (const Deal *deal, unsigned seat, const GameSecrets *secrets, Rng *rng)
{
  Card order[CARDS_MAX];
  Card cards[CARDS_MAX];
  unsigned n = 0;
  Deal other = *deal;

  for (unsigned s = 0; s < deal->n_seats; s++)
    for (CardSet hand = s == seat ? 0 : deal->hand[s]; hand != 0; hand = card_set_rest (hand))
      cards[n++] = card_set_first (hand);
  if (n > 0)
    support_shuffled (order, n, rng);
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      unsigned size = card_set_count (deal->hand[s]);

      if (s == seat)
        continue;
      other.hand[s] = 0;
      for (unsigned i = 0; i < size; i++)
        other.hand[s] |= card_set_of (cards[order[--n]]);
    }
  support_shuffled (other.pack, deal->n_pack, rng);
  secrets->swap_hidden (&other, seat, rng);

  return other;
}

/* What is written in observation.h, field by field. */
static void
check_contents (const Observation *observation, const Deal *deal, unsigned seat,
                const GameSecrets *secrets)
{
  const Deal *seen = &observation->seen;
  ActionList legal = { 0 };
  CardSet unseen = 0;

  g_assert_cmpuint (observation->seat, ==, seat);
  g_assert_cmphex (seen->hand[seat], ==, deal->hand[seat]);
  for (unsigned s = 0; s < SEATS_MAX; s++)
    {
      g_assert_cmpuint (observation->hand_size[s], ==, card_set_count (deal->hand[s]));
      if (s == seat)
        continue;
      g_assert_cmphex (seen->hand[s], ==, 0);
      unseen |= deal->hand[s];
    }
  g_assert_cmphex (observation->unseen & unseen, ==, unseen);
  g_assert_cmphex (observation->unseen & deal->hand[seat], ==, 0);
  g_assert_cmpuint (seen->n_pack, ==, 0);
  for (unsigned i = 0; i < CARDS_MAX; i++)
    g_assert_cmpuint (seen->pack[i], ==, 0);
  g_assert_true (secrets->hides_all (observation, deal));

  /* what everybody knows is there */
  g_assert_cmpmem (&seen->trick, sizeof seen->trick, &deal->trick, sizeof deal->trick);
  g_assert_cmpmem (seen->played, sizeof seen->played, deal->played, sizeof deal->played);
  g_assert_cmpint (seen->phase, ==, deal->phase);
  g_assert_cmpint (seen->turn, ==, deal->turn);
  g_assert_cmpint (seen->trump, ==, deal->trump);
  g_assert_cmpint (seen->declarer, ==, deal->declarer);

  /* the legal list is private: K-14, "own hand and own legal list" */
  if (deal->turn == (int) seat)
    deal_legal_sorted (deal, &legal);
  g_assert_cmpuint (observation->legal.n, ==, legal.n);
  g_assert_cmpmem (observation->legal.at, legal.n * sizeof legal.at[0], legal.at,
                   legal.n * sizeof legal.at[0]);
}

static void
check_seat (const Deal *deal, unsigned seat, const GameSecrets *secrets, Rng *rng)
{
  static Observation observation, again;
  Deal other = with_other_secrets (deal, seat, secrets, rng);

  memset (&observation, 0x55, sizeof observation);
  memset (&again, 0xaa, sizeof again);
  observation_make (&observation, deal, seat);
  observation_make (&again, &other, seat);
  check_contents (&observation, deal, seat, secrets);
  if (memcmp (&observation, &again, sizeof observation) != 0)
    g_error ("seat %u sees through the backs: %s, phase %u, after %u cards", seat, deal->game->key,
             deal->phase, deal->n_played);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  const GameSecrets *secrets = find_secrets (game);
  Rng rng = rng_new (14, 0);
  unsigned n_phases = 0;
  unsigned phases = 0;

  for (unsigned i = 0; i < DEALS; i++)
    {
      Options options = support_random_options (game, &rng);
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      support_shuffled (pack, game->pack (&options)->n_cards, &rng);
      match_init (&match, game, &options, (int) rng_below (&rng, game->count_seats (&options)));
      match_deal (&match, pack, &deal);
      for (;;)
        {
          phases |= 1u << deal.phase;
          for (unsigned seat = 0; seat < deal.n_seats; seat++)
            check_seat (&deal, seat, secrets, &rng);
          if (deal_is_over (&deal))
            break;
          deal_apply (&deal, support_random_action (&deal, &rng));
        }
    }
  for (; phases != 0; phases &= phases - 1)
    n_phases++;
  g_test_message ("%u deals, %u phases", DEALS, n_phases);
  g_assert_cmpuint (n_phases, ==, secrets->n_phases);
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/observation/%s", game->key);

      g_test_add_data_func (path, game, test_game);
    }

  return g_test_run ();
}

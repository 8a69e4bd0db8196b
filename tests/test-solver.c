/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The solver is exact: it says what a plain search by the rules says, which knows nothing but what
 * may be played and what is counted in the end; and whole deals end with what it said before.
 */

#include <string.h>

#include "add-tests.h"
#include "players/solver/solver.h"
#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-tables.h"
#include "support.h"
#include "workshop/solver-plain.h"

#define N_ENDINGS 250 /* of each game */
#define CARDS_LEFT 3  /* in the hands, at most */
#define N_DEALS 6     /* of each game, from further up */
#define DEAL_CARDS 6
#define N_GROUPED 250   /* deals whose cards count in groups … */
#define GROUPED_CARDS 8 /* … with so many in the hands, at most … */
#define GROUPED_FULL 4  /* … or full ones alone */

/* What counts, by the rules: CE-9.2, CE-9.3 in Cego, card points everywhere else. */
static int
count (const Deal *deal, SeatSet side)
{
  int points = 0;
  unsigned units = 0;

  if (g_str_equal (deal->game->key, "cego"))
    return cego_count (&deal->options, cego_pile_of_declarer (deal));
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (side, seat) && ((units >> deal_unit (deal, seat)) & 1) == 0)
      {
        units |= 1u << deal_unit (deal, seat);
        points += deal->card_points[deal_unit (deal, seat)];
      }

  return points;
}

/* Only what plays a card, where anything does; else what is asked first makes no difference. */
static void
list_plays (const Deal *deal, ActionList *plays)
{
  ActionList legal;

  *plays = (ActionList) { 0 };
  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == VERB_PLAY)
      action_list_add (plays, legal.at[i]);
  if (plays->n == 0)
    action_list_add (plays, legal.at[0]);
}

static int
search_plainly (const Deal *deal, SeatSet side, int low, int high)
{
  ActionList plays;

  if (deal_is_over (deal))
    return count (deal, side);
  list_plays (deal, &plays);
  for (unsigned i = 0; i < plays.n && low < high; i++)
    {
      Deal next = *deal;
      int value;

      deal_apply (&next, plays.at[i]);
      value = search_plainly (&next, side, low, high);
      if (seats_have (side, (unsigned) deal->turn))
        low = MAX (low, value);
      else
        high = MIN (high, value);
    }

  return seats_have (side, (unsigned) deal->turn) ? low : high;
}

static int
value_by_rules (const Deal *deal, SeatSet side)
{
  return search_plainly (deal, side, -1, INT16_MAX) - count (deal, side);
}

/* The side that the question is for: who plays alone, else that of the seat at turn. */
static SeatSet
choose_side (const Deal *deal)
{
  SeatSet side = game_allies (deal, (unsigned) deal->turn);

  return deal->declarer != NO_SEAT && g_str_equal (deal->game->key, "cego")
             ? seats_of ((unsigned) deal->declarer)
             : side & deal->playing;
}

/* A deal of random options in the play, with at most @n_cards in the hand of the seat at turn. */
static bool
find_ending (Deal *deal, SolverRest *rest, const Game *game, unsigned n_cards, Rng *rng)
{
  Options options = support_random_options (game, rng);
  Card pack[CARDS_MAX];
  Match match;

  match_init (&match, game, &options, NO_SEAT);
  support_shuffled (pack, game_pack (game, &options)->n_cards, rng);
  match_deal (&match, pack, deal);
  while (!deal_is_over (deal)
         && (card_set_count (deal->hand[deal->turn]) > n_cards
             || !solver_rest_make (rest, deal, choose_side (deal))))
    deal_apply (deal, support_random_action (deal, rng));

  return !deal_is_over (deal);
}

/* Nobody goes out before the last card: the rules are to let them play on. */
static void
play_to_the_end (Deal *deal)
{
  if (g_str_equal (deal->game->key, "wurzen"))
    g_assert_true (options_set_all (&deal->options, deal->game, "claim=free", NULL));
}

/* ---- Tests ------------------------------------------------------------------------------ */

static void
check_values (Solver *solver, const Deal *deal, const SolverRest *rest)
{
  SolverValue values[CARDS_MAX];
  unsigned n = solver_values (solver, rest, values);
  ActionList plays;

  list_plays (deal, &plays);
  for (unsigned i = 0; i < n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, ACTION (VERB_PLAY, pack_first_copy (deal_pack (deal), values[i].card)));
      g_assert_cmpint (values[i].value, ==,
                       search_plainly (&next, rest->side, -1, INT16_MAX)
                           - count (deal, rest->side));
    }
  for (unsigned i = 0; i < plays.n; i++)
    {
      bool is_listed = false;

      for (unsigned k = 0; k < n; k++)
        is_listed |= pack_first_copy (deal_pack (deal), values[k].card) == action_arg (plays.at[i]);
      g_assert_true (is_listed);
    }
}

static void
check_ending (Solver *solver, const Deal *deal, const SolverRest *rest)
{
  int value = value_by_rules (deal, rest->side);
  uint64_t nodes;

  g_assert_cmpint (solver_value (solver, rest), ==, value);
  if (rest->play.announced == 0)
    g_assert_cmpint (solver_plain_value (rest, &nodes), ==, value);
  g_assert_true (solver_reaches (solver, rest, value));
  g_assert_false (solver_reaches (solver, rest, value + 1));
  check_values (solver, deal, rest);
}

static void
test_endings (gconstpointer data)
{
  const Game *game = data;
  Solver *solver = solver_new ();
  Rng rng = rng_new (11, 3);

  for (unsigned n = 0; n < N_ENDINGS;)
    {
      Deal deal;
      SolverRest rest;

      if (!find_ending (&deal, &rest, game, CARDS_LEFT, &rng))
        continue;
      play_to_the_end (&deal);
      check_ending (solver, &deal, &rest);
      n++;
    }
  solver_free (solver);
}

/* As if all other cards had been played: everybody keeps @n, of @kept all that there are. */
static void
keep_cards (Deal *deal, unsigned n, CardSet kept)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    while (card_set_count (deal->hand[seat]) > n)
      {
        CardSet rest = deal->hand[seat] & ~kept;
        Card card = card_set_first (rest != 0 ? rest : deal->hand[seat]);

        deal->hand[seat] &= ~card_set_of (card);
        deal->won[seat] |= card_set_of (card);
        deal->n_played++;
      }
}

/* CE-7.4, CE-7.5: what D kept open he leads, whoever took the trick */
static void
test_led_first (void)
{
  const Game *game = game_find ("cego");
  Solver *solver = solver_new ();
  Rng rng = rng_new (19, 9);
  unsigned n_two = 0;

  while (n_two < 40)
    {
      Deal deal;
      SolverRest rest;

      if (!find_ending (&deal, &rest, game, CARDS_MAX, &rng) || rest.play.led_first == 0)
        continue;
      n_two += card_set_count (rest.play.led_first) == 2;
      keep_cards (&deal, CARDS_LEFT, cego_cards_to_lead (&deal));
      g_assert_true (solver_rest_make (&rest, &deal, rest.side));
      check_ending (solver, &deal, &rest);
    }
  solver_free (solver);
}

/* The card that the solver says is best for the seat at turn. */
static Card
best_card (Solver *solver, const SolverRest *rest, int *value)
{
  SolverValue values[CARDS_MAX];
  unsigned n = solver_values (solver, rest, values);
  bool is_own = seats_have (rest->side, rest->turn);
  unsigned best = 0;

  for (unsigned i = 1; i < n; i++)
    if (is_own ? values[i].value > values[best].value : values[i].value < values[best].value)
      best = i;
  *value = values[best].value;

  return values[best].card;
}

/* Whoever plays best on both sides gets what was said at first, at each card. */
static void
check_best_play (Solver *solver, Deal *deal, SolverRest rest)
{
  SeatSet side = rest.side;
  int said = solver_value (solver, &rest) + count (deal, side);

  while (!deal_is_over (deal))
    {
      ActionList plays;
      int value;

      list_plays (deal, &plays);
      if (solver_rest_make (&rest, deal, side))
        {
          Card card = best_card (solver, &rest, &value);

          g_assert_cmpint (value + count (deal, side), ==, said);
          plays.at[0] = ACTION (VERB_PLAY, pack_first_copy (deal_pack (deal), card));
        }
      deal_apply (deal, plays.at[0]);
    }
  g_assert_cmpint (count (deal, side), ==, said);
}

static void
test_deals (gconstpointer data)
{
  const Game *game = data;
  Solver *solver = solver_new ();
  Rng rng = rng_new (13, 5);

  for (unsigned n = 0; n < N_DEALS;)
    {
      Deal deal;
      SolverRest rest;

      if (!find_ending (&deal, &rest, game, DEAL_CARDS, &rng))
        continue;
      play_to_the_end (&deal);
      check_best_play (solver, &deal, rest);
      n++;
    }
  solver_free (solver);
}

/* Whether full cards alone are left in @deal, where everybody has kept as many as @n of them. */
static bool
keep_full_cards (Deal *deal, unsigned n)
{
  CardSet full = cego_full_cards (&deal->options);
  CardSet held = 0;

  keep_cards (deal, n, full);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    held |= deal->hand[seat];

  return (held & ~full) == 0;
}

/*
 * CE-9.2: what is counted in groups hangs on how many cards were taken before, which differs where
 * the same cards are left; and a blank that was played still costs where full cards alone are left.
 */
static void
test_groups (void)
{
  const Game *game = game_find ("cego");
  Solver *solver = solver_new ();
  Rng rng = rng_new (23, 11);

  for (unsigned n = 0; n < N_GROUPED;)
    {
      bool is_full = n % 2 == 1;
      Deal deal;
      SolverRest rest;

      if (!find_ending (&deal, &rest, game, is_full ? CARDS_MAX : GROUPED_CARDS, &rng)
          || rest.play.led_first != 0 || rest.play.rest_costs == 0
          || (is_full && !keep_full_cards (&deal, GROUPED_FULL))
          || !solver_rest_make (&rest, &deal, rest.side))
        continue;
      check_best_play (solver, &deal, rest);
      n++;
    }
  solver_free (solver);
}

/* Who stops it gets bounds that hold. */
static void
test_limit (void)
{
  const Game *game = game_find ("klaverjas");
  Solver *solver = solver_new ();
  Rng rng = rng_new (17, 7);
  Deal deal;
  SolverRest rest;
  int low, high, value;

  while (!find_ending (&deal, &rest, game, DEAL_CARDS, &rng))
    ;
  value = solver_value (solver, &rest);
  g_assert_false (solver_gave_up (solver, &low, &high));
  g_assert_cmpint (low, ==, value);
  g_assert_cmpint (high, ==, value);
  g_assert_cmpuint (solver_count_nodes (solver), >, 100);

  solver_set_limit (solver, 100);
  solver_value (solver, &rest);
  g_assert_true (solver_gave_up (solver, &low, &high));
  g_assert_cmpint (low, <=, value);
  g_assert_cmpint (high, >=, value);
  solver_free (solver);
}

/* K-3.7: three sides have no such value; nor has a question before the play. */
static void
test_refused (void)
{
  const Game *game = game_find ("klaverjas");
  SolverRest rest;
  Deal deal;

  support_deal (&deal, game, "", NULL);
  g_assert_false (solver_rest_make (&rest, &deal, seats_of (0)));
  support_deal (&deal, game, "game=three", NULL);
  while (deal.phase != PHASE_PLAY)
    {
      Rng rng = rng_new (1, 1);

      deal_apply (&deal, support_random_action (&deal, &rng));
    }
  g_assert_false (solver_rest_make (&rest, &deal, seats_of (0)));
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *endings = g_strdup_printf ("/solver/endings/%s", game->key);
      g_autofree char *deals = g_strdup_printf ("/solver/deals/%s", game->key);

      g_test_add_data_func (endings, game, test_endings);
      g_test_add_data_func (deals, game, test_deals);
    }
  ADD_TESTS ("/solver", test_led_first, test_groups, test_limit, test_refused);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * That the rest of a deal is played by the data alone as by the rules: the same cards may be
 * played, the same seats win the tricks, they get the same points, and the deal ends together.
 */

#include <string.h>

#include "rules/trick-play.h"
#include "support.h"

#define N_MOMENTS 1500 /* of each game */

/* A deal of which nothing is known but the cards and how they are played. */
typedef struct
{
  TrickPlay play;
  CardSet hand[SEATS_MAX];
  unsigned points[SEATS_MAX]; /* by unit */
  unsigned n_tricks[SEATS_MAX];
  Trick trick;
  Trick taken;
  unsigned turn;
  bool is_over;
} Rest;

static void
rest_begin (Rest *rest, const Deal *deal)
{
  *rest = (Rest) { .trick = deal->trick, .turn = (unsigned) deal->turn };
  trick_play_make (&rest->play, deal);
  for (unsigned s = 0; s < SEATS_MAX; s++)
    {
      rest->hand[s] = deal->hand[s];
      rest->points[s] = deal->card_points[s];
      rest->n_tricks[s] = deal->tricks_won[s];
    }
}

static bool
is_led_by_leader (const Rest *rest)
{
  return (rest->play.led_first & rest->hand[rest->play.leader]) != 0;
}

static CardSet
rest_legal (const Rest *rest)
{
  const TrickPlay *play = &rest->play;
  CardSet hand = rest->hand[rest->turn];
  bool partner_wins
      = rest->trick.n > 0 && play->unit[trick_winner (&rest->trick)] == play->unit[rest->turn];

  if (rest->trick.n == 0 && play->announced != 0)
    return hand & play->announced;
  if (rest->trick.n == 0 && is_led_by_leader (rest))
    return hand & play->led_first;

  return trick_legal (play->order, play->n_stock > 0 ? play->drawing_duties : play->duties,
                      &rest->trick, hand, partner_wins);
}

static bool
rest_has_ended (const Rest *rest, unsigned winner)
{
  const TrickEnd *end = &rest->play.end;
  unsigned unit = rest->play.unit[winner];

  switch (end->kind)
    {
    case TRICK_END_TRICKS:
      return rest->n_tricks[end->seat] > end->n_tricks;
    case TRICK_END_OTHERS:
      return winner != end->seat;
    case TRICK_END_CARD:
      return !card_set_has (rest->hand[end->seat], end->card);
    case TRICK_END_POINTS:
      return rest->points[unit] >= end->points[unit];
    case TRICK_END_CARDS:
    default:
      return false;
    }
}

static void
rest_draw (Rest *rest, unsigned winner)
{
  TrickPlay *play = &rest->play;
  unsigned seat = winner;

  for (int n = __builtin_popcount (play->playing); n > 0 && play->n_stock > 0; n--)
    {
      rest->hand[seat] |= card_set_of (play->stock[0]);
      play->n_stock--;
      memmove (play->stock, play->stock + 1, play->n_stock);
      seat = (unsigned) seats_next (play->playing, seat, play->n_seats);
    }
}

static void
rest_take_trick (Rest *rest)
{
  const TrickPlay *play = &rest->play;
  unsigned winner = trick_winner (&rest->trick);
  unsigned unit = play->unit[winner];
  CardSet left = 0;

  rest->points[unit] += trick_points (play->order, trick_cards (&rest->trick));
  rest->n_tricks[winner]++;
  rest->taken = rest->trick;
  rest->trick.n = 0;
  rest->turn = is_led_by_leader (rest) ? play->leader : winner;
  for (unsigned s = 0; s < play->n_seats; s++)
    left |= seats_have (play->playing, s) ? rest->hand[s] : 0;
  if (left == 0)
    rest->points[unit]
        += play->last_trick_points + trick_points (play->order, play->last_trick_cards);
  rest->is_over = left == 0 || rest_has_ended (rest, winner);
  if (!rest->is_over)
    rest_draw (rest, winner);
}

static void
rest_play (Rest *rest, Card card)
{
  const TrickPlay *play = &rest->play;

  rest->hand[rest->turn] &= ~card_set_of (card);
  rest->play.announced = 0;
  trick_add (&rest->trick, play->order, (uint8_t) rest->turn, card);
  if (rest->trick.n == __builtin_popcount (play->playing))
    rest_take_trick (rest);
  else
    rest->turn = (unsigned) seats_next (play->playing, rest->turn, play->n_seats);
}

/* ---- Against the rules ----------------------------------------------------------------- */

/* The cards of hands that may be played; of twins either stands for both. */
static CardSet
legal_by_rules (const Deal *deal)
{
  CardSet cards = 0;
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_is_play (deal->game, legal.at[i]))
      cards |= pack_copies (deal_pack (deal), (Card) action_arg (legal.at[i]));

  return cards & deal->hand[deal->turn];
}

static void
assert_alike (const Rest *rest, const Deal *deal)
{
  g_assert_cmpint (rest->is_over, ==, deal_is_over (deal));
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      g_assert_cmphex (rest->hand[s], ==, deal->hand[s]);
      g_assert_cmpuint (rest->n_tricks[s], ==, deal->tricks_won[s]);
      g_assert_cmpuint (rest->points[s], ==, deal->card_points[s]);
    }
  if (rest->is_over)
    return;
  g_assert_cmpuint (rest->turn, ==, (unsigned) deal->turn);
  g_assert_cmphex (rest_legal (rest), ==, legal_by_rules (deal));
}

/* Plays @card by the rules and answers whatever is asked then. */
static void
play_by_rules (Deal *deal, Card card, Rng *rng)
{
  deal_apply (deal, ACTION (VERB_PLAY, pack_first_copy (deal_pack (deal), card)));
  while (!deal_is_over (deal) && deal->phase != PHASE_PLAY)
    deal_apply (deal, support_random_action (deal, rng));
}

static void
check_rest (const Deal *moment, Rng *rng)
{
  Deal deal = *moment;
  Rest rest;

  rest_begin (&rest, &deal);
  assert_alike (&rest, &deal);
  while (!rest.is_over)
    {
      CardSet legal = rest_legal (&rest);
      Card card;

      for (unsigned n = rng_below (rng, card_set_count (legal)); n > 0; n--)
        legal = card_set_rest (legal);
      card = card_set_first (legal);
      card = card_set_first (rest.hand[rest.turn] & pack_copies (deal_pack (&deal), card));
      rest_play (&rest, card);
      play_by_rules (&deal, card, rng);
      assert_alike (&rest, &deal);
    }
}

/* A deal of random options and actions, at a random moment of the play. */
static bool
find_moment (Deal *deal, const Game *game, Rng *rng)
{
  Options options = support_random_options (game, rng);
  unsigned n_left = rng_below (rng, CARDS_MAX);
  Card pack[CARDS_MAX];
  Match match;

  match_init (&match, game, &options, (int) rng_below (rng, game_count_seats (game, &options)));
  support_shuffled (pack, game_pack (game, &options)->n_cards, rng);
  match_deal (&match, pack, deal);
  while (!deal_is_over (deal) && (deal->phase != PHASE_PLAY || n_left-- > 0))
    deal_apply (deal, support_random_action (deal, rng));

  return !deal_is_over (deal);
}

static void
test_rest (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (7, 1);

  for (unsigned n = 0; n < N_MOMENTS;)
    {
      Deal deal;

      if (!find_moment (&deal, game, &rng))
        continue;
      check_rest (&deal, &rng);
      n++;
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; game_at (i) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/trick-play/", game_at (i)->key, NULL);

      g_test_add_data_func (path, game_at (i), test_rest);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Cego: positions in examples/simple-cego.txt, and fairness. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "player-support.h"
#include "players/games/cego/cego-position.h"
#include "rules/games/cego/cego-state.h"

#define GAME (&cego_game)

/* A deal, dealer 0, in which the seat holds these cards; the other cards in pack order. */
static void
set_hand (Example *example, const char *cell)
{
  Options options = example_options (example);
  const Pack *pack = game_pack (GAME, &options);
  unsigned n_seats = game_count_seats (GAME, &options);
  unsigned size = cego_hand_size (&options);
  unsigned first = (example->seat + n_seats - 1) % n_seats * size;
  CardSet cards = support_cards (pack, cell);
  CardSet rest = (((CardSet) 1 << pack->n_cards) - 1) & ~cards;

  g_assert_cmpuint (card_set_count (cards), ==, size);
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      CardSet *from = i >= first && i < first + size ? &cards : &rest;

      example->pack[i] = card_set_first (*from);
      *from = card_set_rest (*from);
    }
  example->has_pack = true;
}

static char *
tell_turn_of_seat (Example *example)
{
  return g_strdup (example_deal (example)->turn == (int8_t) example->seat ? "yes" : "no");
}

/* ---- Playing ------------------------------------------------------------------------- */

/* Seat 0 plays the game and leads. */
static void
set_game (Example *example, const char *cell)
{
  static const char *const games[] = {
    [CEGO_CEGO] = "cego",       [CEGO_EINE] = "eine",         [CEGO_SOLO] = "solo",
    [CEGO_ULTIMO] = "ultimo",   [CEGO_MARCH] = "march",       [CEGO_BETTEL] = "bettel",
    [CEGO_RAEUBER] = "raeuber", [CEGO_DRESCHER] = "drescher", [CEGO_PICOLO] = "picolo",
  };
  Deal *deal = example_deal (example);
  CegoState *own = &deal->own.cego;
  unsigned game = 0;

  while (g_strcmp0 (games[game], cell) != 0)
    g_assert_cmpuint (++game, <, G_N_ELEMENTS (games));
  memset (deal->hand, 0, sizeof deal->hand);
  deal->phase = PHASE_PLAY;
  deal->declarer = deal->turn = 0;
  own->game = (uint8_t) game;
  own->n_blind = cego_is_bid (game) ? 0 : 10;
  own->n_laid_aside = cego_is_bid (game) ? 10 : 0;
}

/* These cards have fallen, whatever was legal. */
static void
set_fallen (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  for (unsigned i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (deal_pack (deal), words[i]));
      deal->turn
          = deal->trick.n < 4 ? (int8_t) ((deal->turn + 1) % 4) : (int8_t) deal_take_trick (deal);
    }
}

/* Gives these cards to the seat at turn, the rest in pack order to the others and then aside. */
static void
set_holds (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  CegoState *own = &deal->own.cego;
  CardSet rest = ((CardSet) 1 << 54) - 1;
  unsigned size[4] = { 11, 11, 11, 11 };

  for (unsigned i = 0; i < deal->n_played; i++)
    {
      rest &= ~card_set_of (deal->played[i]);
      size[deal->played_by[i]]--;
    }
  deal->hand[deal->turn] = support_cards (deal_pack (deal), cell);
  g_assert_cmpuint (card_set_count (deal->hand[deal->turn]), ==, size[deal->turn]);
  rest &= ~deal->hand[deal->turn];
  for (unsigned s = 0; s < 4; s++)
    for (; card_set_count (deal->hand[s]) < size[s]; rest = card_set_rest (rest))
      deal->hand[s] |= card_set_of (card_set_first (rest));
  *(cego_is_bid (own->game) ? &own->laid_aside : &own->blind) = rest;
}

/* ---- Demanding ----------------------------------------------------------------------- */

/*
 * Forehand plays Cego and holds the Blind; in both there are these trumps and cards of suits, and
 * the others hold the rest of the trumps. Nobody has announced a Solo.
 */
static void
set_trumps_in_sight (Example *example, const char *cell)
{
  Options options = example_options (example);
  const Pack *pack = game_pack (GAME, &options);
  unsigned size = cego_hand_size (&options);
  CardSet all = ((CardSet) 1 << pack->n_cards) - 1;
  CardSet own = support_cards (pack, cell);
  Choice choice;
  Deal *deal;

  for (CardSet set = all & ~CEGO_TRUMPS; card_set_count (own) < 2 * size - 1;
       set = card_set_rest (set))
    own |= card_set_of (card_set_first (set));
  all &= ~own;
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      CardSet *from = i < size || i >= pack->n_cards - size + 1 ? &own : &all;

      example->pack[i] = card_set_first (*from);
      *from = card_set_rest (*from);
    }
  example->has_pack = true;
  deal = example_deal (example);
  while (deal->phase == CEGO_PHASE_SOLO || deal->phase == CEGO_PHASE_BID)
    support_act (deal, "pass");
  if (deal->phase == CEGO_PHASE_CHOOSE)
    support_act (deal, "game:cego");
  while (deal->phase == CEGO_PHASE_KEEP)
    {
      player_support_choose (deal, &choice);
      deal_apply (deal, choice.row[0].action);
    }
}

static const ExampleColumn columns[] = {
  PLAYER_COLUMNS,
  { "hand of seat", .set = set_hand },
  { "turn of seat", .text = tell_turn_of_seat },
  { "trumps in sight", .set = set_trumps_in_sight },
  { "game", .set = set_game },
  { "fallen", .set = set_fallen },
  { "holds", .set = set_holds },
  { NULL },
};

/* ---- Fairness ------------------------------------------------------------------------ */

/* Whole matches of all options; @n_odd of 10 actions are by lot, so that odd positions come up. */
static void
play_matches (unsigned n_matches, unsigned n_odd)
{
  FairPlay play = { .n_odd = n_odd };

  for (unsigned n = 0; n < n_matches; n++)
    {
      Rng rng = rng_new (0x6365676f, n);
      Options options = support_random_options (GAME, &rng);
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      match_init (&match, GAME, &options,
                  (int) rng_below (&rng, game_count_seats (GAME, &options)));
      while (!match.over)
        {
          support_shuffled (pack, game_pack (GAME, &options)->n_cards, &rng);
          match_deal (&match, pack, &deal);
          player_support_play_fairly (&deal, &play, &rng);
          match_book (&match, &deal);
        }
    }
}

static void
test_matches (void)
{
  play_matches (60, 0);
}

static void
test_fairness (void)
{
  play_matches (60, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple-cego/matches", test_matches);
  g_test_add_func ("/simple-cego/fairness", test_fairness);
  examples_add ("simple-cego", GAME, columns);

  return g_test_run ();
}

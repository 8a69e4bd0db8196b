/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Zensern: positions in examples/simple-zensern.txt, matches, fairness. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "player-support.h"
#include "players/games/zensern/zensern-position.h"
#include "rules/jass.h"

#define GAME (&zensern_game)
#define SEATS ZENSERN_SEATS_MAX
#define HAND_MAX 9
#define ALL_CARDS ((CardSet) 0xffffffff)

/* ---- Calls and Ansagen --------------------------------------------------------------- */

/* The place in the pack of card @i of seat number @j of the speaking order (Z-5.4). */
static unsigned
place_in_pack (unsigned n_playing, unsigned cards, unsigned j, unsigned i)
{
  unsigned later = cards - 6;

  if (i < 6)
    return i / 3 * 3 * n_playing + 3 * j + i % 3;

  return 6 * n_playing + 1 + later * j + i - 6;
}

/* "forehand / the next / …": the pack that gives these cards, and the upcard of its column */
static void
set_calls (Example *example, const char *cell)
{
  static const unsigned n_playing[] = { 2, 3, 4, 3 };
  unsigned mode = example_options (example).value[ZENSERN_MODE];
  unsigned cards = mode == ZENSERN_MODE_4 ? 8 : HAND_MAX;
  g_auto (GStrv) seats = g_strsplit (cell, " / ", -1);
  CardSet rest = ALL_CARDS & ~example->cards;
  Card *pack = example->pack;

  memset (pack, CARD_NONE, JASS_CARDS);
  pack[6 * n_playing[mode]] = card_set_first (example->cards);
  for (unsigned j = 0; j < n_playing[mode] && seats[j] != NULL && seats[j][0] != '-'; j++)
    {
      g_auto (GStrv) codes = g_strsplit (seats[j], " ", -1);

      for (unsigned i = 0; codes[i] != NULL; i++)
        {
          Card card = support_card (&jass_pack, codes[i]);

          g_assert_true (card_set_has (rest, card));
          rest &= ~card_set_of (card);
          pack[place_in_pack (n_playing[mode], cards, j, i)] = card;
        }
    }
  for (unsigned i = 0; i < JASS_CARDS; i++)
    if (pack[i] == CARD_NONE)
      {
        pack[i] = card_set_first (rest);
        rest = card_set_rest (rest);
      }
  example->has_pack = true;
}

/* ---- Playing ------------------------------------------------------------------------- */

/* Gives the seat at turn these cards and shares out those that have not fallen in pack order. */
static void
set_holds (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  ZensernState *own = &deal->own.zensern;
  unsigned size = deal->options.value[ZENSERN_MODE] == ZENSERN_MODE_4 ? 8 : HAND_MAX;
  CardSet rest = ALL_CARDS;
  unsigned left[SEATS];
  CardSet lying;

  for (unsigned s = 0; s < deal->n_seats; s++)
    left[s] = seats_have (deal->playing, s) ? size : 5;
  for (unsigned i = 0; i < deal->n_played; i++)
    {
      left[deal->played_by[i]]--;
      rest &= ~card_set_of (deal->played[i]);
    }
  memset (deal->hand, 0, sizeof deal->hand);
  deal->hand[deal->turn] = support_cards (&jass_pack, cell);
  g_assert_cmpuint (card_set_count (deal->hand[deal->turn]), ==, left[deal->turn]);
  rest &= ~deal->hand[deal->turn];
  for (unsigned s = 0; s < deal->n_seats; s++)
    for (; card_set_count (deal->hand[s]) < left[s]; rest = card_set_rest (rest))
      deal->hand[s] |= card_set_of (card_set_first (rest));
  own->seen = 0;
  own->upcard = own->bottom = CARD_NONE;
  if (deal->options.value[ZENSERN_MODE] == ZENSERN_MODE_4)
    return;

  /* two cards that nobody plays lie open; the dealer's in mode 4d, else of the stock */
  lying = rest != 0 ? rest : deal->hand[deal->dealer];
  own->upcard = card_set_first (lying);
  own->bottom = card_set_first (card_set_rest (lying));
  own->seen = card_set_of (own->upcard) | card_set_of (own->bottom);
  for (unsigned i = 0; i < own->n_stock; i++)
    {
      rest = card_set_rest (rest);
      own->stock[i] = card_set_first (rest);
    }
}

/* Hearts are trumps, named after so many passes. */
static void
set_passes (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);

  for (int i = 0; i < atoi (cell); i++)
    support_act (deal, "pass");
  support_act (deal, "trump:H");
  while (deal->phase != PHASE_PLAY)
    support_act (deal, "pass");
}

/* These cards have fallen, whatever was legal. */
static void
set_fallen (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  for (unsigned i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (&jass_pack, words[i]));
      deal->turn = deal->trick.n < deal_count_players (deal)
                       ? (int8_t) deal_next_player (deal, (unsigned) deal->turn)
                       : (int8_t) deal_take_trick (deal);
    }
}

/* What is said with the better of king and queen of hearts */
static char *
tell_says (Example *example)
{
  CardSet marriage = jass_marriage (SUIT_HEARTS);
  const char *said = NULL;
  unsigned n_marriage = 0;
  Choice choice;

  player_support_choose (example_deal (example), &choice);
  for (unsigned k = choice.n; k-- > 0;)
    if (card_set_has (marriage, (Card) action_arg (choice.row[k].action)))
      {
        unsigned verb = action_verb (choice.row[k].action);

        said = verb == VERB_PLAY              ? "play"
               : verb == ZENSERN_VERB_BELLA   ? "bella"
               : verb == ZENSERN_VERB_REBELLE ? "rebelle"
                                              : "belle";
        n_marriage++;
      }

  return g_strdup (n_marriage < 2 ? "nothing to say" : said);
}

static const ExampleColumn columns[] = {
  PLAYER_COLUMNS,
  { "hands", .set = set_calls },
  { "thrown in before", EXAMPLE_SET (match.own.zensern.n_thrown_in) },
  { "passes", .set = set_passes },
  { "fallen", .set = set_fallen },
  { "holds", .set = set_holds },
  { "belle is said", EXAMPLE_SET (deal.own.zensern.belle) },
  { "points before", EXAMPLE_SET_ALL (deal.card_points) },
  { "says", .text = tell_says },
  { NULL },
};

/* ---- Matches ------------------------------------------------------------------------- */

/* Matches of the level under random options come to their end. */
static void
test_matches (void)
{
  enum
  {
    N_MATCHES = 300,
    MANY_DEALS = 400, /* a match to 1001 lasts about 20 */
  };

  for (unsigned n = 0; n < N_MATCHES; n++)
    {
      Rng rng = rng_new (0x7a6e73, n);
      Options options = support_random_options (GAME, &rng);

      player_support_play_match (GAME, &options, MANY_DEALS, &rng, NULL);
    }
}

/* ---- Fairness ------------------------------------------------------------------------ */

static void
assert_sound_position (const Deal *deal, const Observation *observation)
{
  ZensernPosition position;

  if (deal->phase != PHASE_PLAY)
    return;
  zensern_position_make (&position, observation);
  player_support_assert_sound_view (deal, observation, &position.view);
}

/* Over random deals: the choice is legal, in order, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 3000,
  };
  static const FairPlay play = { .n_odd = 2, .acting = assert_sound_position };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x6a6173, n);
      Options options = support_random_options (GAME, &rng);
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      match_init (&match, GAME, &options,
                  (int) rng_below (&rng, game_count_seats (GAME, &options)));
      match.own.zensern.n_thrown_in = (uint8_t) rng_below (&rng, 3);
      support_shuffled (pack, JASS_CARDS, &rng);
      match_deal (&match, pack, &deal);
      player_support_play_fairly (&deal, &play, &rng);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple-zensern/matches", test_matches);
  g_test_add_func ("/simple-zensern/fairness", test_fairness);
  examples_add ("simple-zensern", GAME, columns);

  return g_test_run ();
}

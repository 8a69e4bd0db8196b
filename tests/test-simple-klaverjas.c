/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The level `simple` in Klaverjassen, Kraken and the game for three: positions in
 * examples/simple-klaverjas.txt, matches and fairness.
 */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "klaverjas-support.h"
#include "player-support.h"
#include "players/games/klaverjas/klaverjas-count.h"
#include "players/games/klaverjas/klaverjas-position.h"

#define GAME (&klaverjas_game)

/* ---- Columns ------------------------------------------------------------------------- */

static void
set_holds (Example *example, const char *cell)
{
  klaverjas_give (example_deal (example), cell, KLAVERJAS_ALL_CARDS);
}

static void
set_fallen (Example *example, const char *cell)
{
  g_string_assign (example->told, strcmp (cell, "-") != 0 ? cell : "");
}

/* The maker named hearts, the cards have fallen, and the seat at turn holds these. */
static void
set_gets (Example *example, const char *cell)
{
  klaverjas_set_up_play (&example->deal, example->settings, example->leader, example->told->str,
                         cell);
  example->has_deal = true;
}

/* The four play these. */
static void
set_trick (Example *example, const char *cell)
{
  g_auto (GStrv) cards = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  for (unsigned k = 0; cards[k] != NULL; k++)
    deal_apply (deal, ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), cards[k])));
  g_assert_cmpuint (deal->phase, ==, KLAVERJAS_PHASE_ROEM);
}

/* Gives the seat at turn these cards; the others and the cards aside are the rest. */
static void
set_has (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  KlaverjasState *own = &deal->own.klaverjas;
  unsigned turn = (unsigned) deal->turn;
  CardSet rest = KLAVERJAS_ALL_CARDS & ~support_cards (klaverjas_main_pack (), cell);

  g_assert_cmpuint (card_set_count (KLAVERJAS_ALL_CARDS & ~rest), ==,
                    card_set_count (deal->hand[turn]));
  for (unsigned i = 0; i < deal->n_played; i++)
    rest &= ~card_set_of (deal->played[i]);
  deal->hand[turn] = support_cards (klaverjas_main_pack (), cell);
  for (unsigned s = 0; s < deal->n_seats; s++)
    {
      unsigned size = card_set_count (deal->hand[s]);

      if (s == turn)
        continue;
      for (deal->hand[s] = 0; card_set_count (deal->hand[s]) < size; rest = card_set_rest (rest))
        deal->hand[s] |= card_set_of (card_set_first (rest));
    }
  if (own->n_discarded > 0)
    own->discarded = rest;
  else
    own->extra = rest;
}

/* This seat leads the king of trumps to the last trick; the queen was played first of all. */
static void
set_last_trick (Example *example, const char *cell)
{
  static const char *const hands[] = { "8S", "9S", "8D", "9D" };
  unsigned leader = (unsigned) atoi (cell);
  Deal *deal = &example->deal;

  klaverjas_set_up (deal, example->settings, 'H', leader, "QH");
  example->has_deal = true;
  deal->turn = (int8_t) leader;
  deal->trick.n = 0;
  deal->n_played = 28;
  for (unsigned k = 0; k < 28; k++)
    {
      deal->played[k] = support_card (klaverjas_main_pack (), k == 0 ? "QH" : "7C");
      deal->played_by[k] = (uint8_t) ((leader + k) % 4);
    }
  for (unsigned seat = 0; seat < 4; seat++)
    deal->hand[seat] = support_cards (klaverjas_main_pack (), seat == leader ? "KH" : hands[seat]);
}

/* Of three this seat has led the ace of spades, and the next has played the king. */
static void
set_run (Example *example, const char *cell)
{
  klaverjas_set_up (&example->deal, example->settings, 'H', (unsigned) atoi (cell), "AS KS");
  example->has_deal = true;
}

static const ExampleColumn columns[] = {
  PLAYER_COLUMNS,
  { "holds", .set = set_holds },
  { "maker", EXAMPLE_SET (leader) },
  { "fallen", .set = set_fallen },
  { "gets", .set = set_gets },
  { "cards before", EXAMPLE_SET (deal.n_played) },
  { "points before", EXAMPLE_SET_ALL (deal.card_points) },
  { "trick", .set = set_trick },
  { "has", .set = set_has },
  { "last trick of", .set = set_last_trick },
  { "kraaks", EXAMPLE_SET (deal.own.klaverjas.n_kraaks) },
  { "run led by", .set = set_run },
  { "last of run", .set = set_trick },
  { NULL },
};

/* ---- Matches ------------------------------------------------------------------------- */

static void
test_matches (void)
{
  enum
  {
    N_MATCHES = 150,
    MAX_DEALS = 1000,
  };
  Rng rng = rng_new (0x6b72616b, 0);
  Options tournament = support_options (GAME, "tournament=yes deals=4");

  player_support_play_match (GAME, &tournament, MAX_DEALS, &rng, NULL);
  for (const OptionPreset *preset = GAME->options->presets; preset->key != NULL; preset++)
    {
      Options options = support_options (GAME, preset->settings);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, NULL);
    }
  for (unsigned n = 0; n < N_MATCHES; n++)
    {
      Options options = support_random_options (GAME, &rng);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, NULL);
    }
}

/* ---- Fairness ------------------------------------------------------------------------ */

/* Suits turned after the one that decides are not seen either. */
static void
turn_otherwise (Deal *deal, Rng *rng)
{
  KlaverjasState *own = &deal->own.klaverjas;

  for (unsigned i = own->n_turned; i < G_N_ELEMENTS (own->turned); i++)
    own->turned[i] = (Card) (32 + rng_below (rng, 20));
}

static void
assert_sound_position (const Deal *deal, const Observation *observation)
{
  KlaverjasPosition position;

  if (deal->phase != PHASE_PLAY)
    return;
  klaverjas_position_make (&position, observation);
  player_support_assert_sound_view (deal, observation, &position.view);
}

/* Over random deals of all forms: the choice is legal, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 3000,
  };
  static const FairPlay play
      = { .n_odd = 2, .acting = assert_sound_position, .disguise = turn_otherwise };
  unsigned n_forms[3] = { 0 };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x6a6173, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      n_forms[deal.options.value[KLAVERJAS_GAME]]++;
      player_support_play_fairly (&deal, &play, &rng);
    }
  for (unsigned form = 0; form < G_N_ELEMENTS (n_forms); form++)
    g_assert_cmpuint (n_forms[form], >, N_DEALS / 10);
}

/* ---- Calls of the temperaments --------------------------------------------------------------- */

#define CALLED_DEALS 4000

static Player
simple_with (Temperament temperament)
{
  Player player = *player_of_level (PLAYER_LEVEL_SIMPLE);

  player.temperament = temperament;

  return player;
}

/* Only bold players call on two trumps, and only with the jack and two side aces. */
static void
check_call (const Deal *deal, Action call, Temperament temperament)
{
  KlaverjasHolding holding
      = klaverjas_holding (deal->hand[deal->turn], (unsigned) action_arg (call));

  g_assert_cmpint (holding, >=,
                   temperament == TEMPERAMENT_BOLD ? KLAVERJAS_HOLDING_DARING
                                                   : KLAVERJAS_HOLDING_SOUND);
}

/* Plays the calls of a deal; returns true if somebody could have passed and named trumps. */
static bool
play_calls (Deal *deal, Rng *rng, unsigned *n_daring)
{
  bool is_free = false;

  while (deal->phase < KLAVERJAS_PHASE_ROEM && deal->phase != PHASE_PLAY && !deal_is_over (deal))
    {
      Temperament temperament = (Temperament) (deal->turn % TEMPERAMENTS);
      Player player = simple_with (temperament);
      Observation seen;
      Choice choice;
      Action call;

      observation_make (&seen, deal, (unsigned) deal->turn);
      player_choose (&seen, &player, rng, NULL, &choice);
      call = choice.row[0].action;
      if (action_verb (call) == VERB_TRUMP && deal->phase != KLAVERJAS_PHASE_NAME)
        {
          check_call (deal, call, temperament);
          is_free = true;
          *n_daring += klaverjas_holding (deal->hand[deal->turn], (unsigned) action_arg (call))
                       == KLAVERJAS_HOLDING_DARING;
        }
      deal_apply (deal, call);
    }

  return is_free;
}

static void
test_free_calls (void)
{
  static const char *const forms[] = { "", "rules=rotterdam", "game=kraken", "game=three" };

  for (unsigned f = 0; f < G_N_ELEMENTS (forms); f++)
    {
      Rng rng = rng_new (0x63616c6c, f);
      unsigned n_free = 0, n_daring = 0;

      for (unsigned n = 0; n < CALLED_DEALS / 4; n++)
        {
          Options options = support_options (GAME, forms[f]);
          Card pack[CARDS_MAX];
          Deal deal;

          support_shuffled (pack, game_pack (GAME, &options)->n_cards, &rng);
          support_deal (&deal, GAME, forms[f], pack);
          n_free += play_calls (&deal, &rng, &n_daring);
        }
      g_test_message ("%s: %u free calls of %u, %u of them daring", forms[f], n_free,
                      CALLED_DEALS / 4, n_daring);
      g_assert_cmpuint (n_free, >, CALLED_DEALS / 8);
      if (f < 3)
        g_assert_cmpuint (n_daring, >, 0);
    }
}

/* A kraak is heard in one deal of six to thirteen, and most of the makers are nat then. */
static void
test_kraaks (void)
{
  Rng rng = rng_new (0x6b7261, 1);
  unsigned n_kraaks = 0, n_again = 0, n_nat = 0;
  unsigned n_of[TEMPERAMENTS] = { 0 };

  for (unsigned n = 0; n < CALLED_DEALS; n++)
    {
      Options options = support_options (GAME, "game=kraken");
      Temperament first = TEMPERAMENT_STEADY;
      DealResult result;
      Card pack[CARDS_MAX];
      unsigned maker;
      Deal deal;

      support_shuffled (pack, game_pack (GAME, &options)->n_cards, &rng);
      support_deal (&deal, GAME, "game=kraken", pack);
      while (!deal_is_over (&deal))
        {
          Temperament temperament = (Temperament) ((deal.turn + n) % TEMPERAMENTS);
          Player player = simple_with (temperament);
          Observation seen;
          Choice choice;

          observation_make (&seen, &deal, (unsigned) deal.turn);
          player_choose (&seen, &player, &rng, NULL, &choice);
          if (action_verb (choice.row[0].action) == KLAVERJAS_VERB_KRAAK)
            first = temperament;
          deal_apply (&deal, choice.row[0].action);
        }
      if (deal.own.klaverjas.n_kraaks == 0)
        continue;

      deal_result (&deal, &result);
      maker = deal_unit (&deal, (unsigned) deal.declarer);
      n_kraaks++;
      n_again += deal.own.klaverjas.n_kraaks > 1;
      n_nat += result.points[maker] < result.points[1 - maker];
      n_of[first]++;
    }
  g_test_message ("%u kraaks, %u herkraaks, %u nat; steady %u, careful %u, bold %u, quick %u",
                  n_kraaks, n_again, n_nat, n_of[TEMPERAMENT_STEADY], n_of[TEMPERAMENT_CAREFUL],
                  n_of[TEMPERAMENT_BOLD], n_of[TEMPERAMENT_QUICK]);
  g_assert_cmpuint (n_kraaks, >=, CALLED_DEALS / 13);
  g_assert_cmpuint (n_kraaks, <=, CALLED_DEALS / 6);
  g_assert_cmpuint (n_again, >, 0);
  g_assert_cmpuint (2 * n_nat, >, n_kraaks);
  g_assert_cmpuint (n_of[TEMPERAMENT_BOLD], >, n_of[TEMPERAMENT_CAREFUL]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple-klaverjas/matches", test_matches);
  g_test_add_func ("/simple-klaverjas/fairness", test_fairness);
  g_test_add_func ("/simple-klaverjas/free-calls", test_free_calls);
  g_test_add_func ("/simple-klaverjas/kraaks", test_kraaks);
  examples_add ("simple-klaverjas", GAME, columns);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * That a rest is called decided only where it is: thousands of random endgames of every game are
 * played on in several ways, and each must bring what the others bring.
 */

#include <string.h>

#include "klaverjas-support.h"
#include "players/rest.h"

#define DEALS 1500
#define WAYS 6

typedef struct
{
  unsigned own;
  unsigned settled;
  unsigned open;
} Seen;

typedef struct
{
  DealResult result;
  Match booked;
} Ending;

/* The seat that lays its cards down says no more. */
static Action
next_action (const Deal *deal, int silent, Rng *rng)
{
  Action action;

  do
    action = support_random_action (deal, rng);
  while (deal->turn == silent && !action_is_play (deal->game, action));

  return action;
}

static void
play_on (const Deal *from, const Match *match, Rest rest, unsigned seat, Rng *rng, Ending *ending)
{
  Deal deal = *from;

  memset (ending, 0, sizeof *ending);
  while (!deal_is_over (&deal))
    {
      unsigned tricks = deal.tricks_won[seat];
      unsigned n_before = deal.trick.n;

      deal_apply (&deal, next_action (&deal, rest == REST_OWN ? (int) seat : NO_SEAT, rng));
      if (rest == REST_OWN && n_before > 0 && deal.trick.n == 0)
        g_assert_cmpuint (deal.tricks_won[seat], ==, tricks + 1);
    }
  deal_result (&deal, &ending->result);
  memcpy (&ending->booked, match, sizeof ending->booked);
  match_book (&ending->booked, &deal);
}

static void
check_ways (const Deal *deal, const Match *match, Rest rest, Rng *rng)
{
  unsigned seat = (unsigned) deal->turn;
  Ending first, other;

  play_on (deal, match, rest, seat, rng, &first);
  for (unsigned way = 1; way < WAYS; way++)
    {
      play_on (deal, match, rest, seat, rng, &other);
      g_assert_cmpmem (&first.result, sizeof first.result, &other.result, sizeof other.result);
      g_assert_cmpmem (&first.booked, sizeof first.booked, &other.booked, sizeof other.booked);
    }
}

/* What the seat sees decides, and not what is so: with hidden cards exchanged it says the same. */
static void
check_blind (const Observation *observation, const Match *match, Rest rest, Rng *rng)
{
  Card cards[CARDS_MAX];
  unsigned n = 0;
  Deal other;
  Observation same;

  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set))
    cards[n++] = card_set_first (set);
  for (unsigned i = n; i > 1; i--)
    {
      unsigned k = rng_below (rng, i);
      Card card = cards[i - 1];

      cards[i - 1] = cards[k];
      cards[k] = card;
    }
  observation_fill (observation, cards, &other);
  observation_make (&same, &other, observation->seat);
  g_assert_cmpint (rest_judge (&same, match), ==, rest);
}

static void
judge (const Deal *deal, const Match *match, Rng *rng, Seen *seen)
{
  Observation observation;
  Rest rest;

  observation_make (&observation, deal, (unsigned) deal->turn);
  rest = rest_judge (&observation, match);
  if (rest == REST_OPEN)
    {
      seen->open++;
      return;
    }
  seen->own += rest == REST_OWN;
  seen->settled += rest == REST_SETTLED;
  check_ways (deal, match, rest, rng);
  check_blind (&observation, match, rest, rng);
}

static void
play_deal (Match *match, Rng *rng, Seen *seen)
{
  Card pack[CARDS_MAX];
  Deal deal;

  support_shuffled (pack, game_pack (match->game, &match->options)->n_cards, rng);
  match_deal (match, pack, &deal);
  while (!deal_is_over (&deal))
    {
      if (deal.phase == PHASE_PLAY && card_set_count (deal.hand[deal.turn]) > 1)
        judge (&deal, match, rng, seen);
      deal_apply (&deal, support_random_action (&deal, rng));
    }
  match_book (match, &deal);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;
  Rng rng = rng_new (2026, 0);
  Seen seen = { 0 };

  for (unsigned dealt = 0; dealt < DEALS;)
    {
      Options options = support_random_options (game, &rng);
      Match match;

      match_init (&match, game, &options, NO_SEAT);
      for (unsigned i = 0; i < 4 && !match.over; i++, dealt++)
        play_deal (&match, &rng, &seen);
    }
  g_test_message ("%s: %u own, %u settled, %u open", game->key, seen.own, seen.settled, seen.open);
  g_assert_cmpuint (seen.own, >, 20);
  g_assert_cmpuint (seen.settled, >, 20);
  g_assert_cmpuint (seen.open, >, 1000);
}

/* All tricks are sure, hearts are trumps: whether roem may lie in one of them decides. */
static void
test_bonus (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *hands[4];
    bool own;
  } rows[] = {
    { "no trick of three can hold three of a suit beside a trump",
      "game=three",
      { "JH 9H AH TH", "7S 8D 9S 7D", "8S 9D 7C 8C" },
      true },
    { "ace, king and queen may fall together",
      "game=three",
      { "JH 9H AH", "KH 7S 8D", "QH 7C 9D" },
      false },
    { "three others can throw a run",
      "",
      { "JH 9H AH", "7S KD 7C", "8S JD 9C", "9S TD QC" },
      false },
    { "no run is left", "", { "JH 9H AH", "7S KD 7C", "9S JD QC", "8D TC AS" }, true },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (game_find ("klaverjas"), rows[i].settings);
      Observation observation;
      Match match;
      Deal deal;

      match_init (&match, game_find ("klaverjas"), &options, NO_SEAT);
      klaverjas_set_up (&deal, rows[i].settings, 'H', 0, "");
      for (unsigned seat = 0; seat < deal.n_seats; seat++)
        deal.hand[seat] = support_cards (klaverjas_main_pack (), rows[i].hands[seat]);
      observation_make (&observation, &deal, 0);
      if ((rest_judge (&observation, &match) == REST_OWN) != rows[i].own)
        support_fail ("%s: %s", rows[i].row, rows[i].own ? "not offered" : "offered");
    }
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/rest/", game->key, NULL);

      g_test_add_data_func (path, game, test_game);
    }

  g_test_add_func ("/rest/bonus", test_bonus);

  return g_test_run ();
}

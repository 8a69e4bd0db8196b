/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is told of a line is so in it, whichever two lines are compared. */

#include <string.h>

#include "players/analysis/line-fact.h"
#include "rules/game.h"
#include "support.h"

#define MATCHES 400 /* of each game */

static Rng rng;
static guint n_facts[LINE_FACT_KINDS];

/* Plays on by lot to the end of the deal. */
static void
play_out (MatchLog *log)
{
  while (!deal_is_over (&log->deal))
    match_log_act (log, support_random_action (&log->deal, &rng), false);
}

/* The trick in which @card lies, if it was taken after @n actions of @log. */
static bool
find_trick (const MatchLog *log, unsigned n, Card card, Trick *trick)
{
  unsigned last = log->deals->len - 1;
  unsigned n_taken = G_MAXUINT;

  for (unsigned i = n; i <= match_log_get_deal (log, last)->n_done; i++)
    {
      Deal deal;

      match_log_at (log, last, i, NULL, &deal);
      if (deal_count_tricks (&deal) > n_taken
          && card_set_has (trick_cards (&deal.last_trick), card))
        {
          *trick = deal.last_trick;
          return true;
        }
      n_taken = deal_count_tricks (&deal);
    }

  return false;
}

static unsigned
holder_of (const Trick *trick, Card card)
{
  unsigned i = 0;

  while (trick->card[i] != card)
    i++;

  return trick->seat[i];
}

/* The winner, the winning card, and the other card of which it speaks. */
static void
check_trick (const MatchLog *worse, const MatchLog *better, unsigned n, const LineFact *fact)
{
  const Deal *end = &worse->deal;
  Card card = fact->lost != CARD_NONE ? fact->lost : fact->card;
  unsigned seat;
  Trick trick, other;
  Deal begin;

  match_log_at (worse, worse->deals->len - 1, n, NULL, &begin);
  seat = (unsigned) begin.turn;
  g_assert_true (find_trick (worse, n, card, &trick));
  g_assert_cmpuint (trick_winner (&trick), ==, fact->seat);
  g_assert_cmpuint (trick_best_card (&trick), ==, fact->card);
  g_assert_false (seats_have (game_allies (end, seat), fact->seat));
  if (fact->lost == CARD_NONE)
    return;
  g_assert_cmpuint (holder_of (&trick, fact->lost), ==, fact->holder);
  g_assert_cmpint (fact->kind == LINE_FACT_CAUGHT, <=, fact->holder == seat);
  if (better != NULL)
    {
      g_assert_true (find_trick (better, n, fact->lost, &other));
      g_assert_true (seats_have (game_allies (&better->deal, seat), trick_winner (&other)));
    }
}

static void
check_fact (const MatchLog *worse, const MatchLog *better, unsigned n)
{
  LineFact fact;

  line_fact_find (worse, better, n, &fact);
  n_facts[fact.kind]++;
  if (fact.kind != LINE_FACT_NONE && fact.kind < LINE_FACT_MISSED)
    check_trick (worse, better, n, &fact);
  g_assert_cmpint (fact.kind >= LINE_FACT_MISSED, <=, fact.points > 0);
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;

  rng = rng_new (11, 0);
  memset (n_facts, 0, sizeof n_facts);
  for (unsigned i = 0; i < MATCHES; i++)
    {
      Options options = support_random_options (game, &rng);
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      g_autoptr (MatchLog) better = NULL;
      Card pack[CARDS_MAX];
      unsigned n_before, n;

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_log_deal (log, NULL, pack);
      n_before = rng_below (&rng, 30);
      for (n = 0; !deal_is_over (&log->deal) && (n < n_before || log->deal.phase != PHASE_PLAY);
           n++)
        match_log_act (log, support_random_action (&log->deal, &rng), false);
      if (deal_is_over (&log->deal))
        continue;
      better = match_log_copy (log);
      play_out (log);
      play_out (better);
      check_fact (log, better, n);
      check_fact (better, log, n);
      check_fact (log, NULL, n);
    }
  g_assert_cmpuint (n_facts[LINE_FACT_TAKEN], >, 0);
  g_assert_cmpuint (n_facts[LINE_FACT_CAUGHT] + n_facts[LINE_FACT_SAVED], >, 0);
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/line-fact/%s", game->key);

      g_test_add_data_func (path, game, test_game);
    }

  return g_test_run ();
}

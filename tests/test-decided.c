/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The trick that decides a deal: whatever is played after it, the same side wins, as is told. */

#include "model/told/dealt.h"
#include "model/told/decided.h"
#include "model/words/telling.h"

#include "support.h"

#define DEALS 60
#define ENDS 12 /* of each, by lot */

static const struct
{
  const char *game, *settings;
} forms[] = {
  { "klaverjas", "" },     { "klaverjas", "game=kraken" }, { "zensern", "mode=2" },
  { "zensern", "mode=4" }, { "fiftysix", "players=4" },    { "fiftysix", "players=6" },
};

/* Which side has more; -1: neither. */
static int
find_winner (const Deal *deal)
{
  DealResult result;

  deal_result (deal, &result);

  return result.score[0] == result.score[1] ? -1 : result.score[0] < result.score[1];
}

static void
play_out (Deal *deal, Rng *rng)
{
  while (!deal_is_over (deal))
    deal_apply (deal, support_random_action (deal, rng));
}

/* Whether the same side wins in every end of @deal. */
static gboolean
is_certain (const Deal *deal, int winner)
{
  ActionList list;

  if (deal_is_over (deal))
    return find_winner (deal) == winner;
  deal_legal (deal, &list);
  for (guint i = 0; i < list.n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, list.at[i]);
      if (!is_certain (&next, winner))
        return FALSE;
    }

  return TRUE;
}

/* Of two tricks before the end it is told which of them left nothing open. */
static void
check_last (const MatchLog *log, guint decided)
{
  guint n_tricks = 0, n_done = match_log_get_deal (log, 0)->n_done;
  guint most = 0;
  Deal end, deal;

  match_log_at (log, 0, n_done, NULL, &end);
  for (guint seat = 0; seat < end.n_seats; seat++)
    most += end.tricks_won[seat];
  for (guint i = 1; i <= n_done; i++)
    {
      guint taken = 0;

      match_log_at (log, 0, i, NULL, &deal);
      for (guint seat = 0; seat < deal.n_seats; seat++)
        taken += deal.tricks_won[seat];
      if (taken > n_tricks && taken + 2 >= most)
        g_assert_true (is_certain (&deal, find_winner (&end)) == (taken > decided));
      n_tricks = taken;
    }
}

/* ---- What is told of it --------------------------------------------------------------------- */

/* By the points of both sides and what was called alone. */
static gboolean
is_made (const Deal *deal)
{
  guint own = deal_unit (deal, (guint) deal->declarer);
  gboolean is_klaverjas = g_str_equal (deal->game->key, "klaverjas");
  DealResult result;

  deal_result (deal, &result);
  if (g_str_equal (deal->game->key, "fiftysix"))
    return result.points[own] >= deal->own.fiftysix.value;
  if (is_klaverjas && deal->own.klaverjas.n_kraaks % 2 == 1) /* the others need more */
    return result.points[own] >= result.points[own ^ 1];

  return result.points[own] > result.points[own ^ 1];
}

static const char *
outcome_of (const Deal *deal)
{
  if (is_made (deal))
    return "sure to make ";

  return g_str_equal (deal->game->key, "klaverjas") ? "sure to be nat." : "could no longer make ";
}

/* Who is spoken of, to @listener. */
static const char *
subject_for (const Deal *deal, int listener)
{
  gboolean is_team = g_str_equal (deal->game->key, "fiftysix");

  if (listener == NO_SEAT
      || deal_unit (deal, (guint) listener) != deal_unit (deal, (guint) deal->declarer))
    return is_team ? "Anna’s team " : "Anna ";
  if (is_team)
    return "your team ";

  return listener == deal->declarer ? "you " : "your side ";
}

/* The trick and what was sure from then on, and no other figure. */
static void
check_told (const Deal *end, guint decided, const Deal *after)
{
  Telling telling = { .deal = end };

  telling.name[end->declarer] = "Anna";
  for (int listener = NO_SEAT; listener < end->n_seats; listener++)
    {
      g_autofree char *opening = g_strdup_printf ("Decided after trick %u: from then on %s",
                                                  decided + 1, subject_for (end, listener));
      g_autofree char *text = NULL;

      telling.listener = listener;
      text = tell_decided (&telling, decided, after);
      if (deal_is_over (after))
        {
          g_assert_cmpstr (text, ==, "Not decided until the last trick.");
          continue;
        }
      if (!g_str_has_prefix (text, opening) || strstr (text, outcome_of (end)) == NULL
          || strpbrk (text + strlen (opening), "0123456789{}") != NULL)
        g_error ("not true: %s", text);
    }
}

/* ---- Deals ---------------------------------------------------------------------------------- */

/* How many of the deals were decided before their last trick. */
static guint
play (const Game *game, const Options *options, Rng *rng)
{
  guint n_early = 0;

  for (guint d = 0; d < DEALS; d++)
    {
      g_autoptr (MatchLog) log = match_log_new (game, options);
      Card pack[CARDS_MAX];
      Deal after;
      int decided;

      support_shuffled (pack, game_pack (game, options)->n_cards, rng);
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), false);
      if (log->deal.n_played == 0)
        continue;
      decided = decided_find_trick (log, 0, &after);
      if (decided < 0)
        continue;
      check_last (log, (guint) decided);
      check_told (&log->deal, (guint) decided, &after);
      n_early += !deal_is_over (&after);
      for (guint i = 0; i < ENDS; i++)
        {
          Deal end = after;

          play_out (&end, rng);
          g_assert_cmpint (find_winner (&end), ==, find_winner (&log->deal));
          g_assert_true (is_made (&end) == is_made (&log->deal));
        }
    }

  return n_early;
}

static void
test_decided (void)
{
  Rng rng = rng_new (5, 3);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      const Options options = support_options (game_find (forms[i].game), forms[i].settings);
      guint n_early = play (game_find (forms[i].game), &options, &rng);

      g_test_message ("%s %s: %u", forms[i].game, forms[i].settings, n_early);
      g_assert_cmpuint (n_early, >, 0);
    }
}

/* ---- What was dealt ------------------------------------------------------------------------- */

/*
 * As it was dealt, in whatever parts, and whoever has seen it: all cards that there are, before the
 * first was played.
 */
static void
test_dealt (void)
{
  static const struct
  {
    const char *game, *settings;
    guint n_hand;
    guint n_piled;
  } rows[] = {
    { "klaverjas", "", 8, 0 },       { "klaverjas", "game=three", 10, 2 },
    { "zensern", "mode=2", 9, 14 },  { "zensern", "mode=3", 9, 5 },
    { "zensern", "mode=4", 8, 0 },   { "cego", "", 11, 10 },
    { "cego", "players=3", 13, 12 }, { "fiftysix", "", 8, 0 },
    { "wurzen", "", 6, 24 },         { "wurzen", "mode=schnapsen", 5, 10 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Game *game = game_find (rows[i].game);
      const Options options = support_options (game, rows[i].settings);
      g_autoptr (MatchLog) log = match_log_new (game, &options);
      Card pack[CARDS_MAX];
      Pile piles[PILES_MAX];
      Rng rng = rng_new (3, i);
      guint n_piled = 0;
      Deal dealt;

      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_log_deal (log, NULL, pack);
      do
        match_log_act (log, support_random_action (&log->deal, &rng), false);
      while (!deal_is_over (&log->deal));
      dealt_find (log, 0, &dealt);
      for (guint k = dealt_list_piles (&dealt, piles); k-- > 0;)
        n_piled += piles[k].n_open;
      g_test_message ("%s %s", rows[i].game, rows[i].settings);
      for (guint seat = 0; seat < dealt.n_seats; seat++)
        g_assert_cmpuint (card_set_count (dealt.hand[seat]), ==, rows[i].n_hand);
      g_assert_cmpuint (n_piled, ==, rows[i].n_piled);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decided/dealt", test_dealt);
  g_test_add_func ("/decided/whatever-is-played", test_decided);

  return g_test_run ();
}

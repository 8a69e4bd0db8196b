/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The trick that decides a deal: whatever is played after it, the same side wins. */

#include "decided.h"

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

      support_shuffled (pack, game_pack (game, options)->n_cards, rng);
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), false);
      if (log->deal.n_played == 0 || decided_find_trick (log, 0, &after) < 0)
        continue;
      n_early += !deal_is_over (&after);
      for (guint i = 0; i < ENDS; i++)
        {
          Deal end = after;

          play_out (&end, rng);
          g_assert_cmpint (find_winner (&end), ==, find_winner (&log->deal));
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/decided/whatever-is-played", test_decided);

  return g_test_run ();
}

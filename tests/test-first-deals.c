/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deals for teaching: every form has one for each number of players, unless the user watches
 * the first deal. It is played, nobody calls what the cards do not hold, and nobody doubles.
 * `test-first-deals search` prints the file `data/lessons/first-deals` anew.
 */

#include <stdio.h>

#include "help/first-deals.h"
#include "model/words/house-rules.h"
#include "players/player.h"
#include "rules/games/fiftysix/fiftysix.h"
#include "rules/games/klaverjas/klaverjas.h"
#include "rules/games/zensern/zensern.h"
#include "support.h"

#define USER 0
#define TRIES 4        /* random streams of a deal that is searched */
#define DEALS_MAX 2000 /* deals to search */

static const struct
{
  const char *game;
  uint8_t verb;
} doubling[] = {
  { "klaverjas", KLAVERJAS_VERB_KRAAK },      { "klaverjas", KLAVERJAS_VERB_HERKRAAK },
  { "klaverjas", KLAVERJAS_VERB_SUPERKRAAK }, { "zensern", ZENSERN_VERB_FLECK },
  { "fiftysix", FIFTYSIX_VERB_DOUBLE },       { "fiftysix", FIFTYSIX_VERB_REDOUBLE },
};

static bool
is_doubling (const Game *game, Action action)
{
  for (guint i = 0; i < G_N_ELEMENTS (doubling); i++)
    if (g_str_equal (doubling[i].game, game->key) && doubling[i].verb == action_verb (action))
      return true;

  return false;
}

static bool
is_bluff (const Deal *deal, Action action)
{
  Grounds grounds = { 0 };

  if (deal->phase == PHASE_PLAY)
    return false;
  game_grounds (deal, action, &grounds);

  return grounds.is_promise && !grounds.holds;
}

/* Returns what makes the deal unfit for teaching, or NULL. The user follows the advice. */
static const char *
find_fault (const Game *game, const Options *options, const DealNumber *number, guint64 seed,
            PlayerLevel user, PlayerLevel others, bool *is_won)
{
  Rng rng = rng_new (seed, 0);
  Card pack[CARDS_MAX];
  Match match;
  Deal deal;
  DealResult result;

  number_shuffle (number, game->key, game_pack (game, options)->n_cards, pack);
  match_init (&match, game, options, NO_SEAT);
  match_deal (&match, pack, &deal);
  while (!deal_is_over (&deal))
    {
      Player player = *player_of_level (deal.turn == USER ? user : others);
      Observation seen;
      Choice choice;

      if (deal.turn != USER)
        player.temperament = (Temperament) (((guint64) deal.turn + seed) % TEMPERAMENTS);
      observation_make (&seen, &deal, (unsigned) deal.turn);
      player_choose (&seen, &player, &rng, NULL, &choice);
      if (is_doubling (game, choice.row[0].action))
        return "somebody doubles";
      if (is_bluff (&deal, choice.row[0].action))
        return "somebody bluffs";
      deal_apply (&deal, choice.row[0].action);
    }
  deal_result (&deal, &result);
  *is_won = deal_result_lead (&result, deal_unit (&deal, USER)) > 0;
  if (deal.n_played == 0)
    return "it is passed out";

  return NULL;
}

/* Z-5.3: where the dealer watches, that is the user. */
static bool
user_watches (const Game *game, const Options *options)
{
  Card pack[CARDS_MAX];
  Match match;
  Deal deal;

  support_unshuffled (pack, game_pack (game, options)->n_cards);
  match_init (&match, game, options, NO_SEAT);
  match_deal (&match, pack, &deal);

  return !seats_have (deal.playing, USER);
}

static Options
options_of (const Game *game, guint mode)
{
  const Options some = { { (guint8) mode } };
  const GameForm form = game_form (game, &some);
  Options options = house_rules_of_form (game, &form);

  house_rules_choose (&options, game, 0, mode);

  return options;
}

/* ---- Search ---------------------------------------------------------------------------------- */

static bool
is_good (const Game *game, const Options *options, const DealNumber *number)
{
  bool is_won;

  if (find_fault (game, options, number, 0, PLAYER_LEVEL_SIMPLE, PLAYER_LEVEL_SIMPLE, &is_won)
          != NULL
      || !is_won)
    return false;
  for (guint i = 0; i < TRIES; i++)
    if (find_fault (game, options, number, i, PLAYER_LEVEL_STRONG, PLAYER_LEVEL_CLUB, &is_won)
            != NULL
        || !is_won)
      return false;

  return true;
}

static void
search_form (const Game *game, const Options *options)
{
  DealNumber number;

  for (guint n = 0; n < DEALS_MAX; n++)
    {
      number_from_seed (&number, 1, n);
      if (!is_good (game, options, &number))
        continue;
      printf ("%s %s=%s %s\n", game->key, game->options->list[0].key,
              options_value_key (options, game, 0), number.hex);
      return;
    }
  g_printerr ("%s, mode %u: none found\n", game->key, options->value[0]);
}

static void
search (void)
{
  for (guint g = 0; game_at (g) != NULL; g++)
    for (guint mode = 0; mode < option_count_values (&game_at (g)->options->list[0]); mode++)
      {
        const Options options = options_of (game_at (g), mode);

        if (!user_watches (game_at (g), &options))
          search_form (game_at (g), &options);
      }
}

/* ---- Tests ----------------------------------------------------------------------------------- */

static void
check_form (const Game *game, const Options *options)
{
  DealNumber number;

  if (!first_deals_find (&number, game, options))
    support_fail ("%s, mode %u: no deal for teaching", game->key, options->value[0]);
  else
    for (guint seed = 0; seed < 2; seed++)
      {
        bool is_won;
        const char *fault = find_fault (game, options, &number, seed, PLAYER_LEVEL_STRONG,
                                        PLAYER_LEVEL_CLUB, &is_won);

        if (fault != NULL)
          support_fail ("%s, mode %u: %s", game->key, options->value[0], fault);
      }
}

static void
test_game (gconstpointer data)
{
  const Game *game = data;

  for (guint mode = 0; mode < option_count_values (&game->options->list[0]); mode++)
    {
      const Options options = options_of (game, mode);

      if (!user_watches (game, &options))
        check_form (game, &options);
    }
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1 && g_str_equal (argv[1], "search"))
    {
      search ();
      return 0;
    }
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/first-deals/", game->key, NULL);

      g_test_add_data_func (path, game, test_game);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deals for teaching: every form has one for each number of players, unless the user watches
 * the first deal. It is played, nobody calls what the cards do not hold, and nobody doubles. Advice
 * introduces the things of a form once, and none that its options switch off.
 * `test-first-deals search` prints the file `data/lessons/first-deals` anew.
 */

#include <stdio.h>

#include "help/first-deals.h"
#include "model/words/house-rules.h"
#include "model/words/tell-things.h"
#include "players/player.h"
#include "rules/games/fiftysix/fiftysix.h"
#include "rules/games/klaverjas/klaverjas.h"
#include "rules/games/zensern/zensern.h"
#include "support.h"

#define USER 0
#define TRIES 4        /* random streams of a deal that is searched */
#define DEALS_MAX 2000 /* deals to search */
#define LEAST_DEALS 200
#define MOST_DEALS 20000

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

/* ---- Things that advice introduces ----------------------------------------------------------- */

/* The things of a game with these options, as many as there are; "" ends a list. */
static const struct
{
  const char *game;
  const char *options;
  const char *things;
} introduced[] = {
  { "klaverjas", "", "maker must-name roem pit last" },
  { "klaverjas", "trump=utrecht roem=auto", "maker must-name roem pit last" },
  { "klaverjas", "trump=random", "maker turned roem pit last" },
  { "klaverjas", "trump=random random_second=name", "maker turned must-name roem pit last" },
  { "klaverjas", "game=three", "extra maker roem pit last" },
  { "klaverjas", "game=kraken", "maker must-name kraak spades declare stuk roem pit last" },
  { "klaverjas", "game=kraken spades=single roem=auto",
    "maker must-name kraak stuk roem pit last" },
  { "klaverjas", "named=held pit=makers deals=4", "maker held must-name roem pit last" },
  { "klaverjas", "trump=turned first_deal=clubs deals=4", "dictated maker roem pit last" },
  { "zensern", "mode=2",
    "upcard declarer forced second-round antrag fleck figure hoch bella stock pot match last" },
  { "zensern", "mode=2 antrag=off fleck=off seven=on",
    "upcard declarer forced second-round exchange figure hoch bella stock pot match last" },
  { "zensern", "mode=3",
    "upcard declarer forced second-round fleck figure hoch bella stock pot match last" },
  { "zensern", "mode=4",
    "upcard declarer forced second-round upcard-taken fleck figure hoch bella pot match last" },
  { "zensern", "mode=4d",
    "upcard declarer forced second-round fleck figure hoch bella observer pot match last" },
  { "cego", "players=4",
    "blind duty ultimo march bid against leere mann choose demand discard solo bettel picolo "
    "raeuber drescher forced laid stiess" },
  { "cego", "players=4 specials=off solo_duty=none",
    "blind ultimo march bid against leere mann discard solo forced laid stiess" },
  { "cego", "players=3",
    "blind duty ultimo march bid against leere mann demand discard solo forced laid stiess" },
  { "fiftysix", "players=6", "call opening redouble double plus nos plus-pass no-trump void twin" },
  { "fiftysix", "players=4 opening=forced trump=free",
    "call redouble double plus nos plus-pass no-trump trump void twin" },
  { "fiftysix", "players=8 dblscore=plus",
    "call opening redouble double plus nos plus-pass no-trump void twin" },
  { "wurzen", "mode=wurzen", "cut stock swap pair wurze waiting out close strict weak weli last" },
  { "wurzen", "mode=wurzen deal=knock claim=auto",
    "stock swap pair wurze waiting out close strict weak weli last" },
  { "wurzen", "mode=schnapsen deal=cut claim=checked",
    "stock swap pair waiting out close strict last" },
};

static Telling
telling_of (const Match *match, const Deal *deal)
{
  return (Telling) { .match = match, .deal = deal, .user = USER, .listener = USER, .prompt = "" };
}

/* Chance: of all actions; of the verbs, so that few actions are bids of numbers; or passes only. */
typedef enum
{
  CHANCE_ACTIONS,
  CHANCE_VERBS,
  CHANCE_PASSES,
} Chance;

/* Three deals in a row are passed, for the sake of the next one. */
static const Chance chances[] = { CHANCE_PASSES,  CHANCE_PASSES, CHANCE_PASSES, CHANCE_ACTIONS,
                                  CHANCE_ACTIONS, CHANCE_VERBS,  CHANCE_VERBS };

static Action
choose (const Deal *deal, const ActionList *legal, Chance chance, Rng *rng)
{
  const Action pass = ACTION (VERB_PASS, 0);
  guint first[ACTIONS_MAX + 1];
  guint n = 0;
  guint k;

  if (chance == CHANCE_PASSES && deal->phase != PHASE_PLAY && action_list_has (legal, pass))
    return pass;
  if (chance != CHANCE_VERBS)
    return legal->at[rng_below (rng, legal->n)];
  for (guint i = 0; i < legal->n; i++)
    if (i == 0 || action_verb (legal->at[i]) != action_verb (legal->at[i - 1]))
      first[n++] = i;
  first[n] = legal->n;
  k = rng_below (rng, n);

  return legal->at[first[k] + rng_below (rng, first[k + 1] - first[k])];
}

/* Adds the things that are introduced in @deal to @met; each is told once, and by one sentence. */
static void
play_deal (Match *match, Deal *deal, Chance chance, Rng *rng, GHashTable *met)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  ThingsTold told = { NULL };
  GHashTableIter keys;
  gpointer key;

  for (guint at = 0; !deal_is_over (deal); at++)
    {
      ActionList legal;

      deal_legal (deal, &legal);
      if (deal->turn == USER)
        {
          const Telling telling = telling_of (match, deal);
          Decision decision;
          char *text;

          decision_make (&decision, deal, &legal);
          text = tell_things (&telling, &decision, at, G_MAXLONG, &told);
          if (strchr (text, '{') != NULL)
            support_fail ("%s: %s", deal->game->key, text);
          if (text[0] == '\0')
            g_free (text);
          else if (!g_hash_table_add (texts, text))
            support_fail ("%s: again “%s”", deal->game->key, text);
        }
      deal_apply (deal, choose (deal, &legal, chance, rng));
    }
  if (told.at != NULL)
    g_hash_table_iter_init (&keys, told.at);
  while (told.at != NULL && g_hash_table_iter_next (&keys, &key, NULL))
    g_hash_table_add (met, key);
  things_told_clear (&told);
}

/* Plays matches by chance until all of @things were met, but at least LEAST_DEALS. */
static void
check_things (const Game *game, const char *settings, const char *things)
{
  g_auto (GStrv) wanted = g_strsplit (things, " ", -1);
  g_autoptr (GHashTable) met = g_hash_table_new (g_str_hash, g_str_equal);
  const Options options = support_options (game, settings);
  Rng rng = rng_new (1, 1);
  Card pack[CARDS_MAX];
  GHashTableIter keys;
  gpointer key;
  Match match = { .over = true };
  Deal deal;

  for (guint n = 0;
       n < LEAST_DEALS || (n < MOST_DEALS && g_hash_table_size (met) < g_strv_length (wanted)); n++)
    {
      if (match.over)
        match_init (&match, game, &options, NO_SEAT);
      support_shuffled (pack, game_pack (game, &options)->n_cards, &rng);
      match_deal (&match, pack, &deal);
      play_deal (&match, &deal, chances[n % G_N_ELEMENTS (chances)], &rng, met);
      match_book (&match, &deal);
    }
  for (guint i = 0; wanted[i] != NULL; i++)
    if (!g_hash_table_contains (met, wanted[i]))
      support_fail ("%s %s: never introduces %s", game->key, settings, wanted[i]);
  g_hash_table_iter_init (&keys, met);
  while (g_hash_table_iter_next (&keys, &key, NULL))
    if (!g_strv_contains ((const char *const *) wanted, key))
      support_fail ("%s %s: introduces %s", game->key, settings, (const char *) key);
}

static void
test_things (gconstpointer data)
{
  const Game *game = data;

  for (guint i = 0; i < G_N_ELEMENTS (introduced); i++)
    if (g_str_equal (introduced[i].game, game->key))
      check_things (game, introduced[i].options, introduced[i].things);
}

/* A repeated decision is introduced again, a later one is not. */
static void
test_undo (void)
{
  const Game *game = game_find ("klaverjas");
  ThingsTold told = { NULL };
  Match match = { 0 };
  ActionList legal;
  Decision decision;
  Deal deal;

  support_deal (&deal, game, "", NULL);
  match_init (&match, game, &deal.options, NO_SEAT);
  deal_legal (&deal, &legal);
  decision_make (&decision, &deal, &legal);

  const Telling telling = telling_of (&match, &deal);
  g_autofree char *first = tell_things (&telling, &decision, 4, G_MAXLONG, &told);
  g_autofree char *again = tell_things (&telling, &decision, 4, G_MAXLONG, &told);
  g_autofree char *later = tell_things (&telling, &decision, 6, G_MAXLONG, &told);
  g_autofree char *undone = tell_things (&telling, &decision, 2, G_MAXLONG, &told);
  g_autofree char *redone = tell_things (&telling, &decision, 4, G_MAXLONG, &told);

  g_assert_cmpstr (first, !=, "");
  g_assert_cmpstr (again, ==, first);
  g_assert_cmpstr (later, ==, "");
  g_assert_cmpstr (undone, ==, first);
  g_assert_cmpstr (redone, ==, "");
  things_told_clear (&told);
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
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/things/", game->key, NULL);

      g_test_add_data_func (path, game, test_things);
    }
  g_test_add_func ("/things/undo", test_undo);

  return g_test_run ();
}

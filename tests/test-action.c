/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Actions and their tokens, for every game of the registry. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "support.h"

/* Whether a verb of @shape has these two arguments. */
static bool
shape_has (ActionShape shape, const Pack *pack, unsigned arg, unsigned second)
{
  switch (shape)
    {
    case SHAPE_SUIT:
      return arg <= SUIT_NONE && second == 0;
    case SHAPE_CARD:
      return arg < pack->n_cards && pack_first_copy (pack, (Card) arg) == arg && second == 0;
    case SHAPE_NUMBER:
      return arg > 0 && second == 0;
    case SHAPE_NUMBER_SUIT:
      return arg > 0 && second <= SUIT_NONE;
    case SHAPE_RANK:
      return arg < RANK_TRUMP_1 && second == 0;
    case SHAPE_RUN:
      return arg >= 1 && arg <= 9 && second < RANK_TRUMP_1;
    case SHAPE_PLAIN:
    default:
      return arg == 0 && second == 0;
    }
}

static void
check_token (const Game *game, const Pack *pack, const VerbInfo *verb, Action action)
{
  char token[TOKEN_MAX];

  g_assert_cmpuint (strlen (verb->name) + strlen (verb->suffix != NULL ? verb->suffix : "")
                        + strlen (":255:N:"),
                    <, TOKEN_MAX);
  action_to_token (game, pack, action, token);
  g_assert_null (strpbrk (token, " \t\n"));
  if (action_from_token (game, pack, token) != action)
    support_fail ("%s: '%s' is not read as it was written", game->key, token);
  g_assert_true (action_verb_info (game, action) == verb);
  g_assert_cmpuint (action_card (game, action), ==,
                    verb->shape == SHAPE_CARD ? action_arg (action) : CARD_NONE);
}

/* Every verb with every argument: the token leads back to the action. */
static void
test_round_trip (void)
{
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    {
      Options options = OPTIONS_DEFAULT;
      const Pack *pack = game_pack (game, &options);

      for (const VerbInfo *verb = game->verbs; verb->name != NULL; verb++)
        {
          for (unsigned arg = 0; arg <= 0xff; arg++)
            for (unsigned second = 0; second < RANK_TRUMP_1; second++)
              if (shape_has (verb->shape, pack, arg, second))
                check_token (game, pack, verb, ACTION2 (verb->verb, arg, second));
        }
    }
}

static void
test_unknown_tokens (void)
{
  static const char *const tokens[] = {
    "",         "Pass",     "pass ",         " pass",    "pass:",        "pass:H",
    "passed",   "trump",    "trump:",        "trump:X",  "trump:h",      "trump:HH",
    "trump:H ", "play",     "play:",         "play:1C",  "play:7",       "play:7c",
    "play:C7",  "play:7C ", "play:7C:stuks", "play:2C",  "roem:",        "roem:20",
    "silent!",  "discard:", "discard:7X",    "declare",  "declare:some", "declare:all:",
    "kraak:",   "kraakt",   "play:7C:",      "pla",      "play7C",       "play 7C",
    "playX7C",  "trumpXH",  "play::7C",      "play:10C", "play:7C:STUK", "\xc3\xbc",
  };
  Options options = OPTIONS_DEFAULT;
  const Pack *pack = game_pack (&klaverjas_game, &options);

  for (unsigned i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (action_from_token (&klaverjas_game, pack, tokens[i]) != ACTION_NONE)
      support_fail ("'%s' is taken for a token", tokens[i]);
}

/* As records and traces list them: by the bytes of the tokens, which is not the order of cards. */
static void
test_sort (void)
{
  static const char *const wanted[] = { "pass",    "play:7C", "play:9S", "play:AH", "play:KD",
                                        "play:TC", "roem",    "trump:C", "trump:S" };
  Options options = OPTIONS_DEFAULT;
  const Pack *pack = game_pack (&klaverjas_game, &options);
  Rng rng = rng_new (1, 0);

  for (unsigned round = 0; round < 200; round++)
    {
      Card order[G_N_ELEMENTS (wanted)];
      ActionList list = { 0 };

      support_shuffled (order, G_N_ELEMENTS (wanted), &rng);
      for (unsigned i = 0; i < G_N_ELEMENTS (wanted); i++)
        action_list_add (&list, action_from_token (&klaverjas_game, pack, wanted[order[i]]));
      action_list_sort (&list, &klaverjas_game, pack);
      for (unsigned i = 0; i < G_N_ELEMENTS (wanted); i++)
        {
          char token[TOKEN_MAX];

          g_assert_cmpstr (action_to_token (&klaverjas_game, pack, list.at[i], token), ==,
                           wanted[i]);
        }
    }
}

/* An action with its token, to be sorted by it. */
typedef struct
{
  Action action;
  char token[TOKEN_MAX];
} Written;

static int
compare_tokens (const void *a, const void *b)
{
  return strcmp (((const Written *) a)->token, ((const Written *) b)->token);
}

/* All that could ever be legal, by token. */
static GArray *
list_all_actions (const Game *game, const Pack *pack)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Written));

  for (const VerbInfo *verb = game->verbs; verb->name != NULL; verb++)
    for (unsigned arg = 0; arg <= 0xff; arg++)
      for (unsigned second = 0; second < RANK_TRUMP_1; second++)
        if (shape_has (verb->shape, pack, arg, second))
          {
            Written row = { .action = ACTION2 (verb->verb, arg, second) };

            action_to_token (game, pack, row.action, row.token);
            g_array_append_val (list, row);
          }
  g_array_sort (list, compare_tokens);

  return list;
}

/* The order that is counted from an action is that of the bytes of its token, for all there are. */
static void
test_order (void)
{
  const Game *game;

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    {
      Options options = OPTIONS_DEFAULT;
      const Pack *pack = game_pack (game, &options);
      g_autoptr (GArray) list = list_all_actions (game, pack);

      g_assert_cmpuint (list->len, >, 40);
      for (unsigned i = 1; i < list->len; i++)
        {
          const Written *before = &g_array_index (list, Written, i - 1);
          const Written *after = &g_array_index (list, Written, i);

          if (action_order (game, pack, before->action) >= action_order (game, pack, after->action))
            support_fail ("%s: '%s' does not come before '%s'", game->key, before->token,
                          after->token);
        }
    }
}

static void
test_list_has (void)
{
  ActionList list = { 0 };

  g_assert_false (action_list_has (&list, ACTION_NONE));
  action_list_add (&list, ACTION (VERB_PASS, 0));
  action_list_add (&list, ACTION (VERB_PLAY, 31));
  g_assert_true (action_list_has (&list, ACTION (VERB_PLAY, 31)));
  g_assert_false (action_list_has (&list, ACTION (VERB_PLAY, 30)));
  g_assert_false (action_list_has (&list, ACTION (VERB_TRUMP, 31)));
}

/* Letters of suits and ranks; card codes of every pack are unlike or twins side by side. */
static void
test_letters (void)
{
  const Game *game;

  for (unsigned suit = 0; suit <= SUIT_NONE; suit++)
    g_assert_cmpint (suit_from_letter (suit_letter (suit)), ==, suit);
  for (unsigned rank = 0; rank < RANK_TRUMP_1; rank++)
    g_assert_cmpint (rank_from_letter (rank_letter (rank)), ==, rank);
  for (int letter = 0; letter < 128; letter++)
    {
      if (letter == '\0' || strchr ("CSHDN", letter) == NULL)
        g_assert_cmpint (suit_from_letter ((char) letter), ==, -1);
      if (letter == '\0' || strchr ("23456789TJQKA1N", letter) == NULL)
        g_assert_cmpint (rank_from_letter ((char) letter), ==, -1);
    }

  for (unsigned g = 0; (game = game_at (g)) != NULL; g++)
    {
      Options options = OPTIONS_DEFAULT;
      const Pack *pack = game_pack (game, &options);

      g_assert_cmpuint (pack->n_cards, <=, CARDS_MAX);
      for (unsigned c = 0; c < pack->n_cards; c++)
        {
          const char *code = pack_code (pack, (Card) c);
          Card found = pack_find (pack, code, (unsigned) strlen (code));

          g_assert_cmpstr (pack_code (pack, found), ==, code);
          g_assert_cmpuint (found, ==, pack_first_copy (pack, (Card) c));
        }
    }
}

/* K-3.1, K-3.2: the order of the unshuffled pack */
static void
test_klaverjas_pack (void)
{
  static const char wanted[] = "7C 8C 9C TC JC QC KC AC 7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH "
                               "KH AH 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 2S 3S 4S 5S 6S 2H 3H "
                               "4H 5H 6H 2D 3D 4D 5D 6D";
  Options options = support_options (&klaverjas_game, "trump=random");
  const Pack *pack = game_pack (&klaverjas_game, &options);
  g_autofree char *codes = support_codes (pack, ((CardSet) 1 << 52) - 1);

  g_assert_cmpuint (pack->n_cards, ==, 52);
  g_assert_cmpstr (codes, ==, wanted);
  for (unsigned c = 0; c < pack->n_cards; c++)
    {
      g_assert_cmpint (pack_code (pack, (Card) c)[0], ==, rank_letter (pack_rank (pack, (Card) c)));
      g_assert_cmpint (pack_code (pack, (Card) c)[1], ==, suit_letter (pack_suit (pack, (Card) c)));
    }
  options = OPTIONS_DEFAULT;
  g_assert_cmpuint (game_pack (&klaverjas_game, &options)->n_cards, ==, 32);
}

/* What a record calls a play is one: no verb is left out of those that do the same. */
static void
test_plays (void)
{
  for (unsigned i = 0; game_at (i) != NULL; i++)
    for (const VerbInfo *info = game_at (i)->verbs; info->name != NULL; info++)
      g_assert_cmpint (action_is_play (game_at (i), ACTION (info->verb, 0)), ==,
                       strcmp (info->name, "play") == 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/action", test_round_trip, test_unknown_tokens, test_sort, test_order, test_list_has,
             test_letters, test_klaverjas_pack, test_plays);

  return g_test_run ();
}

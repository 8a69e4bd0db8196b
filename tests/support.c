/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "support.h"

#include <string.h>

#include "workshop/play-out.h"

#define OTHERS "others"

static const char *part; /* the key of a game, OTHERS, or NULL for all */

void
support_take_part (int argc, char **argv)
{
  part = argc > 1 ? argv[1] : NULL;
  g_assert_true (part == NULL || g_str_equal (part, OTHERS) || game_find (part) != NULL);
}

bool
support_has_part (const Game *game)
{
  return part == NULL || g_str_equal (part, game != NULL ? game->key : OTHERS);
}

Card
support_card (const Pack *pack, const char *code)
{
  Card card = pack_find (pack, code, (unsigned) strlen (code));

  if (card == CARD_NONE)
    g_error ("no card '%s' in the pack", code);

  return card;
}

CardSet
support_cards (const Pack *pack, const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  CardSet set = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    set |= card_set_of (support_card (pack, words[i]));

  return set;
}

char *
support_codes (const Pack *pack, CardSet cards)
{
  GString *text = g_string_new (NULL);

  for (; cards != 0; cards = card_set_rest (cards))
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                            pack_code (pack, card_set_first (cards)));

  return g_string_free (text, FALSE);
}

char *
support_legal (const Deal *deal)
{
  GString *text = g_string_new (NULL);
  char token[TOKEN_MAX];
  ActionList list;

  deal_legal_sorted (deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            action_to_token (deal->game, deal_pack (deal), list.at[i], token));

  return g_string_free (text, FALSE);
}

void
support_act (Deal *deal, const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      Action action = action_from_token (deal->game, deal_pack (deal), words[i]);
      ActionList list;

      if (words[i][0] == '\0')
        continue;
      deal_legal (deal, &list);
      if (!action_list_has (&list, action))
        {
          g_autofree char *legal = support_legal (deal);

          g_error ("'%s' is not legal; seat %d may: %s", words[i], deal->turn, legal);
        }
      deal_apply (deal, action);
    }
}

/* One step: @token, or the first legal action. */
static void
act_once (Deal *deal, const char *token)
{
  ActionList list;

  if (strcmp (token, "first") != 0)
    {
      support_act (deal, token);
      return;
    }
  deal_legal_sorted (deal, &list);
  deal_apply (deal, list.at[0]);
}

void
support_walk (const char *row, Deal *deal, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      const char *seat = words[i];

      if (seat[0] == '\0')
        continue;
      if (deal->turn != seat[0] - '0')
        {
          support_fail ("%s: seat %d is at turn before '%s' of '%s'", row, deal->turn, seat,
                        actions);
          return;
        }
      if (seat[1] != ':')
        g_assert_nonnull (words[++i]);
      act_once (deal, seat[1] == ':' ? seat + 2 : words[i]);
    }
}

Options
support_options (const Game *game, const char *settings)
{
  Options options = OPTIONS_DEFAULT;
  GError *error = NULL;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  options_validate (&options, game, &error);
  g_assert_no_error (error);

  return options;
}

const Pack *
support_pack (const Game *game, const char *settings)
{
  Options options = support_options (game, settings);

  return game_pack (game, &options);
}

void
support_unshuffled (Card *pack, unsigned n_cards)
{
  for (unsigned i = 0; i < n_cards; i++)
    pack[i] = (Card) i;
}

void
support_shuffled (Card *pack, unsigned n_cards, Rng *rng)
{
  support_unshuffled (pack, n_cards);
  for (unsigned i = n_cards - 1; i > 0; i--)
    {
      unsigned j = rng_below (rng, i + 1);
      Card swap = pack[i];

      pack[i] = pack[j];
      pack[j] = swap;
    }
}

void
support_deal (Deal *deal, const Game *game, const char *settings, const Card *pack)
{
  support_deal_by (deal, game, settings, NO_SEAT, pack);
}

void
support_deal_by (Deal *deal, const Game *game, const char *settings, int dealer, const Card *pack)
{
  Options options = support_options (game, settings);
  Card unshuffled[CARDS_MAX];
  Match match;

  support_unshuffled (unshuffled, game_pack (game, &options)->n_cards);
  match_init (&match, game, &options, dealer);
  match_deal (&match, pack != NULL ? pack : unshuffled, deal);
}

Options
support_random_options (const Game *game, Rng *rng)
{
  Options options = OPTIONS_DEFAULT;

  for (unsigned i = 0; i < options_count (game); i++)
    options.value[i] = (uint8_t) rng_below (rng, option_count_values (&game->options->list[i]));
  while (!options_validate (&options, game, NULL))
    for (unsigned i = 0; i < options_count (game); i++)
      while (!(options_allowed (&options, game, i) & (1u << options.value[i])))
        options.value[i] = (uint8_t) rng_below (rng, option_count_values (&game->options->list[i]));

  return options;
}

Action
support_random_action (const Deal *deal, Rng *rng)
{
  g_assert_false (deal_is_over (deal));

  return deal_draw_action (deal, rng);
}

static void
set_players (MatchLog *log, Rng *rng)
{
  static const char *const names[] = { "Anna", "Jan van der Meer", "Ömer Şahin", "simple" };

  for (unsigned player = 0; player < log->match.n_seats; player++)
    if (rng_below (rng, 2) == 0)
      match_log_set_player (log, player, rng_below (rng, 2) == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER,
                            names[rng_below (rng, G_N_ELEMENTS (names))]);
}

char *
support_random_match (const Game *game, const Options *options, unsigned max_deals, Rng *rng)
{
  g_autoptr (MatchLog) log = match_log_new (game, options);
  unsigned n_cards = game_pack (game, options)->n_cards;

  set_players (log, rng);
  match_log_set_dealer (log, rng_below (rng, game_count_seats (game, options)));
  while (!log->match.over && log->match.n_deals < max_deals)
    {
      bool has_number = rng_below (rng, 2) == 0;
      DealNumber number;
      Card pack[CARDS_MAX];

      support_shuffled (pack, n_cards, rng);
      if (has_number)
        number_from_seed (&number, rng_next (rng), 0);
      match_log_deal (log, has_number ? &number : NULL, has_number ? NULL : pack);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), false);
    }

  return record_of_log (log);
}

GPtrArray *
support_read_records (const char *path)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) record_free);
  GError *error = NULL;
  g_autoptr (RecordFile) file = record_file_open (path, &error);

  g_assert_no_error (error);
  while (record_file_has_next (file))
    {
      g_ptr_array_add (records, record_file_next (file, &error));
      g_assert_no_error (error);
    }

  return records;
}

void
support_fail (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s", message);
  g_test_fail ();
}

void
support_check (const char *row, const char *got, const char *wanted)
{
  if (g_strcmp0 (got, wanted) != 0)
    support_fail ("%s: got '%s', expected '%s'", row, got, wanted);
}

void
support_check_number (const char *row, const char *what, int got, int wanted)
{
  if (got != wanted)
    support_fail ("%s: %s is %d, expected %d", row, what, got, wanted);
}

char *
support_turn (const Deal *deal)
{
  g_autofree char *legal = support_legal (deal);

  return deal_is_over (deal) ? g_strdup ("over")
                             : g_strdup_printf ("%d legal %s", deal->turn, legal);
}

void
support_check_turn (const char *row, const Deal *deal, const char *wanted)
{
  g_autofree char *turn = support_turn (deal);

  support_check (row, turn, wanted);
}

char *
support_contract (const Deal *deal)
{
  GString *text = g_string_new (NULL);
  DealOutcome outcome;

  game_outcome (deal, &outcome);
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    if (seats_have (outcome.declarers, seat))
      g_string_append_printf (text, "%u ", seat);
  g_string_append (text, outcome.declarers != 0 ? outcome.made ? "made" : "failed"
                         : outcome.thrown_in    ? "thrown in"
                                                : "none");

  return g_string_free (text, FALSE);
}

void
support_check_contract (const char *row, const Deal *deal, const char *wanted)
{
  g_autofree char *contract = support_contract (deal);

  support_check (row, contract, wanted);
}

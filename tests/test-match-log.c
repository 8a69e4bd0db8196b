/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The log of a match: any moment of it, steps taken back and done again, and its text. */

#include <string.h>

#include "add-tests.h"
#include "rules/game.h"
#include "rules/record.h"
#include "support.h"

/* As many deals of @game as @n_deals, played at random; each of seat 0’s actions is a step. */
static MatchLog *
play (const Game *game, const Options *options, unsigned n_deals, Rng *rng)
{
  MatchLog *log = match_log_new (game, options);

  while (!log->match.over && log->match.n_deals < n_deals)
    {
      Card pack[CARDS_MAX];

      support_shuffled (pack, game_pack (game, options)->n_cards, rng);
      match_log_deal (log, NULL, pack);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), log->deal.turn == 0);
    }

  return log;
}

/* Calls @check with a log of some deals of every game and preset. */
static void
for_each_game (void (*check) (MatchLog *log, Rng *rng))
{
  const Game *game;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    for (const OptionPreset *preset = game->options->presets; preset->key != NULL; preset++)
      {
        Rng rng = rng_new (i, 7);
        Options options = support_options (game, preset->settings);
        g_autoptr (MatchLog) log = play (game, &options, 3, &rng);

        check (log, &rng);
      }
}

/* ---- Any moment --------------------------------------------------------------------------- */

/* What match_log_at () says is what the rules say, applied one by one. */
static void
check_moments (MatchLog *log, Rng *rng G_GNUC_UNUSED)
{
  Match match, at_match;
  Deal deal, at_deal;

  match_init (&match, log->game, &log->options, NO_SEAT);
  for (unsigned d = 0; d < log->deals->len; d++)
    {
      const LogDeal *told = match_log_get_deal (log, d);

      g_assert_cmpmem (&told->before, sizeof match, &match, sizeof match);
      match_deal (&match, told->pack, &deal);
      for (unsigned i = 0; i <= told->n_done; i++)
        {
          match_log_at (log, d, i, &at_match, &at_deal);
          g_assert_cmpmem (&at_deal, sizeof deal, &deal, sizeof deal);
          if (i == told->n_done)
            break;
          g_assert_cmpmem (&at_match, sizeof match, &match, sizeof match);
          g_assert_cmpint (log_deal_get_action (told, i)->seat, ==, deal.turn);
          deal_apply (&deal, log_deal_get_action (told, i)->action);
        }
      match_book (&match, &deal);
      g_assert_cmpmem (&at_match, sizeof match, &match, sizeof match);
    }
  g_assert_cmpmem (&log->match, sizeof match, &match, sizeof match);
  g_assert_cmpmem (&log->deal, sizeof deal, &deal, sizeof deal);
}

static void
test_moments (void)
{
  for_each_game (check_moments);
}

/* ---- Steps -------------------------------------------------------------------------------- */

static unsigned
count_steps (const LogDeal *deal)
{
  unsigned n = 0;

  for (unsigned i = 0; i < deal->n_done; i++)
    n += log_deal_get_action (deal, i)->is_step;

  return n;
}

/* Step by step back to the first, and forth again to the same moments, the result included. */
static void
check_steps (MatchLog *log, Rng *rng)
{
  const LogDeal *told = match_log_get_deal (log, log->deals->len - 1);
  unsigned n_steps = count_steps (told);
  unsigned n_actions = told->n_done;
  g_autofree Deal *deals = g_new0 (Deal, n_steps + 1);
  g_autofree Match *matches = g_new0 (Match, n_steps + 1);
  g_autofree char *before = record_of_log (log);
  g_autofree char *after = NULL;

  g_assert_false (told->was_undone);
  g_assert_false (match_log_can_redo (log));
  for (unsigned i = n_steps; i-- > 0;)
    {
      deals[i + 1] = log->deal;
      matches[i + 1] = log->match;
      g_assert_true (match_log_can_undo (log));
      g_assert_true (match_log_undo (log));
      g_assert_cmpint (log->deal.turn, ==, 0);
      g_assert_cmpuint (count_steps (told), ==, i);
      g_assert_cmpint (log->match.n_counted, ==, told->before.n_counted);
    }
  g_assert_false (match_log_can_undo (log));
  g_assert_false (match_log_undo (log));
  g_assert_true (told->was_undone || n_steps == 0);
  for (unsigned i = 1; i <= n_steps; i++)
    {
      g_assert_true (match_log_redo (log));
      g_assert_cmpmem (&log->deal, sizeof (Deal), &deals[i], sizeof (Deal));
      g_assert_cmpmem (&log->match, sizeof (Match), &matches[i], sizeof (Match));
    }
  g_assert_false (match_log_redo (log));
  g_assert_cmpuint (told->n_done, ==, n_actions);
  after = record_of_log (log);
  if (n_steps == 0)
    return;
  before = g_steal_pointer (&before);
  g_assert_true (g_str_has_prefix (after, before));
  g_assert_cmpstr (after + strlen (before), ==, RECORD_UNDONE "\n");

  /* what is done anew takes the place of what was undone */
  g_assert_true (match_log_undo (log));
  match_log_act (log, support_random_action (&log->deal, rng), true);
  g_assert_false (match_log_can_redo (log));
}

static void
test_steps (void)
{
  for_each_game (check_steps);
}

/* Before the first deal, and where the user has not decided anything yet, nothing can be undone. */
static void
test_nothing_to_undo (void)
{
  const Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = match_log_new (game_at (0), &options);
  DealNumber number;

  g_assert_false (match_log_undo (log));
  g_assert_false (match_log_redo (log));
  number_from_seed (&number, 1, 0);
  match_log_deal (log, &number, NULL);
  g_assert_false (match_log_undo (log));
  g_assert_false (match_log_get_deal (log, 0)->was_undone);
}

/* ---- Its text ----------------------------------------------------------------------------- */

/* What could be done again is not told by the text. */
static void
assert_same_deal (const LogDeal *deal, const LogDeal *wanted)
{
  g_assert_cmpmem (&deal->before, sizeof (Match), &wanted->before, sizeof (Match));
  g_assert_cmpint (deal->has_number, ==, wanted->has_number);
  g_assert_cmpmem (&deal->number, sizeof (DealNumber), &wanted->number, sizeof (DealNumber));
  g_assert_cmpmem (deal->pack, sizeof deal->pack, wanted->pack, sizeof wanted->pack);
  g_assert_cmpint (deal->was_undone, ==, wanted->was_undone);
  g_assert_cmpuint (deal->n_done, ==, wanted->n_done);
  for (unsigned i = 0; i < deal->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (deal, i);
      const LogAction *other = log_deal_get_action (wanted, i);

      g_assert_cmpuint (action->seat, ==, other->seat);
      g_assert_cmpuint (action->action, ==, other->action);
      g_assert_cmpint (action->is_step, ==, other->is_step);
    }
}

static void
assert_same_log (const MatchLog *log, const MatchLog *wanted)
{
  g_assert_true (log->game == wanted->game);
  g_assert_cmpmem (&log->options, sizeof (Options), &wanted->options, sizeof (Options));
  for (unsigned i = 0; i < SEATS_MAX; i++)
    {
      g_assert_cmpint (log->player[i].kind, ==, wanted->player[i].kind);
      g_assert_cmpstr (log->player[i].name, ==, wanted->player[i].name);
    }
  g_assert_cmpuint (log->deals->len, ==, wanted->deals->len);
  for (unsigned i = 0; i < log->deals->len; i++)
    assert_same_deal (match_log_get_deal (log, i), match_log_get_deal (wanted, i));
  g_assert_cmpmem (&log->deal, sizeof (Deal), &wanted->deal, sizeof (Deal));
  g_assert_cmpmem (&log->match, sizeof (Match), &wanted->match, sizeof (Match));
}

/* Steps begin anywhere in the last deal. */
static void
mark_any_steps (MatchLog *log, Rng *rng)
{
  const LogDeal *deal = match_log_get_deal (log, log->deals->len - 1);
  g_autofree unsigned *steps = g_new (unsigned, deal->n_done + 1);
  unsigned n = 0;

  for (unsigned i = 0; i < deal->n_done; i++)
    if (rng_below (rng, 3) == 0)
      steps[n++] = i;
  match_log_mark_steps (log, steps, n);
}

/* The text is a record, and that record is the same log, what is marked in it too. */
static void
check_text (MatchLog *log, Rng *rng)
{
  static const PlayerKind kinds[] = { PLAYER_NONE, PLAYER_HUMAN, PLAYER_COMPUTER };

  for (unsigned i = 0; i < 6; i++)
    {
      g_autoptr (MatchLog) copy = NULL;
      g_autoptr (Record) record = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;

      if (kinds[i % 3] != PLAYER_NONE)
        match_log_set_player (log, i / 3, kinds[i % 3], "strong Anna");
      if (i > 2)
        mark_any_steps (log, rng);
      while (rng_below (rng, 3) == 0 && match_log_undo (log))
        ;
      text = record_of_log (log);
      record = record_parse (text, strlen (text), "log", &error);
      g_assert_no_error (error);
      assert_same_log (record->log, log);
      again = record_of_log (record->log);
      g_assert_cmpstr (again, ==, text);
      copy = match_log_copy (log);
      assert_same_log (copy, log);
    }
}

static void
test_text (void)
{
  for_each_game (check_text);
}

/* ---- Planned deals ------------------------------------------------------------------------ */

/* Plays @log, whose deals are planned, with random actions until the match is over. */
static void
play_planned (MatchLog *log, Rng *rng)
{
  while (!log->match.over)
    {
      match_log_deal (log, match_log_next_number (log), NULL);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, rng), log->deal.turn == 0);
    }
}

/* a match has exactly its planned deals, however high the scores; its record keeps them. */
static void
check_planned (MatchLog *like, Rng *rng)
{
  g_autoptr (MatchLog) log = match_log_new (like->game, &like->options);
  g_autoptr (MatchLog) copy = NULL;
  g_autoptr (Record) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  DealNumber numbers[PLANNED_MAX];

  for (unsigned i = 0; i < PLANNED_MAX; i++)
    number_from_seed (&numbers[i], 5, i);
  match_log_plan (log, numbers, PLANNED_MAX);
  match_log_set_dealer (log, 1);
  play_planned (log, rng);
  g_assert_cmpuint (log->deals->len, ==, PLANNED_MAX);
  g_assert_cmpuint (log->match.winners, !=, 0);
  g_assert_false (match_log_undo (log)); /* the end of a planned deal is final */
  g_assert_null (match_log_next_number (log));
  for (unsigned i = 0; i < PLANNED_MAX; i++)
    g_assert_cmpstr (match_log_get_deal (log, i)->number.hex, ==, numbers[i].hex);
  text = record_of_log (log);
  record = record_parse (text, strlen (text), "log", &error);
  g_assert_no_error (error);
  assert_same_log (record->log, log);
  copy = match_log_copy (record->log);
  match_log_cut (copy, 2);
  if (game_lines_left (&copy->match) > 0) /* the sheet has a line for each deal to come */
    g_assert_cmpuint (game_lines_left (&copy->match) + copy->match.n_counted, ==, PLANNED_MAX);
  g_assert_cmpstr (match_log_next_number (copy)->hex, ==, numbers[2].hex);
  play_planned (copy, rng);
  g_assert_cmpuint (copy->deals->len, ==, PLANNED_MAX);
}

static void
test_planned (void)
{
  for_each_game (check_planned);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/match-log", test_moments, test_steps, test_nothing_to_undo, test_text, test_planned);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tests of two plays of one deal side by side: the first action that differs, the results, and the
 * reason of the house player in words.
 */

#include <string.h>

#include "add-tests.h"
#include "model/competing/side-words.h"
#include "rules/game.h"
#include "support.h"

#define STRONG 8 /* a house player of level strong */

static const struct
{
  const char *game;
  const char *settings;
} forms[]
    = { { "klaverjas", "" }, { "klaverjas", "game=three" }, { "cego", "" }, { "fiftysix", "" },
        { "zensern", "" },   { "wurzen", "mode=schnapsen" } };

/* Returns a match of @n_deals played at random, with the user at seat 0. */
static MatchLog *
play (const char *key, const char *settings, guint n_deals, guint64 seed)
{
  const Game *game = game_find (key);
  Options options = support_options (game, settings);
  MatchLog *log = match_log_new (game, &options);
  Rng rng = rng_new (seed, 1);

  for (guint i = 0; i < log->match.n_seats; i++)
    match_log_set_player (log, i, i == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER,
                          i == 0 ? "" : "simple Bert");
  for (guint i = 0; i < n_deals && !log->match.over; i++)
    {
      DealNumber number;

      number_from_seed (&number, 5, i);
      match_log_deal (log, &number, NULL);
      while (!deal_is_over (&log->deal))
        match_log_act (log, support_random_action (&log->deal, &rng), log->deal.turn == 0);
    }

  return log;
}

/* ---- Comparison ------------------------------------------------------------------------------ */

/* Asserts that both logs have the same actions before the parting, and different ones at it. */
static void
check_parting (const SideBySide *side)
{
  guint index = side->own->deals->len - 1;
  const LogDeal *own = match_log_get_deal (side->own, index);
  const LogDeal *other = match_log_get_deal (side->other, index);
  ActionList legal;

  for (guint i = 0; i < side->position; i++)
    g_assert_cmpuint (log_deal_get_action (own, i)->action, ==,
                      log_deal_get_action (other, i)->action);
  g_assert_cmpuint (side->own_action, ==, log_deal_get_action (own, side->position)->action);
  g_assert_cmpuint (side->other_action, ==, log_deal_get_action (other, side->position)->action);
  g_assert_cmpuint (side->own_action, !=, side->other_action);
  deal_legal (&side->parting, &legal);
  g_assert_true (action_list_has (&legal, side->own_action));
  g_assert_true (action_list_has (&legal, side->other_action));
}

/* Another play of the same cards parts somewhere; results are those of each table. */
static void
test_other_play (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autoptr (MatchLog) own = play (forms[i].game, forms[i].settings, 1, 1);
      g_autoptr (MatchLog) other = play (forms[i].game, forms[i].settings, 1, 2);
      g_autoptr (SideBySide) side = side_by_side_new (own, 0, 0, other);

      g_assert_nonnull (side);
      g_assert_true (side->is_parted);
      check_parting (side);
      g_assert_cmpint (side->own_result, ==, field_result (&own->deal, 0));
      g_assert_cmpint (side->other_result, ==, field_result (&other->deal, 0));
    }
}

static void
test_alike (void)
{
  g_autoptr (MatchLog) own = play ("klaverjas", "", 2, 1);
  g_autoptr (SideBySide) side = side_by_side_new (own, 1, 0, own);
  const SideTable house = { .member = 0 };
  const SideTable friend = { .name = "Ada" };
  const Telling telling = { .match = &own->match, .deal = &own->deal };
  g_autofree char *told = side_words_parting (side, &house, &telling);
  g_autofree char *both = side_words_parting (side, &friend, &telling);

  g_assert_false (side->is_parted);
  g_assert_cmpint (side->own_result, ==, side->other_result);
  g_assert_cmpstr (told, ==, "This house player (Beginner, steady) played every card as you did.");
  g_assert_cmpstr (both, ==, "Both of you played every card alike.");
}

/* Undone actions after the end of the play are no part of the deal. */
static void
test_undone (void)
{
  g_autoptr (MatchLog) own = play ("wurzen", "mode=schnapsen", 1, 1);
  g_autoptr (MatchLog) other = match_log_copy (own);
  g_autoptr (SideBySide) side = NULL;

  g_assert_true (match_log_undo (other));
  g_assert_true (match_log_redo (other));
  while (match_log_redo (other))
    ;
  side = side_by_side_new (own, 0, 0, other);
  g_assert_nonnull (side);
  g_assert_false (side->is_parted);
}

/* ---- House players --------------------------------------------------------------------------- */

static void
test_best (void)
{
  ContestDeal deal = { .n_house = 0 };

  g_assert_cmpuint (side_by_side_find_best (&deal), <, FIELD_MEMBERS);
  deal.n_house = FIELD_MEMBERS;
  deal.house[2] = 40;
  deal.house[7] = 40;
  g_assert_cmpuint (side_by_side_find_best (&deal), ==, 7); /* the stronger one */
  deal.house[1] = 41;
  g_assert_cmpuint (side_by_side_find_best (&deal), ==, 1);
  deal.n_house = 1; /* the others have not played yet */
  g_assert_cmpuint (side_by_side_find_best (&deal), ==, 0);
}

static void
found (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  SideBySide **side = data;

  *side = side_by_side_play_finish (result, &error);
  g_assert_no_error (error);
}

static SideBySide *
let_play (const FieldPlace *place, guint member)
{
  SideBySide *side = NULL;

  side_by_side_play_async (place, member, NULL, found, &side);
  while (side == NULL)
    g_main_context_iteration (NULL, TRUE);

  return side;
}

/*
 * The play in the thread is field_play (), so results agree with stored ones; where the seat itself
 * decides otherwise, the player that is asked again decides as it did.
 */
static void
test_house (void)
{
  guint n_reasons = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (MatchLog) log = play ("wurzen", "mode=schnapsen", 2, i);
      FieldPlace place = field_place (log, 1, 0);
      g_autoptr (SideBySide) side = let_play (&place, STRONG);
      g_autoptr (MatchLog) house = field_play (&place, STRONG, NULL);
      Observation seen;
      Choice choice;

      g_assert_cmpint (side->other_result, ==, field_result (&house->deal, place.seat));
      g_assert_cmpint (side->own_result, ==, field_own_result (&place));
      g_assert_true (side->is_parted);
      check_parting (side);
      g_assert_cmpint (side->has_reason, ==, (guint) side->parting.turn == side->seat);
      if (!side->has_reason)
        continue;
      n_reasons++;
      field_judge (&place, STRONG, &side->parting, side->position, NULL, &seen, &choice);
      g_assert_cmpuint (choice.row[0].action, ==, side->other_action);
      if (side->analysis != NULL)
        g_assert_cmpuint (side->analysis->row[0].action, ==, side->other_action);
    }
  g_assert_cmpuint (n_reasons, >, 0);
}

/* The first difference may be at another seat: then nobody gives a reason, and the player is named.
 */
static void
test_words (void)
{
  g_autoptr (MatchLog) own = play ("klaverjas", "", 1, 1);
  guint n_own = 0;
  guint n_others = 0;

  for (guint seed = 2; seed < 30; seed++)
    {
      g_autoptr (MatchLog) other = play ("klaverjas", "", 1, seed);
      g_autoptr (SideBySide) side = side_by_side_new (own, 0, seed % 2, other);
      const SideTable friend = { .name = "Ada" };
      const SideTable house = { .member = STRONG };
      Telling telling = { .match = &own->match, .deal = &own->deal };
      g_autofree char *told = NULL;
      g_autofree char *results = side_words_results (side, &house);

      for (guint i = 0; i < own->match.n_seats; i++)
        telling.name[i] = "Jan";
      told = side_words_parting (side, &friend, &telling);
      g_assert_true (g_str_has_prefix (results, "You "));
      if ((guint) side->parting.turn == side->seat)
        {
          n_own++;
          g_assert_nonnull (strstr (told, " here; Ada "));
        }
      else
        {
          n_others++;
          g_assert_true (g_str_has_prefix (told, "Here Jan did not do the same: "));
        }
    }
  g_assert_cmpuint (n_own, >, 0);
  g_assert_cmpuint (n_others, >, 0);
}

/* The sentence on a house player names its strength, both cards, and has a reason behind them. */
static void
test_reason (void)
{
  static const guint members[] = { 0, 5, STRONG };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autoptr (MatchLog) log = play ("klaverjas", "", 1, 1);
      FieldPlace place = field_place (log, 0, 0);
      g_autoptr (SideBySide) side = let_play (&place, members[i]);
      const SideTable house = { .member = members[i] };
      const Telling telling
          = { .match = &log->match, .deal = &log->deal, .name = { "You", "Jan", "Anna", "Piet" } };
      g_autofree char *who = side_words_member (members[i]);
      g_autofree char *told = side_words_parting (side, &house, &telling);

      g_test_message ("%s", told);
      g_assert_true (side->has_reason);
      g_assert_nonnull (strstr (told, who));
      g_assert_true (g_str_has_prefix (told, "You "));
      g_assert_nonnull (strstr (told, "The idea: "));
      g_assert_null (strchr (told, '{'));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/side-by-side", test_other_play, test_alike, test_undone, test_best, test_house,
             test_words, test_reason);

  return g_test_run ();
}

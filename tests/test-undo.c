/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Taking decisions back and doing them again, in every game and mode. */

#include <string.h>

#include "model/atout-session.h"
#include "model/told/atout-sheet.h"
#include "model/told/atout-talk.h"
#include "rules/record.h"
#include "support.h"

/* What the user decided in a deal, and the record at each of these moments. */
typedef struct
{
  AtoutSession *match;
  AtoutSheet *sheet;
  Rng rng;
  GArray *actions;    /* of Action */
  GPtrArray *records; /* before each of them, and at the end */
  gboolean was_undone;
} Play;

static AtoutSession *
match_new (const Game *game, const char *settings, guint64 seed)
{
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  Options options = support_options (game, settings);
  AtoutSession *match;

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i].level = i % 2 == 0 ? PLAYER_LEVEL_RANDOM : PLAYER_LEVEL_SIMPLE;
  match = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (match), seed);

  return match;
}

static gboolean
is_over (AtoutSession *match)
{
  return atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_PLAYING;
}

static void
wait_for_user (AtoutSession *match)
{
  while (!is_over (match) && atout_course_get_turn (ATOUT_COURSE (match)) != 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The record without the marks that something was undone. */
static char *
record_of (AtoutSession *match)
{
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (match));
  GString *record = g_string_new (text);

  g_string_replace (record, RECORD_UNDONE "\n", "", 0);

  return g_string_free (record, FALSE);
}

static void
assert_record (AtoutSession *match, const char *wanted)
{
  g_autofree char *text = record_of (match);

  g_assert_cmpstr (text, ==, wanted);
}

static void
act (AtoutSession *match, Action action)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (atout_choices_choose_for (atout_session_get_choices (match), 0, action, &error));
  g_assert_no_error (error);
}

/* Plays on at random to the end of the deal. */
static void
play_on (Play *game)
{
  for (wait_for_user (game->match); !is_over (game->match); wait_for_user (game->match))
    {
      Action action
          = support_random_action (atout_course_get_deal (ATOUT_COURSE (game->match)), &game->rng);

      g_ptr_array_add (game->records, record_of (game->match));
      g_array_append_val (game->actions, action);
      act (game->match, action);
    }
  g_ptr_array_add (game->records, record_of (game->match));
}

static void
undo_to (Play *game, guint decision)
{
  for (guint i = game->actions->len; i-- > decision;)
    {
      g_assert_true (atout_match_can_undo (atout_session_get_match (game->match)));
      g_assert_true (atout_match_undo (atout_session_get_match (game->match)));
      g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (game->match)), ==,
                       ATOUT_MATCH_PLAYING);
      g_assert_cmpint (atout_course_get_turn (ATOUT_COURSE (game->match)), ==, 0);
      assert_record (game->match, g_ptr_array_index (game->records, i));
    }
}

static void
redo_from (Play *game, guint decision)
{
  for (guint i = decision; i < game->actions->len; i++)
    {
      g_assert_true (atout_match_redo (atout_session_get_match (game->match)));
      assert_record (game->match, g_ptr_array_index (game->records, i + 1));
    }
  g_assert_false (atout_match_can_redo (atout_session_get_match (game->match)));
  g_assert_true (is_over (game->match));
}

/* The user decides as before: so do the others, for they know no more than before. */
static void
decide_again (Play *game, guint decision)
{
  for (guint i = decision; i < game->actions->len; i++)
    {
      wait_for_user (game->match);
      assert_record (game->match, g_ptr_array_index (game->records, i));
      act (game->match, g_array_index (game->actions, Action, i));
    }
  wait_for_user (game->match);
  assert_record (game->match, g_ptr_array_index (game->records, game->records->len - 1));
}

static guint
count_rows (AtoutSheet *sheet)
{
  return g_list_model_get_n_items (atout_sheet_get_rows (sheet));
}

static void
check_deal (Play *game)
{
  guint n_rows = count_rows (game->sheet);
  guint decision;
  g_autoptr (GError) error = NULL;

  g_array_set_size (game->actions, 0);
  g_ptr_array_set_size (game->records, 0);
  atout_match_deal (atout_session_get_match (game->match), &error);
  g_assert_no_error (error);
  g_assert_false (atout_match_undo (atout_session_get_match (game->match)));
  play_on (game);
  if (game->actions->len == 0)
    return;

  decision = rng_below (&game->rng, game->actions->len);
  undo_to (game, decision);
  g_assert_cmpuint (count_rows (game->sheet), ==, n_rows);
  redo_from (game, decision);
  g_assert_cmpuint (count_rows (game->sheet), ==, n_rows + 1);
  undo_to (game, decision);
  decide_again (game, decision);
  undo_to (game, 0);
  g_assert_false (atout_match_undo (atout_session_get_match (game->match)));
  decide_again (game, 0);
  game->was_undone = TRUE;
}

/* Every game in every mode, some deals each. */
static void
test_all_games (void)
{
  const Game *rules;

  for (guint i = 0; (rules = game_at (i)) != NULL; i++)
    for (const OptionPreset *preset = rules->options->presets; preset->key != NULL; preset++)
      {
        Play game = { .match = match_new (rules, preset->settings, i + 1),
                      .rng = rng_new (i, 3),
                      .actions = g_array_new (FALSE, FALSE, sizeof (Action)),
                      .records = g_ptr_array_new_with_free_func (g_free) };

        game.sheet = atout_sheet_new (ATOUT_COURSE (game.match));
        for (guint k = 0;
             k < 3 && atout_course_get_state (ATOUT_COURSE (game.match)) != ATOUT_MATCH_OVER; k++)
          {
            g_test_message ("%s %s, deal %u", rules->key, preset->key, k + 1);
            check_deal (&game);
          }
        g_assert_true (game.was_undone);
        g_object_unref (game.sheet);
        atout_conductor_stop (atout_session_get_conductor (game.match));
        g_object_unref (game.match);
        g_array_unref (game.actions);
        g_ptr_array_unref (game.records);
      }
}

static void
count (guint *n)
{
  (*n)++;
}

/* What is said and lies there is that of the moment; it is told once, and with the mark. */
static void
test_told_anew (void)
{
  g_autoptr (AtoutSession) match = match_new (game_find ("klaverjas"), "", 42);
  g_autoptr (AtoutTalk) talk = atout_talk_new (ATOUT_COURSE (match));
  g_autofree char *status = NULL;
  g_autofree char *text = NULL;
  guint n_rewound = 0, n_hand, n_auction, n_tricks;
  g_autoptr (GError) error = NULL;

  g_signal_connect_swapped (match, "rewound", G_CALLBACK (count), &n_rewound);
  atout_match_deal (atout_session_get_match (match), &error);
  for (guint i = 0; i < 4; i++)
    {
      ActionList legal;

      wait_for_user (match);
      deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
      act (match, legal.at[0]);
    }
  wait_for_user (match);
  status = g_strdup (atout_talk_get_status (talk));
  n_hand = g_list_model_get_n_items (atout_choices_get_hand (atout_session_get_choices (match)));
  n_auction = g_list_model_get_n_items (atout_talk_get_auction (talk));
  n_tricks = atout_course_list_tricks (ATOUT_COURSE (match), NULL);
  {
    ActionList legal;

    deal_legal (atout_course_get_deal (ATOUT_COURSE (match)), &legal);
    act (match, legal.at[0]);
  }
  g_assert_true (
      atout_match_undo (atout_session_get_match (match))); /* before anybody else has acted */
  g_assert_cmpuint (n_rewound, ==, 1);
  g_assert_cmpstr (atout_talk_get_status (talk), ==, status);
  g_assert_cmpuint (
      g_list_model_get_n_items (atout_choices_get_hand (atout_session_get_choices (match))), ==,
      n_hand);
  g_assert_cmpuint (g_list_model_get_n_items (atout_talk_get_auction (talk)), ==, n_auction);
  g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (match), NULL), ==, n_tricks);
  g_assert_cmpstr (atout_choices_get_prompt (atout_session_get_choices (match)), !=, "");
  text = atout_course_to_record (ATOUT_COURSE (match));
  g_assert_true (g_str_has_suffix (text, "\n" RECORD_UNDONE "\n"));
  atout_conductor_stop (atout_session_get_conductor (match));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/undo/all-games", test_all_games);
  g_test_add_func ("/undo/told-anew", test_told_anew);

  return g_test_run ();
}

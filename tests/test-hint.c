/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Hints: they are what a strong player does, stand until anything is done, and are noted. */

#include "add-tests.h"
#include "model/atout-session.h"
#include "players/player.h"
#include "rules/game.h"
#include "support.h"

static AtoutSession *
session_new (const char *key, const char *settings, guint64 seed)
{
  const Game *game = game_find (key);
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  Options options = support_options (game, settings);
  AtoutSession *session;

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i].level = PLAYER_LEVEL_SIMPLE;
  session = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (session), seed);
  g_assert_true (atout_match_deal (atout_session_get_match (session), NULL));

  return session;
}

static gboolean
is_over (AtoutSession *session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING;
}

static gboolean
is_asked (AtoutSession *session)
{
  return atout_choices_is_asked (atout_session_get_choices (session));
}

static void
wait_for_user (AtoutSession *session)
{
  while (!is_over (session) && !is_asked (session))
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_hint (AtoutSession *session)
{
  AtoutHint *hint = atout_session_get_hint (session);

  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  while (atout_hint_is_awaited (hint))
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
was_hinted (AtoutSession *session)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (session));

  return match_log_get_deal (log, log->deals->len - 1)->was_hinted;
}

/* What the level does itself at this moment. */
static Action
strong_action (AtoutSession *session)
{
  Rng rng = atout_match_get_rng (atout_session_get_match (session));
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session));
  Observation seen;
  Choice choice;

  atout_course_observe (ATOUT_COURSE (session), deal, (guint) deal->turn, &seen);
  player_choose (&seen, player_of_level (PLAYER_LEVEL_STRONG), &rng, NULL, &choice);

  return choice.row[0].action;
}

static guint
count_hinted (AtoutSession *session, AtoutHinted hinted)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (session));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      n += atout_card_get_hinted (card) == hinted;
      g_assert_true ((atout_card_get_hinted (card) == ATOUT_HINTED_NOT)
                     == (atout_card_get_hint (card)[0] == '\0'));
    }

  return n;
}

static guint
count_lit (AtoutSession *session)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (session));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      n += atout_card_get_lit (card) != ATOUT_LIT_NOT;
    }

  return n;
}

static void
assert_no_hint (AtoutSession *session)
{
  guint n = g_list_model_get_n_items (atout_choices_get_hand (atout_session_get_choices (session)));

  g_assert_cmpstr (atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_hint (session))), ==,
                   "");
  g_assert_cmpuint (atout_counsel_get_action (ATOUT_COUNSEL (atout_session_get_hint (session))), ==,
                    ACTION_NONE);
  g_assert_cmpuint (count_hinted (session, ATOUT_HINTED_NOT), ==, n);
  g_assert_cmpuint (count_lit (session), ==, 0);
}

static void
act (AtoutSession *session, Action action)
{
  g_autoptr (GError) error = NULL;

  atout_choices_choose_for (atout_session_get_choices (session), 0, action, &error);
  g_assert_no_error (error);
}

/* The decision that has no extra question before it: what is asked is what the deal is at. */
static gboolean
is_plain (AtoutSession *session)
{
  Decision decision;

  atout_choices_get_decision (atout_session_get_choices (session), &decision);

  return decision.implied == ACTION_NONE;
}

/* What the level chose is suggested, or something else in whose favour the worlds spoke. */
static gboolean
agrees (AtoutHint *hint, Action action)
{
  return atout_counsel_get_action (ATOUT_COUNSEL (hint)) == action
         || atout_hint_find (hint, action)->hinted != ATOUT_HINTED_NOT;
}

/* At each decision of a deal it is what the level plays itself; what is said ends with the act. */
static void
test_follows_the_level (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, " ", 2);
  g_autoptr (AtoutSession) session = session_new (words[0], words[1] != NULL ? words[1] : "", 4);
  AtoutHint *hint = atout_session_get_hint (session);
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (session));
  guint n_hints = 0;

  for (wait_for_user (session); !is_over (session); wait_for_user (session))
    {
      Action action = strong_action (session);

      wait_for_hint (session);
      n_hints++;
      g_assert_true (was_hinted (session));
      if (is_plain (session))
        g_assert_true (agrees (hint, action));
      if (is_plain (session) && action_is_play (deal->game, action)
          && count_hinted (session, ATOUT_HINTED_BEST) != 1)
        g_assert_cmpuint (count_hinted (session, ATOUT_HINTED_BEST), ==, 0); /* the only card */
      g_test_message ("%s", atout_counsel_get_text (ATOUT_COUNSEL (hint)));
      act (session, action);
      assert_no_hint (session);
    }
  g_assert_cmpuint (n_hints, >, 0);
}

/* With open hands the hint recommends what the guide does, who introduces the declarer once. */
static void
test_as_the_guide (void)
{
  g_autoptr (AtoutSession) session = session_new ("zensern", "", 4);
  AtoutCounsel *hint = ATOUT_COUNSEL (atout_session_get_hint (session));
  AtoutCounsel *guide = ATOUT_COUNSEL (atout_session_get_adviser (session));
  guint n_introduced = 0;

  wait_for_user (session);
  atout_session_set_guided (session, TRUE);
  for (; !is_over (session); wait_for_user (session))
    {
      Action action;

      while (atout_counsel_get_text (guide)[0] == '\0' || atout_counsel_is_thinking (guide))
        g_main_context_iteration (NULL, TRUE);
      wait_for_hint (session);
      action = atout_counsel_get_action (guide);
      g_assert_cmphex (atout_counsel_get_action (hint), ==, action);
      n_introduced += strstr (atout_counsel_get_text (guide), "is the declarer.") != NULL;
      act (session, action);
    }
  g_assert_cmpuint (n_introduced, ==, 1);
}

static void
count_advice (AtoutCounsel *guide, GParamSpec *pspec G_GNUC_UNUSED, guint *n_told)
{
  *n_told += atout_counsel_get_text (guide)[0] != '\0';
}

/* Whoever answers first, the judge or rules of thumb: the guide speaks once, and that stands. */
static void
test_guide_speaks_once (void)
{
  g_autoptr (AtoutSession) session = session_new ("zensern", "", 4);
  AtoutCounsel *guide = ATOUT_COUNSEL (atout_session_get_adviser (session));
  guint n_told = 0;

  g_signal_connect (guide, "notify::text", G_CALLBACK (count_advice), &n_told);
  atout_adviser_speak_after (1);
  wait_for_user (session);
  atout_session_set_guided (session, TRUE);
  for (; !is_over (session); wait_for_user (session))
    {
      while (atout_counsel_get_text (guide)[0] == '\0' || atout_counsel_is_thinking (guide))
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (n_told, ==, 1);
      n_told = 0;
      act (session, atout_counsel_get_action (guide));
    }
  atout_adviser_speak_after (0);
  g_signal_handlers_disconnect_by_data (guide, &n_told);
}

/* Escape takes it back; that it was told stays noted, and it can be asked for again. */
static void
test_leave (void)
{
  g_autoptr (AtoutSession) session = session_new ("klaverjas", "", 4);
  AtoutHint *hint = atout_session_get_hint (session);
  g_autofree char *text = NULL;

  wait_for_user (session);
  g_assert_false (was_hinted (session));
  g_assert_false (atout_hint_leave (hint));
  wait_for_hint (session);
  text = g_strdup (atout_counsel_get_text (ATOUT_COUNSEL (hint)));
  g_assert_true (atout_hint_leave (hint));
  assert_no_hint (session);
  g_assert_true (was_hinted (session));
  wait_for_hint (session);
  g_assert_cmpstr (atout_counsel_get_text (ATOUT_COUNSEL (hint)), ==, text);
}

/* Who acts, or thinks better of it, is told nothing afterwards, and nothing is noted. */
static void
test_not_waited_for (void)
{
  g_autoptr (AtoutSession) session = session_new ("klaverjas", "", 4);
  AtoutHint *hint = atout_session_get_hint (session);

  wait_for_user (session);
  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  g_assert_true (atout_hint_leave (hint));
  g_assert_true (atout_hint_ask (hint, ACTION_NONE));
  act (session, strong_action (session));
  wait_for_user (session);
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  assert_no_hint (session);
  g_assert_false (was_hinted (session));
}

/* A rule to keep is told whole once, and in a few words ever after; it stays noted. */
static void
test_principles (void)
{
  g_autoptr (AtoutSession) session = session_new ("klaverjas", "", 1);
  AtoutHint *hint = atout_session_get_hint (session);
  guint n_whole = 0, n_short = 0;

  for (wait_for_user (session); n_short == 0; wait_for_user (session))
    {
      g_auto (GStrv) before = NULL;
      g_auto (GStrv) after = NULL;
      const char *text;

      if (is_over (session))
        {
          g_assert_true (atout_match_deal (atout_session_get_match (session), NULL));
          continue;
        }
      g_object_get (hint, "principles", &before, NULL);
      wait_for_hint (session);
      g_object_get (hint, "principles", &after, NULL);
      text = atout_counsel_get_text (ATOUT_COUNSEL (hint));
      g_assert_cmpint (strstr (text, "Rule to remember: ") != NULL, ==,
                       g_strv_length (after) > g_strv_length (before));
      n_whole += strstr (text, "Rule to remember: ") != NULL;
      n_short += strstr (text, "(Rule: ") != NULL;
      act (session, strong_action (session));
    }
  g_assert_cmpuint (n_whole, >, 0);
}

static void
wait_ahead (AtoutCounsel *hint)
{
  while (atout_counsel_is_thinking (hint))
    {
      g_assert_cmpstr (atout_counsel_get_text (hint), ==, "");
      g_main_context_iteration (NULL, TRUE);
    }
}

/* After the first hint it thinks ahead of the next question, and shows nothing until asked. */
static void
test_ahead (void)
{
  g_autoptr (AtoutSession) session = session_new ("klaverjas", "", 4);
  AtoutHint *hint = atout_session_get_hint (session);

  wait_for_user (session);
  g_assert_false (atout_counsel_is_thinking (ATOUT_COUNSEL (hint)));
  wait_for_hint (session);
  act (session, strong_action (session));
  wait_for_user (session);
  g_assert_true (atout_counsel_is_thinking (ATOUT_COUNSEL (hint)));
  g_assert_false (atout_hint_is_awaited (hint));
  wait_ahead (ATOUT_COUNSEL (hint));
  assert_no_hint (session);
  wait_for_hint (session);
  g_assert_cmpstr (atout_counsel_get_text (ATOUT_COUNSEL (hint)), !=, "");
}

/* While others act there is nothing to be hinted. */
static void
test_not_asked (void)
{
  g_autoptr (AtoutSession) session = session_new ("klaverjas", "", 4);

  while (!is_over (session))
    {
      wait_for_user (session);
      if (is_over (session))
        break;
      act (session, strong_action (session));
      if (!is_asked (session))
        g_assert_false (atout_hint_ask (atout_session_get_hint (session), ACTION_NONE));
    }
  g_assert_false (atout_hint_ask (atout_session_get_hint (session), ACTION_NONE));
}

/* In the words of another deck it is asked for anew. */
static void
test_words (void)
{
  g_autoptr (AtoutSession) session = session_new ("klaverjas", "", 4);

  wait_for_user (session);
  wait_for_hint (session);
  g_object_set (session, "suits", (int) SUITS_GERMAN, NULL);
  assert_no_hint (session);
}

int
main (int argc, char **argv)
{
  static const char *const forms[] = {
    "klaverjas rules=rotterdam",
    "klaverjas game=kraken",
    "klaverjas game=three",
    "zensern mode=3",
    "cego",
    "cego players=3",
    "fiftysix players=4",
    "wurzen",
    "wurzen mode=schnapsen",
  };

  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/hint/follows-the-level/%s", forms[i]);
      g_auto (GStrv) words = g_strsplit (forms[i], " ", 2);

      if (support_has_part (game_find (words[0])))
        g_test_add_data_func (path, forms[i], test_follows_the_level);
    }
  if (support_has_part (NULL))
    {
      g_test_add_func ("/hint/as-the-guide", test_as_the_guide);
      g_test_add_func ("/hint/guide-speaks-once", test_guide_speaks_once);
      ADD_TESTS ("/hint", test_leave, test_not_waited_for, test_not_asked, test_principles,
                 test_ahead, test_words);
    }

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a match lets its user do besides acting: lay down the rest, arrange the hand, look back. */

#include <string.h>

#include "model/atout-session.h"
#include "rules/record.h"
#include "support.h"

#define RESTS 6    /* laid down in every game */
#define SEEDS 6000 /* at most, to find as many */

static AtoutSession *
match_new (const Game *game, guint64 seed)
{
  AtoutPlayer players[SEATS_MAX] = { { "Ada", TRUE, PLAYER_LEVEL_RANDOM } };
  const Options options = OPTIONS_DEFAULT;
  AtoutSession *match = atout_session_new (game, &options, players);
  g_autoptr (GError) error = NULL;

  atout_match_set_seed (atout_session_get_match (match), seed);
  atout_match_deal (atout_session_get_match (match), &error);
  g_assert_no_error (error);

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

/* The deal as the rules see it, and the match before it is booked, from the record. */
static void
replay (AtoutSession *match, Deal *deal, Match *rules)
{
  g_autofree char *text = atout_course_to_record (ATOUT_COURSE (match));
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "record", &error);

  g_assert_no_error (error);
  match_log_at (record->log, 0, 0, rules, NULL);
  match_log_at (record->log, 0, match_log_get_deal (record->log, 0)->n_done, NULL, deal);
}

/* Plays at random until a rest may be laid down; false when the deal is over before that. */
static gboolean
play_to_offer (AtoutSession *match, Rng *rng)
{
  g_autoptr (GError) error = NULL;

  for (wait_for_user (match); !is_over (match); wait_for_user (match))
    {
      Match rules;
      Deal deal;

      if (atout_choices_get_rest (atout_session_get_choices (match))[0] != '\0')
        return TRUE;
      replay (match, &deal, &rules);
      atout_choices_choose_for (atout_session_get_choices (match), 0,
                                support_random_action (&deal, rng), &error);
      g_assert_no_error (error);
    }

  return FALSE;
}

static Action
next_card (const Deal *deal, Rng *rng)
{
  Action action;

  do
    action = support_random_action (deal, rng);
  while (deal->turn == 0 && deal->phase == PHASE_PLAY && !action_is_play (deal->game, action));

  return action;
}

/* A rest that was laid down is played to its end, and brings what playing on would have brought. */
static void
check_lay_down (AtoutSession *match, Rng *rng)
{
  DealResult played, laid_down;
  Match rules;
  Deal deal;

  replay (match, &deal, &rules);
  while (!deal_is_over (&deal))
    deal_apply (&deal, next_card (&deal, rng));
  deal_result (&deal, &played);

  atout_choices_lay_down (atout_session_get_choices (match));
  while (!is_over (match))
    g_main_context_iteration (NULL, TRUE);
  replay (match, &deal, &rules);
  g_assert_true (deal_is_over (&deal));
  deal_result (&deal, &laid_down);
  g_assert_cmpmem (&played, sizeof played, &laid_down, sizeof laid_down);
  g_assert_false (atout_choices_get_laid_down (atout_session_get_choices (match)));
  g_assert_cmpstr (atout_choices_get_rest (atout_session_get_choices (match)), ==, "");
}

static void
test_lay_down (gconstpointer data)
{
  Rng rng = rng_new (5, 0);
  guint n = 0;

  for (guint64 seed = 1; n < RESTS; seed++)
    {
      g_autoptr (AtoutSession) match = match_new (data, seed);

      g_assert_cmpuint (seed, <, SEEDS);
      if (play_to_offer (match, &rng))
        {
          check_lay_down (match, &rng);
          n++;
        }
      atout_conductor_stop (atout_session_get_conductor (match));
    }
}

/* While somebody shows what happened last the rest waits, as any player would. */
static void
test_held (void)
{
  Rng rng = rng_new (5, 0);
  g_autoptr (AtoutSession) match = NULL;
  guint n_tricks;

  for (guint64 seed = 1; match == NULL; seed++)
    {
      match = match_new (game_find ("klaverjas"), seed);
      if (!play_to_offer (match, &rng))
        g_clear_object (&match);
    }
  n_tricks = atout_course_list_tricks (ATOUT_COURSE (match), NULL);
  atout_conductor_hold (atout_session_get_conductor (match));
  atout_choices_lay_down (atout_session_get_choices (match));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (match), NULL), ==, n_tricks);
  atout_conductor_release (atout_session_get_conductor (match));
  while (!is_over (match))
    g_main_context_iteration (NULL, TRUE);
}

/* ---- The hand ------------------------------------------------------------------------------ */

static AtoutCard *
card_at (AtoutSession *match, guint place)
{
  AtoutCard *card
      = g_list_model_get_item (atout_choices_get_hand (atout_session_get_choices (match)), place);

  g_object_unref (card); /* the hand keeps it */

  return card;
}

/* A hand stays as it was arranged when cards are played, until it is sorted or dealt anew. */
static void
test_arrange (void)
{
  Rng rng = rng_new (5, 0);
  g_autoptr (AtoutSession) match = match_new (game_find ("klaverjas"), 3);
  AtoutCard *first = card_at (match, 0);
  AtoutCard *second = card_at (match, 1);
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_false (atout_choices_get_arranged (atout_session_get_choices (match)));
  atout_choices_move_card (atout_session_get_choices (match), 0, 7);
  g_assert_true (atout_choices_get_arranged (atout_session_get_choices (match)));
  g_assert_true (card_at (match, 7) == first); /* the very same object: nothing flickers */
  g_assert_true (card_at (match, 0) == second);
  atout_choices_move_card (atout_session_get_choices (match), 7, 3);
  g_assert_true (card_at (match, 3) == first);

  while (wait_for_user (match),
         n = g_list_model_get_n_items (atout_choices_get_hand (atout_session_get_choices (match))),
         n > 5)
    {
      AtoutCard *hand[8];
      Match rules;
      Deal deal;
      guint k = 0;

      for (guint i = 0; i < n; i++)
        hand[i] = g_object_ref (card_at (match, i));
      replay (match, &deal, &rules);
      atout_choices_choose_for (atout_session_get_choices (match), 0,
                                support_random_action (&deal, &rng), &error);
      g_assert_no_error (error);
      for (guint i = 0; i < n; i++)
        {
          if (k < g_list_model_get_n_items (
                  atout_choices_get_hand (atout_session_get_choices (match)))
              && card_at (match, k) == hand[i])
            k++;
          g_object_unref (hand[i]);
        }
      g_assert_cmpuint (
          k, ==,
          g_list_model_get_n_items (atout_choices_get_hand (atout_session_get_choices (match))));
    }

  atout_choices_sort_hand (atout_session_get_choices (match));
  g_assert_false (atout_choices_get_arranged (atout_session_get_choices (match)));
  atout_conductor_stop (atout_session_get_conductor (match));
}

/* ---- Looking back -------------------------------------------------------------------------- */

/* Every trick is kept with who played what and who took it, and the next deal begins anew. */
static void
test_tricks (void)
{
  Rng rng = rng_new (7, 0);
  g_autoptr (AtoutSession) match = match_new (game_find ("klaverjas"), 4);
  g_autoptr (GError) error = NULL;
  const Telling telling = atout_session_tell (match);
  g_autofree char *text = NULL;
  Trick tricks[CARDS_MAX];
  const Trick *trick;
  Match rules;
  Deal deal;

  g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (match), NULL), ==, 0);
  for (wait_for_user (match); !is_over (match); wait_for_user (match))
    {
      replay (match, &deal, &rules);
      atout_choices_choose_for (atout_session_get_choices (match), 0,
                                support_random_action (&deal, &rng), &error);
      g_assert_no_error (error);
    }
  replay (match, &deal, &rules);
  g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (match), tricks), ==, 8);
  for (guint i = 0; i < 32; i++)
    {
      trick = &tricks[i / 4];
      g_assert_cmpuint (trick->card[i % 4], ==, deal.played[i]);
      g_assert_cmpuint (trick->seat[i % 4], ==, deal.played_by[i]);
    }
  text = tell_trick (&telling, &tricks[2], 3);
  g_assert_true (g_str_has_prefix (text, "Trick 3: "));
  trick = &tricks[2];
  for (guint i = 0; i < 4; i++)
    {
      AtoutSeat *seat = atout_session_get_seat (match, trick->seat[i]);

      g_assert_nonnull (strstr (text, trick->seat[i] == 0 ? "you " : atout_seat_get_name (seat)));
    }
  g_assert_nonnull (strstr (text, trick_winner (trick) == 0 ? "You take it: " : " takes it: "));

  atout_match_deal (atout_session_get_match (match), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (atout_course_list_tricks (ATOUT_COURSE (match), NULL), ==, 0);
  atout_conductor_stop (atout_session_get_conductor (match));
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/lay-down/", game->key, NULL);

      g_test_add_data_func (path, game, test_lay_down);
    }
  g_test_add_func ("/lay-down/held", test_held);
  g_test_add_func ("/hand/arrange", test_arrange);
  g_test_add_func ("/tricks/all", test_tricks);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** AtoutSession: the door, the signals, thinking beside the main loop, and throwing it away. */

#include <string.h>

#include "add-tests.h"
#include "model/atout-session.h"
#include "model/course/atout-course.h"
#include "model/told/atout-sheet.h"
#include "rules/record.h"

typedef struct
{
  guint dealt;
  guint acted;
  guint tricks;
  guint deals;
  guint matches;
} Told;

static void
count (guint *counter)
{
  (*counter)++;
}

static void
count_acted (Told *told, const AtoutEvent *event)
{
  g_assert_cmpuint (event->seat, <, SEATS_MAX);
  g_assert_cmpuint (event->action, !=, ACTION_NONE);
  told->acted++;
  if (atout_event_takes_trick (event))
    {
      g_assert_cmpuint (trick_winner (&event->after.last_trick), <, SEATS_MAX);
      told->tricks++;
    }
}

static void
listen (AtoutSession *match, Told *told)
{
  g_signal_connect_swapped (match, "dealt", G_CALLBACK (count), &told->dealt);
  g_signal_connect_swapped (match, "acted", G_CALLBACK (count_acted), told);
  g_signal_connect_swapped (match, "deal-over", G_CALLBACK (count), &told->deals);
  g_signal_connect_swapped (match, "match-over", G_CALLBACK (count), &told->matches);
}

static AtoutSession *
match_of (const char *key, const char *settings, gboolean human, gint64 seed)
{
  AtoutPlayer players[SEATS_MAX]
      = { { "Ada", human, PLAYER_LEVEL_SIMPLE },  { "Bert", FALSE, PLAYER_LEVEL_SIMPLE },
          { "Cora", FALSE, PLAYER_LEVEL_RANDOM }, { "Dirk", FALSE, PLAYER_LEVEL_SIMPLE },
          { "Emma", FALSE, PLAYER_LEVEL_SIMPLE }, { "Finn", FALSE, PLAYER_LEVEL_SIMPLE },
          { "Gerd", FALSE, PLAYER_LEVEL_SIMPLE }, { "Hedi", FALSE, PLAYER_LEVEL_SIMPLE } };
  const Game *game = game_find (key);
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  AtoutSession *match;

  options_set_all (&options, game, settings, &error);
  g_assert_no_error (error);
  match = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (match), seed);

  return match;
}

static AtoutSession *
match_new (const char *settings, gboolean human)
{
  return match_of ("klaverjas", settings, human, 42);
}

static void
deal (AtoutSession *match)
{
  g_autoptr (GError) error = NULL;

  atout_match_deal (atout_session_get_match (match), &error);
  g_assert_no_error (error);
}

static void
wait_for_user (AtoutSession *match)
{
  while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING
         && atout_course_get_turn (ATOUT_COURSE (match))
                != (int) atout_course_get_user_seat (ATOUT_COURSE (match)))
    g_main_context_iteration (NULL, TRUE);
}

/* Does what @card means first, or tries in vain to play it. */
static bool
play_card (AtoutSession *match, Card card, GError **error)
{
  g_autoptr (GListModel) meanings
      = atout_choices_list_meanings (atout_session_get_choices (match), card);
  g_autoptr (AtoutAction) first = g_list_model_get_item (meanings, 0);

  return atout_choices_choose_for (
      atout_session_get_choices (match), atout_course_get_user_seat (ATOUT_COURSE (match)),
      first != NULL ? atout_action_get_action (first) : ACTION (VERB_PLAY, card), error);
}

/* Plays what is lit or offered first, as a person would: from what the model shows. */
static void
act_for_user (AtoutSession *match)
{
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (match));
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));
  g_autoptr (GError) error = NULL;

  if (g_list_model_get_n_items (calls) > 0)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, 0);

      atout_choices_choose_for (atout_session_get_choices (match), 0,
                                atout_action_get_action (call), &error);
      g_assert_no_error (error);
      return;
    }
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      if (!atout_card_get_playable (card))
        continue;
      play_card (match, atout_card_get_card (card), &error);
      g_assert_no_error (error);
      return;
    }
  g_assert_not_reached ();
}

static void
play_deal (AtoutSession *match)
{
  deal (match);
  while (wait_for_user (match),
         atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    act_for_user (match);
}

/* A whole match: signals are told once each, and the record is one the rules accept. */
static void
test_whole_match (void)
{
  g_autoptr (AtoutSession) match = match_new ("deals=4 roem=manual", TRUE);
  g_autoptr (Record) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (match));
  Told told = { 0 };

  listen (match, &told);
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (match)), ==, ATOUT_MATCH_IDLE);
  while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
    play_deal (match);

  g_assert_cmpuint (told.dealt, ==, 4);
  g_assert_cmpuint (told.tricks, ==, 32);
  g_assert_cmpuint (told.deals, ==, 3);
  g_assert_cmpuint (told.matches, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (atout_sheet_get_rows (sheet)), ==, 4);

  text = atout_course_to_record (ATOUT_COURSE (match));
  record = record_parse (text, strlen (text), "match", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->deals->len, ==, 4);
  g_assert_cmpint (record->log->player[0].kind, ==, PLAYER_HUMAN);
  g_assert_cmpstr (record->log->player[2].name, ==, "random Cora");
  g_assert_nonnull (strstr (text, "over yes winners"));
}

static void
count_own_trick (guint *counter, const AtoutEvent *event)
{
  *counter += atout_event_takes_trick (event) && trick_winner (&event->after.last_trick) == 0;
}

/* A match in which the user claims all; counts what is asked after own tricks. */
static AtoutSession *
play_claiming (gboolean notices, guint *n_asked, guint *n_own)
{
  AtoutSession *match = match_new ("roem=manual", TRUE);

  g_signal_connect_swapped (match, "acted", G_CALLBACK (count_own_trick), n_own);
  g_object_set (match, "notices-claims", notices, NULL);
  while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
    {
      deal (match);
      while (wait_for_user (match),
             atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
        {
          const Trick *trick = &atout_course_get_deal (ATOUT_COURSE (match))->trick;
          const char *prompt = atout_choices_get_prompt (atout_session_get_choices (match));

          if (trick->n == 4)
            {
              *n_asked += trick_winner (trick) == 0;
              g_assert_cmpint (g_str_equal (prompt, "Is there roem in your side’s trick?"), ==,
                               notices);
              g_assert_cmpint (strstr (prompt, "holds roem:") == NULL, ==, notices);
            }
          act_for_user (match);
        }
    }

  return match;
}

/* K-15: the user may have to notice roem alone. The deals are the same as otherwise. */
static void
test_notice (void)
{
  guint n_asked = 0;
  guint n_own = 0;
  g_autoptr (AtoutSession) usual = play_claiming (FALSE, &n_asked, &n_own);
  g_autofree char *usual_record = atout_course_to_record (ATOUT_COURSE (usual));
  g_autoptr (AtoutSession) match = NULL;
  g_autofree char *record = NULL;

  g_assert_cmpuint (n_asked, >, 0);
  g_assert_cmpuint (n_asked, <, n_own);

  n_asked = n_own = 0;
  match = play_claiming (TRUE, &n_asked, &n_own);
  record = atout_course_to_record (ATOUT_COURSE (match));
  g_assert_cmpuint (n_asked, ==, n_own);
  g_assert_cmpstr (record, ==, usual_record);
}

/* The sheet adds up to the match, and the breakdown to what is written. */
static void
test_sheet (void)
{
  g_autoptr (AtoutSession) match = match_new ("deals=16 trump=utrecht", TRUE);
  g_autoptr (AtoutSheet) sheet = atout_sheet_new (ATOUT_COURSE (match));
  GListModel *rows = atout_sheet_get_rows (sheet);
  int total[2] = { 0, 0 };

  while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
    play_deal (match);
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, i);
      const SheetRow *written = atout_score_row_get_sheet (row);
      const Breakdown *breakdown = atout_score_row_get_breakdown (row);

      for (guint u = 0; u < 2; u++)
        {
          int sum = 0;

          for (guint k = 0; k < breakdown->n_rows; k++)
            {
              if (breakdown->row[k].is_sum)
                g_assert_cmpint (breakdown->row[k].value[u], ==, sum);
              else
                sum += breakdown->row[k].value[u];
            }
          total[u] += written->unit[u].score;
          g_assert_cmpint (written->unit[u].score, ==, sum);
          g_assert_cmpint (written->unit[u].total, ==, total[u]);
        }
    }
  for (guint u = 0; u < 2; u++)
    g_assert_cmpint (atout_course_get_match (ATOUT_COURSE (match))->score[u], ==, total[u]);
}

/* Who has won, with the names of partners. */
static void
test_winners (void)
{
  gboolean seen[2] = { FALSE, FALSE };

  for (guint64 seed = 1; !seen[0] || !seen[1]; seed++)
    {
      g_autoptr (AtoutSession) match = match_new ("deals=4 trump=utrecht", TRUE);
      g_autofree char *text = NULL;
      Telling telling;
      gboolean won;

      atout_match_set_seed (atout_session_get_match (match), seed);
      while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
        play_deal (match);
      telling = atout_session_tell (match);
      won = match_has_won (telling.match, 0);
      text = tell_winners (&telling);
      g_assert_cmpstr (text, ==,
                       atout_course_get_match (ATOUT_COURSE (match))->score[0]
                               == atout_course_get_match (ATOUT_COURSE (match))->score[1]
                           ? "The match is a draw."
                       : won ? "You have won the match together with Cora!"
                             : "Bert and Dirk have won the match.");
      seen[won] = TRUE;
    }
}

static void
test_wrong_turn (void)
{
  g_autoptr (AtoutSession) match = match_new ("", TRUE);
  g_autoptr (GError) error = NULL;

  g_assert_false (atout_choices_choose_for (atout_session_get_choices (match), 0,
                                            ACTION (VERB_PASS, 0), &error));
  g_assert_error (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN);
  g_clear_error (&error);

  deal (match);
  wait_for_user (match);
  g_assert_false (atout_choices_choose_for (atout_session_get_choices (match), 1,
                                            ACTION (VERB_PASS, 0), &error));
  g_assert_error (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN);
  g_assert_nonnull (strstr (error->message, "Ada"));
}

/* Every card that is not lit is refused with a sentence, and nothing changes. */
static void
test_illegal_card (void)
{
  g_autoptr (AtoutSession) match = match_new ("deals=4", TRUE);
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));
  guint refused = 0;

  while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
    {
      deal (match);
      while (wait_for_user (match),
             atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
        {
          g_autofree char *before = atout_course_to_record (ATOUT_COURSE (match));

          for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
            {
              g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);
              g_autoptr (GError) error = NULL;
              g_autofree char *after = NULL;

              if (atout_card_get_playable (card))
                continue;
              g_assert_false (play_card (match, atout_card_get_card (card), &error));
              g_assert_error (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL);
              g_assert_cmpuint (strlen (error->message), >, 20);
              after = atout_course_to_record (ATOUT_COURSE (match));
              g_assert_cmpstr (before, ==, after);
              refused++;
            }
          act_for_user (match);
        }
    }
  g_assert_cmpuint (refused, >, 20);
}

/* Held, nobody plays; released, the match goes on. */
static void
test_hold (void)
{
  g_autoptr (AtoutSession) match = match_new ("", FALSE);
  Told told = { 0 };

  listen (match, &told);
  atout_conductor_hold (atout_session_get_conductor (match));
  atout_conductor_hold (atout_session_get_conductor (match));
  deal (match);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  atout_conductor_release (atout_session_get_conductor (match));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (told.acted, ==, 0);
  atout_conductor_release (atout_session_get_conductor (match));
  while (told.acted == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
do_nothing (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED,
            GCancellable *cancellable G_GNUC_UNUSED)
{
  g_task_return_boolean (task, TRUE);
}

static void
note_done (GObject *source G_GNUC_UNUSED, GAsyncResult *result G_GNUC_UNUSED, gpointer done)
{
  *(gboolean *) done = TRUE;
}

/* Waits until what has been given to other threads before is done, and has been heard of. */
static void
wait_for_threads (void)
{
  gboolean done = FALSE;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, note_done, &done);

  g_task_run_in_thread (task, do_nothing);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Held in the middle of a thought, nobody plays either; what was thought of comes afterwards. */
static void
test_hold_in_thought (void)
{
  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (AtoutSession) match = match_new ("", FALSE);
      Told told = { 0 };

      listen (match, &told);
      deal (match);
      while (told.acted < i)
        g_main_context_iteration (NULL, TRUE);
      atout_conductor_hold (atout_session_get_conductor (match));
      wait_for_threads ();
      g_assert_cmpuint (told.acted, ==, i);
      atout_conductor_release (atout_session_get_conductor (match));
      while (told.acted == i)
        g_main_context_iteration (NULL, TRUE);
    }
}

static void
gone (gpointer data, GObject *was G_GNUC_UNUSED)
{
  *(gboolean *) data = TRUE;
}

/* Thrown away in the middle of a thought, the match ends with it and nothing is told. */
static void
test_throw_away (void)
{
  for (guint i = 0; i < 50; i++)
    {
      AtoutSession *match = match_new ("", FALSE);
      Told told = { 0 };
      gboolean is_gone = FALSE;

      listen (match, &told);
      g_object_weak_ref (G_OBJECT (match), gone, &is_gone);
      deal (match);
      while (told.acted < i % 5)
        g_main_context_iteration (NULL, TRUE);
      told.acted = 0;
      atout_conductor_stop (atout_session_get_conductor (match));
      g_object_unref (match);
      while (!is_gone)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (told.acted, ==, 0);
    }
}

/* The same seed gives the same match. */
static void
test_seed (void)
{
  g_autofree char *first = NULL;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AtoutSession) match = match_new ("deals=4", TRUE);
      g_autofree char *text = NULL;

      while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
        play_deal (match);
      text = atout_course_to_record (ATOUT_COURSE (match));
      if (first == NULL)
        first = g_steal_pointer (&text);
      else
        g_assert_cmpstr (first, ==, text);
    }
}

/* A player's random stream is no way back to the seed of the cards (records.md §2). */
static void
test_player_stream (void)
{
  const Game *game = game_at (0);
  const Options options = OPTIONS_DEFAULT;
  const AtoutPlayer players[SEATS_MAX] = { 0 };
  g_autoptr (AtoutMatch) match = atout_match_new (game, &options, players);

  atout_match_set_seed (match, 42);
  g_assert_true (atout_match_deal (match, NULL));
  g_assert_cmpuint (atout_match_get_rng (match).state, ==,
                    rng_new (number_player_seed (42, 0), UINT64_C (1) << 32).state);
}

/* The seal is shown before, the number after the deal; they fit (records.md §2). */
static void
test_seal (void)
{
  g_autoptr (AtoutSession) match = match_new ("", TRUE);
  g_autofree char *seal = NULL;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;
  g_autofree char *digest = NULL;

  deal (match);
  g_assert_null (atout_course_make_number (ATOUT_COURSE (match)));
  seal = atout_course_make_seal (ATOUT_COURSE (match));
  while (wait_for_user (match),
         atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    act_for_user (match);
  number = atout_course_make_number (ATOUT_COURSE (match));
  text = g_strconcat ("atout-seal:", number, NULL);
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_assert_cmpstr (seal, ==, digest);
}

static void
assert_sorted (AtoutSession *match)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));
  guint seen = 0;
  Suit last = SUIT_NONE;

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);
      Suit suit = atout_card_get_suit (card);

      if (suit == last)
        continue;
      g_assert_cmpuint (seen & (1u << suit), ==, 0); /* suits lie together */
      seen |= 1u << suit;
      last = suit;
      if (i == 0 && (Suit) atout_course_get_deal (ATOUT_COURSE (match))->trump != SUIT_NONE)
        for (guint k = 0; k < g_list_model_get_n_items (hand); k++)
          {
            g_autoptr (AtoutCard) other = g_list_model_get_item (hand, k);

            if (atout_card_get_trump (other))
              g_assert_cmpint (
                  suit, ==,
                  (Suit) atout_course_get_deal (ATOUT_COURSE (match))->trump); /* trumps first */
          }
    }
}

/* From the first card of a deal on no card changes its place with another. */
static void
assert_steady (AtoutSession *match, GArray *before)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));
  guint at = 0;

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      while (at < before->len && g_array_index (before, Card, at) != atout_card_get_card (card))
        at++;
      g_assert_cmpuint (at, <, before->len);
    }
}

static void
remember_hand (AtoutSession *match, GArray *cards)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));

  g_array_set_size (cards, 0);
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) item = g_list_model_get_item (hand, i);
      Card card = atout_card_get_card (item);

      g_array_append_val (cards, card);
    }
}

static void
test_sorted_hand (void)
{
  g_autoptr (AtoutSession) match = match_new ("deals=16", TRUE);
  g_autoptr (GArray) before = g_array_new (FALSE, FALSE, sizeof (Card));

  while (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
    {
      deal (match);
      while (wait_for_user (match),
             atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
        {
          assert_sorted (match);
          if (atout_course_get_deal (ATOUT_COURSE (match))->n_played >= 4)
            assert_steady (match, before);
          remember_hand (match, before);
          act_for_user (match);
        }
    }
}

/* What the keys S and T read out names trumps, maker, the cards on the table and the score. */
static void
test_describe (void)
{
  g_autoptr (AtoutSession) match = match_new ("trump=utrecht", TRUE);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *state = NULL;
  g_autofree char *once = NULL;
  g_autoptr (GError) error = NULL;
  Telling telling;

  deal (match);
  wait_for_user (match);
  telling = atout_session_tell (match);
  before = tell_contract_sentence (&telling);
  g_assert_cmpstr (before, ==, "Trumps are not chosen yet.");
  atout_choices_choose_for (atout_session_get_choices (match), 0, ACTION (VERB_TRUMP, SUIT_HEARTS),
                            &error);
  g_assert_no_error (error);
  after = tell_contract_sentence (&telling);
  g_assert_cmpstr (after, ==, "Trumps are hearts; you play.");
  act_for_user (match);
  telling = atout_session_tell (match);
  state = tell_state (&telling);
  g_assert_nonnull (strstr (state, "Dirk dealt the cards."));
  g_assert_nonnull (strstr (state, "You played: "));
  g_assert_nonnull (strstr (state, "It is Bert’s turn."));
  g_assert_nonnull (strstr (state, "We: 0 tricks, 0 written."));

  atout_session_set_once (match, TRUE);
  telling = atout_session_tell (match);
  once = tell_state (&telling);
  g_assert_nonnull (strstr (once, "We: 0 tricks."));
  g_assert_null (strstr (once, "written"));
}

/* K-6.21: nobody calls, so the words on the deal name trumps and maker. */
static void
test_dictated (void)
{
  g_autoptr (AtoutSession) match = match_new ("trump=turned first_deal=clubs", TRUE);

  deal (match);
  g_assert_true (g_str_has_suffix (atout_talk_get_status (atout_session_get_talk (match)),
                                   " Trumps are clubs; you play."));
}

/* ---- The words of other games ----------------------------------------------------------- */

/* Who sits where, "Ada Bert Cora Dirk". */
static char *
seated (AtoutSession *match)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (match)); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            atout_seat_get_name (atout_session_get_seat (match, i)));

  return g_string_free (names, FALSE);
}

/* K-10.5: the user keeps the seat, and everybody is everybody's partner for a round. */
static void
test_tournament (void)
{
  static const char *const rounds[]
      = { "Ada Bert Cora Dirk", "Ada Cora Bert Dirk", "Ada Bert Dirk Cora" };
  g_autoptr (AtoutSession) match
      = match_new ("deals=4 trump=utrecht roem=auto tournament=yes", TRUE);

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *names = NULL;

      g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (match)), !=, ATOUT_MATCH_OVER);
      play_deal (match);
      names = seated (match);
      g_assert_cmpstr (names, ==, rounds[i / 4]);
    }
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (match)), ==, ATOUT_MATCH_OVER);
}

/* What is offered to the user now, as the advice would name it. */
static gboolean
advises_something_offered (AtoutSession *match)
{
  const char *advice = atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match)));
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (match));
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));

  for (guint i = 0; i < g_list_model_get_n_items (calls); i++)
    {
      g_autoptr (AtoutAction) call = g_list_model_get_item (calls, i);

      if (strstr (advice, atout_action_get_button (call)) != NULL)
        return TRUE;
    }
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      if (atout_card_get_playable (card) && strstr (advice, atout_card_get_name (card)) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* The cards of the hand that the advice speaks of. */
static guint
count_lit_cards (AtoutSession *match)
{
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      n += atout_card_get_lit (card) != ATOUT_LIT_NOT;
    }

  return n;
}

static guint
count_open_cards (AtoutSession *match)
{
  Pile piles[SEATS_MAX];
  const Telling telling = atout_session_tell (match);
  guint n_piles = tell_laid_open (&telling, piles);
  guint n = 0;

  for (guint i = 0; i < n_piles; i++)
    if (piles[i].owner != (int) atout_course_get_user_seat (ATOUT_COURSE (match)))
      n += piles[i].n_open;

  return n;
}

static guint
count_cards_of_others (AtoutSession *match)
{
  guint n = 0;

  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (match)); i++)
    if (i != atout_course_get_user_seat (ATOUT_COURSE (match)))
      n += atout_seat_get_hand_size (atout_session_get_seat (match, i));

  return n;
}

/* D-24: the maker may always look again what he laid aside; others may not. */
static void
test_own_pile (void)
{
  g_autoptr (AtoutSession) match = match_new ("game=three", TRUE);
  GListModel *calls = atout_choices_get_calls (atout_session_get_choices (match));
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (match));

  deal (match);
  wait_for_user (match);
  {
    g_autoptr (AtoutAction) call
        = g_list_model_get_item (calls, g_list_model_get_n_items (calls) - 1);
    g_autoptr (GError) error = NULL;

    atout_choices_choose_for (atout_session_get_choices (match), 0, atout_action_get_action (call),
                              &error);
    g_assert_no_error (error);
  }
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, 0);
      g_autofree char *name
          = words_card (atout_session_get_suits (match),
                        atout_course_get_pack (ATOUT_COURSE (match)), atout_card_get_card (card));
      g_autofree char *state = NULL;
      const char *own;
      Telling telling;

      g_assert_cmpint (atout_course_get_turn (ATOUT_COURSE (match)), ==, 0);
      act_for_user (match);
      telling = atout_session_tell (match);
      state = tell_state (&telling);
      own = strstr (state, "Cards you put there: ");
      g_assert_nonnull (own);
      g_assert_nonnull (strstr (own, name));
    }
  wait_for_user (match);
  {
    g_autoptr (AtoutSession) others = match_new ("game=three", FALSE);
    g_autofree char *state = NULL;
    Telling telling;

    deal (others);
    while (atout_course_get_deal (ATOUT_COURSE (others))->trick.n == 0)
      g_main_context_iteration (NULL, TRUE);
    telling = atout_session_tell (others);
    state = tell_state (&telling);
    g_assert_nonnull (strstr (state, "Laid aside"));
    g_assert_true (strstr (state, "Cards you put there: ") == NULL
                   || strstr (state, "Laid aside, Ada.") != NULL);
  }
}

/* Whether the log says that the user was told what to do in the deal. */
static gboolean
was_hinted (AtoutSession *match)
{
  const MatchLog *log = atout_course_get_log (ATOUT_COURSE (match));

  return match_log_get_deal (log, log->deals->len - 1)->was_hinted;
}

/*
 * In an explained deal all hands are open and the user sees advice; the advice disappears after the
 * user's decision.
 */
static guint
decide_guided (AtoutSession *match)
{
  AtoutCounsel *adviser = ATOUT_COUNSEL (atout_session_get_adviser (match));
  guint n_lit;

  while (atout_counsel_get_text (adviser)[0] == '\0')
    g_main_context_iteration (NULL, TRUE);
  g_test_message ("%s", atout_counsel_get_text (adviser));
  g_assert_true (advises_something_offered (match));
  g_assert_cmpuint (count_open_cards (match), ==, count_cards_of_others (match));
  n_lit = count_lit_cards (match);
  act_for_user (match);
  g_assert_cmpstr (atout_counsel_get_text (adviser), ==, "");
  g_assert_cmpuint (count_lit_cards (match), ==, 0);

  return n_lit;
}

/* Only the first deal in which the user plays a card is explained. */
static void
check_after_guided (AtoutSession *match)
{
  g_assert_true (was_hinted (match));
  /* without a card played, the next deal is explained, too */
  g_assert_cmpint (atout_session_get_guided (match), ==,
                   atout_course_get_deal (ATOUT_COURSE (match))->n_played == 0);
  if (atout_session_get_guided (match))
    return;
  if (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_DEAL_OVER)
    {
      deal (match);
      g_assert_false (was_hinted (match));
    }
  g_assert_cmpuint (count_open_cards (match), <=, count_cards_of_others (match) / 2);
}

/*
 * Plays an explained deal of @game: its first decisions or, with "-m slow" or in Wurzen, all of it.
 */
static void
guide (const Game *game)
{
  guint most = g_test_slow () || game == game_find ("wurzen") ? G_MAXUINT : 4;
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  const Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutSession) match = NULL;
  guint n_lit = 0;
  guint n = 0;

  for (guint k = 1; k < SEATS_MAX; k++)
    players[k].level = PLAYER_LEVEL_SIMPLE;
  match = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (match), 11);
  atout_session_set_guided (match, TRUE);
  deal (match);
  for (wait_for_user (match);
       atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING && n < most;
       wait_for_user (match), n++)
    n_lit += decide_guided (match);
  g_assert_cmpuint (n_lit, >, 0);
  if (atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_PLAYING)
    check_after_guided (match);
}

/*
 * In an explained deal all hands are open and each decision has advice; later deals have neither.
 */
static void
test_guided_deal (void)
{
  const Game *game;

  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    guide (game);
}

/* The call or card that leads to taking Cego's Blind, with the forced discard. */
static Action
towards_the_blind (AtoutSession *match)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (match));
  gboolean bids = deal->phase == CEGO_PHASE_BID || deal->phase == CEGO_PHASE_AGAINST;
  ActionList legal;

  legal.n = 0;
  deal_legal (deal, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == CEGO_VERB_BID_VERSCH)
      return legal.at[i];

  return legal.at[bids || deal->phase == CEGO_PHASE_SOLO ? 0 : legal.n - 1];
}

/* While the hands may still be demanded, nothing is the only thing that can be done. */
static void
test_guided_demand (void)
{
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutSession) match = atout_session_new (game_find ("cego"), &options, players);
  guint n_demands = 0;

  atout_match_set_seed (atout_session_get_match (match), 3);
  while (n_demands == 0 && atout_course_get_state (ATOUT_COURSE (match)) != ATOUT_MATCH_OVER)
    {
      atout_session_set_guided (match, TRUE);
      deal (match);
      while (wait_for_user (match),
             atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
        {
          g_autoptr (GError) error = NULL;

          while (atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match)))[0]
                 == '\0')
            g_main_context_iteration (NULL, TRUE);
          if (atout_course_get_deal (ATOUT_COURSE (match))->phase == CEGO_PHASE_DEMAND)
            {
              g_assert_nonnull (strstr (
                  atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match))),
                  "hid a Solo"));
              g_assert_null (strstr (
                  atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match))),
                  "Only this is possible"));
              n_demands++;
            }
          g_assert_true (atout_choices_choose_for (atout_session_get_choices (match), 0,
                                                   towards_the_blind (match), &error));
        }
    }
  g_assert_cmpuint (n_demands, >, 0);
}

/* Another deck on the table has other words: what was advised is said again in them. */
static void
test_guided_in_other_words (void)
{
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE }, { .level = PLAYER_LEVEL_SIMPLE } };
  const Options options = OPTIONS_DEFAULT;
  g_autoptr (AtoutSession) match = atout_session_new (game_find ("zensern"), &options, players);
  guint n_other = 0;

  atout_match_set_seed (atout_session_get_match (match), 21);
  atout_session_set_guided (match, TRUE);
  deal (match);
  while (wait_for_user (match),
         atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    {
      g_autofree char *told = NULL;

      for (int suits = SUITS_FRENCH; suits <= SUITS_GERMAN; suits++)
        {
          g_object_set (match, "suits", suits, NULL);
          while (atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match)))[0]
                 == '\0')
            g_main_context_iteration (NULL, TRUE);
          if (suits == SUITS_FRENCH)
            told = g_strdup (
                atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match))));
        }
      g_assert_null (
          strstr (atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match))), "♥"));
      n_other += !g_str_equal (
          told, atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match))));
      act_for_user (match);
    }
  g_assert_cmpuint (n_other, >, 0);
}

/* The user need not wait for advice. */
static void
test_guided_in_haste (void)
{
  g_autoptr (AtoutSession) match = match_new ("deals=4", TRUE);

  atout_session_set_guided (match, TRUE);
  play_deal (match);
  g_assert_cmpint (atout_course_get_state (ATOUT_COURSE (match)), ==, ATOUT_MATCH_DEAL_OVER);
  play_deal (match);
  g_assert_cmpstr (atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (match))), ==,
                   "");
}

/* What help is looked up for: what the user may do now, and what goes on when others act. */
static void
test_moments (void)
{
  g_autoptr (AtoutSession) match = match_new ("trump=utrecht roem=auto", TRUE);
  gboolean others_played = FALSE;
  g_autofree char *before = atout_course_list_moments (ATOUT_COURSE (match));
  g_autofree char *after = NULL;

  g_assert_cmpstr (before, ==, "");
  deal (match);
  while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING)
    {
      g_autofree char *moments = atout_course_list_moments (ATOUT_COURSE (match));
      gboolean is_user = atout_course_get_turn (ATOUT_COURSE (match))
                         == (int) atout_course_get_user_seat (ATOUT_COURSE (match));

      if (is_user && (Suit) atout_course_get_deal (ATOUT_COURSE (match))->trump == SUIT_NONE)
        g_assert_cmpstr (moments, ==, "trump");
      else if (is_user || others_played)
        g_assert_cmpstr (moments, ==, "play");
      if (is_user)
        act_for_user (match);
      else
        g_main_context_iteration (NULL, TRUE);
      others_played = others_played || atout_course_get_deal (ATOUT_COURSE (match))->trick.n > 0;
    }

  after = atout_course_list_moments (ATOUT_COURSE (match));
  g_assert_cmpstr (after, ==, "over");
}

/*
 * While others call, help is looked up for what they might do. It is the same whatever they hold,
 * so that it never tells that somebody has nothing to say; nor does it for the user.
 */
static void
test_moments_of_calls (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
  } rows[] = {
    { "klaverjas", "" },     { "klaverjas", "game=kraken roem=manual" },
    { "zensern", "mode=3" }, { "cego", "" },
    { "fiftysix", "" },      { "fiftysix", "players=8" },
    { "wurzen", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint64 seed = 1; seed <= 4; seed++)
      {
        g_autoptr (AtoutSession) match = match_of (rows[i].game, rows[i].settings, TRUE, seed);

        deal (match);
        while (atout_course_get_state (ATOUT_COURSE (match)) == ATOUT_MATCH_PLAYING
               && atout_course_list_tricks (ATOUT_COURSE (match), NULL) == 0)
          {
            g_autofree char *moments = atout_course_list_moments (ATOUT_COURSE (match));

            g_test_message ("%s %s: %s", rows[i].game, rows[i].settings, moments);
            g_assert_cmpstr (moments, !=, "");
            /* at 56 nobody can raise, as everybody knows */
            if (strcmp (rows[i].game, "fiftysix") != 0)
              g_assert_cmpstr (moments, !=, "pass");
            if (atout_course_get_turn (ATOUT_COURSE (match))
                == (int) atout_course_get_user_seat (ATOUT_COURSE (match)))
              act_for_user (match);
            else
              g_main_context_iteration (NULL, TRUE);
          }
      }
}

/* ---- Signals -------------------------------------------------------------------------------- */

/* What each side has agreed every seat knows, and the user is told. */
static void
test_signals (void)
{
  static const struct
  {
    const char *settings;
    const char *own;
    const char *others;
    DiscardSignal by_seat[4];
    const char *told; /* at the first deal, and when asked */
  } rows[] = {
    { "",
      "kleur+lead",
      "kleur+lead",
      { SIGNAL_SAME_SUIT, SIGNAL_SAME_SUIT, SIGNAL_SAME_SUIT, SIGNAL_SAME_SUIT },
      "Signals: Same suit, first lead." },
    { "",
      "tegenkleur",
      "none",
      { SIGNAL_OTHER_SUIT, SIGNAL_NONE, SIGNAL_OTHER_SUIT, SIGNAL_NONE },
      "Your side’s signals: Opposite suit; the others’: None." },
    { "",
      "nonsense",
      "none",
      { SIGNAL_SAME_SUIT, SIGNAL_NONE, SIGNAL_SAME_SUIT, SIGNAL_NONE },
      "Your side’s signals: Same suit, first lead; the others’: None." },
    { "", "none", "none", { 0 }, NULL },
    { "game=three", "kleur", "kleur", { 0 }, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AtoutSession) session = match_new (rows[i].settings, TRUE);
      AtoutCourse *course = ATOUT_COURSE (session);
      Observation observation;
      const char *status;
      g_autofree char *state = NULL;
      Telling telling;

      g_object_set (atout_session_get_match (session), "own-signals", rows[i].own, "other-signals",
                    rows[i].others, NULL);
      deal (session);
      atout_course_observe (course, atout_course_get_deal (course), 1, &observation);
      for (guint seat = 0; seat < observation.seen.n_seats; seat++)
        g_assert_cmpint (observation.signals[seat].discard, ==, rows[i].by_seat[seat]);
      status = atout_talk_get_status (atout_session_get_talk (session));
      telling = atout_session_tell (session);
      state = tell_state (&telling);
      if (rows[i].told == NULL)
        {
          g_assert_null (strstr (status, "ignals"));
          continue;
        }
      if (!g_str_has_suffix (status, rows[i].told) || strstr (state, rows[i].told) == NULL)
        g_error ("'%s' is not told: '%s', '%s'", rows[i].told, status, state);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/whole-match", test_whole_match);
  g_test_add_func ("/match/notice", test_notice);
  g_test_add_func ("/match/sheet-adds-up", test_sheet);
  ADD_TESTS ("/match", test_winners, test_wrong_turn, test_illegal_card, test_hold,
             test_hold_in_thought, test_throw_away, test_seed, test_player_stream, test_seal,
             test_sorted_hand, test_describe, test_dictated, test_tournament, test_moments,
             test_moments_of_calls, test_own_pile, test_guided_deal, test_guided_demand,
             test_guided_in_haste, test_signals, test_guided_in_other_words);

  return g_test_run ();
}

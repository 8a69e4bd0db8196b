/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The review of a deal that is over: its own decisions, each once; the same cards again. */

#include <string.h>

#include "add-tests.h"
#include "model/atout-session.h"
#include "model/thinking/atout-review.h"
#include "model/thinking/better-line.h"
#include "model/thinking/thinker.h"
#include "model/words/tell-hint.h"
#include "rules/game.h"
#include "rules/record.h"
#include "support.h"

#define USER 0

/* A match of random play of which @n_deals deals are over, unless it is over before. */
static Record *
random_match (const Game *game, const char *settings, guint n_deals, guint64 seed)
{
  Rng rng = rng_new (seed, 1);
  const Options options = support_options (game, settings);
  g_autofree char *text = support_random_match (game, &options, n_deals, &rng);
  g_autoptr (GError) error = NULL;
  Record *record = record_parse (text, strlen (text), "match", &error);

  g_assert_no_error (error);

  return record;
}

static void
count_progress (guint *n)
{
  (*n)++;
}

static void
wait_for (AtoutReview *review)
{
  while (!atout_review_is_finished (review))
    g_main_context_iteration (NULL, TRUE);
}

static void
check_moves (AtoutReview *review, const MatchLog *log)
{
  const LogDeal *logged = match_log_get_deal (log, 0);
  guint index = 0;

  for (guint i = 0; i < logged->n_done; i++)
    {
      const LogAction *action = log_deal_get_action (logged, i);
      const ReviewMove *move;

      if (action->seat != USER)
        continue;
      move = atout_review_get_move (review, index++);
      g_assert_cmpuint (move->position, ==, i);
      g_assert_cmphex (move->decision.done, ==, action->action);
      g_assert_cmpuint (move->decision.seat, ==, USER);
      g_assert_true ((move->trick > 0) == action_is_play (log->game, action->action));
      g_assert_true ((move->decision.cost > 0) == (move->decision.grade == REVIEW_WORSE));
    }
  g_assert_cmpuint (atout_review_get_n_moves (review), ==, index);
  g_assert_cmpuint (atout_review_get_n_known (review), ==, index);
}

/* The cards were dealt alike, and the deal came to an end. */
static void
check_again (AtoutReview *review, const MatchLog *log)
{
  const Deal *again = atout_review_get_again (review);
  const Deal *end = atout_review_get_deal (review);
  Deal last;

  match_log_at (log, 0, match_log_get_deal (log, 0)->n_done, NULL, &last);
  g_assert_true (deal_is_over (again));
  g_assert_true (deal_is_over (end));
  g_assert_cmpmem (again->pack, sizeof again->pack, end->pack, sizeof end->pack);
  g_assert_cmpint (memcmp (end, &last, sizeof last), ==, 0);
}

/* Nobody does anything else before the first decision that a strong player makes in another way. */
static void
check_parting (AtoutReview *review)
{
  const Deal *again = atout_review_get_again (review);
  const Deal *same = atout_review_get_deal (review);
  const ReviewDecision *other = NULL;

  for (guint i = 0; i < atout_review_get_n_moves (review) && other == NULL; i++)
    {
      const ReviewMove *move = atout_review_get_move (review, i);

      if (move->decision.best == move->decision.done)
        continue;
      other = &move->decision;
      same = &move->before;
    }
  for (guint i = 0; i < same->n_played; i++)
    {
      g_assert_cmpint (again->played[i], ==, same->played[i]);
      g_assert_cmpint (again->played_by[i], ==, same->played_by[i]);
    }
  if (other != NULL && action_is_play (same->game, other->best))
    g_assert_true (card_set_has (pack_copies (deal_pack (same), again->played[same->n_played]),
                                 (Card) action_arg (other->best)));
}

static void
test_review (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, " ", 2);
  const Game *game = game_find (words[0]);
  g_autoptr (Record) record = random_match (game, words[1] != NULL ? words[1] : "", 1, 5);
  g_autoptr (AtoutReview) review
      = atout_review_new (record->log, 0, USER, SIGNALS_USUAL, SIGNALS_USUAL);
  g_autoptr (AtoutReview) second
      = atout_review_new (record->log, 0, USER, SIGNALS_USUAL, SIGNALS_USUAL);
  guint n_progress = 0;

  g_assert_cmpuint (atout_review_get_n_known (review), ==, 0);
  g_assert_null (atout_review_get_again (review));
  g_signal_connect_swapped (review, "progressed", G_CALLBACK (count_progress), &n_progress);
  wait_for (review);
  g_assert_cmpfloat (atout_review_get_progress (review), ==, 1);
  g_assert_cmpuint (n_progress, ==, atout_review_get_n_moves (review) + 1);
  check_moves (review, record->log);
  check_again (review, record->log);
  check_parting (review);

  wait_for (second); /* it comes out the same each time */
  for (guint i = 0; i < atout_review_get_n_moves (review); i++)
    {
      const ReviewDecision *one = &atout_review_get_move (review, i)->decision;
      const ReviewDecision *other = &atout_review_get_move (second, i)->decision;

      g_assert_cmpint (one->grade, ==, other->grade);
      g_assert_cmphex (one->best, ==, other->best);
      g_assert_cmpfloat (one->cost, ==, other->cost);
    }
}

/* Who goes away is told nothing any more, and nothing is left of it. */
static void
test_left (void)
{
  g_autoptr (Record) record = random_match (game_find ("klaverjas"), "", 1, 5);
  AtoutReview *review = atout_review_new (record->log, 0, USER, SIGNALS_USUAL, SIGNALS_USUAL);
  guint n_progress = 0;

  g_signal_connect_swapped (review, "progressed", G_CALLBACK (count_progress), &n_progress);
  g_object_add_weak_pointer (G_OBJECT (review), (gpointer *) &review);
  g_object_unref (review);
  while (review != NULL)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (n_progress, ==, 0);
}

/* Stopped, it keeps what is known. */
static void
test_stopped (void)
{
  g_autoptr (Record) record = random_match (game_find ("klaverjas"), "", 1, 5);
  g_autoptr (AtoutReview) review
      = atout_review_new (record->log, 0, USER, SIGNALS_USUAL, SIGNALS_USUAL);
  guint n_known;

  while (atout_review_get_n_known (review) < 2)
    g_main_context_iteration (NULL, TRUE);
  atout_review_stop (review);
  n_known = atout_review_get_n_known (review);
  for (guint i = 0; i < 100; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (atout_review_get_n_known (review), ==, n_known);
  g_assert_false (atout_review_is_finished (review));
}

/* ---- While the deal is played ---------------------------------------------------------------- */

/* (ThinkerWatch) */
static void
note_thinking (gpointer data, gboolean is_thinking)
{
  gboolean *noted = data;

  g_assert_cmpint (*noted, !=, is_thinking);
  *noted = is_thinking;
}

static AtoutSession *
session_new (const char *words)
{
  AtoutPlayer players[SEATS_MAX] = { { .human = TRUE } };
  g_auto (GStrv) word = g_strsplit (words, " ", 2);
  const Game *game = game_find (word[0]);
  const Options options = support_options (game, word[1] != NULL ? word[1] : "");
  AtoutSession *session;

  for (guint i = 1; i < SEATS_MAX; i++)
    players[i].level = PLAYER_LEVEL_SIMPLE;
  session = atout_session_new (game, &options, players);
  atout_match_set_seed (atout_session_get_match (session), 7);
  g_assert_true (atout_match_deal (atout_session_get_match (session), NULL));

  return session;
}

static gboolean
is_played (AtoutSession *session)
{
  return atout_course_get_state (ATOUT_COURSE (session)) == ATOUT_MATCH_PLAYING;
}

/* Waits until the user is asked or the deal is over, and nothing thinks any more. */
static void
wait_for_rest (AtoutSession *session, const gboolean *is_thinking)
{
  while ((is_played (session) && !atout_choices_is_asked (atout_session_get_choices (session)))
         || *is_thinking)
    g_main_context_iteration (NULL, TRUE);
}

/* Does legal action @index of the user, counted round. */
static void
act (AtoutSession *session, guint index)
{
  ActionList legal;

  deal_legal (atout_course_get_deal (ATOUT_COURSE (session)), &legal);
  atout_choices_choose_for (atout_session_get_choices (session), USER, legal.at[index % legal.n],
                            NULL);
}

static AtoutReview *
ask (AtoutSession *session)
{
  return atout_reviewer_ask (atout_session_get_reviewer (session),
                             atout_course_get_log (ATOUT_COURSE (session)), 0, USER, SIGNALS_USUAL,
                             SIGNALS_USUAL);
}

static void
check_same (AtoutReview *review, AtoutReview *other)
{
  const Deal *again = atout_review_get_again (review);

  g_assert_cmpuint (atout_review_get_n_moves (review), ==, atout_review_get_n_moves (other));
  for (guint i = 0; i < atout_review_get_n_moves (review); i++)
    {
      const ReviewMove *one = atout_review_get_move (review, i);
      const ReviewMove *two = atout_review_get_move (other, i);

      g_assert_cmpuint (one->position, ==, two->position);
      g_assert_cmphex (one->decision.done, ==, two->decision.done);
      g_assert_cmphex (one->decision.best, ==, two->decision.best);
      g_assert_cmpint (one->decision.grade, ==, two->decision.grade);
      g_assert_cmpfloat (one->decision.value, ==, two->decision.value);
      g_assert_cmpfloat (one->decision.cost, ==, two->decision.cost);
      g_assert_cmpfloat (one->decision.error, ==, two->decision.error);
      g_assert_cmpint (one->decision.has_open, ==, two->decision.has_open);
      g_assert_cmpint (one->decision.open_cost, ==, two->decision.open_cost);
    }
  g_assert_cmpmem (again->played, sizeof again->played, atout_review_get_again (other)->played,
                   sizeof again->played);
}

/* In a match with a hint the review is there with the last card, also if something was undone. */
static void
test_ahead (gconstpointer data)
{
  g_autoptr (AtoutSession) session = session_new (data);
  AtoutMatch *match = atout_session_get_match (session);
  gboolean is_thinking = FALSE;
  g_autoptr (AtoutReview) review = NULL;
  g_autoptr (AtoutReview) after = NULL;

  thinker_watch (note_thinking, &is_thinking);
  wait_for_rest (session, &is_thinking);
  atout_match_note_hint (match);
  for (guint n = 0; is_played (session); n++)
    {
      act (session, n);
      if (n == 2)
        g_assert_true (atout_match_undo (match));
      if (n % 2 == 0) /* at other times it lags behind */
        wait_for_rest (session, &is_thinking);
      while (is_played (session) && !atout_choices_is_asked (atout_session_get_choices (session)))
        g_main_context_iteration (NULL, TRUE);
    }
  wait_for_rest (session, &is_thinking);
  review = ask (session);
  g_assert_true (atout_review_is_finished (review));

  after = atout_review_new (atout_course_get_log (ATOUT_COURSE (session)), 0, USER, SIGNALS_USUAL,
                            SIGNALS_USUAL);
  wait_for (after);
  check_same (review, after);
  thinker_unwatch (&is_thinking);
}

/* Without a hint nothing is judged before somebody asks; a match that is left is not judged on. */
static void
test_not_ahead (void)
{
  AtoutSession *session = session_new ("klaverjas");
  gboolean is_thinking = FALSE;
  AtoutReview *review;

  wait_for_rest (session, &is_thinking);
  act (session, 0);
  wait_for_rest (session, &is_thinking);
  thinker_watch (note_thinking, &is_thinking);
  g_assert_false (is_thinking);
  review = ask (session);
  g_assert_true (is_thinking);
  g_object_add_weak_pointer (G_OBJECT (review), (gpointer *) &review);
  g_object_unref (review);
  g_assert_nonnull (review);
  g_object_unref (session);
  while (review != NULL || is_thinking)
    g_main_context_iteration (NULL, TRUE);
  thinker_unwatch (&is_thinking);
}

/* ---- Could it have been won? ---------------------------------------------------------------- */

static void
take_line (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  BetterLine **line = data;

  *line = better_line_find_finish (result, NULL);
}

/* Of the last deal. */
static BetterLine *
find_line (const MatchLog *log)
{
  BetterLine *line = NULL;

  better_line_find_async (log, log->deals->len - 1, USER, NULL, take_line, &line);
  while (line == NULL)
    g_main_context_iteration (NULL, TRUE);

  return line;
}

/* The value of @deal with open cards for the side of the user, by a solver of its own. */
static int
value_of (const Deal *deal)
{
  Solver *solver = solver_new ();
  SolveAnswer answer;
  TrickScore score;

  trick_score_make (&score, deal);
  solve_deal (solver, deal, SOLVE_DEAL, &answer);
  g_assert_cmpint (answer.low, ==, answer.high);
  solver_free (solver);

  return seats_have (score.side, USER) ? answer.low : -answer.low;
}

/* At the parting it could be won, behind what was done no more; the line ends as well as it can. */
static void
check_line (const MatchLog *log, const BetterLine *line)
{
  guint last = log->deals->len - 1;
  const LogDeal *logged = match_log_get_deal (log, last);
  const LogDeal *better = match_log_get_deal (line->log, last);
  Deal deal;

  g_assert_cmpuint (line->log->deals->len, ==, last + 1);
  g_assert_cmpmem (&better->before, sizeof better->before, &logged->before, sizeof logged->before);
  g_assert_true (deal_is_over (&line->log->deal));
  g_assert_cmpuint (line->position, <, logged->n_done);
  for (guint i = 0; i < line->position; i++)
    g_assert_cmphex (log_deal_get_action (better, i)->action, ==,
                     log_deal_get_action (logged, i)->action);
  g_assert_cmphex (log_deal_get_action (better, line->position)->action, ==, line->better);
  g_assert_cmphex (log_deal_get_action (logged, line->position)->action, ==, line->done);
  g_assert_cmphex (line->better, !=, line->done);

  g_assert_cmpint (value_of (&line->parting), >, 0);
  g_assert_cmpint (value_of (&line->log->deal), ==, value_of (&line->parting));
  match_log_at (log, last, line->position + 1, NULL, &deal);
  g_assert_cmpint (value_of (&deal), <=, 0);
}

/* The user, and who plays with him, never had it in hand. */
static void
check_no_line (const MatchLog *log)
{
  guint last = log->deals->len - 1;
  const LogDeal *logged = match_log_get_deal (log, last);

  for (guint i = 0; i < logged->n_done; i++)
    {
      Deal deal;

      match_log_at (log, last, i, NULL, &deal);
      if (solve_refuse (&deal, SOLVE_DEAL) == NULL
          && seats_have (game_allies (&deal, USER), (unsigned) deal.turn))
        g_assert_cmpint (value_of (&deal), <=, 0);
    }
}

/* Deals by lot until a lost one has been seen that could have been won, and one that could not. */
static void
test_lines (gconstpointer data)
{
  g_auto (GStrv) words = g_strsplit (data, " ", 2);
  const Game *game = game_find (words[0]);
  guint n[BETTER_LINE_OPEN + 1] = { 0 };

  for (guint seed = 1; n[BETTER_LINE_FOUND] == 0 || n[BETTER_LINE_NONE] == 0; seed++)
    {
      g_autoptr (Record) record = random_match (game, words[1] != NULL ? words[1] : "", 2, seed);
      g_autoptr (BetterLine) line = NULL;

      g_assert_cmpuint (seed, <, 200);
      if (!better_line_is_asked (&record->log->deal, USER))
        continue;
      line = find_line (record->log);
      n[line->kind]++;
      g_test_message ("seed %u: %d", seed, line->kind);
      if (line->kind == BETTER_LINE_FOUND)
        check_line (record->log, line);
      else if (line->kind == BETTER_LINE_NONE)
        check_no_line (record->log);
    }
}

static void
note_end (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer error)
{
  g_assert_null (better_line_find_finish (result, error));
}

/* What is too long is given up and told so; who asks no more is not kept waiting. */
static void
test_long_line (void)
{
  g_autoptr (Record) record = random_match (game_find ("wurzen"), "", 1, 35);
  g_autoptr (BetterLine) line = find_line (record->log);
  g_autofree char *told = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (line->kind, ==, BETTER_LINE_OPEN);
  g_assert_cmpint (value_of (&line->known), <=, 0);
  told = tell_known_part (&line->known);
  g_assert_nonnull (strstr (told, "could not have been won against best play from trick 5 on"));
  better_line_find_async (record->log, 0, USER, cancellable, note_end, &error);
  g_cancellable_cancel (cancellable);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* As everywhere else, with a minus and not with a hyphen. */
static void
test_again (void)
{
  g_autofree char *text = tell_review_again (2, -48);

  g_assert_cmpstr (text, ==,
                   "With this hand, against the same players, Strong scored 2; you "
                   "scored −48.");
}

int
main (int argc, char **argv)
{
  static const char *const forms[] = {
    "klaverjas game=three", "zensern mode=3", "cego players=3",
    "fiftysix players=4",   "wurzen",         "wurzen mode=schnapsen",
  };

  static const char *const lost[] = {
    "klaverjas rules=rotterdam",
    "klaverjas",
    "klaverjas game=kraken",
    "zensern mode=4",
    "zensern",
    "cego",
    "cego players=3",
    "fiftysix",
    "wurzen mode=schnapsen",
  };

  static const char *const ahead[]
      = { "klaverjas game=three", "wurzen mode=schnapsen", "zensern mode=3" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *path = g_strdup_printf ("/review/deals/%s", forms[i]);

      g_test_add_data_func (path, forms[i], test_review);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lost); i++)
    {
      g_autofree char *path = g_strdup_printf ("/review/lines/%s", lost[i]);

      g_test_add_data_func (path, lost[i], test_lines);
    }
  for (guint i = 0; i < G_N_ELEMENTS (ahead); i++)
    {
      g_autofree char *path = g_strdup_printf ("/review/ahead/%s", ahead[i]);

      g_test_add_data_func (path, ahead[i], test_ahead);
    }
  ADD_TESTS ("/review", test_long_line, test_left, test_stopped, test_again, test_not_ahead);

  return g_test_run ();
}

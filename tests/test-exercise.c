/* SPDX-License-Identifier: GPL-3.0-or-later */

/** An exercise: what is right and wrong in it, what it shows, and what it says of that. */

#include <string.h>

#include "add-tests.h"
#include "problem-list.h"
#include "rules/game.h"
#include "support.h"

enum
{
  OPEN,   /* 3fa2c90f: right is JC, TC costs 54 */
  CHANCE, /* 5fa2c901: right is TH, AH is beaten in another layout, QH by nothing */
  OUT,    /* 5fa2c902: 4 hearts are out */
  HIGHEST,
};

static AtoutExercise *
read_exercise_of (const char *file, guint index)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "problems", file, NULL);
  g_autoptr (AtoutProblemSeries) list = problem_list_new_of_file (path);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < index; i++)
    g_object_unref (atout_problem_series_make_next (list, &error));

  return atout_problem_series_make_next (list, &error);
}

static AtoutExercise *
read_exercise (guint index)
{
  return read_exercise_of ("exercises.atout", index);
}

static AtoutCourse *
course_of (AtoutExercise *exercise)
{
  return ATOUT_COURSE (atout_exercise_get_session (exercise));
}

static void
play (AtoutExercise *exercise, const char *token)
{
  AtoutCourse *course = course_of (exercise);
  g_autoptr (GError) error = NULL;

  atout_choices_choose (
      atout_session_get_choices (ATOUT_SESSION (course)),
      action_from_token (atout_course_get_game (course), atout_course_get_pack (course), token),
      &error);
  g_assert_no_error (error);
}

static void
check_verdict (AtoutExercise *exercise, const char *text)
{
  g_autofree char *verdict = atout_exercise_make_verdict (exercise);

  g_assert_cmpstr (verdict, ==, text);
}

static AtoutCard *
find_card (AtoutExercise *exercise, const char *code)
{
  AtoutSession *session = atout_exercise_get_session (exercise);
  GListModel *hand = atout_choices_get_hand (atout_session_get_choices (session));
  Card wanted = support_card (atout_course_get_pack (ATOUT_COURSE (session)), code);

  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (AtoutCard) card = g_list_model_get_item (hand, i);

      if (atout_card_get_card (card) == wanted)
        return card;
    }

  return NULL;
}

/* ---- At the position ------------------------------------------------------------------------- */

/* Nobody acts, advises or takes back; the user sits where is decided. */
static void
test_position (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (CHANCE);
  AtoutSession *session = atout_exercise_get_session (exercise);
  AtoutCourse *course = ATOUT_COURSE (session);

  g_assert_null (atout_session_get_match (session));
  g_assert_null (atout_session_get_conductor (session));
  g_assert_null (atout_session_get_adviser (session));
  g_assert_null (atout_session_get_hint (session));
  g_assert_false (atout_session_is_replay (session));
  g_assert_false (atout_session_get_guided (session));
  g_assert_cmpint (atout_course_get_turn (course), ==, 2);
  g_assert_cmpuint (atout_course_get_user_seat (course), ==, 2);
  g_assert_true (atout_course_is_human (course, 2));
  g_assert_false (atout_course_is_human (course, 0));
  g_assert_true (atout_choices_is_asked (atout_session_get_choices (session)));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (atout_course_get_deal (course)->n_played, ==, 20);
  play (exercise, "play:TH");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (atout_course_get_deal (course)->n_played, ==, 21);
}

/* Of forty calls only those offered are listed and taken. */
static void
test_offers (void)
{
  static const char text[]
      = "atout 1\ngame fiftysix\ndeal 1\ndealer 0\nnumber 00000000000000000000000000000001\n"
        "# problem call 0123abcd\n# offers bid:28:C bid:56:C bid:56:D bid:56:H bid:56:S\n"
        "# right bid:28:C\n# margin 1\n# best bid:28:C\n"
        "# beats bid:56:C cost 1 line bid:56:C\n# beats bid:56:D cost 1 line bid:56:D\n"
        "# beats bid:56:H cost 1 line bid:56:H\n# beats bid:56:S cost 1 line bid:56:S\n";
  g_autoptr (AtoutProblemSeries) list = problem_list_new (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutExercise) exercise = atout_problem_series_make_next (list, &error);
  AtoutCourse *course = course_of (exercise);
  AtoutChoices *choices = atout_session_get_choices (ATOUT_SESSION (course));
  Action pass
      = action_from_token (atout_course_get_game (course), atout_course_get_pack (course), "pass");

  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (atout_choices_get_calls (choices)), ==, 5);
  g_assert_false (atout_choices_choose (choices, pass, &error));
  g_assert_error (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL);
  play (exercise, "bid:56:C");
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_WRONG);
}

/* Whoever decides sits at the own side, wherever that is in the record. */
static void
test_sides (void)
{
  for (guint i = OPEN; i <= HIGHEST; i++)
    {
      g_autoptr (AtoutExercise) exercise = read_exercise (i);
      const Deal *deal = &atout_exercise_get_problem (exercise)->deal;
      const Telling telling = atout_session_tell (atout_exercise_get_session (exercise));
      unsigned unit = deal_unit (deal, (unsigned) deal->turn);

      g_assert_cmpstr (tell_unit_name (&telling, unit), ==, "We");
      g_assert_cmpstr (tell_unit_name (&telling, unit ^ 1), ==, "They");
    }
}

/* All hands lie open where the question says so. */
static void
test_open (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (OPEN);
  g_autofree char *question = atout_exercise_make_question (exercise);

  g_assert_cmpstr (
      question, ==,
      "Your side has 81 points, the other side 44. All cards are face up. What wins your "
      "side the most points?");
  g_assert_true (atout_session_get_guided (atout_exercise_get_session (exercise)));
  atout_exercise_show (exercise, ATOUT_EXERCISE_PAST);
  g_assert_true (atout_session_get_guided (atout_exercise_get_session (exercise)));
}

/*
 * Questions begin with the situation (points, stock). Questions about past play add which cards or
 * points to count.
 */
static void
test_story (void)
{
  static const char *const questions[] = {
    "You have 49 eyes, Franz has 59. You need 17 more. You have closed the stock. What can go "
    "wrong? Win the deal for certain, however the hidden cards lie.",
    "Which is the highest trump still out, neither played nor in your hand? Cards that "
    "nobody holds (Blind) count as out, too.",
    "How many card points are in your side’s tricks so far? Points for announcements (Roem, "
    "stuk) do not count here.",
    "You have 17 points, Jan has 0 and Trijntje has 83. What is best on average, given how the "
    "hidden cards may lie?",
    NULL, /* checked in test_suits () */
    "Your side has 22 points, the other side 23. Your side needs 7 more. What can go wrong? Win "
    "the deal for certain, however the hidden cards lie.",
  };

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (AtoutExercise) exercise = read_exercise_of ("stories.atout", i);
      g_autofree char *question = atout_exercise_make_question (exercise);

      if (questions[i] != NULL)
        g_assert_cmpstr (question, ==, questions[i]);
    }
}

static void
take_question (AtoutExercise *exercise, gpointer data)
{
  char **question = data;

  g_free (*question);
  *question = atout_exercise_make_question (exercise);
}

/*
 * If the user changes the deck, the question has the new suit name by the time of the signal
 * `told`.
 */
static void
test_suits (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise_of ("stories.atout", 4);
  g_autofree char *question = atout_exercise_make_question (exercise);

  g_assert_nonnull (strstr (question, "card of diamonds"));
  g_signal_connect (exercise, "told", G_CALLBACK (take_question), &question);
  g_object_set (exercise, "suits", SUITS_GERMAN, NULL);
  g_assert_nonnull (strstr (question, "card of bells"));
}

/* ---- Answers --------------------------------------------------------------------------------- */

static void
test_right (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (OPEN);

  check_verdict (exercise, "");
  play (exercise, "play:JC");
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_RIGHT);
  g_assert_true (atout_exercise_is_clean (exercise));
  g_assert_cmpuint (atout_exercise_get_n_tries (exercise), ==, 1);
  check_verdict (exercise, "Right. Everything else is at least 54 points worse.");
  atout_exercise_explain (exercise);
  check_verdict (exercise,
                 "The right answer is jack of clubs. Not ten of clubs: Piet takes this trick with "
                 "ace of clubs: 25 points. Everything else is at least 54 points worse. This is "
                 "about: Throwing an opponent in, Saving points.");
  g_assert_false (atout_exercise_can_show (exercise, ATOUT_EXERCISE_BEATEN));
}

/* A wrong one is beaten by a line that begins with it, and can be taken back. */
static void
test_wrong (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (OPEN);
  AtoutReplay *replay;

  play (exercise, "play:TC");
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_WRONG);
  check_verdict (exercise, "That is a costly mistake. Piet takes this trick with ace of clubs: 25 "
                           "points. It costs you 54 points.");
  g_assert_true (atout_exercise_can_show (exercise, ATOUT_EXERCISE_BEATEN));
  atout_exercise_show (exercise, ATOUT_EXERCISE_BEATEN);
  replay = atout_exercise_get_replay (exercise);
  g_assert_cmpuint (atout_course_get_deal (course_of (exercise))->n_played, ==, 19);
  g_assert_true (atout_card_get_lit (find_card (exercise, "TC")) == ATOUT_LIT_SPOKEN_OF);
  g_assert_true (atout_card_get_lit (find_card (exercise, "JC")) == ATOUT_LIT_NOT);
  g_assert_true (atout_replay_step (replay));
  g_assert_cmpuint (atout_course_get_deal (course_of (exercise))->n_played, ==, 20);
  atout_exercise_again (exercise);
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_ASKED);
  g_assert_cmpint (atout_exercise_get_sight (exercise), ==, ATOUT_EXERCISE_POSITION);
  g_assert_cmpuint (atout_course_get_deal (course_of (exercise))->n_played, ==, 19);
  check_verdict (exercise, "");
  play (exercise, "play:JC");
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_RIGHT);
  g_assert_cmpuint (atout_exercise_get_n_tries (exercise), ==, 2);
  g_assert_false (atout_exercise_is_clean (exercise));
}

/* Whoever is at turn again is asked for nothing behind the answer; what is done there goes back. */
static void
test_played_on (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise_of ("verdicts.atout", 0);
  const Deal *deal = atout_course_get_deal (course_of (exercise));
  AtoutChoices *choices = atout_session_get_choices (atout_exercise_get_session (exercise));
  CardSet hand = deal->hand[deal->turn];

  play (exercise, "swap:JH");
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_RIGHT);
  g_assert_cmpint (deal->turn, ==, 0);
  g_assert_false (atout_choices_is_asked (choices));
  play (exercise, "play:AC");
  atout_exercise_again (exercise);
  g_assert_true (atout_choices_is_asked (choices));
  deal = atout_course_get_deal (course_of (exercise));
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_ASKED);
  g_assert_cmpuint (deal->hand[deal->turn], ==, hand);
}

/*
 * The verdict on an answer names the margin, then the share: in how many layouts the right choice
 * is better.
 */
static void
test_share (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise_of ("stories.atout", 3);

  play (exercise, "play:8C");
  check_verdict (exercise,
                 "Right. Everything else is at least 10 points worse on average. In 50 of 100 "
                 "layouts tried, the right choice beats the next best; in 3 it is worse.");
}

/* In another layout of the hidden cards; what nothing beats is wrong all the same. */
static void
test_layout (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (CHANCE);
  const Problem *problem = atout_exercise_get_problem (exercise);
  const Deal *deal;

  play (exercise, "play:AH");
  check_verdict (exercise, "Something else is better. On average it costs you 12 points.");
  atout_exercise_show (exercise, ATOUT_EXERCISE_BEATEN);
  deal = atout_course_get_deal (course_of (exercise));
  g_assert_true (atout_session_get_guided (atout_exercise_get_session (exercise)));
  g_assert_cmphex (deal->hand[2], ==, problem->deal.hand[2]);
  g_assert_cmphex (deal->hand[1], ==, support_cards (deal_pack (deal), "JS TS 7H"));
  g_assert_cmphex (problem->deal.hand[1], !=, deal->hand[1]);

  atout_exercise_again (exercise);
  play (exercise, "play:QH");
  check_verdict (exercise, "On average something else is better.");
  g_assert_false (atout_exercise_can_show (exercise, ATOUT_EXERCISE_BEATEN));
}

/* What is right is told and shown; who asks for it has not found it. */
static void
test_help (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (CHANCE);

  atout_exercise_explain (exercise);
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_LEFT);
  check_verdict (exercise, "The right answer is ten of hearts. Everything else is at least 12 "
                           "points worse on average. This is about: Playing safe.");
  g_assert_true (atout_card_get_lit (find_card (exercise, "TH")) == ATOUT_LIT_BEST);
  atout_exercise_show (exercise, ATOUT_EXERCISE_BEST);
  g_assert_true (atout_card_get_lit (find_card (exercise, "TH")) == ATOUT_LIT_BEST);
  g_assert_true (atout_replay_step (atout_exercise_get_replay (exercise)));
  g_assert_null (find_card (exercise, "TH"));
  atout_exercise_again (exercise);
  play (exercise, "play:TH");
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_RIGHT);
  g_assert_false (atout_exercise_is_clean (exercise));
}

static void
count_told (guint *n)
{
  (*n)++;
}

/* Why it is right on average is found out beside, and tells of what no line beats, too. */
static void
test_reason (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (CHANCE);
  guint n_told = 0;

  g_signal_connect_swapped (exercise, "told", G_CALLBACK (count_told), &n_told);
  play (exercise, "play:QH");
  check_verdict (exercise, "On average something else is better.");
  g_assert_true (atout_exercise_is_thinking (exercise));
  n_told = 0;
  while (atout_exercise_is_thinking (exercise))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_told, ==, 1);
  check_verdict (exercise,
                 "Nearly: something else is slightly better. On average it costs you 0.7 points.");

  atout_exercise_explain (exercise);
  check_verdict (exercise,
                 "The right answer is ten of hearts. Your side takes this trick always: "
                 "this card counts "
                 "more in it than queen of hearts. Everything else is at least 12 points worse on "
                 "average. This is about: Playing safe.");
}

/* ---- Counting -------------------------------------------------------------------------------- */

/* The place of @text among the answers, which are in ascending order and hold it once. */
static guint
find_answer (AtoutExercise *exercise, const char *text)
{
  guint found = G_MAXUINT;

  for (guint i = 0; i < atout_exercise_get_n_answers (exercise); i++)
    {
      g_autofree char *answer = atout_exercise_make_answer (exercise, i, TRUE);

      if (!g_str_equal (answer, text))
        continue;
      g_assert_cmpuint (found, ==, G_MAXUINT);
      found = i;
    }
  g_assert_cmpuint (found, !=, G_MAXUINT);

  return found;
}

static void
test_count (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (OUT);

  g_assert_true (atout_session_is_replay (atout_exercise_get_session (exercise)));
  g_assert_cmpuint (atout_exercise_get_n_answers (exercise), ==, 4);
  atout_exercise_answer (exercise, find_answer (exercise, "5"));
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_WRONG);
  check_verdict (exercise, "No, not 5. You can look again at what was played.");
  atout_exercise_again (exercise);
  atout_exercise_answer (exercise, find_answer (exercise, "4"));
  g_assert_cmpint (atout_exercise_get_state (exercise), ==, ATOUT_EXERCISE_RIGHT);
  atout_exercise_answer (exercise, 0); /* it stands no more */
  g_assert_cmpuint (atout_exercise_get_n_tries (exercise), ==, 2);
}

static void
test_highest (void)
{
  g_autoptr (AtoutExercise) exercise = read_exercise (HIGHEST);

  atout_exercise_answer (exercise, find_answer (exercise, "king of hearts"));
  g_assert_true (atout_exercise_is_clean (exercise));
  check_verdict (exercise, "Right. It is king of hearts: all higher ones have been played or are "
                           "in your hand.");
}

/* Whatever is asked, answers differ, none is below zero, and the right one is among them. */
static void
test_answers (void)
{
  for (int answer = 0; answer < 80; answer++)
    for (guint name = 0; name < 8; name++)
      {
        g_autofree char *hex = g_strdup_printf ("%08x", name);
        Problem problem = { .name = hex, .kind = PROBLEM_COUNT, .answer = answer };
        int answers[COUNT_ANSWERS_MAX];

        problem.asked = answer % 2 == 0 ? ASKED_OUT : ASKED_POINTS;
        g_assert_cmpuint (count_answers_list (&problem, answers), ==, 4);
        g_assert_cmpint (answers[0], >=, 0);
        for (guint i = 1; i < 4; i++)
          g_assert_cmpint (answers[i - 1], <, answers[i]);
        g_assert_true (answers[0] == answer || answers[1] == answer || answers[2] == answer
                       || answers[3] == answer);
      }
}

/* ---- Without a proof ------------------------------------------------------------------------- */

/* A decision of a log, as the user made it himself. */
static void
test_log (void)
{
  g_autoptr (AtoutExercise) source = read_exercise (OPEN);
  const Problem *problem = atout_exercise_get_problem (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutExercise) exercise
      = atout_exercise_new_for_log (problem->log, &problem->right, "It keeps the ten.", &error);

  g_assert_no_error (error);
  play (exercise, "play:TC");
  check_verdict (exercise, "Something else is better.");
  g_assert_false (atout_exercise_can_show (exercise, ATOUT_EXERCISE_BEATEN));
  g_assert_false (atout_exercise_can_show (exercise, ATOUT_EXERCISE_BEST));
  atout_exercise_again (exercise);
  play (exercise, "play:JC");
  check_verdict (exercise, "Right. It keeps the ten.");
  atout_exercise_explain (exercise);
  check_verdict (exercise, "The right answer is jack of clubs. It keeps the ten.");
}

/* A slip: what was done in the match is said when the exercise has been answered, never before. */
static void
test_slip (void)
{
  g_autoptr (AtoutExercise) source = read_exercise (OPEN);
  const Problem *problem = atout_exercise_get_problem (source);
  const Action once = g_array_index (problem->refutations, ProblemRefutation, 0).wrong;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutExercise) exercise = atout_exercise_new_for_slip (
      problem->log, &problem->right, once, 12.4, &SIGNALS_USUAL, &SIGNALS_USUAL, &error);

  g_assert_no_error (error);
  check_verdict (exercise, "");
  play (exercise, "play:TC"); /* once more: its cost is told once */
  check_verdict (exercise, "Something else is better. On average it costs you 12 points. "
                           "In your match it was ten of clubs.");
  atout_exercise_again (exercise);
  play (exercise, "play:JC");
  check_verdict (exercise,
                 "Right. In your match you chose ten of clubs, which cost 12 points on average.");
  atout_exercise_explain (exercise);
  check_verdict (exercise,
                 "The right answer is jack of clubs. In your match you chose ten of clubs, which "
                 "cost 12 points on average.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/exercise", test_position, test_offers, test_open, test_sides, test_story, test_suits,
             test_right, test_wrong, test_share, test_played_on, test_layout, test_help,
             test_reason, test_count, test_highest, test_answers, test_log, test_slip);

  return g_test_run ();
}

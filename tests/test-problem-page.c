/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems at the table, by keys and by pointer: answers, what is shown then, and the way back. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/learn/atout-problem-page.h"
#include "problem-list.h"
#include "rules/game.h"
#include "view-guest.h"
#include "view/cards/atout-card-view.h"
#include "view/score/atout-result.h"

#define QUESTION_OPEN "All cards are face up. What wins your side the most points?"
#define QUESTION_CHANCE "What is best on average, given how the hidden cards may lie?"
#define QUESTION_OUT "How many cards of hearts are still out"

static AtoutApplication *application;

typedef struct
{
  AtoutWindow *window;
  AtoutProblemSeries *list;
  GtkWidget *page;
} Desk;

static void
sit_down_at (Desk *desk, const char *book)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "problems", book, NULL);
  g_autoptr (GError) error = NULL;

  desk->list = problem_list_new_of_file (path);
  desk->window = view_window_new (application, NULL);
  view_resize (GTK_WIDGET (desk->window), 800, 700);
  desk->page = atout_problem_page_new (ATOUT_HOST (desk->window), desk->list, &error);
  g_assert_no_error (error);
  atout_host_open (ATOUT_HOST (desk->window), ATOUT_PAGE (desk->page));
}

static void
sit_down (Desk *desk)
{
  sit_down_at (desk, "exercises.atout");
}

static void
leave (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  g_clear_object (&desk->list);
}

static AtoutExercise *
exercise_of (Desk *desk)
{
  return atout_problem_page_get_exercise (ATOUT_PROBLEM_PAGE (desk->page));
}

static const Deal *
deal_shown (Desk *desk)
{
  return atout_course_get_deal (ATOUT_COURSE (atout_exercise_get_session (exercise_of (desk))));
}

/* ---- What is seen ---------------------------------------------------------------------------- */

static GtkWidget *
find_button (Desk *desk, const char *label)
{
  g_autoptr (GPtrArray) buttons = view_find_all (desk->page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];

  return NULL;
}

static GtkWidget *
find_card (Desk *desk, const char *code)
{
  g_autoptr (GPtrArray) cards = view_find_all (desk->page, ATOUT_TYPE_CARD_VIEW);
  const Pack *pack = deal_pack (deal_shown (desk));

  for (guint i = 0; i < cards->len; i++)
    {
      AtoutCard *card = atout_card_view_get_card (cards->pdata[i]);

      if (card != NULL && g_str_equal (pack_code (pack, atout_card_get_card (card)), code))
        return cards->pdata[i];
    }

  return NULL;
}

/* ---- Left in the middle ---------------------------------------------------------------------- */

static gboolean
is_moving (gpointer data)
{
  AtoutExercise *exercise = exercise_of (data);

  return atout_exercise_get_sight (exercise) == ATOUT_EXERCISE_BEATEN
         && !atout_shown_get_settled (
             atout_session_get_shown (atout_exercise_get_session (exercise)));
}

/* Cards that are on their way when the page is left arrive nowhere. */
static void
test_left (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Desk desk;

  g_settings_set_string (settings, "animation-speed", "normal");
  sit_down (&desk);
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  view_press_key ("Return");
  view_wait (is_moving, &desk, "a card that moves");
  leave (&desk);
  g_settings_set_string (settings, "animation-speed", "off");
}

/* ---- By keys --------------------------------------------------------------------------------- */

static gboolean
is_at_end (gpointer data)
{
  return view_find (((Desk *) data)->page, ATOUT_TYPE_RESULT) != NULL;
}

/* A wrong card is beaten at the table to the last one; then the right one, and what is next. */
static void
test_keys (void)
{
  Desk desk;

  sit_down (&desk);
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  g_assert_null (find_button (&desk, "Again"));
  view_press_key ("Return");
  view_wait_for_answer (
      desk.page, "Piet takes this trick with ace of clubs: 25 points. It costs you 54 points.",
      "Again");
  g_assert_cmpint (atout_exercise_get_sight (exercise_of (&desk)), ==, ATOUT_EXERCISE_BEATEN);
  g_assert_cmpuint (problem_list_get_n_noted (desk.list), ==, 1);
  view_wait (is_at_end, &desk, "the end of the line");
  g_assert_true (deal_is_over (deal_shown (&desk)));
  g_assert_true (view_mentions (desk.page, "It costs you 54 points."));

  view_press_key ("Return");
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  g_assert_cmpint (atout_exercise_get_sight (exercise_of (&desk)), ==, ATOUT_EXERCISE_POSITION);
  view_press_key ("Right");
  view_wait_for_answer (desk.page, QUESTION_OPEN, "jack of clubs");
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "Right. Everything else is at least 54 points worse.", "Next");
  g_assert_cmpuint (problem_list_get_n_noted (desk.list), ==, 2);
  view_press_key ("w");
  view_wait_for_answer (desk.page, "The right answer is jack of clubs.", "Next");
  gtk_widget_grab_focus (find_button (&desk, "Why?"));
  g_signal_emit_by_name (exercise_of (&desk), "told"); /* more of the same: the keys stay */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  view_wait_for_answer (desk.page, "The right answer is jack of clubs.", "Why?");
  gtk_widget_grab_focus (find_button (&desk, "Next"));
  view_press_key ("Return");
  view_wait_for_answer (desk.page, QUESTION_CHANCE, "queen of hearts");
  leave (&desk);
}

/* A line can be stepped through, back to where it begins and no further. */
static void
test_steps (void)
{
  guint n_played;
  Desk desk;

  sit_down (&desk);
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  n_played = deal_shown (&desk)->n_played;
  view_press_key ("m");
  view_wait_for_answer (desk.page, "The right answer is jack of clubs.", "Next");
  g_assert_cmpint (atout_exercise_get_sight (exercise_of (&desk)), ==, ATOUT_EXERCISE_BEST);
  g_assert_false (atout_exercise_is_clean (exercise_of (&desk)));
  g_assert_cmpuint (problem_list_get_n_noted (desk.list), ==, 1);
  view_press_key ("w");
  view_wait_for_draw (desk.page);
  g_assert_cmpuint (problem_list_get_n_noted (desk.list), ==, 1); /* it knows */
  view_wait (is_at_end, &desk, "the end of the line");
  view_press_key ("Home");
  g_assert_cmpuint (deal_shown (&desk)->n_played, ==, n_played);
  view_press_key ("Left");
  g_assert_cmpuint (deal_shown (&desk)->n_played, ==, n_played);
  view_press_key ("Right");
  view_wait_for_draw (desk.page);
  g_assert_cmpuint (deal_shown (&desk)->n_played, ==, n_played + 1);
  leave (&desk);
}

/* What was played before the question is left by the key that led there, or by Escape. */
static void
test_past (void)
{
  static const char *const back[] = { "p", "Escape" };
  guint n_played;
  Desk desk;

  sit_down (&desk);
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  n_played = deal_shown (&desk)->n_played;
  for (guint i = 0; i < G_N_ELEMENTS (back); i++)
    {
      view_press_key ("p");
      view_wait_for_draw (desk.page);
      g_assert_cmpint (atout_exercise_get_sight (exercise_of (&desk)), ==, ATOUT_EXERCISE_PAST);
      view_press_key ("Page_Up");
      g_assert_cmpuint (deal_shown (&desk)->n_played, <, n_played);
      view_press_key ("Home");
      g_assert_cmpuint (deal_shown (&desk)->n_played, ==, 0);
      view_press_key (back[i]);
      view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
      g_assert_cmpuint (deal_shown (&desk)->n_played, ==, n_played);
    }
  g_assert_cmpint (atout_exercise_get_state (exercise_of (&desk)), ==, ATOUT_EXERCISE_ASKED);
  leave (&desk);
}

/* What is asked of a hand is not told by the table's own keys, and nothing is taken back. */
static void
test_nothing_told (void)
{
  static const char *const keys[] = { "h", "e", "c", "ctrl+z" };
  guint n_played;
  Desk desk;

  sit_down (&desk);
  view_press_key ("n");
  view_wait_for_answer (desk.page, QUESTION_CHANCE, "ace of hearts");
  n_played = deal_shown (&desk)->n_played;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      view_press_key (keys[i]);
      view_wait_for_draw (desk.page);
      g_assert_false (atout_session_get_guided (atout_exercise_get_session (exercise_of (&desk))));
      g_assert_cmpuint (deal_shown (&desk)->n_played, ==, n_played);
    }
  leave (&desk);
}

static gboolean
is_left (gpointer data)
{
  return view_find (GTK_WIDGET (((Desk *) data)->window), ATOUT_TYPE_PROBLEM_PAGE) == NULL;
}

/* Numbers are answered by their place; behind the last problem the page is left. */
static void
test_count (void)
{
  Desk desk;

  sit_down (&desk);
  view_press_key ("n");
  view_wait_for_answer (desk.page, QUESTION_CHANCE, "ace of hearts");
  view_press_key ("n");
  view_wait_for_answer (desk.page, QUESTION_OUT, "2");
  view_press_key ("1");
  view_wait_for_answer (desk.page, "No, not 2.", "Again");
  view_press_key ("Return");
  view_wait_for_answer (desk.page, QUESTION_OUT, "2");
  view_press_key ("KP_3");
  view_wait_for_answer (desk.page, "Right. Still out: ", "Next");
  view_press_key ("n");
  view_press_key ("n");
  view_wait_for_text (desk.page, "What wins you the most eyes?", TRUE);
  g_assert_nonnull (find_button (&desk, "Finish"));
  view_press_key ("n");
  view_wait (is_left, &desk, "the page to be left");
  leave (&desk);
}

/* ---- By pointer ------------------------------------------------------------------------------ */

static void
test_pointer (void)
{
  Desk desk;

  sit_down (&desk);
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  view_click (find_card (&desk, "JC"));
  view_wait_for_answer (desk.page, "Right. ", "Next");
  view_click (find_button (&desk, "Next"));
  view_wait_for_answer (desk.page, QUESTION_CHANCE, "queen of hearts");
  view_click (find_card (&desk, "AH"));
  view_wait_for_answer (desk.page, "On average it costs you 12 points.", "Again");
  view_click (find_button (&desk, "Show Me"));
  view_wait_for_answer (desk.page, "The right answer is ten of hearts.", "Again");
  g_assert_cmpint (atout_exercise_get_sight (exercise_of (&desk)), ==, ATOUT_EXERCISE_BEST);
  view_click (find_button (&desk, "Next"));
  view_wait_for_answer (desk.page, QUESTION_OUT, "2");
  view_click (find_button (&desk, "4"));
  view_wait_for_answer (desk.page, "Right. Still out: ", "Next");
  leave (&desk);
}

/* A deal that was chosen for its problem has no seal, where nothing has been decided either. */
static void
test_no_seal (void)
{
  Desk desk;

  sit_down_at (&desk, "klaverjas.atout");
  gtk_widget_activate_action (desk.page, "problem.next", NULL);
  view_wait_for_text (desk.page, "What is best with this hand, on average?", TRUE);
  view_wait_for_draw (desk.page);
  g_assert_false (view_mentions (desk.page, "Sealed"));
  leave (&desk);
}

/* An answer that is told twice is noted once. */
static void
test_noted_once (void)
{
  Desk desk;

  sit_down (&desk);
  view_wait_for_answer (desk.page, QUESTION_OPEN, "ten of clubs");
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "It costs you 54 points.", "Again");
  g_signal_emit_by_name (exercise_of (&desk), "told"); /* of the answer that is noted already */
  g_assert_cmpuint (problem_list_get_n_noted (desk.list), ==, 1);
  leave (&desk);
}

int
main (int argc, char **argv)
{
  application = guest_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  ADD_TESTS ("/problem-page", test_keys, test_left, test_steps, test_past, test_nothing_told,
             test_count, test_pointer, test_no_seal, test_noted_once);

  return g_test_run ();
}

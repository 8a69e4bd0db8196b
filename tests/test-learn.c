/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a game is learnt, by keys and pointer: its page, lists of problems, slips, its rules. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/learn/atout-learn-page.h"
#include "app/learn/atout-lesson-page.h"
#include "app/learn/atout-problem-list-page.h"
#include "app/learn/atout-problem-page.h"
#include "app/learn/atout-test-page.h"
#include "app/match/atout-option-row.h"
#include "app/match/last-rules.h"
#include "app/settings/settings-part.h"
#include "app/start/atout-game-tile.h"
#include "app/statistics/atout-statistics-page.h"
#include "app/table/table-settings.h"
#include "model/learning/practice.h"
#include "model/words/words.h"
#include "problem-support.h"
#include "view-visitor.h"
#include "view/help/atout-help-page.h"

#define PROBLEMS 12 /* of the form that has some */

/* As if the first @n problems had been solved. */
static void
solve (Visitor *self, guint n)
{
  g_autoptr (AtoutLearning) learning = atout_learning_new (self->history);

  for (guint i = 0; i < n; i++)
    {
      const ProblemEntry *entry = problem_book_at (problem_books_get (PROBLEMS_FORM), i);
      const LearningAnswer answer = { .form = PROBLEMS_FORM,
                                      .name = entry->name,
                                      .kind = entry->kind,
                                      .band = entry->band,
                                      .themes = entry->themes,
                                      .is_right = TRUE };

      atout_learning_note_answer (learning, &answer);
    }
}

/* ---- What has the keys ----------------------------------------------------------------------- */

static void
check_name (Visitor *self, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (visitor_focus (self)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static GtkWidget *
learn_by_keys (Visitor *self)
{
  view_wait_for_type (self->root, ATOUT_TYPE_GAME_TILE);
  visitor_go_to (self, "Learn");
  view_press_key ("Return");

  return view_wait_for_type (self->root, ATOUT_TYPE_LEARN_PAGE);
}

/* The button in the corner of the tile of @form. */
static GtkWidget *
find_button (Visitor *self, const char *form)
{
  g_autoptr (GPtrArray) tiles = view_find_all (self->root, ATOUT_TYPE_GAME_TILE);

  for (guint i = 0; i < tiles->len; i++)
    if (g_str_equal (atout_game_tile_get_key (tiles->pdata[i]), form))
      return gtk_widget_get_first_child (gtk_widget_get_next_sibling (tiles->pdata[i]));

  g_assert_not_reached ();
}

/* ---- Problems -------------------------------------------------------------------------------- */

static gboolean
is_answered (gpointer page)
{
  AtoutExercise *exercise = atout_problem_page_get_exercise (page);

  return exercise != NULL && atout_exercise_get_state (exercise) == ATOUT_EXERCISE_RIGHT;
}

/* From the tile into the first problem with two keys; what is solved there is counted. */
static void
test_problems (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page, *problem;

  visitor_begin (&self, application);
  visitor_open (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_GAME_TILE);
  visitor_go_to (&self, "Learn");
  check_name (&self, "Learn Klaverjassen");
  page = learn_by_keys (&self);
  visitor_go_to (&self, "Begin with the First Problem");
  g_assert_true (view_reads (page, "12 problems"));
  g_assert_true (view_reads (page, "In order of difficulty · easy · Counting points"));
  g_assert_false (view_mentions (page, "What You Miss Most"));
  g_assert_false (view_mentions (page, "Step by Step")); /* too few problems for a ladder */
  g_assert_true (view_mentions (page, "None is due."));  /* tells that no exercise is due */

  view_press_key ("Return");
  problem = view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
  g_assert_false (is_answered (problem));
  atout_exercise_answer (atout_problem_page_get_exercise (ATOUT_PROBLEM_PAGE (problem)), 0);
  view_wait (is_answered, problem, "the answer");
  visitor_wait_for_focus (&self, "Next");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Go On with the Next Problem");
  g_assert_true (view_reads (page, "1 of 12 solved"));
  visitor_end (&self);
}

/* By theme, difficulty and kind, with what is solved of each; in the list that has a mark. */
static void
test_lists (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page, *list;

  visitor_begin (&self, application);
  solve (&self, 2);
  visitor_open (&self);
  page = learn_by_keys (&self);
  visitor_go_to (&self, "By Difficulty");
  view_press_key ("Return");
  view_wait_for_text (page, "2 of 3 solved", TRUE);
  view_press_key ("Down");
  visitor_wait_for_focus (&self, "Easy");
  view_press_key ("Return");
  list = view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_LIST_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "Easy");
  visitor_wait_for_focus (&self, "1 · Counting points");
  check_name (&self, "1 · Counting points, Counting · easy · solved");
  view_press_key ("Down");
  view_press_key ("Down");
  visitor_wait_for_focus (&self, "3 · Before the play"); /* its themes would tell the answer */
  check_name (&self, "3 · Before the play, easy");
  g_assert_true (view_reads (list, "2 of 3 solved"));

  /* the page before has the keys again where it was left */
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "3 · Before the play");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Easy");
  visitor_end (&self);
}

/* "Go On" begins with what is not solved yet; once all is, it begins again. */
static void
test_go_on (gconstpointer application)
{
  static const struct
  {
    guint n_solved;
    const char *button;
    const char *name; /* of the problem that comes */
  } rows[] = {
    { 0, "Begin", "000000a0" },
    { 2, "Go On", "000000a2" },
    { PROBLEMS, "Once More", "000000a0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Visitor self = { 0 };
      GtkWidget *problem;

      visitor_begin (&self, application);
      solve (&self, rows[i].n_solved);
      visitor_open (&self);
      learn_by_keys (&self);
      visitor_go_to (&self, "All Problems");
      view_press_key ("Return");
      view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_LIST_PAGE);
      visitor_wait_for_focus (&self, "1 · Counting points");
      visitor_go_to (&self, rows[i].button);
      view_press_key ("Return");
      problem = view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
      g_assert_cmpstr (atout_exercise_get_problem (
                           atout_problem_page_get_exercise (ATOUT_PROBLEM_PAGE (problem)))
                           ->name,
                       ==, rows[i].name);
      visitor_end (&self);
    }
}

/* ---- Course ---------------------------------------------------------------------------------- */

#define COURSE "fiftysix" /* a game that has one */

static GtkWidget *
learn_course (Visitor *self)
{
  view_wait_for_type (self->root, ATOUT_TYPE_GAME_TILE);
  view_click (find_button (self, COURSE));

  return view_wait_for_type (self->root, ATOUT_TYPE_LEARN_PAGE);
}

/* Lesson one is what has the keys; where it is left it goes on, and what is done is told. */
static void
test_course (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  visitor_open (&self);
  page = learn_course (&self);
  visitor_wait_for_focus (&self, "Begin with the First Lesson");
  g_assert_true (view_mentions (page, "Course"));
  g_assert_true (view_reads (page, "0 of 14 done"));
  g_assert_true (view_reads (page, "7 minutes · not begun"));
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_LESSON_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "What wins");
  visitor_wait_for_focus (&self, "Next");
  view_press_key ("Return");
  view_wait_for_text (self.root, "Who is winning so far?", TRUE);
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Go On with the Course");
  g_assert_true (view_reads (page, "What wins, step 2"));
  g_assert_true (view_reads (page, "7 minutes · begun, step 2"));
  view_press_key ("Return");
  view_wait_for_text (self.root, "Who is winning so far?", TRUE);
  visitor_end (&self);
}

/* Any lesson can be opened; the first that is not done is where to go on. */
static void
test_lessons (gconstpointer application)
{
  static const LearningLesson done = { .is_done = TRUE }, ended = { .step = 8 };
  Visitor self = { 0 };
  GtkWidget *page;
  g_autoptr (AtoutLearning) learning = NULL;

  visitor_begin (&self, application);
  learning = atout_learning_new (self.history);
  atout_learning_set_lesson (learning, COURSE, "tricks", &done);
  atout_learning_set_lesson (learning, COURSE, "follow", &done);
  atout_learning_set_lesson (learning, COURSE, "points", &ended);
  visitor_open (&self);
  page = learn_course (&self);
  visitor_wait_for_focus (&self, "Go On with the Course");
  g_assert_true (view_reads (page, "2 of 14 done"));
  g_assert_true (view_reads (page, "Trumps")); /* the next one to begin */
  g_assert_true (view_reads (page, "7 minutes · done"));
  g_assert_true (view_reads (page, "7 minutes · looked through, 6 steps left to solve"));
  visitor_go_to (&self, "4 · Trumps");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_LESSON_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "Trumps");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "4 · Trumps");
  visitor_end (&self);
}

static const char *const lessons[]
    = { "tricks",   "points", "follow", "trumps", "partners", "leading", "counting",
        "contract", "suits",  "ending", "calls",  "talk",     "double",  "together" };

/* Marks the first @n lessons as done. */
static void
finish_lessons (Visitor *self, guint n)
{
  static const LearningLesson done = { .is_done = TRUE };
  g_autoptr (AtoutLearning) learning = atout_learning_new (self->history);

  for (guint i = 0; i < n; i++)
    atout_learning_set_lesson (learning, COURSE, lessons[i], &done);
}

/* All is done: nothing is left to go on with. */
static void
test_course_done (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  finish_lessons (&self, G_N_ELEMENTS (lessons));
  visitor_open (&self);
  page = learn_course (&self);
  visitor_wait_for_focus (&self, "House Rules");
  g_assert_true (view_reads (page, "14 of 14 done"));
  g_assert_false (view_mentions (page, "Go On with the Course"));
  g_assert_true (view_reads (page, "Ten problems to solve after the course"));
  visitor_end (&self);
}

/* "Finish" in the last lesson hides the row that opened it; the row below gets the focus. */
static void
test_course_finished (gconstpointer application)
{
  static const char *const steps[]
      = { "open-ruff", "open-jack", "open-small", "open-jacks", "tournament" };
  g_autoptr (AtoutLearning) learning = NULL;
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  finish_lessons (&self, G_N_ELEMENTS (lessons) - 1);
  learning = atout_learning_new (self.history);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    atout_learning_note_solved (learning, COURSE, steps[i]);
  visitor_open (&self);
  page = learn_course (&self);
  visitor_wait_for_focus (&self, "Go On with the Course");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_LESSON_PAGE);
  while (!g_str_equal (gtk_window_get_title (GTK_WINDOW (self.window)), "Learn"))
    view_press_key ("n");
  visitor_wait_for_focus (&self, "House Rules");
  g_assert_true (view_reads (page, "14 of 14 done"));
  view_press_key ("Return");
  g_assert_true (view_find (self.root, ATOUT_TYPE_LEARN_PAGE) == page);
  visitor_end (&self);
}

/* Rules that are chosen here are those of the next match, and of the lessons. */
static void
test_course_rules (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *game = game_find (COURSE);
  const guint option = (guint) options_find (game, "dblscore");
  Visitor self = { 0 };
  GtkWidget *page, *row = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  GameForm form;
  Options options;

  game_find_form (COURSE, &form);
  visitor_begin (&self, application);
  visitor_open (&self);
  page = learn_course (&self);
  rows = view_find_all (page, ATOUT_TYPE_OPTION_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (atout_option_row_get_index (rows->pdata[i]) == option)
      row = rows->pdata[i];
  g_assert_nonnull (row);
  options = last_rules_recall (settings, game, &form);
  g_assert_cmpuint (options.value[option], ==, 0);
  gtk_widget_grab_focus (row);
  view_press_key ("space");
  view_press_key ("Down");
  view_press_key ("Return");
  view_wait_for_text (row, words_of_game ("option", game->options->list[option].values[1].title),
                      TRUE);
  options = last_rules_recall (settings, game, &form);
  g_assert_cmpuint (options.value[option], ==, 1);
  last_rules_forget (settings, &form);
  visitor_end (&self);
}

static gboolean
is_asked (gpointer data)
{
  Visitor *self = data;
  GtkWidget *page = view_find (self->root, ATOUT_TYPE_PROBLEM_PAGE);

  return page != NULL && visitor_focus (self) != NULL
         && gtk_widget_is_ancestor (visitor_focus (self), page)
         && view_mentions (self->root, self->text);
}

/* Waits for problem @number, from 1, of the test. */
static void
wait_for_problem (Visitor *self, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u of 10", number);

  self->text = text;
  view_wait_for_rest (self->root, is_asked, self, text);
}

/* Answers the problem that is asked, if it is to count: that many points are in tricks. */
static guint
answer_by_keys (Visitor *self)
{
  GtkWidget *page = view_find (self->root, ATOUT_TYPE_PROBLEM_PAGE);
  AtoutExercise *exercise = atout_problem_page_get_exercise (ATOUT_PROBLEM_PAGE (page));

  if (atout_exercise_get_n_answers (exercise) == 0)
    return 0;
  view_press_key ("1");
  view_wait (is_answered, page, "the answer");
  visitor_wait_for_focus (self, view_reads (self->root, "10 of 10") ? "Finish" : "Next");

  return 1;
}

/* Ten problems before the course, in two goes; those that are not answered are not right. */
static void
test_test (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page, *result;
  guint n_right = 0;
  g_autofree char *told = NULL;

  visitor_begin (&self, application);
  visitor_open (&self);
  page = learn_course (&self);
  visitor_go_to (&self, "Test Me");
  g_assert_true (
      view_reads (page, "Ten problems before the course, and ten others of the same difficulty "
                        "after it"));
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "Before the Course");
  wait_for_problem (&self, 1);
  view_press_key ("n");
  wait_for_problem (&self, 2);
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Test Me");
  g_assert_true (view_reads (page, "Before the course: 1 of 10 answered"));
  view_press_key ("Return");
  for (guint i = 2; i <= 10; i++)
    {
      wait_for_problem (&self, i);
      n_right += answer_by_keys (&self);
      view_press_key ("n");
    }
  result = view_wait_for_type (self.root, ATOUT_TYPE_TEST_PAGE);
  told = g_strdup_printf ("%u of 10 right", n_right);
  g_assert_true (view_reads (result, told));
  g_clear_pointer (&told, g_free);
  visitor_wait_for_focus (&self, "easy · not solved"); /* the first was left out */
  g_assert_true (view_reads (result, "What to Practise"));
  view_press_key ("Down");
  visitor_wait_for_focus (&self, "easy · right");
  view_press_key ("Return");
  wait_for_problem (&self, 2);
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "easy · right");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Test Me");
  told = g_strdup_printf ("Before the course: %u of 10; ten other problems follow after it",
                          n_right);
  g_assert_cmpuint (n_right, >, 0);
  g_assert_true (view_reads (page, told));
  visitor_end (&self);
}

/* What came of both tests is set side by side. */
static void
test_tests (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;
  g_autoptr (AtoutLearning) learning = NULL;

  visitor_begin (&self, application);
  learning = atout_learning_new (self.history);
  atout_learning_set_test (learning, COURSE, FALSE, &(LearningTest) { 4, 10 });
  atout_learning_set_test (learning, COURSE, TRUE, &(LearningTest) { 8, 10 });
  visitor_open (&self);
  page = learn_course (&self);
  visitor_go_to (&self, "Test Me");
  g_assert_true (view_reads (page, "Before the course: 4 of 10; after it: 8 of 10"));
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "After the Course");
  visitor_end (&self);
}

/* ---- Rules ----------------------------------------------------------------------------------- */

#define RULES_FORM "cego"

/* The rules lead to where a game is learnt, and that leads to its rules: always the same pages. */
static void
test_rules (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page, *help;

  visitor_begin (&self, application);
  visitor_open (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_GAME_TILE);
  view_click (find_button (&self, RULES_FORM));
  page = view_wait_for_type (self.root, ATOUT_TYPE_LEARN_PAGE);
  visitor_go_to (&self, "Rules of the Game");
  view_click (visitor_focus (&self));
  help = view_wait_for_type (self.root, ATOUT_TYPE_HELP_PAGE);
  g_assert_cmpstr (atout_help_page_get_game (ATOUT_HELP_PAGE (help))->key, ==, "cego");
  g_assert_true (view_mentions (help, "Learn this game"));
  g_signal_emit_by_name (help, "learn-wanted");
  visitor_wait_for_focus (&self, "Rules of the Game");
  g_assert_true (view_find (self.root, ATOUT_TYPE_LEARN_PAGE) == page);
  view_press_key ("F1");
  view_wait_for_type (self.root, ATOUT_TYPE_HELP_PAGE);
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Rules of the Game");
  view_press_key ("Escape");
  view_wait_for_focus (find_button (&self, RULES_FORM));
  visitor_end (&self);
}

/* ---- Slips ----------------------------------------------------------------------------------- */

static gboolean
shows_second (gpointer window)
{
  return view_mentions (window, "2 of 2");
}

static gboolean
has_no_slips (gpointer page)
{
  return view_mentions (page, "None is due.");
}

/* Checks that the row with @upper is above the one with @lower on @page. */
static void
check_above (GtkWidget *page, const char *upper, const char *lower)
{
  const char *const texts[] = { upper, lower };
  graphene_rect_t bounds[2];
  g_autoptr (GPtrArray) rows = view_find_all (page, ADW_TYPE_ACTION_ROW);
  guint n = 0;

  for (guint k = 0; k < G_N_ELEMENTS (texts); k++)
    for (guint i = 0; i < rows->len; i++)
      if (view_reads (rows->pdata[i], texts[k]))
        {
          g_assert_true (gtk_widget_compute_bounds (rows->pdata[i], page, &bounds[k]));
          n++;
        }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (texts));
  g_assert_cmpfloat (bounds[0].origin.y, <, bounds[1].origin.y);
}

/* Adds two due slips in Klaverjassen to the history. */
static void
add_slips (Visitor *self)
{
  Database *database = atout_history_get_database (self->history);
  g_autoptr (GError) error = NULL;

  history_play_deals (database, game_find ("klaverjas"), "", 3); /* one of them was helped */
  database_run (database, &error,
                "INSERT INTO slip (deal, game, form, position, seat, done, suspicion, right, cost,"
                " box, due) SELECT deal, 'klaverjas', 'klaverjas', position, seat, token, 1, token,"
                " 10, 0, 1 FROM action WHERE position = 0",
                "");
  g_assert_no_error (error);
}

/* The tile shows and speaks the number of due slips; the user can play or forget them. */
static void
test_slips (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  add_slips (&self);
  visitor_open (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_GAME_TILE);
  visitor_go_to (&self, "Learn · 2");
  check_name (&self, "Learn Klaverjassen, 2 due");
  g_assert_true (view_reads (find_button (&self, "kraken"), "Learn"));
  page = learn_by_keys (&self);
  visitor_wait_for_focus (&self, "2 are due"); /* first on the page, which the tile promised */
  check_above (page, "2 are due", "Begin with the First Lesson");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "Your Own Slips");
  view_press_key ("x"); /* the first is never asked again, and the second one comes */
  view_wait (shows_second, self.root, "the second slip");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "1 is due");

  view_press_key ("shift+Tab");
  visitor_wait_for_focus (&self, "Forget…");
  view_press_key ("Return");
  visitor_wait_for_focus (&self, "Keep");
  view_press_key ("Tab");
  visitor_wait_for_focus (&self, "Forget");
  view_press_key ("Return");
  view_wait (has_no_slips, page, "no slips");
  view_press_key ("Escape");
  visitor_wait_for_focus (&self, "Learn");
  check_name (&self, "Learn Klaverjassen");
  visitor_end (&self);
}

/* After the last slip the row that opened it is gone; the row below gets the focus. */
static void
test_last_slip (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  add_slips (&self);
  visitor_open (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_GAME_TILE);
  visitor_go_to (&self, "Learn · 2");
  page = learn_by_keys (&self);
  visitor_go_to (&self, "2 are due");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_PAGE);
  view_press_key ("x");
  view_wait (shows_second, self.root, "the second slip");
  view_press_key ("x");
  view_wait (has_no_slips, page, "no slips");
  visitor_wait_for_focus (&self, "Begin with the First Lesson");
  visitor_end (&self);
}

/* ---- A problem without a theme --------------------------------------------------------------- */

/* Nothing is listed behind the difficulty, not even a dot. */
static void
test_no_theme (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  visitor_open (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_GAME_TILE);
  gtk_widget_activate (find_button (&self, "schnapsen"));
  page = view_wait_for_type (self.root, ATOUT_TYPE_LEARN_PAGE);
  g_assert_true (view_reads (page, "In order of difficulty · easy"));
  visitor_end (&self);
}

/* ---- Rules to keep --------------------------------------------------------------------------- */

/* What hints told to keep is listed in words, each with its problems; unknown names are nothing. */
static void
test_principles (gconstpointer application)
{
  static const char *const told[] = { "sound-trumps", "unheard-of", "keep-pair", NULL };
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (GSettings) kept = settings_part_of_game (settings, "klaverjas");
  Visitor self = { 0 };
  GtkWidget *page;

  g_settings_set_strv (kept, PRINCIPLES_SETTINGS_KEY, told);
  visitor_begin (&self, application);
  visitor_open (&self);
  page = learn_by_keys (&self);
  visitor_go_to (&self, "Rules to Remember");
  view_press_key ("Return");
  view_wait_for_text (page, "Strong trumps", TRUE);
  g_assert_true (view_mentions (page, "Name trumps with three of them"));
  g_assert_false (view_mentions (page, "Keep a pair together"));
  view_press_key ("Down");
  visitor_wait_for_focus (&self, "Strong trumps");
  view_press_key ("Return");
  view_wait_for_type (self.root, ATOUT_TYPE_PROBLEM_LIST_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (self.window)), ==, "Strong trumps");
  visitor_end (&self);
  g_settings_reset (kept, PRINCIPLES_SETTINGS_KEY);
}

/* ---- Statistics ------------------------------------------------------------------------------ */

/* What is practised of the game is told, as soon as there is something. */
static void
test_statistics (gconstpointer application)
{
  for (guint n = 0; n <= 2; n += 2)
    {
      Visitor self = { 0 };
      GtkWidget *page;

      visitor_begin (&self, application);
      history_play_deals (atout_history_get_database (self.history), game_find ("klaverjas"), "",
                          2);
      solve (&self, n);
      visitor_open (&self);
      gtk_widget_activate_action (self.root, "win.statistics", NULL);
      page = view_wait_for_type (self.root, ATOUT_TYPE_STATISTICS_PAGE);
      view_wait_for_text (page, "Deals played", TRUE);
      g_assert_cmpint (view_reads (page, "Problems Solved"), ==, n > 0);
      g_assert_cmpint (view_reads (page, "All: 2 of 12"), ==, n > 0);
      g_assert_cmpint (view_reads (page, "Easy: 2 of 3"), ==, n > 0);
      g_assert_cmpint (view_reads (page, "Counting points: 1 of 4"), ==, n > 0);
      g_assert_false (view_mentions (page, "Ruffing"));
      visitor_end (&self);
    }
}

/* Whoever has played nothing yet sees all that he practises. */
static void
test_only_practised (gconstpointer application)
{
  Visitor self = { 0 };
  GtkWidget *page;

  visitor_begin (&self, application);
  solve (&self, 2);
  visitor_open (&self);
  gtk_widget_activate_action (self.root, "win.statistics", NULL);
  page = view_wait_for_type (self.root, ATOUT_TYPE_STATISTICS_PAGE);
  view_wait_for_text (page, "Nothing Played Yet", TRUE);
  g_assert_true (view_reads (page, "Klaverjassen"));
  g_assert_true (view_reads (page, "All: 2 of 12"));
  g_assert_false (view_reads (page, "Kraken"));
  visitor_end (&self);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = NULL;

  problems_use_those_for_tests ();
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/learn", test_problems, test_lists, test_go_on, test_course,
                  test_lessons, test_course_done, test_course_finished, test_course_rules,
                  test_test, test_tests, test_rules, test_slips, test_last_slip, test_no_theme,
                  test_only_practised, test_principles, test_statistics);

  return g_test_run ();
}

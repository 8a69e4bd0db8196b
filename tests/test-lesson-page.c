/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Lessons in the window, by keys: what is read, asked and done, and what is said to it. */

#include <adwaita.h>

#include "add-tests.h"
#include "app/learn/atout-learn-page.h"
#include "app/learn/atout-lesson-page.h"
#include "history-support.h"
#include "rules/game.h"
#include "view-support.h"
#include "view/cards/atout-card-view.h"
#include "view/help/help-cards.h"
#include "view/table/atout-table.h"

static AtoutApplication *application;

typedef struct
{
  AtoutWindow *window;
  GtkWidget *page;
  HistoryPlace place;
  AtoutHistory *history;
} Desk;

static void
open_lesson (Desk *desk, const char *lesson, guint step)
{
  g_autoptr (GError) error = NULL;

  desk->page = atout_lesson_page_new (ATOUT_HOST (desk->window), game_find ("fiftysix"),
                                      &OPTIONS_DEFAULT, lesson, step, &error);
  g_assert_no_error (error);
  atout_host_open (ATOUT_HOST (desk->window), ATOUT_PAGE (desk->page));
}

static void
sit_down (Desk *desk, const char *lesson, guint step)
{
  *desk = (Desk) { 0 };
  history_place_make (&desk->place);
  desk->history = atout_history_new (desk->place.path, "test");
  desk->window = view_window_new (application, desk->history);
  view_resize (GTK_WIDGET (desk->window), 1000, 700);
  open_lesson (desk, lesson, step);
}

static void
leave (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  g_clear_object (&desk->history);
  history_place_clear (&desk->place);
}

/* How far @lesson is, as far as that is kept. */
static void
check_kept (Desk *desk, const char *lesson, guint step, gboolean is_done)
{
  g_autoptr (GHashTable) lessons = atout_learning_list_lessons (
      atout_host_get_learning (ATOUT_HOST (desk->window)), "fiftysix");
  const LearningLesson *kept = g_hash_table_lookup (lessons, lesson);

  g_assert_nonnull (kept);
  g_assert_cmpuint (kept->step, ==, step);
  g_assert_cmpint (kept->is_done, ==, is_done);
}

/* What is said to an answer stands below the cards, with @room for answers between. */
static void
check_together (Desk *desk, const char *verdict, float room)
{
  g_autoptr (GPtrArray) labels = view_find_all (desk->page, GTK_TYPE_LABEL);
  GtkWidget *cards = view_find (desk->page, ATOUT_TYPE_HELP_CARDS);
  GtkWidget *text = gtk_widget_get_ancestor (cards, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t above, below, around;
  guint n_found = 0;

  g_assert_true (gtk_widget_compute_bounds (cards, desk->page, &above));
  g_assert_true (gtk_widget_compute_bounds (text, desk->page, &around));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=,
                     around.origin.y + around.size.height); /* nothing is cut off */
  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_text (labels->pdata[i]), verdict) != NULL)
      {
        g_assert_true (gtk_widget_compute_bounds (labels->pdata[i], desk->page, &below));
        g_assert_cmpfloat (below.origin.y, >, above.origin.y + above.size.height);
        g_assert_cmpfloat (below.origin.y, <, above.origin.y + above.size.height + room);
        n_found++;
      }
  g_assert_cmpuint (n_found, ==, 1);
}

/* From what is read to a question; a wrong answer, the same again, the right one, and on. */
static void
test_questions (void)
{
  Desk desk;

  sit_down (&desk, "tricks", 0);
  view_wait_for_answer (desk.page, "Six sit at the table", "Next");
  g_assert_null (view_find (desk.page, ATOUT_TYPE_TABLE)); /* there is nothing to be done */
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "Who is winning so far?", NULL);
  check_kept (&desk, "tricks", 1, FALSE);
  g_assert_null (view_find (desk.page, ATOUT_TYPE_TABLE)); /* it would tell who wins */
  view_press_key ("4");
  view_wait_for_answer (desk.page, "Not quite. An ace is high in many games", "Again");
  check_together (&desk, "An ace is high in many games", 100);
  view_resize (GTK_WIDGET (desk.window), 360, 640);
  view_wait_for_draw (desk.page);
  check_together (&desk, "An ace is high in many games", 200);
  view_resize (GTK_WIDGET (desk.window), 1000, 700);
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "Who is winning so far?", NULL);
  g_assert_false (view_mentions (desk.page, "An ace is high in many games"));
  view_press_key ("3");
  view_wait_for_answer (desk.page, "Right. The nine. Only a jack is higher", "Next");
  view_press_key ("n");
  view_wait_for_answer (desk.page, "the one played first", NULL);
  check_kept (&desk, "tricks", 2, FALSE);
  leave (&desk);
}

/* Answers that are calls are named as at the table. */
static void
test_calls (void)
{
  Desk desk;

  sit_down (&desk, "calls", 1);
  view_wait_for_answer (desk.page, "Which of these calls fits your hand?", NULL);
  view_press_key ("1");
  view_wait_for_answer (desk.page, "Right. Jack of hearts, nine and queen", "Next");
  leave (&desk);
}

/* A card is played at the table: first a wrong one, then the right one. */
static void
test_cards (void)
{
  Desk desk;

  sit_down (&desk, "tricks", 5);
  view_wait_for_answer (desk.page, "clubs were led", "nine of clubs");
  view_press_key ("Right");
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "lowest of all", "Again");
  view_press_key ("r");
  view_wait_for_answer (desk.page, "Your turn", NULL);
  g_assert_false (view_mentions (desk.page, "lowest of all"));
  view_press_key ("2");
  view_wait_for_answer (desk.page, "clubs were led", "nine of clubs");
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "The nine beats the king", "Next");
  leave (&desk);
}

static gboolean
is_over (Desk *desk)
{
  return view_mentions (desk->page, "At least 28: done.")
         || view_mentions (desk->page, "Not 28 this time.");
}

static gboolean
is_over_or_asked (gpointer data)
{
  Desk *desk = data;

  return is_over (desk)
         || (view_mentions (desk->page, "play a card")
             && ATOUT_IS_CARD_VIEW (gtk_window_get_focus (GTK_WINDOW (desk->window))));
}

/* The deal at the end is a match that goes on, and something is said when it is over. */
static void
test_deal (void)
{
  guint n_cards = 0;
  char place[2];
  Desk desk;

  sit_down (&desk, "points", 7);
  for (;; n_cards++)
    {
      view_wait_for_rest (desk.page, is_over_or_asked, &desk, "a card");
      if (is_over (&desk))
        break;
      g_assert_cmpuint (n_cards, <, 64);
      g_snprintf (place, sizeof place, "%u", n_cards % 8 + 1); /* until one may be played */
      view_press_key (place);
      view_press_key ("Return");
    }
  g_assert_cmpuint (n_cards, >, 0);
  view_press_key ("n");
  view_wait_for_answer (desk.page, "0 of 5 right", "Missed Steps");
  g_assert_true (view_reads (desk.page, "The lesson is done when you have solved the other "
                                        "questions.")); /* the deal counts, won or lost */
  check_kept (&desk, "points", 8, FALSE);
  leave (&desk);
}

/* Marks all steps of the lesson "tricks" as solved, except the one at @missed. */
static void
solve_others (Desk *desk, const char *missed)
{
  static const char *const positions[]
      = { "order-nine",   "order-twins",     "order-discard", "order-take",
          "order-take-2", "order-take-twin", "deal-tricks" };

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    if (!g_str_equal (positions[i], missed))
      atout_learning_note_solved (atout_host_get_learning (ATOUT_HOST (desk->window)), "fiftysix",
                                  positions[i]);
}

/* A lesson whose questions were not all answered is not done; its end leads to those missed. */
static void
test_missed (void)
{
  Desk desk;

  sit_down (&desk, "tricks", 0);
  solve_others (&desk, "order-nine");
  open_lesson (&desk, "tricks", 99);
  view_wait_for_answer (desk.page, "5 of 6 right", "Missed Steps");
  view_press_key ("Return");
  view_wait_for_answer (desk.page, "Who is winning so far?", NULL);
  view_press_key ("n"); /* not solved: the end comes again, and the lesson is kept there */
  view_wait_for_answer (desk.page, "5 of 6 right", "Missed Steps");
  check_kept (&desk, "tricks", 9, FALSE);
  view_press_key ("r");
  view_wait_for_answer (desk.page, "Who is winning so far?", NULL);
  view_press_key ("3");
  view_wait_for_answer (desk.page, "Right.", "Next");
  check_kept (&desk, "tricks", 0, TRUE); /* whoever reads it again begins at its beginning */
  view_press_key ("n");
  view_wait_for_answer (desk.page, "6 of 6 right", "Finish");
  g_assert_true (view_reads (desk.page, "This lesson is done."));
  g_assert_false (view_mentions (desk.page, "Missed Steps"));
  leave (&desk);
}

/* A form has the lessons that are of it; what is done of those for all counts with each. */
static void
test_forms (void)
{
  static const struct
  {
    const char *form, *done;
  } rows[] = { { "schnapsen", "1 of 12 done" },
               { "wurzen", "2 of 12 done" },
               { "klaverjas", "0 of 10 done" },
               { "kraken", "0 of 11 done" },
               { "klaverjas-three", "0 of 11 done" } };
  static const LearningLesson done = { .is_done = TRUE };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AtoutLearning *learning;
      Desk desk;

      sit_down (&desk, "tricks", 0);
      learning = atout_host_get_learning (ATOUT_HOST (desk.window));
      atout_learning_set_lesson (learning, "wurzen", "tricks", &done);
      atout_learning_set_lesson (learning, "wurzen", "more-cards", &done);
      desk.page = atout_learn_page_new (ATOUT_HOST (desk.window), rows[i].form);
      atout_host_open (ATOUT_HOST (desk.window), ATOUT_PAGE (desk.page));
      view_wait_for_answer (desk.page, rows[i].done, NULL);
      leave (&desk);
    }
}

int
main (int argc, char **argv)
{
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;

  ADD_TESTS ("/lesson-page", test_questions, test_calls, test_cards, test_deal, test_missed,
             test_forms);

  return g_test_run ();
}

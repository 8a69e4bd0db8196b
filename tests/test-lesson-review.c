/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A look back at a deal that was played in a lesson: the worst decision is told, and no other. */

#include <gtk/gtk.h>
#include <string.h>

#include "app/learn/lesson-review.h"
#include "model/thinking/atout-review.h"
#include "model/words/tell-hint.h"
#include "rules/record.h"
#include "support.h"
#include "view-support.h"

/* A deal in which the user, at seat 0, did something at random. */
static AtoutSession *
play_badly (const MatchLog **log)
{
  const Game *game = game_find ("wurzen");
  const Options options = support_options (game, "");
  Rng rng = rng_new (5, 1);
  g_autofree char *text = support_random_match (game, &options, 1, &rng);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "match", &error);
  g_autoptr (AtoutMatch) match = NULL;
  MatchLog *played;

  g_assert_no_error (error);
  played = match_log_copy (record->log);
  for (guint seat = 0; seat < played->match.n_seats; seat++)
    match_log_set_player (played, seat, seat == 0 ? PLAYER_HUMAN : PLAYER_COMPUTER,
                          seat == 0 ? "" : "club");
  match = atout_match_new_from_log (played, &error);
  g_assert_no_error (error);
  *log = played;

  return atout_session_new_for_match (match);
}

static gboolean
is_finished (gpointer review)
{
  return atout_review_is_finished (review);
}

static gboolean
is_shown (gpointer label)
{
  return gtk_widget_get_visible (label);
}

/* The costliest decision from @first on, which there is. */
static const ReviewMove *
find_costliest (AtoutReview *review, guint first)
{
  const ReviewMove *found = NULL;

  for (guint i = 0; i < atout_review_get_n_moves (review); i++)
    {
      const ReviewMove *move = atout_review_get_move (review, i);

      if (move->position >= first && (found == NULL || move->decision.cost > found->decision.cost))
        found = move;
    }
  g_assert_nonnull (found);
  g_assert_cmpfloat (found->decision.cost, >, 3 * found->decision.error);

  return found;
}

static void
check_told (GtkWidget *label, AtoutSession *session, guint first, const ReviewMove *worst)
{
  const Telling telling = { .suits = SUITS_FRENCH };
  g_autofree char *done
      = tell_review_done (&telling, &worst->before, &worst->decision, worst->trick);
  g_autofree char *grade = tell_review_grade (&telling, &worst->before, &worst->decision);
  g_autofree char *told = g_strdup_printf ("%s. %s", done, grade);

  lesson_review_begin (label, session, first, SUITS_FRENCH);
  g_assert_false (gtk_widget_get_visible (label));
  view_wait (is_shown, label, "the worst decision");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, told);
  lesson_review_end (label);
  g_assert_false (gtk_widget_get_visible (label));
}

static void
test_worst (void)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (""));
  const MatchLog *log;
  g_autoptr (AtoutSession) session = play_badly (&log);
  AtoutCourse *course = ATOUT_COURSE (session);
  g_autoptr (AtoutReview) review = atout_review_new (
      log, 0, 0, atout_course_get_signals (course, 0), atout_course_get_signals (course, 1));
  const ReviewMove *worst;

  view_wait (is_finished, review, "the review");
  worst = find_costliest (review, 0);
  check_told (label, session, 0, worst);
  /* what was done before the user took over does not count */
  check_told (label, session, worst->position + 1, find_costliest (review, worst->position + 1));
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_func ("/lesson-review/worst", test_worst);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/lesson-review.h"

#include <glib/gi18n-lib.h>

#include "model/thinking/atout-review.h"
#include "model/words/tell-hint.h"
#include "model/words/words.h"
#include "view/widgets/spoken.h"

#define REVIEW "lesson-review"
#define ERRORS 3 /* standard errors; a larger cost is not due to chance */

typedef struct
{
  GtkWidget *label;
  guint first;
  Telling telling;
} Look;

/* Returns the costliest clear mistake from position @first on, or NULL. */
static const ReviewMove *
find_worst (AtoutReview *review, guint first)
{
  const ReviewMove *worst = NULL;

  for (guint i = 0; i < atout_review_get_n_moves (review); i++)
    {
      const ReviewMove *move = atout_review_get_move (review, i);
      const ReviewDecision *decision = &move->decision;

      if (move->position >= first && decision->grade == REVIEW_WORSE
          && decision->cost > ERRORS * decision->error
          && (worst == NULL || decision->cost > worst->decision.cost))
        worst = move;
    }

  return worst;
}

static char *
tell_move (const Look *look, const ReviewMove *move)
{
  g_autofree char *done
      = tell_review_done (&look->telling, &move->before, &move->decision, move->trick);
  g_autofree char *grade = tell_review_grade (&look->telling, &move->before, &move->decision);
  const WordsValue values[] = { { "{decision}", done }, { "{judgement}", grade }, { NULL, NULL } };

  return words_fill (C_ ("review", "{decision}. {judgement}"), values);
}

static void
progressed (AtoutReview *review, Look *look)
{
  const ReviewMove *worst = NULL;
  g_autofree char *text = NULL;

  if (gtk_widget_get_visible (look->label)
      || atout_review_get_n_known (review) < atout_review_get_n_moves (review)
      || (worst = find_worst (review, look->first)) == NULL)
    return;
  text = tell_move (look, worst);
  gtk_label_set_text (GTK_LABEL (look->label), text);
  gtk_widget_set_visible (look->label, TRUE);
  spoken_announce (look->label, text);
}

/* Releases @review. Disconnects, since a running task may keep it alive. */
static void
forget_review (gpointer review)
{
  g_signal_handlers_disconnect_matched (review, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, progressed, NULL);
  atout_review_stop (review);
  g_object_unref (review);
}

void
lesson_review_begin (GtkWidget *label, AtoutSession *session, guint first, DeckSuits suits)
{
  AtoutCourse *course = ATOUT_COURSE (session);
  const MatchLog *log = atout_course_get_log (course);
  guint seat = atout_course_get_user_seat (course);
  AtoutReview *review
      = atout_review_new (log, log->deals->len - 1, seat, atout_course_get_signals (course, seat),
                          atout_course_get_signals (course, (seat + 1) % log->match.n_seats));
  Look *look = g_new (Look, 1);

  *look = (Look) { .label = label, .first = first, .telling = { .suits = suits } };
  lesson_review_end (label);
  g_object_set_data_full (G_OBJECT (label), REVIEW, review, forget_review);
  g_signal_connect_data (review, "progressed", G_CALLBACK (progressed), look,
                         (GClosureNotify) (void (*) (void)) g_free, 0);
}

void
lesson_review_end (GtkWidget *label)
{
  g_object_set_data (G_OBJECT (label), REVIEW, NULL);
  gtk_widget_set_visible (label, FALSE);
}

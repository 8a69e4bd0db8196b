/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-walk-private.h"

#include <adwaita.h>

#include "app/fairness/atout-check-page.h"
#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "app/table/atout-table-page.h"
#include "model/thinking/better-line.h"
#include "support.h"
#include "view/help/atout-help-page.h"
#include "view/plot/atout-plot.h"
#include "view/score/atout-result.h"
#include "view/table/told/atout-tricks-page.h"

static AtoutSession *
session_of (Walker *self)
{
  return atout_window_get_session (ATOUT_WINDOW (self->window));
}

static gboolean
is_over (Walker *self)
{
  return atout_course_get_state (ATOUT_COURSE (session_of (self))) != ATOUT_MATCH_PLAYING;
}

static gboolean
is_asked_or_over (gpointer walker)
{
  AtoutSession *session = session_of (walker);

  return is_over (walker)
         || (atout_choices_is_asked (atout_session_get_choices (session))
             && atout_shown_get_settled (atout_session_get_shown (session)));
}

static gboolean
is_advised (gpointer walker)
{
  return atout_counsel_get_text (ATOUT_COUNSEL (atout_session_get_adviser (session_of (walker))))[0]
         != '\0';
}

static void
act (Walker *self, Rng *rng)
{
  AtoutSession *session = session_of (self);
  g_autoptr (GError) error = NULL;

  atout_choices_choose_for (
      atout_session_get_choices (session), 0,
      support_random_action (atout_course_get_deal (ATOUT_COURSE (session)), rng), &error);
  g_assert_no_error (error);
}

/* The first question of each kind, and all tricks as soon as there are two. */
static void
look_at_question (Walker *self, const char *game, gboolean *called, guint *n_cards)
{
  GtkWidget *page = view_find (self->window, ATOUT_TYPE_TABLE_PAGE);
  AtoutChoices *choices = atout_session_get_choices (session_of (self));
  gboolean is_call = g_list_model_get_n_items (atout_choices_get_calls (choices)) > 0;

  if (is_call && !*called)
    {
      walker_look (self->window, "%s, a call", game);
      *called = TRUE;
    }
  else if (!is_call && ++*n_cards == 1)
    {
      walker_look (self->window, "%s, a card", game);
    }
  else if (!is_call && *n_cards == 3)
    {
      gtk_widget_activate_action (self->window, "table.all-tricks", NULL);
      view_wait_for_type (self->window, ATOUT_TYPE_TRICKS_PAGE);
      walker_look (self->window, "%s, all tricks", game);
      gtk_widget_activate_action (self->window, "table.all-tricks", NULL);
      atout_table_page_set_sheet_shown (ATOUT_TABLE_PAGE (page), TRUE);
      walker_look (self->window, "%s, the score sheet", game);
      atout_table_page_set_sheet_shown (ATOUT_TABLE_PAGE (page), FALSE);
    }
}

static gboolean
is_reviewed (gpointer page)
{
  return view_find (page, ATOUT_TYPE_PLOT) != NULL
         && view_find (page, GTK_TYPE_PROGRESS_BAR) == NULL;
}

/* What the deal tells, and a moment of it with what is said of that. */
static void
look_at_review (Walker *self, const char *game)
{
  GtkWidget *page = walker_go (self, "win.review-deal", ATOUT_TYPE_REVIEW_PAGE);
  g_autoptr (GPtrArray) rows = NULL;

  view_wait (is_reviewed, page, "the review");
  walker_look (self->window, "%s, the review", game);
  rows = view_find_all (page, ADW_TYPE_ACTION_ROW);
  adw_action_row_activate (rows->pdata[0]);
  view_wait_for_type (self->window, ATOUT_TYPE_REPLAY_PAGE);
  walker_look (self->window, "%s, a moment of the review", game);
  walker_go_back_to (self, ATOUT_TYPE_REVIEW_PAGE);
  walker_go_back_to (self, ATOUT_TYPE_RESULT);
}

static gboolean
is_answered (gpointer page)
{
  return !view_mentions (page, "…"); /* it is no longer worked out */
}

/* What says of a lost deal whether it could have been won. */
static void
look_at_lines (Walker *self, const char *game)
{
  AtoutCourse *course = ATOUT_COURSE (session_of (self));
  GtkWidget *page;

  if (!better_line_is_asked (atout_course_get_deal (course), atout_course_get_user_seat (course)))
    return;
  page = walker_go (self, "win.could-win-deal", ATOUT_TYPE_REPLAY_PAGE);
  view_wait (is_answered, page, "the answer");
  walker_look (self->window, "%s, could it have been won", game);
  walker_go_back_to (self, ATOUT_TYPE_RESULT);
}

/* What leads on from the end of a deal. */
static void
look_beyond (Walker *self, const char *game)
{
  walker_go (self, "win.check-deal", ATOUT_TYPE_CHECK_PAGE);
  walker_look (self->window, "%s, the check", game);
  walker_go_back_to (self, ATOUT_TYPE_RESULT);
  walker_go (self, "win.replay-deal", ATOUT_TYPE_REPLAY_PAGE);
  walker_look (self->window, "%s, the replay", game);
  walker_go_back_to (self, ATOUT_TYPE_RESULT);
  look_at_review (self, game);
  look_at_lines (self, game);
  walker_go (self, "win.help", ATOUT_TYPE_HELP_PAGE);
  walker_look (self->window, "%s, the rules", game);
  walker_go_back_to (self, ATOUT_TYPE_RESULT);
}

void
walk_through_game (const Game *game)
{
  Walker self = { 0 };
  Rng rng = rng_new (WALK_SEED, 1);
  gboolean called = FALSE;
  guint n_cards = 0;

  walker_begin (&self);
  walker_open (&self);
  atout_window_start_match (ATOUT_WINDOW (self.window), game, &OPTIONS_DEFAULT);
  atout_session_set_guided (session_of (&self), TRUE);
  view_wait (is_asked_or_over, &self, "the first question");
  view_wait (is_advised, &self, "advice");
  walker_look (self.window, "%s, explained", game->key);
  atout_session_set_guided (session_of (&self), FALSE);
  for (; !is_over (&self); view_wait (is_asked_or_over, &self, "the next question"))
    {
      view_wait (is_asked_or_over, &self, "a question");
      look_at_question (&self, game->key, &called, &n_cards);
      act (&self, &rng);
    }
  view_wait_for_type (self.window, ATOUT_TYPE_RESULT);
  walker_look (self.window, "%s, the result", game->key);
  if (!walker_looks_at_tables ())
    look_beyond (&self, game->key);
  walker_end (&self);
}

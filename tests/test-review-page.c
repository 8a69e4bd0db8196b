/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The page with the review of a deal: how it is opened, what it tells, where it leads. */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/history/atout-line-bar.h"
#include "app/history/atout-replay-page.h"
#include "app/history/atout-review-page.h"
#include "model/thinking/thinker.h"
#include "rules/game.h"
#include "rules/record.h"
#include "view-guest.h"
#include "view/plot/atout-plot.h"
#include "view/score/atout-result.h"

/* The user does what is legal first until the deal is over. */
static void
play_deal (Guest *guest)
{
  AtoutChoices *choices = atout_session_get_choices (guest->session);

  while (atout_course_get_state (ATOUT_COURSE (guest->session)) == ATOUT_MATCH_PLAYING)
    {
      ActionList legal;

      deal_legal (atout_course_get_deal (ATOUT_COURSE (guest->session)), &legal);
      if (atout_choices_is_asked (choices))
        atout_choices_choose_for (choices, 0, legal.at[0], NULL);
      else
        g_main_context_iteration (NULL, TRUE);
    }
}

static guint
count_decisions (const MatchLog *log)
{
  const LogDeal *deal = match_log_get_deal (log, 0);
  guint n = 0;

  for (guint i = 0; i < deal->n_done; i++)
    n += log_deal_get_action (deal, i)->seat == 0;

  return n;
}

static GtkWidget *
find_button (GtkWidget *root, const char *action)
{
  g_autoptr (GPtrArray) buttons = view_find_all (root, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), action) == 0)
      return buttons->pdata[i];

  return NULL;
}

static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (labels->pdata[i]), text))
      return labels->pdata[i];

  return NULL;
}

static const Deal *
deal_shown (GtkWidget *replay)
{
  return atout_course_get_deal (
      ATOUT_COURSE (atout_replay_page_get_session (ATOUT_REPLAY_PAGE (replay))));
}

/* The judgement stands by itself, above what steers, and as long as its moment is looked at. */
static void
check_note (GtkWidget *replay, const char *told)
{
  GtkWidget *on = find_button (replay, "replay.on");
  GtkWidget *note;
  graphene_rect_t at_note, at_button;

  view_wait_for_text (replay, told, TRUE);
  view_wait_for_draw (replay);
  note = find_label (replay, told);
  g_assert_true (gtk_widget_compute_bounds (note, replay, &at_note));
  g_assert_true (gtk_widget_compute_bounds (on, replay, &at_button));
  g_assert_cmpfloat (at_note.origin.y + at_note.size.height, <=, at_button.origin.y);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (note)), ==,
                   GTK_ACCESSIBLE_ROLE_STATUS);
  view_click (on);
  view_wait_for_text (replay, told, FALSE);
  view_click (find_button (replay, "replay.back"));
  view_wait_for_text (replay, told, TRUE);
}

static gboolean
is_on_first (gpointer guest)
{
  GtkWidget *focus = guest_focus (guest);

  return GTK_IS_LIST_BOX_ROW (focus) && gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) == 0;
}

static gboolean
is_on_second (gpointer guest)
{
  GtkWidget *focus = guest_focus (guest);

  return GTK_IS_LIST_BOX_ROW (focus) && gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focus)) == 1;
}

/* The keys were on the page from the beginning, and went to the decisions as these came. */
static void
check_keys (Guest *guest)
{
  view_wait (is_on_first, guest, "the first decision to have the keys");
  view_press_key ("Tab");
  view_wait (is_on_second, guest, "the second decision to have the keys");
  view_press_key ("shift+Tab");
  view_wait (is_on_first, guest, "the first decision to have the keys");
}

/* Who listens hears the judgement with what was decided; the curve ends with the last trick. */
static void
check_heard (GtkWidget *page, AdwActionRow *row)
{
  g_autofree char *heard = g_strconcat (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                                        ". ", adw_action_row_get_subtitle (row), NULL);
  GtkWidget *plot = view_find (page, ATOUT_TYPE_PLOT);
  g_autofree char *curve = gtk_test_accessible_check_property (GTK_ACCESSIBLE (plot),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, NULL);

  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, heard);
  g_assert_nonnull (curve);
  g_assert_nonnull (strstr (curve, "after 8 tricks."));
}

/* From the result to the review, to the moment of a decision, and back. */
static void
test_page (void)
{
  const MatchLog *log;
  GtkWidget *result;
  GtkWidget *page;
  GtkWidget *replay;
  g_autoptr (GPtrArray) rows = NULL;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  view_resize (GTK_WIDGET (guest.window), 800, 700);
  play_deal (&guest);
  result = view_wait_for_type (guest.table, ATOUT_TYPE_RESULT);
  view_wait_for_draw (result);
  view_click (find_button (result, "win.review-deal"));
  page = view_wait_for_type (GTK_WIDGET (guest.window), ATOUT_TYPE_REVIEW_PAGE);
  g_assert_true (guest_focus_is_in (&guest, ATOUT_TYPE_REVIEW_PAGE));
  view_wait_for_text (page, "With this hand, against the same players, ", TRUE);
  view_wait_for_text (page, "Given what you could know, ", TRUE);
  view_wait_for_draw (page);
  check_keys (&guest);

  log = atout_course_get_log (ATOUT_COURSE (guest.session));
  rows = view_find_all (page, ADW_TYPE_ACTION_ROW);
  /* one row a decision, and below one a trick */
  g_assert_cmpuint (rows->len, ==, count_decisions (log) + 8);
  g_assert_nonnull (view_find (page, ATOUT_TYPE_PLOT));
  g_assert_null (view_find (page, GTK_TYPE_PROGRESS_BAR));
  check_heard (page, rows->pdata[2]);

  adw_action_row_activate (rows->pdata[2]);
  replay = view_wait_for_type (GTK_WIDGET (guest.window), ATOUT_TYPE_REPLAY_PAGE);
  g_assert_cmpint (deal_shown (replay)->turn, ==, 0); /* just before it was decided */
  g_assert_cmpuint (deal_shown (replay)->n_played, >, 0);
  check_note (replay, adw_action_row_get_subtitle (rows->pdata[2]));
  gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.back", NULL);
  g_assert_true (view_wait_for_type (GTK_WIDGET (guest.window), ATOUT_TYPE_REVIEW_PAGE) == page);
  guest_end (&guest);
}

/* (ThinkerWatch) */
static void
note_thinking (gpointer is_thinking, gboolean thinks)
{
  *(gboolean *) is_thinking = thinks;
}

static gboolean
is_false (gpointer flag)
{
  return !*(gboolean *) flag;
}

/* In a match with a hint the page is complete as soon as it opens. */
static void
test_ready (void)
{
  gboolean is_thinking = FALSE;
  GtkWidget *page;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  atout_match_note_hint (atout_session_get_match (guest.session));
  play_deal (&guest);
  view_wait_for_type (guest.table, ATOUT_TYPE_RESULT);
  thinker_watch (note_thinking, &is_thinking);
  view_wait (is_false, &is_thinking, "the review to be ready");
  thinker_unwatch (&is_thinking);
  gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.review-deal", NULL);
  page = view_wait_for_type (GTK_WIDGET (guest.window), ATOUT_TYPE_REVIEW_PAGE);
  g_assert_true (view_mentions (page, "With this hand, against the same players, "));
  g_assert_false (view_mentions (page, "Judging decision"));
  g_assert_null (view_find (page, GTK_TYPE_PROGRESS_BAR));
  guest_end (&guest);
}

/* ---- A lost deal ----------------------------------------------------------------------------- */

/* The user plays a deal, and asks whether it could have been won; NULL: that is not to be asked. */
static GtkWidget *
ask (Guest *guest, guint64 seed)
{
  GtkWidget *result, *button, *replay;

  guest_start (guest, "klaverjas", "", seed);
  guest_wait_for (guest, "Choose trumps");
  view_resize (GTK_WIDGET (guest->window), 800, 700);
  play_deal (guest);
  result = view_wait_for_type (guest->table, ATOUT_TYPE_RESULT);
  view_wait_for_draw (result);
  button = find_button (result, "win.could-win-deal");
  if (button == NULL)
    return NULL;
  view_click (button);
  replay = view_wait_for_type (GTK_WIDGET (guest->window), ATOUT_TYPE_REPLAY_PAGE);
  view_wait_for_text (replay, "Working out", FALSE);

  return replay;
}

/* Deal after deal until the answer is @text; with NULL until there is nothing to be asked. */
static GtkWidget *
ask_until (Guest *guest, const char *text)
{
  for (guint64 seed = 1;; seed++)
    {
      GtkWidget *replay = ask (guest, seed);

      if (text == NULL ? replay == NULL : replay != NULL && view_mentions (replay, text))
        return replay;
      guest_end (guest);
    }
}

/* The lead of the user in the end of what is shown. */
static double
lead_shown (GtkWidget *replay)
{
  const Deal *deal = deal_shown (replay);
  DealResult result;

  g_assert_true (deal_is_over (deal));
  deal_result (deal, &result);

  return deal_result_lead (&result, deal_unit (deal, 0));
}

/* From the parting one key leads to the other line at the same card, another to the end of each. */
static void
test_better_line (void)
{
  GtkWidget *replay;
  guint n_played;
  Guest guest;

  replay = ask_until (&guest, "The better line, with the hidden cards as they lay.");
  view_wait_for_text (replay, "The difference begins in trick ", TRUE);
  view_wait_for_draw (replay);
  n_played = deal_shown (replay)->n_played;
  g_assert_cmpint (deal_shown (replay)->turn, ==, 0);
  g_assert_true (
      atout_session_get_guided (atout_replay_page_get_session (ATOUT_REPLAY_PAGE (replay))));

  view_press_key ("v");
  view_wait_for_text (replay, "As it was played.", TRUE);
  g_assert_cmpuint (deal_shown (replay)->n_played, ==, n_played);
  view_press_key ("End");
  view_wait_for_type (replay, ATOUT_TYPE_RESULT);
  g_assert_cmpfloat (lead_shown (replay), <, 0);
  view_press_key ("v");
  view_wait_for_text (replay, "The better line, ", TRUE);
  view_wait_for_draw (replay);
  g_assert_cmpfloat (lead_shown (replay), >, 0);
  view_press_key ("Home");
  g_assert_cmpuint (deal_shown (replay)->n_played, ==, 0);
  guest_end (&guest);
}

/* Where there is none that is said, and nothing can be switched; who has won is not asked. */
static void
test_no_line (void)
{
  GtkWidget *replay;
  Guest guest;

  replay = ask_until (&guest, "No: as the cards lay, ");
  g_assert_null (view_find (view_find (replay, ATOUT_TYPE_LINE_BAR), GTK_TYPE_TOGGLE_BUTTON));
  view_press_key ("End");
  view_wait_for_type (replay, ATOUT_TYPE_RESULT);
  g_assert_cmpfloat (lead_shown (replay), <, 0);
  guest_end (&guest);

  ask_until (&guest, NULL);
  guest_end (&guest);
}

/* It says what is worked out; who goes back meanwhile is not waited for. */
static void
test_left (void)
{
  GtkWidget *page;
  Guest guest;

  guest_start (&guest, "klaverjas", "", 3);
  guest_wait_for (&guest, "Choose trumps");
  play_deal (&guest);
  view_wait_for_type (guest.table, ATOUT_TYPE_RESULT);
  gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.review-deal", NULL);
  page = view_find (GTK_WIDGET (guest.window), ATOUT_TYPE_REVIEW_PAGE);
  g_assert_true (view_mentions (page, "Judging decision 1 of "));
  g_assert_nonnull (view_find (page, GTK_TYPE_PROGRESS_BAR));
  view_wait_for_type (GTK_WIDGET (guest.window), ATOUT_TYPE_REVIEW_PAGE);
  gtk_widget_activate_action (GTK_WIDGET (guest.window), "win.back", NULL);
  view_wait_for_type (GTK_WIDGET (guest.window), ATOUT_TYPE_RESULT);
  guest_end (&guest);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = guest_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS ("/review-page", test_page, test_ready, test_better_line, test_no_line, test_left);

  return g_test_run ();
}

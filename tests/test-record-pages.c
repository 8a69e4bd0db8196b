/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Records in the window: looked at, continued, refused, and matches written as records. */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/history/atout-replay-page.h"
#include "app/window/window-record.h"
#include "model/history/atout-past-list.h"
#include "rules/record.h"
#include "support.h"
#include "view-visitor.h"
#include "view/help/atout-help-page.h"
#include "view/table/atout-table.h"

/* @n_deals deals of Klaverjassen, and @n_more actions of another. */
static MatchLog *
play (guint n_deals, guint n_more)
{
  const Game *game = game_find ("klaverjas");
  Options options = support_options (game, "deals=4");
  MatchLog *log = match_log_new (game, &options);
  Rng rng = rng_new (n_deals, n_more);

  for (guint i = 0; i < n_deals + (n_more > 0 ? 1 : 0); i++)
    {
      DealNumber number;

      number_from_seed (&number, n_deals, i);
      match_log_deal (log, &number, NULL);
      for (guint n = 0; !deal_is_over (&log->deal) && (i < n_deals || n < n_more); n++)
        match_log_act (log, support_random_action (&log->deal, &rng), log->deal.turn == 0);
    }

  return log;
}

static gboolean
has_table (gpointer data)
{
  Visitor *self = data;

  return view_find (self->root, ATOUT_TYPE_REPLAY_PAGE) == NULL
         && view_find (self->root, ATOUT_TYPE_TABLE) != NULL;
}

static guint
count_kept (Visitor *self)
{
  g_autoptr (AtoutPastList) list = atout_past_list_new (self->history);

  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* ---- Opening --------------------------------------------------------------------------------- */

/* It is looked at; where it is not over it goes on at the very card, and is kept from then on. */
static void
test_continue (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (2, 5);
  g_autofree char *wanted = NULL;
  g_autofree char *got = NULL;

  visitor_start (&self, application);
  match_log_set_player (log, 0, PLAYER_HUMAN, "Ada");
  for (guint i = 1; i < 4; i++)
    match_log_set_player (log, i, PLAYER_COMPUTER, "simple Bert");
  visitor_open_log (&self, log);
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  g_assert_cmpuint (count_kept (&self), ==, 0);
  gtk_widget_activate_action (view_find (self.root, ATOUT_TYPE_REPLAY_PAGE), "replay.deal-on",
                              NULL);
  view_wait_for_text (self.root, "Klaverjassen, deal 2", TRUE);
  /* the hands of the third are nobody’s business yet */
  gtk_widget_activate_action (view_find (self.root, ATOUT_TYPE_REPLAY_PAGE), "replay.deal-on",
                              NULL);
  view_wait_for_text (self.root, "Klaverjassen, deal 2", TRUE);
  gtk_widget_activate_action (view_find (self.root, ATOUT_TYPE_REPLAY_PAGE), "replay.continue",
                              NULL);
  wanted = record_of_log (log);
  got = atout_course_to_record (visitor_course (&self));
  g_assert_cmpstr (got, ==, wanted);
  view_wait (has_table, &self, "the table");
  g_assert_cmpuint (count_kept (&self), ==, 1);
  visitor_end (&self);
}

/* Where nothing is finished there is nothing to look back at. */
static void
test_at_once (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (0, 3);

  visitor_start (&self, application);
  visitor_open_log (&self, log);
  view_wait (has_table, &self, "the table");
  g_assert_cmpuint (count_kept (&self), ==, 1);
  visitor_end (&self);
}

/* Cards that somebody has written down are played, but not kept: whoever plays them is told. */
static void
test_not_kept (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (0, 3);
  g_autofree char *text = record_of_log (log);
  g_auto (GStrv) parts = g_regex_split_simple ("number [0-9a-f]+\n", text, 0, 0);
  g_autofree char *without = g_strjoinv ("", parts);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  visitor_start (&self, application);
  visitor_write_file (&self, text);
  visitor_open_file (&self);
  view_wait (has_table, &self, "the table");
  g_assert_false (view_mentions (self.root, "not kept"));
  visitor_write_file (&self, without);
  visitor_open_file (&self);
  view_wait_for_text (self.root, "This match is not kept", TRUE);
  g_assert_true (has_table (&self));
  g_assert_cmpuint (count_kept (&self), ==, 1); /* the one before */
  visitor_end (&self);
}

/* A match that is over cannot go on. */
static void
test_over (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (4, 0);

  visitor_start (&self, application);
  g_assert_true (log->match.over);
  visitor_open_log (&self, log);
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  view_wait_for_text (self.root, "Jan", TRUE); /* who had no name there */
  gtk_widget_activate_action (view_find (self.root, ATOUT_TYPE_REPLAY_PAGE), "replay.continue",
                              NULL);
  g_assert_null (atout_window_get_session (self.window));
  g_assert_nonnull (view_find (self.root, ATOUT_TYPE_REPLAY_PAGE));
  visitor_end (&self);
}

/* The rules of what is looked at, and not of what lies on the table below. */
static void
check_help (Visitor *self, const Game *game)
{
  GtkWidget *page;

  view_press_key ("F1");
  page = view_wait_for_type (self->root, ATOUT_TYPE_HELP_PAGE);
  g_assert_cmpstr (atout_help_page_get_game (ATOUT_HELP_PAGE (page))->key, ==, game->key);
  view_press_key ("Escape");
  view_wait_for_type (self->root, ATOUT_TYPE_REPLAY_PAGE);
}

/* What lies on the table stays there below, whatever is opened. */
static void
test_keeps_table (gconstpointer application)
{
  Visitor self = { 0 };
  const Options options = OPTIONS_DEFAULT;
  g_autoptr (MatchLog) log = play (1, 0);
  g_autoptr (GError) error = NULL;
  AtoutSession *session;

  visitor_start (&self, application);
  atout_window_start_match (self.window, game_find ("cego"), &options);
  view_wait (has_table, &self, "the table");
  session = atout_window_get_session (self.window);
  visitor_write_file (&self, "atout 1\ngame poker\n");
  g_assert_false (window_record_open (self.window, self.file, &error));
  g_assert_nonnull (strstr (error->message, "match.atout:2: unknown game"));
  visitor_open_log (&self, log);
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  check_help (&self, log->game);
  view_press_key ("Escape");
  view_wait (has_table, &self, "the table");
  g_assert_true (atout_window_get_session (self.window) == session);
  visitor_end (&self);
}

/* What is not there in the end is said. */
static void
test_broken_off (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (1, 0);
  g_autofree char *text = record_of_log (log);
  g_autofree char *broken = NULL;

  visitor_start (&self, application);
  broken = g_strconcat (text, "deal 2\ndeal", NULL);
  visitor_write_file (&self, broken);
  visitor_open_file (&self);
  view_wait_for_text (self.root, "The end of the file is missing", TRUE);
  visitor_end (&self);
}

/* The first of several matches is shown, and the others are not read: the next is none. */
static void
test_several (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (1, 0);
  g_autofree char *text = record_of_log (log);
  g_autofree char *several = NULL;

  visitor_start (&self, application);
  several = g_strconcat (text, "\natout 1\ngame poker\n", NULL);
  visitor_write_file (&self, several);
  visitor_open_file (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  view_wait_for_text (self.root, "There are several matches in this file", TRUE);
  visitor_end (&self);
}

/* Dropped on the window as from a file manager. */
static void
test_drop (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (1, 0);
  g_autofree char *text = record_of_log (log);
  g_autoptr (GListModel) controllers = NULL;
  g_autoptr (GSList) files = NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  visitor_start (&self, application);
  visitor_write_file (&self, text);
  files = g_slist_prepend (NULL, self.file);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (files));
  controllers = gtk_widget_observe_controllers (self.root);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &is_taken);
    }
  g_assert_true (is_taken);
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  visitor_end (&self);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void
test_export (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (2, 5);
  g_autoptr (MatchLog) finished = play (2, 5);
  g_autofree char *wanted = NULL;
  g_autofree char *got = NULL;
  g_autoptr (GError) error = NULL;

  visitor_start (&self, application);
  window_record_write (self.window, log, self.file);
  view_wait_for_text (self.root, "The match was saved as match.atout.", TRUE);
  match_log_cut (finished, 2);
  wanted = record_of_log (finished);
  g_file_get_contents (g_file_peek_path (self.file), &got, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (got, ==, wanted); /* without the deal that is being played */
  visitor_end (&self);
}

static void
test_export_fails (gconstpointer application)
{
  Visitor self = { 0 };
  g_autoptr (MatchLog) log = play (1, 0);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/match.atout");

  visitor_start (&self, application);
  window_record_write (self.window, log, nowhere);
  view_wait_for_text (self.root, "The match was not saved as match.atout: ", TRUE);
  visitor_end (&self);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/record-pages", test_continue, test_not_kept, test_at_once,
                  test_over, test_keeps_table, test_broken_off, test_several, test_drop,
                  test_export, test_export_fails);

  return g_test_run ();
}

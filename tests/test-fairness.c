/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The seal is shown before the first call, and the number after the deal verifies it, by keys. */

#include <adwaita.h>
#include <string.h>

#include "app/atout-application.h"
#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-replay-page.h"
#include "app/window/atout-window.h"
#include "history-support.h"
#include "view-support.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

typedef struct
{
  AtoutApplication *application;
  HistoryPlace place;
  AtoutHistory *history;
  AtoutWindow *window;
} Guest;

static void
open_window (Guest *self)
{
  history_place_make (&self->place);
  self->history = atout_history_new (self->place.path, "test");
  self->window = view_window_new (self->application, self->history);
}

static void
close_window (Guest *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_object (&self->history);
  history_place_clear (&self->place);
}

static AtoutCourse *
course_of (Guest *self)
{
  return ATOUT_COURSE (atout_window_get_session (self->window));
}

static gboolean
is_asked (gpointer data)
{
  Guest *self = data;
  AtoutSession *session = atout_window_get_session (self->window);

  return session != NULL
         && (atout_choices_get_prompt (atout_session_get_choices (session))[0] != '\0'
             || atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING);
}

static gboolean
shows_result (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_RESULT) != NULL;
}

static gboolean
shows_check (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_CHECK_PAGE) != NULL;
}

static gboolean
shows_table (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_TABLE) != NULL;
}

static void
play_to_the_end (Guest *self)
{
  AtoutSession *session = atout_window_get_session (self->window);

  while (atout_course_get_state (course_of (self)) == ATOUT_MATCH_PLAYING)
    {
      ActionList legal;

      deal_legal (atout_course_get_deal (course_of (self)), &legal);
      g_assert_true (atout_choices_choose_for (atout_session_get_choices (session),
                                               (guint) atout_course_get_turn (course_of (self)),
                                               legal.at[0], NULL));
    }
}

/* (transfer full): the text of the mapped label below @root that begins so; NULL without one. */
static char *
find_text (GtkWidget *root, const char *beginning)
{
  g_autoptr (GPtrArray) labels = view_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = gtk_label_get_text (g_ptr_array_index (labels, i));

      if (g_str_has_prefix (text, beginning))
        return g_strdup (text);
    }

  return NULL;
}

/* By the menu, as anybody does who plays by keys. */
static GtkWidget *
open_check (Guest *self)
{
  view_press_key ("F10");
  view_wait_for_text (GTK_WIDGET (self->window), "This Deal", TRUE);
  view_press_key ("i");
  view_wait_for_text (GTK_WIDGET (self->window), "Check This Deal", TRUE);
  view_press_key ("d");
  view_wait (shows_check, self, "the check");

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_CHECK_PAGE);
}

/* (transfer full): the first word that @command prints; NULL where there is no such tool. */
static char *
run (const char *command)
{
  g_autofree char *tool = g_find_program_in_path ("sha256sum");
  const char *argv[] = { "/bin/sh", "-c", command, NULL };
  char *printed = NULL;
  g_autoptr (GError) error = NULL;

  if (tool == NULL)
    return NULL;
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &printed, NULL, NULL,
                &error);
  g_assert_no_error (error);
  printed[strcspn (printed, " ")] = '\0';

  return printed;
}

/* The seal at the table, all of it on the page, and after the deal what verifies it. */
static void
test_game (Guest *self, const Game *game)
{
  const Options options = OPTIONS_DEFAULT;
  g_autofree char *seal = NULL;
  g_autofree char *start = NULL;
  g_autofree char *command = NULL;
  g_autofree char *number = NULL;
  g_autofree char *printed = NULL;
  GtkWidget *page;

  open_window (self);
  atout_window_set_seed (self->window, 4);
  atout_window_start_match (self->window, game, &options);
  view_wait (is_asked, self, "the first decision");
  seal = atout_course_make_seal (course_of (self));
  start = g_strndup (seal, 4);
  if (!game->calls_points) /* where somebody has called already */
    g_assert_true (view_mentions (GTK_WIDGET (self->window), start));

  page = open_check (self);
  g_assert_true (view_reads (page, seal));
  g_assert_null (find_text (page, "printf "));
  number = g_strdup (match_log_get_deal (atout_course_get_log (course_of (self)), 0)->number.hex);
  g_assert_false (view_mentions (page, number));
  view_press_key ("Escape");
  view_wait (shows_table, self, "the table");

  play_to_the_end (self);
  view_wait (shows_result, self, "the result");
  g_assert_false (view_mentions (GTK_WIDGET (self->window), "Sealed"));
  page = open_check (self);
  g_assert_true (view_reads (page, seal));
  g_assert_true (view_reads (page, number));
  command = find_text (page, "printf ");
  g_assert_nonnull (strstr (command, number));
  printed = run (command);
  if (printed != NULL)
    g_assert_cmpstr (printed, ==, seal);
  close_window (self);
}

static gboolean
shows_replay (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_REPLAY_PAGE) != NULL;
}

/* A past deal has a code, and can be checked where it is looked at again. */
static void
test_replay (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Guest self = { .application = (AtoutApplication *) application };
  const Options options = OPTIONS_DEFAULT;
  g_autofree char *seal = NULL;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  open_window (&self);
  atout_window_start_match (self.window, game_find ("wurzen"), &options);
  view_wait (is_asked, &self, "the first decision");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self.window), "copy-code"));
  seal = atout_course_make_seal (course_of (&self));
  play_to_the_end (&self);
  view_wait (shows_result, &self, "the result");
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self.window), "copy-code"));
  gtk_widget_activate_action (GTK_WIDGET (self.window), "win.replay-deal", NULL);
  view_wait (shows_replay, &self, "the deal again");
  g_assert_false (view_mentions (GTK_WIDGET (self.window), "Sealed"));
  gtk_widget_activate_action (view_find (GTK_WIDGET (self.window), ATOUT_TYPE_REPLAY_PAGE),
                              "replay.check", NULL);
  view_wait (shows_check, &self, "the check");
  g_assert_true (view_reads (view_find (GTK_WIDGET (self.window), ATOUT_TYPE_CHECK_PAGE), seal));
  close_window (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* At the end of a match, too, the result with all its buttons fits into a narrow window. */
static void
test_narrow (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Guest self = { .application = (AtoutApplication *) application };
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  int least;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  options_set_all (&options, game, "deals=4", NULL);
  open_window (&self);
  atout_window_start_match (self.window, game, &options);
  for (guint deal = 0; deal < 4; deal++)
    {
      if (deal > 0)
        atout_match_deal (atout_session_get_match (atout_window_get_session (self.window)), NULL);
      view_wait (is_asked, &self, "the first decision");
      play_to_the_end (&self);
      view_wait (shows_result, &self, "the result");
      gtk_widget_measure (view_find (GTK_WIDGET (self.window), ATOUT_TYPE_RESULT),
                          GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 350);
    }
  close_window (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

static void
test_check (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Guest self = { .application = (AtoutApplication *) application };
  const Game *game;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    test_game (&self, game);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* ---- How the cards are shuffled -------------------------------------------------------------- */

static gboolean
shows_shuffling (gpointer data)
{
  Guest *self = data;

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_SHUFFLE_PAGE) != NULL;
}

static GtkWidget *
open_shuffling (Guest *self)
{
  view_press_key ("F10");
  view_wait_for_text (GTK_WIDGET (self->window), "How the Cards Are Shuffled", TRUE);
  view_press_key ("l");
  view_wait (shows_shuffling, self, "how the cards are shuffled");

  return view_find (GTK_WIDGET (self->window), ATOUT_TYPE_SHUFFLE_PAGE);
}

/* The example on the page is true. */
static void
check_example (GtkWidget *page)
{
  g_autofree char *command = find_text (page, "printf ");
  g_autofree char *text = g_strdup (command + strlen ("printf "));
  g_autofree char *digest = NULL;
  g_autofree char *printed = run (command);

  text[strcspn (text, " ")] = '\0';
  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_assert_true (view_reads (page, digest));
  if (printed != NULL)
    g_assert_cmpstr (printed, ==, digest);
}

static void
test_shuffling (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Guest self = { .application = (AtoutApplication *) application };
  const Options options = OPTIONS_DEFAULT;
  GtkWidget *page;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  open_window (&self);
  page = open_shuffling (&self);
  check_example (page);
  g_assert_true (view_mentions (page, "When you have finished a deal"));
  view_press_key ("Escape");

  atout_window_start_match (self.window, game_find ("cego"), &options);
  view_wait (is_asked, &self, "the first decision");
  play_to_the_end (&self);
  view_wait (shows_result, &self, "the result");
  page = open_shuffling (&self);
  view_wait_for_text (page, "In 1 deal you were dealt", TRUE);
  g_assert_true (view_reads (page, "Trumps"));
  g_assert_true (view_reads (page, "4.48")); /* 11 cards of 54, 22 of them trumps */
  close_window (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  g_test_add_data_func ("/fairness/check", application, test_check);
  g_test_add_data_func ("/fairness/narrow", application, test_narrow);
  g_test_add_data_func ("/fairness/replay", application, test_replay);
  g_test_add_data_func ("/fairness/shuffling", application, test_shuffling);

  return g_test_run ();
}

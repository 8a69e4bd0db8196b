/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The seal is shown before the first call, and the number after the deal verifies it, by keys. */

#include <adwaita.h>
#include <string.h>

#include "add-tests.h"
#include "app/fairness/atout-check-page.h"
#include "app/fairness/atout-shuffle-page.h"
#include "app/history/atout-replay-page.h"
#include "view-visitor.h"
#include "view/score/atout-result.h"
#include "view/table/atout-table.h"

static gboolean
is_asked (gpointer data)
{
  Visitor *self = data;
  AtoutSession *session = atout_window_get_session (self->window);

  return session != NULL
         && (atout_choices_get_prompt (atout_session_get_choices (session))[0] != '\0'
             || atout_course_get_state (ATOUT_COURSE (session)) != ATOUT_MATCH_PLAYING);
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
open_check (Visitor *self)
{
  view_press_key ("F10");
  view_wait_for_text (self->root, "This Deal", TRUE);
  view_press_key ("i");
  view_wait_for_text (self->root, "Check This Deal", TRUE);
  view_press_key ("d");

  return view_wait_for_type (self->root, ATOUT_TYPE_CHECK_PAGE);
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
test_game (gconstpointer application, const Game *game)
{
  Visitor self;
  const Options options = OPTIONS_DEFAULT;
  g_autofree char *seal = NULL;
  g_autofree char *start = NULL;
  g_autofree char *command = NULL;
  g_autofree char *number = NULL;
  g_autofree char *printed = NULL;
  GtkWidget *page;

  visitor_start (&self, application);
  atout_window_set_seed (self.window, 4);
  atout_window_start_match (self.window, game, &options);
  view_wait (is_asked, &self, "the first decision");
  seal = atout_course_make_seal (visitor_course (&self));
  start = g_strndup (seal, 4);
  if (!game->calls_points) /* where somebody has called already */
    g_assert_true (view_mentions (self.root, start));

  page = open_check (&self);
  g_assert_true (view_reads (page, seal));
  g_assert_null (find_text (page, "printf "));
  number = g_strdup (
      match_log_get_deal (atout_course_get_log (visitor_course (&self)), 0)->number.hex);
  g_assert_false (view_mentions (page, number));
  view_press_key ("Escape");
  view_wait_for_type (self.root, ATOUT_TYPE_TABLE);

  visitor_play_to_the_end (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
  g_assert_false (view_mentions (self.root, "Sealed"));
  page = open_check (&self);
  g_assert_true (view_reads (page, seal));
  g_assert_true (view_reads (page, number));
  command = find_text (page, "printf ");
  g_assert_nonnull (strstr (command, number));
  printed = run (command);
  if (printed != NULL)
    g_assert_cmpstr (printed, ==, seal);
  visitor_end (&self);
}

/* A past deal has a code, and can be checked where it is looked at again. */
static void
test_replay (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Visitor self;
  const Options options = OPTIONS_DEFAULT;
  g_autofree char *seal = NULL;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  visitor_start (&self, application);
  atout_window_start_match (self.window, game_find ("wurzen"), &options);
  view_wait (is_asked, &self, "the first decision");
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (self.window), "copy-code"));
  seal = atout_course_make_seal (visitor_course (&self));
  visitor_play_to_the_end (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (self.window), "copy-code"));
  gtk_widget_activate_action (self.root, "win.replay-deal", NULL);
  view_wait_for_type (self.root, ATOUT_TYPE_REPLAY_PAGE);
  g_assert_false (view_mentions (self.root, "Sealed"));
  gtk_widget_activate_action (view_find (self.root, ATOUT_TYPE_REPLAY_PAGE), "replay.check", NULL);
  view_wait_for_type (self.root, ATOUT_TYPE_CHECK_PAGE);
  g_assert_true (view_reads (view_find (self.root, ATOUT_TYPE_CHECK_PAGE), seal));
  visitor_end (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* At the end of a match, too, the result with all its buttons fits into a narrow window. */
static void
test_narrow (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  Visitor self;
  const Game *game = game_find ("klaverjas");
  Options options = OPTIONS_DEFAULT;
  int least;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  options_set_all (&options, game, "deals=4", NULL);
  visitor_start (&self, application);
  atout_window_start_match (self.window, game, &options);
  for (guint deal = 0; deal < 4; deal++)
    {
      if (deal > 0)
        atout_match_deal (atout_session_get_match (atout_window_get_session (self.window)), NULL);
      view_wait (is_asked, &self, "the first decision");
      visitor_play_to_the_end (&self);
      view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
      gtk_widget_measure (view_find (self.root, ATOUT_TYPE_RESULT), GTK_ORIENTATION_HORIZONTAL, -1,
                          &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 350);
    }
  visitor_end (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

static void
test_check (gconstpointer application)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  const Game *game;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  for (guint i = 0; (game = game_at (i)) != NULL; i++)
    test_game (application, game);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

/* ---- How the cards are shuffled -------------------------------------------------------------- */

static GtkWidget *
open_shuffling (Visitor *self)
{
  view_press_key ("F10");
  view_wait_for_text (self->root, "How the Cards Are Shuffled", TRUE);
  view_press_key ("l");

  return view_wait_for_type (self->root, ATOUT_TYPE_SHUFFLE_PAGE);
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
  Visitor self;
  const Options options = OPTIONS_DEFAULT;
  GtkWidget *page;

  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_double (settings, "trick-pause", 0);
  visitor_start (&self, application);
  page = open_shuffling (&self);
  check_example (page);
  g_assert_true (view_mentions (page, "Once you have finished a deal"));
  view_press_key ("Escape");

  atout_window_start_match (self.window, game_find ("cego"), &options);
  view_wait (is_asked, &self, "the first decision");
  visitor_play_to_the_end (&self);
  view_wait_for_type (self.root, ATOUT_TYPE_RESULT);
  page = open_shuffling (&self);
  view_wait_for_text (page, "This is what you were dealt in 1 deal", TRUE);
  g_assert_true (view_reads (page, "Trumps"));
  g_assert_true (view_reads (page, "4.48")); /* 11 cards of 54, 22 of them trumps */
  visitor_end (&self);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "trick-pause");
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);

  if (application == NULL)
    return 0;
  ADD_TESTS_WITH (application, "/fairness", test_check, test_narrow, test_replay, test_shuffling);

  return g_test_run ();
}

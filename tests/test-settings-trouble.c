/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings that cannot be written: the user hears of it once, in a sentence. */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/atout-application.h"
#include "app/settings/settings-trouble.h"
#include "app/window/atout-window.h"
#include "view-support.h"

#define SENTENCE "What you change in the preferences cannot be written"

/* Where the folder of the key file was lies a file, all of a sudden. */
static void
spoil (const char *folder)
{
  g_autofree char *settings = g_build_filename (folder, "glib-2.0", "settings", NULL);
  g_autofree char *file = g_build_filename (settings, "keyfile", NULL);

  g_remove (file);
  g_assert_cmpint (g_rmdir (settings), ==, 0);
  g_assert_true (g_file_set_contents (settings, "", 0, NULL));
}

static void
test_told (gconstpointer application)
{
  AtoutWindow *window
      = atout_window_new ((GtkApplication *) application,
                          atout_application_get_decks ((AtoutApplication *) application), NULL);
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);

  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (g_settings_set_string (settings, "player-name", "Ada"));
  g_assert_false (view_mentions (GTK_WIDGET (window), SENTENCE));
  spoil (g_getenv ("XDG_CONFIG_HOME"));
  g_settings_set_string (settings, "player-name", "Bert");
  view_wait_for_text (GTK_WIDGET (window), SENTENCE, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
clear_folder (const char *folder)
{
  g_autofree char *inner = g_build_filename (folder, "glib-2.0", NULL);
  g_autofree char *settings = g_build_filename (inner, "settings", NULL);

  g_remove (settings);
  g_rmdir (inner);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("atout-settings-XXXXXX", NULL);
  g_autoptr (AtoutApplication) application = NULL;
  int status;

  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  settings_trouble_watch ();
  view_keep_log ();
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  /* the complaint is what is tested */
  g_log_set_default_handler (g_log_default_handler, NULL);
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  g_test_add_data_func ("/settings-trouble/told", application, test_told);
  status = g_test_run ();
  clear_folder (folder);

  return status;
}

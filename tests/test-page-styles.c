/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Whatever is opened first, and however soon, is shown with the styles of all pages. */

#include "app/atout-application.h"
#include "app/window/atout-window.h"

static AtoutApplication *application;
static AtoutWindow *window;

/* A colour that is defined where the pages have theirs. */
static gboolean
knows_styles (void)
{
  GdkRGBA colour;

  return gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (window)),
                                         "suit_red", &colour);
}

static void
open_window (void)
{
  g_autoptr (GError) error = NULL;

  application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  window = atout_window_new (GTK_APPLICATION (application),
                             atout_application_get_decks (application), NULL);
}

/* Runs @action before anything was drawn. */
static void
test_action (gconstpointer action)
{
  open_window ();
  g_assert_false (knows_styles ());
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  g_assert_true (knows_styles ());
}

/* Nothing is opened: the first table is made ready when the start page has been drawn. */
static void
test_start_page (void)
{
  open_window ();
  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (knows_styles ());
  while (!knows_styles ())
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
}

/* They come once in a process, so each way to them has one of its own. */
static void
test_each (gconstpointer path)
{
  g_test_trap_subprocess (path, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *path;
    const char *process;
    const char *action;
  } ways[] = {
    { "/page-styles/page", "/page-styles/subprocess/page", "win.help" },
    { "/page-styles/preferences", "/page-styles/subprocess/preferences", "app.preferences" },
  };

  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_test_add_data_func (ways[i].path, ways[i].process, test_each);
      g_test_add_data_func (ways[i].process, ways[i].action, test_action);
    }
  g_test_add_data_func ("/page-styles/start", "/page-styles/subprocess/start", test_each);
  g_test_add_func ("/page-styles/subprocess/start", test_start_page);

  return g_test_run ();
}

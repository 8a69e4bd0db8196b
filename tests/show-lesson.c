/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Shows a step of a lesson to whoever looks, in the real window, in the language of LANGUAGE, by
 * the rules of OPTIONS:
 *
 *     show-lesson WIDTHxHEIGHT GAME LESSON STEP [dark|light [OPTIONS]]
 */

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "app/learn/atout-lesson-page.h"
#include "app/window/atout-window.h"
#include "rules/game.h"
#include "view-clock.h"
#include "view-support.h"

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);
  g_autoptr (GError) error = NULL;
  Options options = OPTIONS_DEFAULT;
  AtoutWindow *window;
  GtkWidget *page;
  int width, height;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ATOUT_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (application == NULL || argc < 5 || sscanf (argv[1], "%dx%d", &width, &height) != 2)
    return 2;
  view_clock_end ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      argc > 5 && strcmp (argv[5], "dark") == 0
                                          ? ADW_COLOR_SCHEME_FORCE_DARK
                                          : ADW_COLOR_SCHEME_FORCE_LIGHT);
  if (argc > 6)
    options_set_all (&options, game_find (argv[2]), argv[6], &error);
  g_assert_no_error (error);
  window = view_window_new (application, NULL);
  view_resize (GTK_WIDGET (window), width, height);
  page = atout_lesson_page_new (ATOUT_HOST (window), game_find (argv[2]), &options, argv[3],
                                (guint) atoi (argv[4]) - 1, &error);
  g_assert_no_error (error);
  atout_host_open (ATOUT_HOST (window), ATOUT_PAGE (page));
  while (gtk_widget_get_visible (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);

  return 0;
}

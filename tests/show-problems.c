/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Puts the problems of a file to whoever looks, in the real window, to be judged by eye, in the
 * language of LANGUAGE:
 *
 *     show-problems WIDTHxHEIGHT FILE [dark]
 */

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "app/learn/atout-problem-page.h"
#include "app/window/atout-window.h"
#include "problem-list.h"
#include "view-clock.h"
#include "view-support.h"

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = view_application_new (&argc, &argv);
  g_autoptr (AtoutProblemSeries) list = NULL;
  g_autoptr (GError) error = NULL;
  AtoutWindow *window;
  GtkWidget *page;
  int width, height;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ATOUT_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (application == NULL || argc < 3 || sscanf (argv[1], "%dx%d", &width, &height) != 2)
    return 2;
  view_clock_end ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      argc > 3 ? ADW_COLOR_SCHEME_FORCE_DARK
                                               : ADW_COLOR_SCHEME_FORCE_LIGHT);
  list = problem_list_new_of_file (argv[2]);
  window = view_window_new (application, NULL);
  view_resize (GTK_WIDGET (window), width, height);
  page = atout_problem_page_new (ATOUT_HOST (window), list, &error);
  g_assert_no_error (error);
  atout_host_open (ATOUT_HOST (window), ATOUT_PAGE (page));
  while (gtk_widget_get_visible (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);

  return 0;
}

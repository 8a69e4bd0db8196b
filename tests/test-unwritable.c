/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The window tells the user when settings cannot be written. */

#include <adwaita.h>

#include "app/atout-application.h"
#include "view-support.h"

static void
test_told (gconstpointer application)
{
  AtoutWindow *window
      = atout_window_new ((GtkApplication *) application,
                          atout_application_get_decks ((AtoutApplication *) application), NULL);

  gtk_window_present (GTK_WINDOW (window));
  view_wait_for_text (GTK_WIDGET (window), "Your preferences cannot be saved", TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutApplication) application = NULL;

  g_setenv ("GSETTINGS_BACKEND", "null", TRUE); /* it writes nothing */
  application = view_application_new (&argc, &argv);
  if (application == NULL)
    return 0;
  g_test_add_data_func ("/unwritable/told", application, test_told);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "atout-application.h"
#include "deck-trial.h"
#include "settings-trouble.h"

int
main (int argc, char *argv[])
{
  const char *locale_dir = g_getenv ("ATOUT_LOCALEDIR");
  g_autoptr (AtoutApplication) application = NULL;

  settings_trouble_watch ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name (APP_NAME);

  if (argc == 2 && g_str_equal (argv[1], DECK_TRIAL_OPTION))
    return deck_trial_run ();

  application = atout_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <unistd.h>

#include "app/atout-application.h"
#include "app/settings/language.h"
#include "decks/deck-trial.h"
#include "model/thinking/atout-adviser.h"

/* Milliseconds that the judge of advice has. */
#define ADVICE_AFTER 1500

/* Chooses the language; --help needs no settings. */
static void
choose_language (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema
      = source != NULL ? g_settings_schema_source_lookup (source, APP_ID, TRUE) : NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *key = NULL;

  if (schema == NULL)
    return;
  settings = g_settings_new (APP_ID);
  key = g_settings_get_string (settings, "language");
  language_choose (key);
}

/* Replaces the process, which also works in a sandbox. Returns only on failure. */
static void
start_again (const char *program, gint64 match)
{
  g_autofree char *resume = g_strdup_printf ("--resume=%" G_GINT64_FORMAT, match);
  const char *const arguments[] = { program, match >= 0 ? resume : NULL, NULL };

  language_choose (LANGUAGE_OF_DESKTOP); /* restores the desktop’s environment */
  execvp (program, (char **) arguments);
  g_printerr ("%s: %s\n", program, g_strerror (errno));
}

int
main (int argc, char *argv[])
{
  const char *locale_dir = g_getenv ("ATOUT_LOCALEDIR");
  g_autoptr (AtoutApplication) application = NULL;
  gboolean restarts;
  gint64 match;
  int status;

  language_begin (locale_dir != NULL ? locale_dir : LOCALEDIR);
  g_set_application_name (APP_NAME);

  if (argc == 2 && g_str_equal (argv[1], DECK_TRIAL_OPTION))
    return deck_trial_run (); /* language of the desktop */

  choose_language ();
  atout_adviser_speak_after (ADVICE_AFTER);
  application = atout_application_new ();

  status = g_application_run (G_APPLICATION (application), argc, argv);
  restarts = atout_application_get_restart (application, &match);
  g_clear_object (&application); /* saves pending data */
  if (restarts)
    start_again (argv[0], match);

  return status;
}

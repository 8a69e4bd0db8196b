/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/language.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>
#include <locale.h>

/* What gettext looks into before the locale: the only way to a language without its locale. */
#define VARIABLE "LANGUAGE"

/* Of these one is nearly always there. The last needs no country, but lets texts be translated only
 * by a C library older than glibc 2.39, "C" and "POSIX" by none. */
static const char *const neutral_locales[]
    = { "en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8", "de_AT.UTF-8", "nl_NL.UTF-8", "C.UTF-8" };

const Language languages[] = {
  { "de", "Deutsch" },
  { "en", "English" },
  { "nl", "Nederlands" },
  { NULL, NULL },
};

static char *of_desktop;        /* the variable as the program found it … */
static char *locale_of_desktop; /* … and the locale of messages */
static char *chosen;            /* the last key, or NULL */

static gboolean
is_listed (const char *key)
{
  for (const Language *language = languages; language->key != NULL; language++)
    if (g_str_equal (language->key, key))
      return TRUE;

  return FALSE;
}

/* Where texts may not be translated, whatever the variable says. */
static gboolean
is_without_language (const char *locale)
{
  return locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX")
         || g_str_has_prefix (locale, "C.");
}

static void
let_texts_be_translated (void)
{
  if (!is_without_language (setlocale (LC_MESSAGES, NULL)))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (neutral_locales); i++)
    if (setlocale (LC_MESSAGES, neutral_locales[i]) != NULL)
      return;
}

/*
 * The variable is there since language_begin (), and is exchanged in place: a thread that reads the
 * environment meanwhile finds the old text or the new one. To name the domain once more tells
 * gettext to forget what it has looked up.
 */
static void
speak (const char *language)
{
  g_setenv (VARIABLE, language, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

/*
 * GLib decides at its first text, once in a process, whether it translates the texts of libraries
 * and of the program. It says no where the program lacks the language of the desktop, and reading
 * the chosen language may need a text. In the locale "C" GLib always says yes.
 */
static void
let_libraries_follow (void)
{
  setlocale (LC_MESSAGES, "C");
  g_dgettext (GETTEXT_PACKAGE, "");
  setlocale (LC_MESSAGES, locale_of_desktop);
}

void
language_begin (const char *directory)
{
  const char *found = g_getenv (VARIABLE);

  g_return_if_fail (of_desktop == NULL);

  of_desktop = g_strdup (found != NULL ? found : "");
  g_setenv (VARIABLE, of_desktop, TRUE);
  setlocale (LC_ALL, "");
  gtk_disable_setlocale (); /* a locale that is taken for a chosen language stays */
  locale_of_desktop = g_strdup (setlocale (LC_MESSAGES, NULL));
  bindtextdomain (GETTEXT_PACKAGE, directory);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  let_libraries_follow ();
}

void
language_choose (const char *key)
{
  g_return_if_fail (of_desktop != NULL);
  g_return_if_fail (key != NULL);

  if (is_listed (key))
    let_texts_be_translated ();
  else
    setlocale (LC_MESSAGES, locale_of_desktop);
  speak (is_listed (key) ? key : of_desktop);
  g_free (chosen);
  chosen = g_strdup (key);
}

const char *
language_get (void)
{
  return chosen != NULL ? chosen : LANGUAGE_OF_DESKTOP;
}

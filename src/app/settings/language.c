/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/language.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>
#include <locale.h>

/* Variable that gettext reads before the locale, which may be missing. */
#define VARIABLE "LANGUAGE"

/* One of these is nearly always installed; C.UTF-8 works only before glibc 2.39. */
static const char *const neutral_locales[]
    = { "en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8", "de_AT.UTF-8", "nl_NL.UTF-8", "C.UTF-8" };

const Language languages[] = {
  { "de", "Deutsch" },
  { "en", "English" },
  { "nl", "Nederlands" },
  { NULL, NULL },
};

static char *of_desktop;        /* initial value of the variable */
static char *locale_of_desktop; /* initial message locale */
static char *chosen;            /* or NULL */

static gboolean
is_listed (const char *key)
{
  for (const Language *language = languages; language->key != NULL; language++)
    if (g_str_equal (language->key, key))
      return TRUE;

  return FALSE;
}

/* Returns true if gettext ignores the variable in @locale. */
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
 * Makes gettext use @language. Changes the variable in place, for threads that read it. Naming the
 * domain again clears gettext's cache.
 */
static void
speak (const char *language)
{
  g_setenv (VARIABLE, language, TRUE);
  textdomain (GETTEXT_PACKAGE);
}

/* Makes GLib translate: it decides once, at the first text, and refuses if the program lacks the
 * desktop's language. In locale "C" it never refuses. */
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
  gtk_disable_setlocale (); /* GTK must not reset the locale */
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

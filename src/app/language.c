/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "language.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

/* What gettext looks into before the locale: the only way to a language without its locale. */
#define VARIABLE "LANGUAGE"

/* A locale that is always there and, unlike "C", lets texts be translated. */
#define NEUTRAL_LOCALE "C.UTF-8"

const Language languages[] = {
  { "de", "Deutsch" },
  { "en", "English" },
  { "nl", "Nederlands" },
  { NULL, NULL },
};

static char *of_desktop; /* the variable as the program found it */

static gboolean
is_listed (const char *key)
{
  for (const Language *language = languages; language->key != NULL; language++)
    if (g_str_equal (language->key, key))
      return TRUE;

  return FALSE;
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
 * Whether the texts of libraries are translated GLib decides once in a process: not where the
 * program is not. English needs no translation, so there it is asked in a language that has one,
 * or everything but the program's own words would stay English in all others.
 */
static void
let_libraries_follow (void)
{
  const char *usual = g_get_language_names ()[0];
  gboolean is_english = g_str_has_prefix (usual, "en") || g_str_has_prefix (usual, "C");

  if (is_english)
    speak (languages[0].key);
  g_dgettext (GETTEXT_PACKAGE, "");
  if (is_english)
    speak (of_desktop);
}

void
language_begin (const char *directory)
{
  const char *found = g_getenv (VARIABLE);

  g_return_if_fail (of_desktop == NULL);

  of_desktop = g_strdup (found != NULL ? found : "");
  g_setenv (VARIABLE, of_desktop, TRUE);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, directory);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  let_libraries_follow ();
}

void
language_choose (const char *key)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  g_return_if_fail (of_desktop != NULL);
  g_return_if_fail (key != NULL);

  if (is_listed (key) && (g_strcmp0 (locale, "C") == 0 || g_strcmp0 (locale, "POSIX") == 0))
    setlocale (LC_MESSAGES, NEUTRAL_LOCALE);
  speak (is_listed (key) ? key : of_desktop);
}

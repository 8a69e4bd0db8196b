/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/time-words.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

#include "model/words/words.h"

/* Returns true if @locale, "de_AT.UTF-8", has the texts' language. */
static gboolean
is_own (const char *locale)
{
  /* Translators: the code of the language that you translate to, as "de" */
  const char *language = C_ ("language", "en");
  gsize length = strlen (language);

  return locale != NULL && strncmp (locale, language, length) == 0
         && !g_ascii_isalpha (locale[length]);
}

/* Replaces impossible dates, from a wrong clock or file. */
#define NO_DAY "–"

static char *
tell_own_day (GDateTime *then)
{
  g_autofree char *year = g_date_time_format (then, "%Y");
  g_autofree char *month = g_date_time_format (then, "%m");
  g_autofree char *day = g_date_time_format (then, "%d");
  const WordsValue values[]
      = { { "{year}", year }, { "{month}", month }, { "{day}", day }, { NULL, NULL } };

  /* Translators: a day in numbers of four, two and two digits */
  return words_fill (C_ ("date", "{year}-{month}-{day}"), values);
}

static char *
tell_day (GDateTime *then)
{
  if (then == NULL)
    return g_strdup (NO_DAY);

  return is_own (setlocale (LC_TIME, NULL)) ? g_date_time_format (then, "%x") : tell_own_day (then);
}

static char *
tell_moment (GDateTime *then)
{
  g_autofree char *day = tell_day (then);
  g_autofree char *time = then != NULL ? g_date_time_format (then, "%H:%M") : NULL;

  return g_strjoin (" ", day, time, NULL);
}

char *
time_words_day (gint64 when)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (when);

  return tell_day (then);
}

char *
time_words_moment (gint64 when)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (when);

  return tell_moment (then);
}

static gboolean
is_same_day (GDateTime *a, GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b)
         && g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

char *
time_words_lately (gint64 when, gboolean exact)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (when);
  g_autofree char *time = then != NULL ? g_date_time_format (then, "%H:%M") : NULL;
  const WordsValue values[] = { { "{time}", time }, { NULL, NULL } };

  if (then != NULL && is_same_day (then, now))
    /* Translators: when a match was played; {time} is as "14:05" */
    return words_fill (C_ ("date", "today, {time}"), values);
  if (then != NULL && is_same_day (then, yesterday))
    return words_fill (C_ ("date", "yesterday, {time}"), values);

  return exact ? tell_moment (then) : tell_day (then);
}

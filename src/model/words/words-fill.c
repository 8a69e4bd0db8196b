/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Placeholder substitution with capitalized sentences. */

#include <string.h>

#include "model/words/words.h"

static const WordsValue *
value_at (const char *text, const WordsValue *values)
{
  if (*text != '{')
    return NULL;
  for (; values->name != NULL; values++)
    if (g_str_has_prefix (text, values->name))
      return values;

  return NULL;
}

static bool
is_sentence (const char *text)
{
  const char *end = g_utf8_find_prev_char (text, text + strlen (text));

  return end != NULL && strchr (".?!", *end) != NULL;
}

static bool
ends_sentence (const GString *text)
{
  const char *at = text->str + text->len;

  while (at > text->str && at[-1] == '(')
    at--;

  return at == text->str
         || (at >= text->str + 2 && at[-1] == ' ' && strchr (".?!", at[-2]) != NULL);
}

/* Capitalizes the letter at @at, unless quoted. */
static void
raise_letter (GString *text, gsize at)
{
  char raised[7] = "";
  const char *letter = text->str + at;

  while (*letter == '(')
    letter++;
  if (!g_unichar_islower (g_utf8_get_char (letter)))
    return;
  at = (gsize) (letter - text->str);
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (letter)), raised);
  g_string_erase (text, (gssize) at, g_utf8_next_char (letter) - letter);
  g_string_insert (text, (gssize) at, raised);
}

char *
words_fill (const char *text, const WordsValue *values)
{
  GString *filled = g_string_new (NULL);
  const bool has_sentences = is_sentence (text);

  while (*text != '\0')
    {
      const WordsValue *value = value_at (text, values);

      if (value != NULL)
        {
          gsize at = has_sentences && ends_sentence (filled) ? filled->len : G_MAXSIZE;

          g_string_append (filled, value->value);
          if (at < filled->len)
            raise_letter (filled, at);
        }
      else
        g_string_append_c (filled, *text);
      text += value != NULL ? strlen (value->name) : 1;
    }

  return g_string_free (filled, FALSE);
}

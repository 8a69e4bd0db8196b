/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/words-heard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The rank whose index, of @length bytes, ends @text, a word of its own; RANK_KNIGHT + 1: none. */
static Rank
rank_at_end (const char *text, gsize *length)
{
  const gsize end = strlen (text);

  for (Rank rank = 0; rank <= RANK_KNIGHT; rank++)
    {
      const char *index = words_rank_short (rank);

      *length = strlen (index);
      if (g_str_has_suffix (text, index)
          && (end == *length || !g_ascii_isalnum (text[end - *length - 1])))
        return rank;
    }

  return RANK_KNIGHT + 1;
}

/* "Clubs ♣" says all without its sign. */
static bool
ends_with_word (const char *text, const char *word)
{
  g_autofree char *trimmed = g_strchomp (g_strdup (text));
  g_autofree char *ending = g_utf8_casefold (trimmed, -1);
  g_autofree char *folded = g_utf8_casefold (word, -1);

  return g_str_has_suffix (ending, folded);
}

/* Behind @text: the sign of @suit in words, or the card where it stands at the index of a rank. */
static void
name_sign (GString *text, Suit suit)
{
  gsize length;
  Rank rank = rank_at_end (text->str, &length);
  WordsValue values[]
      = { { "{rank}", "" }, { "{suit}", words_suit (SUITS_FRENCH, suit) }, { NULL, NULL } };
  g_autofree char *card = NULL;

  if (rank > RANK_KNIGHT && ends_with_word (text->str, values[1].value))
    {
      g_string_truncate (text, strlen (g_strchomp (text->str)));
      return;
    }
  if (rank > RANK_KNIGHT)
    {
      if (text->len > 0 && g_ascii_isalnum (text->str[text->len - 1]))
        g_string_append_c (text, ' ');
      g_string_append (text, values[1].value);
      return;
    }
  values[0].value = words_rank (SUITS_FRENCH, rank);
  card = words_fill (C_ ("card", "{rank} of {suit}"), values);
  g_string_truncate (text, text->len - length);
  g_string_append (text, card);
}

char *
words_name_signs (const char *text)
{
  GString *named = g_string_new (NULL);

  while (*text != '\0')
    {
      Suit suit = 0;

      while (suit < SUITS && !g_str_has_prefix (text, words_suit_short (SUITS_FRENCH, suit)))
        suit++;
      if (suit < SUITS)
        {
          name_sign (named, suit);
          text += strlen (words_suit_short (SUITS_FRENCH, suit));
        }
      else
        g_string_append_c (named, *text++);
    }

  return g_string_free (named, FALSE);
}

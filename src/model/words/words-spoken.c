/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/words-spoken.h"

#include <glib/gi18n-lib.h>
#include <string.h>

const char *
spoken_suit (const Vocabulary *vocabulary, DeckSuits suits, Suit suit)
{
  const CardNames *names = &vocabulary->on[suits];

  return suit < SUITS && names->suit[suit] != NULL ? names->suit[suit]
                                                   : words_suit_short (suits, suit);
}

const char *
spoken_rank (const Vocabulary *vocabulary, DeckSuits suits, Rank rank)
{
  const char *name = rank <= RANK_ACE ? vocabulary->on[suits].rank[rank] : NULL;

  return name != NULL ? name : words_rank (suits, rank);
}

const char *
spoken_up_to (const Vocabulary *vocabulary, DeckSuits suits, Rank rank)
{
  const char *text = rank <= RANK_ACE ? vocabulary->on[suits].up_to[rank] : NULL;

  return text != NULL ? text : spoken_rank (vocabulary, suits, rank);
}

const char *
spoken_all (const Vocabulary *vocabulary, DeckSuits suits, Rank rank)
{
  const char *text = rank <= RANK_ACE ? vocabulary->on[suits].all[rank] : NULL;

  return text != NULL ? text : spoken_rank (vocabulary, suits, rank);
}

char *
spoken_card (const Vocabulary *vocabulary, DeckSuits suits, const Pack *pack, Card card)
{
  const CardNames *names = &vocabulary->on[suits];
  Rank rank = pack_rank (pack, card);
  const WordsValue values[] = {
    { "{suit}", spoken_suit (vocabulary, suits, pack_suit (pack, card)) },
    { "{rank}", rank <= RANK_ACE ? names->rank[rank] : NULL },
    { NULL, NULL },
  };

  if (rank == RANK_TRUMP_22 && names->highest_trump != NULL)
    return g_strdup (names->highest_trump);
  if (names->card == NULL || rank > RANK_ACE || names->rank[rank] == NULL
      || words_is_weli (suits, pack, card))
    return words_card_short (suits, pack, card);

  return words_fill (names->card, values);
}

/* ---- Signs in words -------------------------------------------------------------------------- */

/* Returns the rank whose index, of @length bytes, ends @text; RANK_KNIGHT + 1 if none. */
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

static bool
ends_with_word (const char *text, const char *word)
{
  g_autofree char *trimmed = g_strchomp (g_strdup (text));
  g_autofree char *ending = g_utf8_casefold (trimmed, -1);
  g_autofree char *folded = g_utf8_casefold (word, -1);

  return g_str_has_suffix (ending, folded);
}

/* Appends @suit in words to @text, or turns a rank index at its end into the card. */
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

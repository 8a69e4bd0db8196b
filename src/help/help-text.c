/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/help-text.h"

#include <string.h>

static const char *const suit_signs[SUITS] = { "♣", "♠", "♥", "♦" };

static bool
begins_sentence (const GString *text)
{
  const char *end = text->str + text->len;

  if (text->len == 0)
    return true;
  if (end[-1] != ' ')
    return false;

  for (end = g_utf8_find_prev_char (text->str, end); end != NULL && end > text->str;)
    {
      end = g_utf8_prev_char (end);
      if (g_utf8_strchr ("”“’)", -1, g_utf8_get_char (end)) == NULL)
        return strchr (".!?", *end) != NULL;
    }

  return false;
}

/* Appends @name, capitalized at the start of a sentence. */
static void
append_name (GString *text, const char *name)
{
  if (begins_sentence (text))
    {
      g_string_append_unichar (text, g_unichar_totitle (g_utf8_get_char (name)));
      name = g_utf8_next_char (name);
    }
  g_string_append (text, name);
}

static void
append_braces (GString *filled, const char *text, gsize length, const Pack *pack, DeckSuits suits)
{
  const char *bar = memchr (text, '|', length);
  Card card;

  if (bar != NULL)
    {
      gsize french = (gsize) (bar - text);

      if (suits == SUITS_GERMAN)
        g_string_append_len (filled, bar + 1, (gssize) (length - french - 1));
      else
        g_string_append_len (filled, text, (gssize) french);
      return;
    }

  card = pack_find (pack, text, (unsigned) length);
  if (card != CARD_NONE)
    {
      g_autofree char *name = words_card (suits, pack, card);
      g_autofree char *escaped = g_markup_escape_text (name, -1);

      append_name (filled, escaped);
      return;
    }

  /* a bug: texts are built in */
  g_critical ("There is no card '%.*s' in this game", (int) length, text);
}

static char *
fill_braces (const char *markup, const Pack *pack, DeckSuits suits)
{
  GString *filled = g_string_new (NULL);

  while (*markup != '\0')
    {
      gsize length = strcspn (markup, "{");

      g_string_append_len (filled, markup, (gssize) length);
      markup += length;
      if (*markup == '{')
        {
          length = strcspn (++markup, "}");
          append_braces (filled, markup, length, pack, suits);
          markup += length + (markup[length] == '}');
        }
    }

  return g_string_free (filled, FALSE);
}

static void
fill_signs (GString *text, DeckSuits suits)
{
  for (Suit suit = 0; suit < SUITS; suit++)
    g_string_replace (text, suit_signs[suit], words_suit_short (suits, suit), 0);
}

/* Returns plain text for a tooltip. */
static char *
explain (const HelpLine *line, const Pack *pack, DeckSuits suits)
{
  g_autofree char *filled = fill_braces (g_ptr_array_index (line->cells, 0), pack, suits);
  GString *plain = g_string_new (NULL);
  bool in_tag = false;

  for (const char *p = filled; *p != '\0'; p++)
    {
      in_tag = in_tag || *p == '<';
      if (!in_tag)
        g_string_append_c (plain, *p);
      in_tag = in_tag && *p != '>';
    }
  g_string_replace (plain, "\"", "&quot;", 0);
  fill_signs (plain, suits);

  return g_string_free (plain, FALSE);
}

static void
add_tooltips (GString *text, const HelpBook *book, const Pack *pack, DeckSuits suits)
{
  static const char start[] = "<a href=\"" HELP_LINK;
  char *link;

  for (gsize at = 0; (link = strstr (text->str + at, start)) != NULL;)
    {
      char *id = link + strlen (start);
      gsize length = strcspn (id, "\"");
      g_autofree char *key = g_strndup (id, length);
      const HelpLine *line = g_hash_table_lookup (book->terms, key);
      g_autofree char *words = explain (line, pack, suits);
      g_autofree char *title = g_strdup_printf (" title=\"%s\"", words);

      at = (gsize) (id - text->str) + length + 1;
      g_string_insert (text, (gssize) at, title);
      at += strlen (title);
    }
}

char *
help_text_fill (const HelpBook *book, const char *markup, const Pack *pack, DeckSuits suits)
{
  g_autofree char *filled = fill_braces (markup, pack, suits);
  GString *text = g_string_new (filled);

  fill_signs (text, suits);
  add_tooltips (text, book, pack, suits);

  return g_string_free (text, FALSE);
}

static void
add_text (GMarkupParseContext *context G_GNUC_UNUSED, const char *text, gsize length, gpointer data,
          GError **error G_GNUC_UNUSED)
{
  g_string_append_len (data, text, (gssize) length);
}

/* Returns the text of @markup without its elements. */
static char *
strip (const char *markup)
{
  static const GMarkupParser parser = { .text = add_text };
  GString *plain = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, plain, NULL);

  g_markup_parse_context_parse (context, "<p>", -1, NULL);
  g_markup_parse_context_parse (context, markup, -1, NULL);
  g_markup_parse_context_parse (context, "</p>", -1, NULL);

  return g_string_free (plain, FALSE);
}

char *
help_text_make_opening (const Game *game, const Options *options, DeckSuits suits)
{
  g_autoptr (HelpBook) book = help_book_open (game, NULL);
  g_autofree char *markup = NULL;
  g_autofree char *filled = NULL;

  if (book == NULL)
    return NULL;
  markup = help_book_make_opening (book, options);
  filled = help_text_fill (book, markup, game_pack (game, options), suits);

  return strip (filled);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-keys.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "decks/deck-error.h"

const DeckNames deck_names_french = {
  .suits = {
    [SUIT_CLUBS] = "club",
    [SUIT_SPADES] = "spade",
    [SUIT_HEARTS] = "heart",
    [SUIT_DIAMONDS] = "diamond",
  },
  .ranks = {
    [RANK_2] = "2", [RANK_3] = "3", [RANK_4] = "4", [RANK_5] = "5", [RANK_6] = "6",
    [RANK_7] = "7", [RANK_8] = "8", [RANK_9] = "9", [RANK_TEN] = "10",
    [RANK_JACK] = "jack", [RANK_KNIGHT] = "knight", [RANK_QUEEN] = "queen",
    [RANK_KING] = "king", [RANK_ACE] = "1",
  },
};

const DeckNames deck_names_german = {
  .suits = {
    [SUIT_CLUBS] = "acorn",
    [SUIT_SPADES] = "leaf",
    [SUIT_HEARTS] = "heart",
    [SUIT_DIAMONDS] = "bell",
  },
  .ranks = {
    [RANK_2] = "2", [RANK_3] = "3", [RANK_4] = "4", [RANK_5] = "5", [RANK_6] = "6",
    [RANK_7] = "7", [RANK_8] = "8", [RANK_9] = "9", [RANK_TEN] = "10",
    [RANK_JACK] = "unter", [RANK_QUEEN] = "ober", [RANK_KING] = "king", [RANK_ACE] = "daus",
  },
};

void
deck_file_set_face (DeckFace *face, const char *id, int column, int row)
{
  g_free (face->id);
  face->id = g_strconcat ("#", id, NULL);
  face->column = column;
  face->row = row;
}

char *
deck_file_parse_text (GKeyFile *keys, const char *path, const char *group, const char *key,
                      GError **error)
{
  g_autofree char *text = g_key_file_get_string (keys, group, key, NULL);

  if (text == NULL || *text == '\0')
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the key “%s” is missing in the group [%s]"), path, key, group);
      return NULL;
    }

  return g_steal_pointer (&text);
}

char *
deck_file_shorten (const char *text)
{
  g_autofree char *line = g_utf8_make_valid (text, -1);

  for (char *c = line; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c))
      *c = ' ';
  g_strstrip (line);
  if (g_utf8_strlen (line, -1) <= DECK_NAME_MAX)
    return g_steal_pointer (&line);

  *g_utf8_offset_to_pointer (line, DECK_NAME_MAX - 1) = '\0';

  return g_strconcat (g_strchomp (line), "…", NULL);
}

char *
deck_file_find_name (GKeyFile *keys, const char *group)
{
  g_autofree char *name = g_key_file_get_locale_string (keys, group, "Name", NULL, NULL);
  g_autofree char *shown = name != NULL ? deck_file_shorten (name) : NULL;

  return shown != NULL && *shown != '\0' ? g_steal_pointer (&shown) : NULL;
}

char *
deck_file_parse_name (GKeyFile *keys, const char *path, const char *group, GError **error)
{
  char *name = deck_file_find_name (keys, group);

  if (name != NULL)
    return name;

  if (g_key_file_has_key (keys, group, "Name", NULL))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                 _ ("%s: Name= is empty; it should be the name of the deck"), path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                 _ ("%s: the key “%s” is missing in the group [%s]"), path, "Name", group);

  return NULL;
}

GFile *
deck_file_parse_svg (GFile *folder, GKeyFile *keys, const char *path, const char *group,
                     const char *key, GError **error)
{
  g_autofree char *name = deck_file_parse_text (keys, path, group, key, error);

  if (name == NULL)
    return NULL;

  if (strchr (name, G_DIR_SEPARATOR) != NULL || g_str_equal (name, "..") || g_str_equal (name, "."))
    {
      g_autofree char *quoted = deck_file_shorten (name);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: %s=%s should be the name of a file in the same folder"), path, key,
                   quoted);
      return NULL;
    }

  return g_file_get_child (folder, name);
}

bool
deck_file_check_card (const char *path, double width, double height, GError **error)
{
  if (width >= DECK_SIZE_MIN && width <= DECK_SIZE_MAX && height >= DECK_SIZE_MIN
      && height <= DECK_SIZE_MAX && width / height >= DECK_FORM_MIN
      && width / height <= DECK_FORM_MAX)
    return true;

  g_set_error (error, ATOUT_DECK_ERROR,
               width > height * DECK_FORM_MAX ? ATOUT_DECK_ERROR_ACROSS : ATOUT_DECK_ERROR_BROKEN,
               /* Translators: a file, the width and height of a card in it, and what they may be */
               _ ("%s: a card is %g wide and %g high; both should be %g to %g, and the width "
                  "should be %g to %g times the height"),
               path, width, height, DECK_SIZE_MIN, DECK_SIZE_MAX, DECK_FORM_MIN, DECK_FORM_MAX);

  return false;
}

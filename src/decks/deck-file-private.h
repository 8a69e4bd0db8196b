/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Common parts of the readers of key files. All errors are ATOUT_DECK_ERROR. */

#pragma once

#include "decks/deck-file.h"

/** How suits and ranks are called in the ids of elements; NULL: there is no such rank. */
typedef struct
{
  const char *suits[SUITS];
  const char *ranks[DECK_SUIT_RANKS];
} DeckNames;

extern const DeckNames deck_names_french;
extern const DeckNames deck_names_german;

#define DECK_GROUP_OWN "Deck"
#define DECK_GROUP_KDE "KDE Backdeck"

/**
 * The text of @key, which has to be there; free with g_free (). NULL with an error that names
 * @path.
 */
char *deck_file_parse_text (GKeyFile *keys, const char *path, const char *group, const char *key,
                            GError **error);

/** Reads the name of the deck in the user's language; like deck_file_parse_text (). */
bool deck_file_parse_name (DeckFile *self, GKeyFile *keys, const char *path, const char *group,
                           GError **error);

/** The SVG, which @key names and which lies in @folder: its name leads nowhere else. */
bool deck_file_parse_svg (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path,
                          const char *group, const char *key, GError **error);

/** All that the key file @keys at @path says of a deck of our own, which is @folder. */
bool deck_file_parse_own (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path,
                          GError **error);

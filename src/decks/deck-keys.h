/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Common parts of deck parsers. All errors are ATOUT_DECK_ERROR. */

#pragma once

#include <gio/gio.h>

#include "decks/deck-faces.h"

/** Longest name in characters; longer ones are cut. */
#define DECK_NAME_MAX 40

/** Limits of a card's width / height, and of both sides in user units. */
#define DECK_FORM_MIN 0.3
#define DECK_FORM_MAX 1.2
#define DECK_SIZE_MIN 1.0
#define DECK_SIZE_MAX 10000.0

/** Suits and ranks as named in element ids; NULL for an unused rank. */
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
 * Returns the text of a required @key, or NULL with an error that names @path; free with g_free ().
 */
char *deck_file_parse_text (GKeyFile *keys, const char *path, const char *group, const char *key,
                            GError **error);

/** Returns the translated name of the deck, or NULL; free with g_free (). */
char *deck_file_find_name (GKeyFile *keys, const char *group);

/** Returns the required translated name, or NULL with an error; free with g_free (). */
char *deck_file_parse_name (GKeyFile *keys, const char *path, const char *group, GError **error);

/** Returns (transfer full) the SVG file in @folder that @key names, or NULL with an error. */
GFile *deck_file_parse_svg (GFile *folder, GKeyFile *keys, const char *path, const char *group,
                            const char *key, GError **error);

/** Sets the element or file @id, and the grid cell, counted from 0. */
void deck_file_set_face (DeckFace *face, const char *id, int column, int row);

/** Returns @text on one line, cut to DECK_NAME_MAX characters; free with g_free (). */
char *deck_file_shorten (const char *text);

/** Returns true if cards may have this size (false for NaN). The ATOUT_DECK_ERROR names @path. */
bool deck_file_check_card (const char *path, double width, double height, GError **error);

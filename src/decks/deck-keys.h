/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Common parts of the readers of decks. All errors are ATOUT_DECK_ERROR. */

#pragma once

#include <gio/gio.h>

#include "decks/deck-faces.h"

/** No name is longer, in characters; what is longer is cut. */
#define DECK_NAME_MAX 40

/** A card has this form, width to height, and this size in user units. */
#define DECK_FORM_MIN 0.3
#define DECK_FORM_MAX 1.2
#define DECK_SIZE_MIN 1.0
#define DECK_SIZE_MAX 10000.0

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

/** The name of the deck in the user's language, or NULL: none is given; free with g_free (). */
char *deck_file_find_name (GKeyFile *keys, const char *group);

/** Likewise the name of the deck in the user's language. */
char *deck_file_parse_name (GKeyFile *keys, const char *path, const char *group, GError **error);

/** Returns the SVG file in @folder that @key names, or NULL with an error. (transfer full) */
GFile *deck_file_parse_svg (GFile *folder, GKeyFile *keys, const char *path, const char *group,
                            const char *key, GError **error);

/** @face is the element or file @id, in this cell, from 0. */
void deck_file_set_face (DeckFace *face, const char *id, int column, int row);

/**
 * @text on one line of DECK_NAME_MAX characters at most, an ellipsis at its end when it was longer;
 * free with g_free ().
 */
char *deck_file_shorten (const char *text);

/**
 * Whether cards may be @width by @height user units; if not, an ATOUT_DECK_ERROR with these numbers
 * that names @path. Neither need be a number.
 */
bool deck_file_check_card (const char *path, double width, double height, GError **error);

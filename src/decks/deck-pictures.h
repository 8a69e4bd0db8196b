/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A folder without a key file, in which each card is a picture of its own, or all are in the only
 * SVG. Sets of PySol are such folders as well; those with a Tarock pack serve for Cego.
 */

#pragma once

#include "decks/deck-keys.h"

/**
 * Pictures with a longer side of fewer pixels are not sharp everywhere: a card is 320 high in a
 * window of usual size on a fine screen (scale 2), and half as high again when it fills the screen.
 */
#define DECK_PICTURES_SHARP 480

typedef struct
{
  char *name; /* in words of the folder, or of PySol's set; DECK_NAME_MAX characters at most */
  DeckSuits suits;
  GFile *deck;             /* the one SVG with all cards; NULL: there are pictures of cards */
  GFile *face[DECK_FACES]; /* by deck_face_index (); NULL: there is no such card, or no back */
  bool is_raster;          /* not drawings, but PNG, JPEG or GIF, whatever the files are called */
  int width;               /* of the smallest of them, in pixels */
  int height;
  bool is_small; /* raster pictures that are not sharp on large tables: DECK_PICTURES_SHARP */
} DeckPictures;

/**
 * (transfer full): what lies in @folder. Subfolders are not looked into. NULL with an
 * ATOUT_DECK_ERROR, one sentence on what is missing or what would be right.
 */
DeckPictures *deck_pictures_read (GFile *folder, GError **error);

/** Frees @self with all that it holds. */
void deck_pictures_free (DeckPictures *self);

/**
 * (transfer full): the text of an SVG that is nothing but @picture (PNG, JPEG or GIF), pixel for
 * unit; NULL when it is no such picture.
 */
GBytes *deck_pictures_wrap (GBytes *picture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckPictures, deck_pictures_free)

/**
 * The name of the card @face (deck_face_index ()) in the user's language: "jack of hearts",
 * "Unter of acorns", "trump 5"; free with g_free ().
 */
char *face_words_name (DeckSuits suits, int face);

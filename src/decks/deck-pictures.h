/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Reads a folder without a key file: one picture per card, or one SVG. PySol's sets with a Tarock
 * pack also work, for Cego.
 */

#pragma once

#include "decks/deck-keys.h"

/** Least longer side of a sharp picture, in pixels: that of a card on a full screen at scale 2. */
#define DECK_PICTURES_SHARP 480

typedef struct
{
  char *name; /* at most DECK_NAME_MAX characters */
  DeckSuits suits;
  GFile *deck;             /* SVG with all cards; NULL if each has a file */
  GFile *face[DECK_FACES]; /* by deck_face_index (); NULL if missing */
  bool is_raster;          /* true for PNG, JPEG or GIF */
  int width;               /* width of the smallest picture, in pixels */
  int height;
  bool is_small; /* true for raster pictures below DECK_PICTURES_SHARP */
} DeckPictures;

/**
 * Returns (transfer full) the deck in @folder, without subfolders, or NULL with an
 * ATOUT_DECK_ERROR.
 */
DeckPictures *deck_pictures_read (GFile *folder, GError **error);

/** Frees @self. */
void deck_pictures_free (DeckPictures *self);

/**
 * Returns (transfer full) an SVG of the size of @picture (PNG, JPEG or GIF) that contains it, or
 * NULL if it is another picture.
 */
GBytes *deck_pictures_wrap (GBytes *picture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckPictures, deck_pictures_free)

/**
 * Returns the translated name of a card (deck_face_index ()), such as "jack of hearts", "Unter of
 * acorns" or "trump 5"; free with g_free ().
 */
char *face_words_name (DeckSuits suits, int face);

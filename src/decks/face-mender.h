/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Paints faces of a deck, and adds what it lacks: back, Weli and corners of built-in decks, a white
 * card, an edge. One thread at a time.
 */

#pragma once

#include "decks/face-painter.h"

/** Built-in decks that lend parts. */
typedef enum
{
  OWN_FRENCH,
  OWN_GERMAN,
  OWN_TAROCK,
  OWN_DECKS, /* no deck */
} OwnDeck;

/** Returns (transfer full) the deck's location. */
GFile *own_deck_locate (OwnDeck own);

/** Returns the deck that lends corners to @file with these suits; OWN_DECKS if none are needed. */
OwnDeck own_deck_choose (const DeckFile *file, DeckSuits suits);

/** How a deck's faces are painted. */
typedef struct
{
  char *style_sheet; /* style sheet of the deck, or of the lender of corners */
  gboolean has_weli; /* true to paint the six of diamonds from our German deck */
  OwnDeck corners;   /* deck that lends its corners */
} FaceStyle;

/** Returns (transfer full) a copy; free its content with face_style_clear (). */
FaceStyle face_style_copy (const FaceStyle *self);

/** Frees the content of @self. */
void face_style_clear (FaceStyle *self);

/** Returns true if faces look the same in both. */
gboolean face_style_equal (const FaceStyle *a, const FaceStyle *b);

typedef struct _FaceMender FaceMender;

/**
 * Returns (transfer full) a mender for the deck of @painter that adds what it lacks according to
 * @look. A corner with a rank keeps it and gets only the suit sign.
 */
FaceMender *face_mender_new (FacePainter *painter, const DeckLook *look);

/** Adds a reference; thread-safe. */
FaceMender *face_mender_ref (FaceMender *self);

/** Drops a reference; thread-safe. */
void face_mender_unref (FaceMender *self);

/**
 * Returns (transfer full) the face at deck_face_index () @index, @width × @height pixels, or NULL
 * with an error of librsvg, which names no file.
 */
GdkTexture *face_mender_paint (FaceMender *self, unsigned index, const FaceStyle *style, int width,
                               int height, GError **error);

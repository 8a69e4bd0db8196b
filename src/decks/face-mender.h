/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Paints faces of a deck as they are shown. All that a deck of others lacks is added here and
 * nowhere else: a back, the Weli and corners from our own decks, a white card under pictures
 * without a ground, and an edge. It may be used from any thread, but from one at a time.
 */

#pragma once

#include "decks/face-painter.h"

/** Our own decks of which something is borrowed. */
typedef enum
{
  OWN_FRENCH,
  OWN_GERMAN,
  OWN_TAROCK,
  OWN_DECKS, /* none of them */
} OwnDeck;

/** (transfer full): where it is. */
GFile *own_deck_locate (OwnDeck own);

/** Whose corners the deck @file needs where its suits are those; OWN_DECKS: its own tell all. */
OwnDeck own_deck_choose (const DeckFile *file, DeckSuits suits);

/** How all faces of a deck are painted. */
typedef struct
{
  char *style_sheet; /* on top of the styles of the deck, or of that whose corners are borrowed */
  gboolean has_weli; /* the six of diamonds is that of our own German deck */
  OwnDeck corners;   /* the corner of the same card of it is drawn over that of the deck */
} FaceStyle;

/** (transfer full): a copy; free what is in it with face_style_clear (). */
FaceStyle face_style_copy (const FaceStyle *self);

/** Frees what is in @self. */
void face_style_clear (FaceStyle *self);

/** Whether faces look the same with both. */
gboolean face_style_equal (const FaceStyle *a, const FaceStyle *b);

typedef struct _FaceMender FaceMender;

/**
 * Returns (transfer full) a mender that paints the deck of @painter and adds what @look says that
 * it lacks. Ranks in the corners of the deck stay there when corners are borrowed; the sign of the
 * suit comes below them.
 */
FaceMender *face_mender_new (FacePainter *painter, const DeckLook *look);

/** Keeps @self; from any thread, like the next one. */
FaceMender *face_mender_ref (FaceMender *self);

/** Keeps it no more; the last one frees it. */
void face_mender_unref (FaceMender *self);

/**
 * (transfer full): the face at deck_face_index () @index, of exactly @width × @height pixels; NULL
 * with an error of librsvg, which names no file.
 */
GdkTexture *face_mender_paint (FaceMender *self, unsigned index, const FaceStyle *style, int width,
                               int height, GError **error);

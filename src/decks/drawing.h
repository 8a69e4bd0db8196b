/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Drawings of the program itself, in its resources, painted in the thread that paints cards: places
 * (data/art/places) and people (data/art/people). Decks are read elsewhere.
 *
 * A place, which is the table that the cards lie on, is painted in pieces: a surface and a rim that
 * repeat, and things that lie at the edges.
 */

#pragma once

#include <gdk/gdk.h>
#include <gio/gio.h>

/** The pieces; those of the rim go round it clockwise. */
typedef enum
{
  PLACE_SURFACE, /* goes on without a seam to all sides */
  PLACE_EDGE_TOP, /* goes on without a seam to left and right; the next three likewise */
  PLACE_EDGE_RIGHT,
  PLACE_EDGE_BOTTOM,
  PLACE_EDGE_LEFT,
  PLACE_CORNER_TOP_LEFT,
  PLACE_CORNER_TOP_RIGHT,
  PLACE_CORNER_BOTTOM_RIGHT,
  PLACE_CORNER_BOTTOM_LEFT,
  PLACE_THING_LEFT, /* lies there, if the place has it */
  PLACE_THING_RIGHT,
  PLACE_PIECES,
} PlacePiece;

/** All pieces of a place, painted. */
typedef struct
{
  GdkTexture *texture[PLACE_PIECES]; /* NULL: the place has no such thing */
  int width[PLACE_PIECES];           /* logical pixels */
  int height[PLACE_PIECES];
} PlacePicture;

void place_picture_free (PlacePicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlacePicture, place_picture_free)

/**
 * Paints @place ("cafe") in a thread: by evening or by day, @scale times as large as on a table of
 * usual size, with @scale_factor device pixels in a logical one.
 */
void place_picture_paint_async (const char *place, gboolean evening, double scale,
                                int scale_factor, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer user_data);

/** (transfer full): NULL with an error of librsvg, GIO or ATOUT_DECK_ERROR when it failed. */
PlacePicture *place_picture_paint_finish (GAsyncResult *result, GError **error);

/* ---- Portraits --------------------------------------------------------------------------- */

/**
 * Begins to paint the person @key (data/art/people) as a square of @pixels device pixels. @done is
 * called in the main loop. Nothing is painted once @cancellable is cancelled.
 */
void portrait_paint (const char *key, int pixels, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer data);

/**
 * What came of it, textures of face_texture_new (): to @body all but the head, which fills the
 * square, to @head what may turn before it. FALSE with an error: there is no such portrait, or it
 * was cancelled.
 */
gboolean portrait_paint_finish (GAsyncResult *result, GdkTexture **body, GdkTexture **head,
                                GError **error);

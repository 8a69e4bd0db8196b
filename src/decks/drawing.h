/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Paints drawings of the program in the painting thread: places (data/art/places) and people
 * (data/art/people). A place is a table: a repeating surface and rim, and things at the edges.
 */

#pragma once

#include <gdk/gdk.h>
#include <gio/gio.h>

/** Pieces of a place; the rim goes clockwise. */
typedef enum
{
  PLACE_SURFACE,  /* repeats in all directions */
  PLACE_EDGE_TOP, /* repeats along the edge, like the next three */
  PLACE_EDGE_RIGHT,
  PLACE_EDGE_BOTTOM,
  PLACE_EDGE_LEFT,
  PLACE_CORNER_TOP_LEFT,
  PLACE_CORNER_TOP_RIGHT,
  PLACE_CORNER_BOTTOM_RIGHT,
  PLACE_CORNER_BOTTOM_LEFT,
  PLACE_THING_LEFT, /* optional, like the next */
  PLACE_THING_RIGHT,
  PLACE_PIECES,
} PlacePiece;

/** The painted pieces of a place. */
typedef struct
{
  GdkTexture *texture[PLACE_PIECES]; /* NULL for a missing piece */
  int width[PLACE_PIECES];           /* size in logical pixels */
  int height[PLACE_PIECES];
} PlacePicture;

void place_picture_free (PlacePicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PlacePicture, place_picture_free)

/**
 * Paints @place ("cafe"), by day or @evening. @scale is relative to a usual table; @scale_factor is
 * device pixels per logical pixel.
 */
void place_picture_paint_async (const char *place, gboolean evening, double scale,
                                int scale_factor, GCancellable *cancellable,
                                GAsyncReadyCallback callback, gpointer user_data);

/**
 * Returns (transfer full) the pieces, or NULL with an error of librsvg, GIO or ATOUT_DECK_ERROR.
 */
PlacePicture *place_picture_paint_finish (GAsyncResult *result, GError **error);

/* ---- Portraits --------------------------------------------------------------------------- */

/**
 * Paints the person @key as a square of @pixels device pixels, unless @cancellable is cancelled;
 * calls @done in the main loop.
 */
void portrait_paint (const char *key, int pixels, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer data);

/**
 * Gets (transfer full) two textures that fill the square: @body is all but the head, @head may
 * turn. Returns FALSE with an error if the portrait is missing or cancelled.
 */
gboolean portrait_paint_finish (GAsyncResult *result, GdkTexture **body, GdkTexture **head,
                                GError **error);

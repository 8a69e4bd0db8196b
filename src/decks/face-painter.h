/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Paints faces of a deck into textures. It may be used from any thread, but from one at a time.
 */

#pragma once

#include <gdk/gdk.h>

#include "decks/deck-file.h"

/** No face is painted with a longer side, in device pixels: larger ones are shown enlarged. */
#define FACE_PIXELS_MAX 1200

typedef struct _FacePainter FacePainter;

/**
 * (transfer full): loads the SVG of @file, if it is not loaded yet, and completes @file: what kind
 * of deck it is, which faces it has, the size of a card. NULL with an ATOUT_DECK_ERROR when it is
 * missing, unusable or lacks a face.
 */
FacePainter *face_painter_new (DeckFile *file, GError **error);

/** Keeps @self; from any thread, like the next one. */
FacePainter *face_painter_ref (FacePainter *self);

/** Keeps it no more; the last one frees it. */
void face_painter_unref (FacePainter *self);

/**
 * The longest side with which faces are painted, in device pixels; larger ones are enlarged. From
 * any thread at any time, like the next one.
 */
int face_painter_get_largest (FacePainter *self);
void face_painter_set_largest (FacePainter *self, int largest);

/** Whether there is something to paint at deck_face_index () @index; a folder may lack a back. */
gboolean face_painter_has (FacePainter *self, unsigned index);

/**
 * Paints that face on the whole of @surface, an image, with @style_sheet on top of the styles of
 * the SVG. FALSE with an error of librsvg, which names no file.
 */
gboolean face_painter_draw (FacePainter *self, unsigned index, const char *style_sheet,
                            cairo_surface_t *surface, GError **error);

/** (transfer full): the same as a texture of exactly @width × @height pixels. */
GdkTexture *face_painter_paint (FacePainter *self, unsigned index, const char *style_sheet,
                                int width, int height, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FacePainter, face_painter_unref)

/**
 * What follows the name of a card or file and a colon, for the user, without an end of line; @error
 * is of librsvg or an ATOUT_DECK_ERROR, whose words are kept. Free with g_free ().
 */
char *face_painter_complaint (const GError *error);

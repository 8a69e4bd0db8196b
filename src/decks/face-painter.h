/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Paints faces of a deck into textures. One thread at a time. */

#pragma once

#include <gdk/gdk.h>

#include "decks/deck-file.h"

/** Longest side painted, in device pixels; larger faces are enlarged. */
#define FACE_PIXELS_MAX 1200

typedef struct _FacePainter FacePainter;

/**
 * Returns (transfer full) a painter for @file. Loads the SVG, and completes kind, faces and card
 * size. NULL with an ATOUT_DECK_ERROR if the SVG is missing, unusable or incomplete.
 */
FacePainter *face_painter_new (DeckFile *file, GError **error);

/** Adds a reference; thread-safe. */
FacePainter *face_painter_ref (FacePainter *self);

/** Drops a reference; thread-safe. */
void face_painter_unref (FacePainter *self);

/** The longest side painted, in device pixels. Getter and setter are thread-safe. */
int face_painter_get_largest (FacePainter *self);
void face_painter_set_largest (FacePainter *self, int largest);

/** Returns true if the painter has face @index; folders may lack a back. */
gboolean face_painter_has (FacePainter *self, unsigned index);

/**
 * Paints a face over the whole image @surface; @style_sheet adds to the SVG's. Returns FALSE with
 * an error of librsvg, which names no file.
 */
gboolean face_painter_draw (FacePainter *self, unsigned index, const char *style_sheet,
                            cairo_surface_t *surface, GError **error);

/** Returns (transfer full) a face of exactly @width × @height pixels. */
GdkTexture *face_painter_paint (FacePainter *self, unsigned index, const char *style_sheet,
                                int width, int height, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FacePainter, face_painter_unref)

/**
 * Returns a line for the user about @error (librsvg or ATOUT_DECK_ERROR), to follow a name and a
 * colon; free with g_free ().
 */
char *face_painter_complaint (const GError *error);

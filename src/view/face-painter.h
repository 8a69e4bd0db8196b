/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Paints faces of a deck into textures. It may be used from any thread, but from one at a time.
 */

#pragma once

#include <gdk/gdk.h>

#include "deck-file.h"

typedef struct _FacePainter FacePainter;

/** Loads the SVG of @file; ATOUT_DECK_ERROR when it is missing, unusable or lacks a face. */
FacePainter *face_painter_new (const DeckFile *file, GError **error);
FacePainter *face_painter_ref (FacePainter *self);
void face_painter_unref (FacePainter *self);

/**
 * (transfer full): @face of exactly @width × @height pixels, with @style_sheet on top of the
 * styles of the SVG.
 */
GdkTexture *face_painter_paint (FacePainter *self, const DeckFace *face, const char *style_sheet,
                                int width, int height, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FacePainter, face_painter_unref)

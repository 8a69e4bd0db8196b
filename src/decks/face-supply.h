/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Supplies the faces of a deck with textures. A worker thread paints them in batches, visible faces
 * first.
 */

#pragma once

#include "decks/atout-face.h"
#include "decks/face-mender.h"

/** Limit of the textures of all supplies in bytes; the least recently drawn are dropped. */
#define FACE_MEMORY ((gsize) 160 * 1024 * 1024)

typedef struct _FaceSupply FaceSupply;

/** Returns (transfer full) a supply without faces. */
FaceSupply *face_supply_new (FaceMender *mender);

/** Stops painting and frees @self; referenced faces keep their textures. */
void face_supply_free (FaceSupply *self);

/** Adds a face with this width / height at deck_face_index () @index. */
void face_supply_add (FaceSupply *self, unsigned index, double aspect_ratio);

/** Returns (transfer none) (nullable) the face at @index. */
AtoutFace *face_supply_get (FaceSupply *self, unsigned index);

/** Sets the style; repaints all faces if their look changes. */
void face_supply_set_style (FaceSupply *self, const FaceStyle *style);

/** Repaints all faces. */
void face_supply_paint_anew (FaceSupply *self);

/** Sets the number of device pixels per logical pixel, initially 1. */
void face_supply_set_scale_factor (FaceSupply *self, int scale_factor);

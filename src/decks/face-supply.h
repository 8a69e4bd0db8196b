/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Brings the faces of one deck the textures that they want: what is on display first, painted in
 * batches in a worker thread, and not faster than frames can take them in.
 */

#pragma once

#include "decks/atout-face.h"
#include "decks/face-mender.h"

/** All supplies together keep textures of no more bytes; those not drawn for longest go first. */
#define FACE_MEMORY ((gsize) 160 * 1024 * 1024)

typedef struct _FaceSupply FaceSupply;

/** (transfer full): a supply without faces, which paints with @mender. */
FaceSupply *face_supply_new (FaceMender *mender);

/** Stops it and frees @self with its faces; whoever keeps one of them sees it as it is now. */
void face_supply_free (FaceSupply *self);

/** Adds a face of this aspect ratio, width to height, at @index (deck_face_index ()). */
void face_supply_add (FaceSupply *self, unsigned index, double aspect_ratio);

/** (transfer none) (nullable): the face at @index, if one was added. */
AtoutFace *face_supply_get (FaceSupply *self, unsigned index);

/** Paints in this style from now on, and anew what looks otherwise in it. */
void face_supply_set_style (FaceSupply *self, const FaceStyle *style);

/** Paints all that was painted once more. */
void face_supply_paint_anew (FaceSupply *self);

/** From now on there are @scale_factor device pixels in a logical one; 1 at first. */
void face_supply_set_scale_factor (FaceSupply *self, int scale_factor);

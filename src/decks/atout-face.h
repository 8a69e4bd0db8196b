/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#define ATOUT_TYPE_FACE (atout_face_get_type ())

/**
 * AtoutFace: one side of a card, as a GdkPaintable of fixed aspect ratio.
 *
 * It draws a texture of exactly the displayed size. Without one it scales the nearest texture and
 * emits `wanted`.
 */
G_DECLARE_FINAL_TYPE (AtoutFace, atout_face, ATOUT, FACE, GObject)

/** A face's request for a texture of one size. */
typedef struct
{
  int width; /* device pixels; 0 if nothing is wanted */
  int height;
  gboolean drawn; /* true if the face is on display */
  gint64 due;     /* earliest monotonic time to paint; until then the size may change */
} AtoutFaceWish;

/** Largest number of textures per face. */
#define ATOUT_FACE_SIZES 3

/** Returns (transfer full) a face without textures; @aspect_ratio is width divided by height. */
AtoutFace *atout_face_new           (double      aspect_ratio);

/**
 * Sets the style, a number for the look, and device pixels per logical pixel, 1 or more. Textures
 * of other styles serve only until a current one arrives.
 */
void       atout_face_configure     (AtoutFace  *self,
                                     guint       style,
                                     int         scale_factor);

/** Draws @substitute, another face, until the first texture arrives. */
void       atout_face_set_substitute (AtoutFace *self,
                                      AtoutFace *substitute);

/** Draws one @letter in both corners below the index; NULL removes it. */
void       atout_face_set_mark      (AtoutFace  *self,
                                     const char *letter);

/** Requests the texture for @width × @height logical pixels in advance, unless it exists. */
void       atout_face_prepare       (AtoutFace  *self,
                                     double      width,
                                     double      height);

/** Returns (transfer none) the current request. */
const AtoutFaceWish *atout_face_get_wish (AtoutFace *self);

/** Supplies a texture of @style; NULL means that painting failed and ends the requests. */
void       atout_face_take_texture  (AtoutFace  *self,
                                     GdkTexture *texture,
                                     guint       style);

/** Returns true if a texture for the display was not drawn yet. */
gboolean   atout_face_is_new        (AtoutFace  *self);

/** Returns the size of all textures in bytes. */
gsize      atout_face_get_memory    (AtoutFace  *self);

/**
 * Returns the monotonic time of the last use of the least recently drawn texture, or G_MAXINT64
 * without textures.
 */
gint64     atout_face_get_last_use  (AtoutFace  *self);

/** Drops the least recently drawn texture. */
void       atout_face_drop_texture  (AtoutFace  *self);

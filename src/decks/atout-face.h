/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#define ATOUT_TYPE_FACE (atout_face_get_type ())

/**
 * AtoutFace: one side of a card, as a GdkPaintable of fixed aspect ratio.
 *
 * It draws the texture of exactly the size it is drawn at. As long as it has none it draws the
 * best it has, scaled, and wants one; whoever owns the face brings it.
 *
 * Signals: `wanted` (): atout_face_get_wish () has something new.
 */
G_DECLARE_FINAL_TYPE (AtoutFace, atout_face, ATOUT, FACE, GObject)

/** A texture that is wanted. */
typedef struct
{
  int width; /* device pixels; 0: nothing is wanted */
  int height;
  gboolean drawn; /* for what is on display */
  gint64 due;     /* in monotonic time: not before, the size may still be changing */
} AtoutFaceWish;

/** Never more textures than this for one face. */
#define ATOUT_FACE_SIZES 3

/** (transfer full): a face without any texture, of this width divided by its height. */
AtoutFace *atout_face_new           (double      aspect_ratio);

/**
 * Textures of another @style (any number) are outdated: drawn only until there is one of this
 * style. There are @scale_factor device pixels, 1 or more, in a logical one.
 */
void       atout_face_configure     (AtoutFace  *self,
                                     guint       style,
                                     int         scale_factor);

/** Draws @letter, one letter, in both corners below the index; NULL: nothing. */
void       atout_face_set_mark      (AtoutFace  *self,
                                     const char *letter);

/** Wants the texture for @width × @height logical pixels, if it is not there, before its use. */
void       atout_face_prepare       (AtoutFace  *self,
                                     double      width,
                                     double      height);

/** (transfer none): what is wanted now. */
const AtoutFaceWish *atout_face_get_wish (AtoutFace *self);

/** Brings a texture of @style; NULL when it cannot be had, so that it is not wanted again. */
void       atout_face_take_texture  (AtoutFace  *self,
                                     GdkTexture *texture,
                                     guint       style);

/** Whether the face on display has a texture that was in no frame yet. */
gboolean   atout_face_is_new        (AtoutFace  *self);

/** Memory of all textures, in bytes. */
gsize      atout_face_get_memory    (AtoutFace  *self);

/** When the texture that was longest not drawn was drawn last, in monotonic time. */
gint64     atout_face_get_last_use  (AtoutFace  *self);

/** Drops that texture. */
void       atout_face_drop_texture  (AtoutFace  *self);

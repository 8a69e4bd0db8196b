/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Textures of card faces that every GTK renderer draws fast. */

#pragma once

#include <gtk/gtk.h>

/**
 * Returns (transfer full) @size zero bytes, writable until shared, or NULL with an
 * ATOUT_DECK_ERROR. The bytes are outside the heap and return to the system at once.
 */
GBytes *pixel_memory_new (gsize size, GError **error);

/**
 * Returns (transfer full) a texture of @pixels in CAIRO_FORMAT_ARGB32, @stride bytes per row. Any
 * thread.
 */
GdkTexture *face_texture_new (GBytes *pixels, int width, int height, int stride);

/** Returns (transfer full) an empty surface, or NULL with an ATOUT_DECK_ERROR. Any thread. */
cairo_surface_t *face_texture_begin (int width, int height, GError **error);

/** Turns @surface (transfer full) into a texture (transfer full); nobody may paint on it then. */
GdkTexture *face_texture_end (cairo_surface_t *surface);

/** Returns true if GTK draws with cairo, not OpenGL. Main thread only. */
gboolean face_texture_is_for_cairo (void);

/**
 * Returns (transfer full) a node that draws @texture of face_texture_new () in this logical size.
 * With @for_cairo frames do not copy pixels.
 */
GskRenderNode *face_texture_make_node (GdkTexture *texture, gboolean for_cairo, double width,
                                       double height);

/**
 * Returns (transfer full) a node that fills @bounds with copies of @texture, one at @tile, both in
 * whole pixels.
 */
GskRenderNode *face_texture_make_tiles (GdkTexture *texture, gboolean for_cairo,
                                        const graphene_rect_t *tile,
                                        const graphene_rect_t *bounds);

/** Returns (nullable) the texture of a node of face_texture_make_node (). */
GdkTexture *face_texture_of_node (GskRenderNode *node);

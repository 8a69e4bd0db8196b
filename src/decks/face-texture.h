/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Textures of faces that every renderer draws fast. */

#pragma once

#include <gtk/gtk.h>

/**
 * (transfer full): @size bytes of zeros for pixels, which may be written until they are given away;
 * NULL with an ATOUT_DECK_ERROR when there is no memory left. It is no part of the heap: it goes
 * back to the system as soon as nobody needs it.
 */
GBytes *pixel_memory_new (gsize size, GError **error);

/**
 * (transfer full): @pixels as cairo paints them, CAIRO_FORMAT_ARGB32 with rows of @stride bytes. It
 * may be made in any thread.
 */
GdkTexture *face_texture_new (GBytes *pixels, int width, int height, int stride);

/**
 * (transfer full): an empty surface of such pixels to be painted on, in any thread; NULL with an
 * ATOUT_DECK_ERROR when there is no memory left.
 */
cairo_surface_t *face_texture_begin (int width, int height, GError **error);

/** (transfer full): what was painted on @surface (transfer full), which nobody paints on then. */
GdkTexture *face_texture_end (cairo_surface_t *surface);

/** Whether windows are drawn by cairo, and not by the graphics card; in the main thread. */
gboolean face_texture_is_for_cairo (void);

/**
 * (transfer full): draws @texture, one of face_texture_new (), from the origin in this logical
 * size. @for_cairo: of its pixels nothing is copied or converted then, in no frame of a movement.
 */
GskRenderNode *face_texture_make_node (GdkTexture *texture, gboolean for_cairo, double width,
                                       double height);

/**
 * (transfer full): fills @bounds with copies of @texture, edge to edge, one of which lies at @tile;
 * both in whole pixels. @for_cairo as above.
 */
GskRenderNode *face_texture_make_tiles (GdkTexture *texture, gboolean for_cairo,
                                        const graphene_rect_t *tile,
                                        const graphene_rect_t *bounds);

/** (nullable): the texture that a node of face_texture_make_node () draws; NULL: another node. */
GdkTexture *face_texture_of_node (GskRenderNode *node);

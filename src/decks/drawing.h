/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Drawings of the program itself, in its resources: places, people. Decks are read elsewhere. */

#pragma once

#include <gdk/gdk.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/** (transfer full): the drawing "people/jan"; NULL with an error of GIO or librsvg. */
RsvgHandle *drawing_load          (const char          *name,
                                   GError             **error);

/**
 * (transfer full): the group @id of @handle with its "#", alone, on @width x @height pixels that
 * show @box of the drawing; NULL with an error of librsvg or ATOUT_DECK_ERROR. In any thread, but
 * a handle in one at a time.
 */
GdkTexture *drawing_paint_element (RsvgHandle          *handle,
                                   const char          *id,
                                   const RsvgRectangle *box,
                                   int                  width,
                                   int                  height,
                                   GError             **error);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Checks untrusted SVG files. */

#pragma once

#include <gio/gio.h>

/**
 * Returns true if @svg, the text of @file, can be painted. ATOUT_DECK_ERROR, naming file and fault,
 * if it is no XML or refers to anything outside.
 */
gboolean svg_check (GFile *file, GBytes *svg, GError **error);

/* ---- Pictures embedded as `data:` URLs --------------------------------------------------- */

/**
 * Returns true if @url is unambiguous: `data:image/KIND;base64,` with png, jpeg, jpg, gif or webp,
 * then only base64 and blanks.
 */
gboolean embedded_picture_is_plain (const char *url);

/**
 * Returns the number of pixels in the plain @url without decoding it, or 0 if it is no PNG, JPEG,
 * GIF or WebP.
 */
guint64 embedded_picture_count_pixels (const char *url);

/**
 * Decodes the plain @url, at four bytes per pixel. Returns FALSE if a PNG or JPEG is incomplete.
 * GIF and WebP pass: librsvg draws nothing for incomplete ones.
 */
gboolean embedded_picture_is_whole (const char *url);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Whether an SVG that anybody may have written can be shown. */

#pragma once

#include <gio/gio.h>

/**
 * Whether the text @svg of @file can be given to the painter. ATOUT_DECK_ERROR when it is no XML or
 * reaches for anything outside of itself; the message names the file and what is wrong with it.
 */
gboolean svg_check (GFile *file, GBytes *svg, GError **error);

/* ---- Pictures inside of drawings, as `data:` URLs ---------------------------------------- */

/**
 * Whether @url can be understood in one way only: `data:image/KIND;base64,` with a KIND of png,
 * jpeg, jpg, gif or webp, and behind it nothing but base64 and blanks. Others are read by some as
 * one picture and by some as another.
 */
gboolean embedded_picture_is_plain (const char *url);

/**
 * The number of pixels of the picture in @url, which is plain, as its head tells: nothing is
 * unpacked. 0 when it is no PNG, JPEG, GIF or WebP.
 */
guint64 embedded_picture_count_pixels (const char *url);

/**
 * Decodes the whole picture in @url, which is plain; this needs four bytes of memory per pixel.
 * Returns FALSE if a PNG or JPEG is damaged or incomplete. GIF and WebP are not decoded and count
 * as whole: librsvg draws nothing for an incomplete one.
 */
gboolean embedded_picture_is_whole (const char *url);

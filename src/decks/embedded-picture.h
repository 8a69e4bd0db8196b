/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Pictures inside of drawings, as `data:` URLs. */

#pragma once

#include <glib.h>

/**
 * The number of pixels of the picture in @url, of which no more than its head is unpacked; 0 when
 * it is none that can be shown.
 */
guint64 embedded_picture_count_pixels (const char *url);

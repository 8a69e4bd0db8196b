/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reading files that anybody may have written, in bounded time and memory. */

#pragma once

#include <gio/gio.h>

/** No deck is larger, unpacked. */
#define SAFE_SVG_MAX ((gsize) 20 * 1024 * 1024)

/**
 * The content of @file, unpacked if it is gzip and @unpack. G_IO_ERROR_MESSAGE_TOO_LARGE when it
 * has more than @max bytes: no more than that is ever unpacked. G_IO_ERROR_NOT_REGULAR_FILE for a
 * pipe or device, which might never end.
 */
GBytes *safe_file_read (GFile *file, gsize max, gboolean unpack, GError **error);

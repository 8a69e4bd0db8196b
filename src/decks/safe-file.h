/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reads untrusted files in bounded time and memory. */

#pragma once

#include <gio/gio.h>

/** Largest size of a deck, in the file or uncompressed. */
#define SAFE_SVG_MAX ((gsize) 20 * 1024 * 1024)

/**
 * Returns the content of @file, uncompressed if it is gzip and @unpack; ignores trailing data.
 * G_IO_ERROR_MESSAGE_TOO_LARGE if the file or the content exceeds @max bytes.
 * G_IO_ERROR_NOT_REGULAR_FILE for folders, pipes, sockets and devices, without blocking.
 */
GBytes *safe_file_read (GFile *file, gsize max, gboolean unpack, GError **error);

/** Returns at most @size bytes from the start of @file; errors as in safe_file_read (). */
GBytes *safe_file_read_head (GFile *file, gsize size, GError **error);

/** Returns (transfer full) @bytes as gzip. */
GBytes *safe_file_pack (GBytes *bytes);

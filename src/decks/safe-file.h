/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reading files that anybody may have written, in bounded time and memory. */

#pragma once

#include <gio/gio.h>

/** No deck is larger, neither in the file nor unpacked. */
#define SAFE_SVG_MAX ((gsize) 20 * 1024 * 1024)

/**
 * The content of @file, unpacked if it is gzip and @unpack; what follows the packed content is
 * left out. G_IO_ERROR_MESSAGE_TOO_LARGE when the file or what is unpacked has more than @max
 * bytes: no more than that is ever read. G_IO_ERROR_NOT_REGULAR_FILE for a folder, pipe, socket or
 * device, at whose other end nobody is waited for.
 */
GBytes *safe_file_read (GFile *file, gsize max, gboolean unpack, GError **error);

/** The first @size bytes of @file, or all when it has no more; as safe_file_read () otherwise. */
GBytes *safe_file_read_head (GFile *file, gsize size, GError **error);

/** (transfer full): @bytes as gzip. */
GBytes *safe_file_pack (GBytes *bytes);

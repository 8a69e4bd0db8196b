/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reads the output of a subprocess with a time limit. */

#pragma once

#include <gio/gio.h>

/**
 * Reads the output pipe of @process, and kills it after @limit ms or when @cancellable is
 * cancelled. Keeps only the end of the output. Blocks until the process ends, so never in the main
 * thread.
 *
 * Returns: (transfer full): the last line in UTF-8, or "". NULL with G_IO_ERROR_CANCELLED.
 */
char *deck_process_hear (GSubprocess *process, guint limit, GCancellable *cancellable,
                         GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Another process, listened to until it ends: by itself, or ended when its time is over. */

#pragma once

#include <gio/gio.h>

/**
 * Listens to @process, whose standard output is a pipe, and ends it when @limit ms are over or
 * @cancellable is cancelled. Others who have that pipe are not waited for, and no more than the end
 * of the output is kept, however long it is. It waits: not for the main thread.
 *
 * Returns: (transfer full): its last line without the end of it, in UTF-8, "" if it said nothing;
 * NULL with G_IO_ERROR_CANCELLED. The process has ended, so its status is known.
 */
char *deck_process_hear (GSubprocess *process, guint limit, GCancellable *cancellable,
                         GError **error);

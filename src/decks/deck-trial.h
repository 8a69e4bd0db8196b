/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tries untrusted decks: a sandboxed process (deck-fence.h) paints all faces in all styles. If a
 * drawing exceeds the limits or crashes librsvg, only that process ends. The largest faces are
 * tried on demand.
 */

#pragma once

#include <gio/gio.h>

#include "decks/deck-file.h"

/** Option that makes the program the trial process. */
#define DECK_TRIAL_OPTION "--try-deck"

/**
 * Limits of painting all faces; the memory is that of the whole process. The window needs no more.
 */
#define DECK_TRIAL_CPU_TIME 6        /* limit in processor seconds per style */
#define DECK_TRIAL_CPU_TIME_LARGE 40 /* limit for the largest faces */
#define DECK_TRIAL_TIME 120          /* seconds in all, on a busy machine */
#define DECK_TRIAL_MEMORY (256 * 1024 * 1024)

/**
 * Returns (transfer full) the deck at @location, loaded and tried, or NULL with an ATOUT_DECK_ERROR
 * that names the file. Its files are not read again. Verdicts are cached; @anew retries refusals.
 * Blocks, so never in the main thread.
 */
DeckFile *deck_trial_open (GFile *location, gboolean anew, GCancellable *cancellable,
                           GError **error);

/** Tries the largest faces of an accepted deck in a thread; this may take seconds. */
void deck_trial_larger_async (const DeckFile *file, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer user_data);

/** Returns the largest side that may be painted from now on, or 0 with an error if cancelled. */
int deck_trial_larger_finish (GAsyncResult *result, GError **error);

/** Runs the trial process, which reads the deck from standard input. Returns its exit status. */
int deck_trial_run (void);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Trying a deck that anybody may have written: another process of this program gets the texts of
 * its files and paints all its faces, with each set of corner letters and in four colours: first as
 * large as cards on a usual table, and as large as they are ever shown when they are wanted so. A
 * drawing that needs too much time or memory, or upsets librsvg, ends that process, not this one.
 * It works behind the fence of deck-fence.h, with nothing in its environment but what fonts and
 * languages need.
 */

#pragma once

#include <gio/gio.h>

#include "decks/deck-file.h"

/** The program is called with this: it is that other process. */
#define DECK_TRIAL_OPTION "--try-deck"

/**
 * What a deck may need to have all its faces painted. Memory is that of the whole process; the
 * window, which paints nothing larger and nothing else, needs no more for it.
 */
#define DECK_TRIAL_CPU_TIME 6 /* seconds of processor time for each way in which it is shown */
#define DECK_TRIAL_CPU_TIME_LARGE 40 /* of cards as large as any is ever shown */
#define DECK_TRIAL_TIME 120 /* seconds for all, when others need the processor as well */
#define DECK_TRIAL_MEMORY (256 * 1024 * 1024)

/**
 * (transfer full): the deck at @location, read, loaded and tried; NULL with an ATOUT_DECK_ERROR
 * whose sentence names the file and the reason. It is read no more: what was tried is what can be
 * painted and copied. What was good before, to the byte, is not tried again, nor what was refused,
 * unless @anew. It waits for the other process: not for the main thread.
 */
DeckFile *deck_trial_open (GFile *location, gboolean anew, GCancellable *cancellable,
                           GError **error);

/**
 * Tries in a thread whether the deck @file, which was good, can be shown as large as any card ever
 * is: that may take some seconds.
 */
void deck_trial_larger_async (const DeckFile *file, GCancellable *cancellable,
                              GAsyncReadyCallback callback, gpointer user_data);

/** How large its faces may be painted from now on; 0 with an error when that was cancelled. */
int deck_trial_larger_finish (GAsyncResult *result, GError **error);

/** The whole of that other process, which finds the deck in its input; returns its exit status. */
int deck_trial_run (void);

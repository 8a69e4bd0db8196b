/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Trying a deck that anybody may have written: another process of this program gets the texts of
 * its files and paints all its faces, small and as large as they are ever shown, with each set of
 * corner letters and in four colours. A drawing that needs too much time or memory, or upsets
 * librsvg, ends that process, not this one. It works behind the fence of deck-fence.h, with nothing
 * in its environment but what fonts and languages need.
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
#define DECK_TRIAL_TIME 60     /* seconds for all, when others need the processor as well */
#define DECK_TRIAL_MEMORY (256 * 1024 * 1024)

/**
 * Whether the deck @file, which is loaded and was read from @location, can be shown; tells @file
 * how large. If not, an ATOUT_DECK_ERROR whose sentence names the file and the reason. What was
 * good before, to the byte, is not tried again. It waits for the other process: not for the main
 * thread.
 */
gboolean deck_trial (DeckFile *file, GFile *location, GCancellable *cancellable, GError **error);

/**
 * (transfer full): the deck at @location, read, loaded and tried; NULL with an ATOUT_DECK_ERROR. It
 * is read no more: what was tried is what can be painted and copied.
 */
DeckFile *deck_trial_open (GFile *location, GCancellable *cancellable, GError **error);

/** The whole of that other process, which finds the deck in its input; returns its exit status. */
int deck_trial_run (void);

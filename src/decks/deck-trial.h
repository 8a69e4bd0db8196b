/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Trying a deck that anybody may have written: another process of this program gets the texts of
 * its files and paints all its faces once. A drawing that needs too much time or memory, or upsets
 * librsvg, ends that process, not this one.
 */

#pragma once

#include <gio/gio.h>

#include "deck-file.h"

/** The program is called with this: it is that other process. */
#define DECK_TRIAL_OPTION "--try-deck"

/** What a deck may need to have all its faces painted once. */
#define DECK_TRIAL_CPU_TIME 6 /* seconds of processor time */
#define DECK_TRIAL_TIME 60     /* seconds, when others need the processor as well */
#define DECK_TRIAL_MEMORY (1024 * 1024 * 1024)

/**
 * Whether the deck @file, which is loaded and was read from @location, can be shown; if not, an
 * ATOUT_DECK_ERROR whose sentence names the file and the reason. What was good before, to the
 * byte, is not tried again while this program runs. It waits for the other process: not for the
 * main thread.
 */
gboolean deck_trial (const DeckFile *file, GFile *location, GCancellable *cancellable,
                     GError **error);

/**
 * (transfer full): the deck at @location, read, loaded and tried; NULL with an ATOUT_DECK_ERROR. It
 * is read no more: what was tried is what can be painted and copied.
 */
DeckFile *deck_trial_open (GFile *location, GCancellable *cancellable, GError **error);

/** The whole of that other process, which finds the deck in its input; returns its exit status. */
int deck_trial_run (void);

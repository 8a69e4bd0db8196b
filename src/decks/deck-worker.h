/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The threads in which decks are opened and painted. They are few, so that the one that draws the
 * window does not wait for a processor because of them.
 */

#pragma once

#include <glib.h>

typedef void (*DeckJob) (gpointer data);

/** Runs @job in the thread that paints, after all that was to be painted before. */
void deck_worker_paint (DeckJob job, gpointer data);

/** Runs @job in a thread that opens decks, which may take longer. */
void deck_worker_open (DeckJob job, gpointer data);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The threads in which decks are opened and painted. They are few, so that the one that draws the
 * window does not wait for a processor because of them.
 */

#pragma once

#include <glib.h>

/** As many decks are opened at a time: those who open mostly wait for the trial. */
#define DECK_OPENERS 2

typedef void (*DeckJob) (gpointer data);

/** Runs @job in the thread that paints, after all that was to be painted before. */
void deck_worker_paint (DeckJob job, gpointer data);

/** Runs @job in a thread that looks for decks or opens them, which may take longer. */
void deck_worker_open (DeckJob job, gpointer data);

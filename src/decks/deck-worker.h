/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Thread pools for decks. Pools that compute are small, so as not to delay the main thread. Jobs
 * that may block on a dead disk have their own pool.
 */

#pragma once

#include <glib.h>

/** Threads that open decks: they mostly wait for the trial. */
#define DECK_OPENERS 2

/** Threads that search: more than a user has folders on one dead disk. */
#define DECK_LOOKERS 8

typedef void (*DeckJob) (gpointer data);

/** Runs @job in the single painting thread, after earlier jobs. */
void deck_worker_paint (DeckJob job, gpointer data);

/** Runs @job in the painting thread once the current frame is drawn. Main thread only. */
void deck_worker_paint_later (DeckJob job, gpointer data);

/** Runs @job in a thread that opens built-in decks. */
void deck_worker_open_own (DeckJob job, gpointer data);

/** Runs @job, which may take long, in a thread that opens other decks. */
void deck_worker_open (DeckJob job, gpointer data);

/** Runs @job, which may block for ever, in a thread that searches. */
void deck_worker_look (DeckJob job, gpointer data);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The threads in which decks are looked for, opened and painted. Those that toil are few, so that
 * the one that draws the window does not wait for a processor because of them; those that may wait
 * for a disk that never answers do so apart from all others.
 */

#pragma once

#include <glib.h>

/** As many decks of others are opened at a time: those who open mostly wait for the trial. */
#define DECK_OPENERS 2

/** In as many places decks are looked for at a time: more than a user has on one dead disk. */
#define DECK_LOOKERS 8

typedef void (*DeckJob) (gpointer data);

/** Runs @job in the thread that paints, after all that was to be painted before. */
void deck_worker_paint (DeckJob job, gpointer data);

/**
 * Likewise, but @job waits until the frame that is being made has been drawn: for what may come
 * after that, so as not to be in its way. In the main thread.
 */
void deck_worker_paint_later (DeckJob job, gpointer data);

/** Runs @job in a thread that opens decks inside the program, for which nothing else is read. */
void deck_worker_open_own (DeckJob job, gpointer data);

/** Runs @job in a thread that opens decks of others, which may take long. */
void deck_worker_open (DeckJob job, gpointer data);

/** Runs @job in a thread that looks for decks, which may take for ever. */
void deck_worker_look (DeckJob job, gpointer data);

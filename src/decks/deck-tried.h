/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Which decks passed the trial, to the byte: in this run of the program or in an earlier one with
 * the same librsvg. That is kept in `atout/tried-decks` in the user's cache folder, a line a deck:
 * its checksum, and how large its faces could be painted. From any thread.
 */

#pragma once

#include "decks/deck-file.h"

/** A checksum of the deck @file, which is loaded and not painted yet; free with g_free (). */
char *deck_tried_make_checksum (const DeckFile *file);

/** How large the faces of the deck with this checksum could be painted; 0: it was not tried. */
int deck_tried_find (const char *checksum);

/** Keeps that they could be painted so large. A file that cannot be written is done without. */
void deck_tried_add (const char *checksum, int largest);

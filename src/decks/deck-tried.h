/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What came of the trials of decks, to the byte: in this run of the program or in an earlier one
 * with the same painter. It is kept in `atout/tried-decks` in the user's cache folder, a line a
 * deck; a file that cannot be written is done without. From any thread.
 */

#pragma once

#include "decks/deck-error.h"
#include "decks/deck-file.h"

/** What is known of a deck; all 0: it was not tried. */
typedef struct
{
  int largest;         /* its faces could be painted with a longer side of so many device pixels */
  gboolean is_limit;   /* and not larger */
  gboolean is_refused; /* they could not be painted at all */
  AtoutDeckError code; /* of that */
  DeckLook look;           /* as in DeckFile, like the next one */
  CardBox box[DECK_FACES];
} DeckTried;

/** Writes what was seen, words with a blank before each, behind @text. */
void deck_tried_write_seen (GString *text, const DeckLook *look, const CardBox boxes[DECK_FACES]);

/** Reads it again; FALSE when @text has other words. */
gboolean deck_tried_read_seen (const char *text, DeckLook *look, CardBox boxes[DECK_FACES]);

/** A checksum of the deck @file, which is loaded; free with g_free (). */
char *deck_tried_make_checksum (const DeckFile *file);

/** Tells in *@verdict what is known of the deck with @checksum. */
void deck_tried_find (const char *checksum, DeckTried *verdict);

/** Keeps that in place of what was known before. */
void deck_tried_keep (const char *checksum, const DeckTried *verdict);

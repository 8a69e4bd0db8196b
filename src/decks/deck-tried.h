/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Caches verdicts on decks in `atout/tried-decks` in the user's cache folder, valid for the same
 * bytes and painter. A write error only disables the file. Thread-safe.
 */

#pragma once

#include "decks/deck-error.h"
#include "decks/deck-file.h"

/** The verdict on a deck; zeros if untried. */
typedef struct
{
  int largest;         /* longest side painted, in device pixels */
  gboolean is_limit;   /* true if larger faces than @largest failed */
  gboolean is_refused; /* true if the deck failed at every size */
  AtoutDeckError code; /* reason of a refusal */
  DeckLook look;       /* findings, as in DeckFile */
  CardBox box[DECK_FACES];
} DeckTried;

/** Appends the findings to @text as words, each after a blank. */
void deck_tried_write_seen (GString *text, const DeckLook *look, const CardBox boxes[DECK_FACES]);

/** Parses the findings; returns FALSE if @text has other words. */
gboolean deck_tried_read_seen (const char *text, DeckLook *look, CardBox boxes[DECK_FACES]);

/** Returns the checksum of the loaded deck @file; free with g_free (). */
char *deck_tried_make_checksum (const DeckFile *file);

/** Gets the verdict on the deck with @checksum. */
void deck_tried_find (const char *checksum, DeckTried *verdict);

/** Replaces the verdict on a deck. */
void deck_tried_keep (const char *checksum, const DeckTried *verdict);

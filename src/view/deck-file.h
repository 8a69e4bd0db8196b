/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The key file of a deck, read and checked: what it is called and where its faces lie.
 *
 * A deck is a folder with `deck.ini` and one SVG, in which the cards lie in a grid of equal cells.
 */

#pragma once

#include <gio/gio.h>

#include "card.h"

#define DECK_CARDS (SUITS * RANKS)
#define DECK_BACK DECK_CARDS /* index of the back */
#define DECK_FACES (DECK_CARDS + 1)

/** A face in the SVG; without @id the deck has no such card. */
typedef struct
{
  char *id; /* of the element, with its '#' */
  int column;
  int row;
} DeckFace;

typedef struct
{
  char *name;     /* in the user's language */
  int card_width; /* of a cell, in user units of the SVG */
  int card_height;
  int columns;
  int rows;
  char **languages; /* of the index letters; may be empty */
  GFile *svg;
  DeckFace face[DECK_FACES]; /* by deck_file_index () */
} DeckFile;

static inline unsigned
deck_file_index (Suit suit, Rank rank)
{
  return suit * RANKS + rank;
}

/** Reads `deck.ini` in @folder; ATOUT_DECK_ERROR names the file and what would be right. */
DeckFile *deck_file_read (GFile *folder, GError **error);
void deck_file_free (DeckFile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckFile, deck_file_free)

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Reads card names from file names: `KC`, `13c`, `king_of_clubs`, `eichel-könig`.
 *
 * Letters and numbers are ambiguous: B is a German jack, and 13 a queen in PySol's Tarock packs.
 * Hence all names of a folder are read together.
 */

#pragma once

#include "decks/deck-faces.h"

/** The meaning of letters and numbers in one folder. */
typedef struct
{
  DeckSuits suits;          /* French or German, by the words used */
  const char *suit_letters; /* letter of each Suit; static */
  const char *rank_letters; /* jack, queen, king, ace, knight, ten, as far as used; static */
  int numbers;              /* row of the table of meanings of 1 and 11 to 14 */
  bool is_pysol;            /* true if z means trump, and a to d suits */
} CardNaming;

/** The file of each card. */
typedef struct
{
  CardNaming naming;
  int n_cards;          /* number of cards with a file */
  int file[DECK_FACES]; /* index of the name by deck_face_index (); -1 if there is none */
  int n_missing;        /* cards missing from the nearest pack */
  int first_missing;    /* first missing face, if @n_missing > 0 */
} CardFiles;

/**
 * Returns the face that the file @name (without ending, in any case) means, by deck_face_index ().
 * -1 for jokers, second drawings and other files.
 */
int card_names_read (const CardNaming *naming, const char *name);

/**
 * Reads @names with the naming that finds most cards. Returns true for a whole pack: seven to ace,
 * or the Cego pack, which a set of PySol (@is_pysol) needs. The shortest, then first name of a card
 * wins.
 */
bool card_names_find (const char *const *names, bool is_pysol, CardFiles *files);

/** Returns true if the card belongs to the 54 cards of Cego. */
bool card_names_is_tarock (Suit suit, Rank rank);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How pictures of single cards are called: `KC`, `13c`, `king_of_clubs`, `eichel-könig`.
 *
 * Words mean the same everywhere, letters and numbers do not: B is a jack in German, in PySol's
 * Tarock packs 13 is a queen. So the names of all files of a folder are looked at together.
 */

#pragma once

#include "decks/deck-faces.h"

/** What letters and numbers mean in one folder. */
typedef struct
{
  DeckSuits suits;          /* whose words are understood */
  const char *suit_letters; /* by Suit; static */
  const char *rank_letters; /* jack, queen, king, ace, knight, ten, as far as it goes; static */
  int numbers;              /* a row of the table of what 1 and 11 to 14 are */
  bool is_pysol;            /* permanent trumps are called z, and suits may be a to d */
} CardNaming;

/** Which file is which card. */
typedef struct
{
  CardNaming naming;
  int n_cards;          /* that have a file */
  int file[DECK_FACES]; /* place among the names, by deck_face_index (); -1: none */
  int n_missing;        /* cards of the nearest pack */
  int first_missing;    /* face, when there are any */
} CardFiles;

/**
 * The face of the file @name (without its ending, in any letter case), by deck_face_index (), or
 * DECK_BACK; -1 for jokers, second drawings of a card and all else.
 */
int card_names_read (const CardNaming *naming, const char *name);

/**
 * Whether the files @names hold a pack: all cards from seven to ace, or the 54 of Cego, of which a
 * set of PySol (@is_pysol) has to have the latter. @files is that of the naming by which most are
 * cards, also when there is no whole pack. Of several files of a card the one with the shortest
 * name is taken, and the first of these.
 */
bool card_names_find (const char *const *names, bool is_pysol, CardFiles *files);

/** Whether @rank of @suit belongs to the 54 cards of Cego. */
bool card_names_is_tarock (Suit suit, Rank rank);

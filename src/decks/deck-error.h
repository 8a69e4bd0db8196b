/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Faults of a deck. */

#pragma once

#include <glib.h>

/** The domain of errors with a deck. */
#define ATOUT_DECK_ERROR (atout_deck_error_quark ())
GQuark atout_deck_error_quark (void);

/** The message of an error is for who makes decks: it names the file, and exactly what is wrong. */
typedef enum
{
  ATOUT_DECK_ERROR_MISSING,  /* no folder or file there that can be read */
  ATOUT_DECK_ERROR_BROKEN,   /* there, but not usable */
  ATOUT_DECK_ERROR_LARGE,    /* more than anybody needs for a deck, unpacked */
  ATOUT_DECK_ERROR_UNSAFE,   /* reaches for something outside of itself */
  ATOUT_DECK_ERROR_SLOW,     /* cannot be painted in reasonable time or memory */
  ATOUT_DECK_ERROR_ACROSS,   /* its cards are wider than any hand can hold */
  ATOUT_DECK_ERROR_NO_CARDS, /* nothing in it is called like a card */
  ATOUT_DECK_ERROR_INCOMPLETE, /* cards of a pack are missing in it */
} AtoutDeckError;

/**
 * What @error comes to for who plays, without paths and figures, and what would help: half a
 * sentence without a full stop, to follow “The deck could not be used: ”. An error of another
 * domain says it itself. Static, or as long as @error.
 */
const char *deck_error_tell (const GError *error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Errors of decks. */

#pragma once

#include <glib.h>

#define ATOUT_DECK_ERROR (atout_deck_error_quark ())
GQuark atout_deck_error_quark (void);

/** Errors whose messages, for authors of decks, name the file and the fault. */
typedef enum
{
  ATOUT_DECK_ERROR_MISSING,    /* no readable folder or file */
  ATOUT_DECK_ERROR_BROKEN,     /* damaged, or not a deck */
  ATOUT_DECK_ERROR_LARGE,      /* larger than any deck needs */
  ATOUT_DECK_ERROR_UNSAFE,     /* refers to something outside itself */
  ATOUT_DECK_ERROR_SLOW,       /* exceeds the time or memory for painting */
  ATOUT_DECK_ERROR_ACROSS,     /* cards too wide for a hand */
  ATOUT_DECK_ERROR_NO_CARDS,   /* no element or file is named like a card */
  ATOUT_DECK_ERROR_INCOMPLETE, /* cards of a pack are missing */
} AtoutDeckError;

/**
 * Returns a clause for players, without paths, to follow “The deck could not be used: ”. For other
 * error domains it is the error's message. Static, or owned by @error.
 */
const char *deck_error_tell (const GError *error);

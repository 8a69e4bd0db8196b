/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Faults of a deck. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The domain of errors with a deck. */
#define ATOUT_DECK_ERROR (atout_deck_error_quark ())
GQuark atout_deck_error_quark (void);

/** The message of an error is a sentence for the user, which names the file and the reason. */
typedef enum
{
  ATOUT_DECK_ERROR_MISSING, /* no folder, key file or SVG there */
  ATOUT_DECK_ERROR_BROKEN,  /* there, but not usable */
  ATOUT_DECK_ERROR_LARGE,   /* more than anybody needs for a deck, unpacked */
  ATOUT_DECK_ERROR_UNSAFE,  /* reaches for something outside of itself */
  ATOUT_DECK_ERROR_SLOW,    /* cannot be painted in reasonable time or memory */
} AtoutDeckError;

G_END_DECLS

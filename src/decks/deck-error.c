/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-error.h"

#include <glib/gi18n-lib.h>

G_DEFINE_QUARK (atout_deck_error, atout_deck_error)

const char *
deck_error_tell (const GError *error)
{
  static const char *const told[] = {
    /* Translators: these follow "The deck “Anglo” could not be used: "; "it" is the deck */
    [ATOUT_DECK_ERROR_MISSING] = N_ ("its files are not there, or cannot be read"),
    [ATOUT_DECK_ERROR_BROKEN] = N_ ("one of its files is damaged; a fresh copy may help"),
    [ATOUT_DECK_ERROR_LARGE] = N_ ("it is larger than any deck needs to be"),
    [ATOUT_DECK_ERROR_UNSAFE] = N_ ("it refers to something outside its own files"),
    [ATOUT_DECK_ERROR_SLOW] = N_ ("it takes too much time or memory to draw"),
    [ATOUT_DECK_ERROR_ACROSS] = N_ ("its cards are sideways; they should be taller than wide"),
    [ATOUT_DECK_ERROR_NO_CARDS] = N_ ("no cards were found in it; a deck is one SVG with all "
                                      "cards, or a folder with one picture per card"),
    [ATOUT_DECK_ERROR_INCOMPLETE] = N_ ("some of its cards are missing"),
  };

  if (error->domain != ATOUT_DECK_ERROR || error->code < 0
      || (guint) error->code >= G_N_ELEMENTS (told))
    return error->message;

  return _ (told[error->code]);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "card.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_DECK (atout_deck_get_type ())

/**
 * AtoutDeck: a pack of drawn cards, a folder with a key file `deck.ini` and SVG.
 *
 * Faces are GdkPaintables of fixed aspect ratio. They are rendered by librsvg once per size and
 * scale in a worker thread; until then the last texture is shown scaled.
 *
 * Properties: `scale-factor` (int: device pixels per logical pixel, set by who shows the cards).
 */
G_DECLARE_FINAL_TYPE (AtoutDeck, atout_deck, ATOUT, DECK, GObject)

#define ATOUT_DECK_ERROR (atout_deck_error_quark ())
GQuark atout_deck_error_quark (void);

typedef enum
{
  ATOUT_DECK_ERROR_MISSING, /* no folder, key file or SVG there */
  ATOUT_DECK_ERROR_BROKEN,  /* there, but not usable */
} AtoutDeckError;

/** Opens the deck in @folder (a file or a `resource://` location); the error names the file. */
AtoutDeck    *atout_deck_new              (GFile       *folder,
                                           GError     **error);

/** The French deck inside the program; never fails. */
AtoutDeck    *atout_deck_new_builtin      (void);

/** The deck's name in the user's language. */
const char   *atout_deck_get_name         (AtoutDeck   *self);

/** Width of a card divided by its height. */
double        atout_deck_get_aspect_ratio (AtoutDeck   *self);

/** (transfer none): the face of a card, or the back when the deck has no such card. */
GdkPaintable *atout_deck_get_face         (AtoutDeck   *self,
                                           Suit         suit,
                                           Rank         rank);

/** (transfer none) */
GdkPaintable *atout_deck_get_back         (AtoutDeck   *self);

/** Renders all faces for this logical size ahead of their use, after those that are shown. */
void          atout_deck_prepare          (AtoutDeck   *self,
                                           double       width,
                                           double       height);

/**
 * Index letters ("nl", "en", "de", "fr"; anything else: those of the user's language) and
 * four-colour suits. All faces are drawn anew.
 */
void          atout_deck_set_style        (AtoutDeck   *self,
                                           const char  *index_language,
                                           gboolean     four_colours);

void          atout_deck_set_scale_factor (AtoutDeck   *self,
                                           int          scale_factor);

G_END_DECLS

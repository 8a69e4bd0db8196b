/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#include "decks/deck-error.h"
#include "decks/deck-style.h"
#include "rules/card.h"
#include "rules/pack.h"

#define ATOUT_TYPE_DECK (atout_deck_get_type ())

/**
 * AtoutDeck: a pack of drawn cards, loaded from a folder (our own format, KDE carddecks or
 * pictures) or an SVG file (Aisleriot or KDE).
 *
 * Worker threads render faces once per size and scale. All decks share FACE_MEMORY bytes of
 * textures (face-supply.h).
 */
G_DECLARE_FINAL_TYPE (AtoutDeck, atout_deck, ATOUT, DECK, GObject)

/**
 * Returns (transfer full) the trusted deck at @location, or NULL with an ATOUT_DECK_ERROR that
 * names the file.
 */
AtoutDeck         *atout_deck_new              (GFile               *location,
                                                GError             **error);

/** Returns (transfer full) the built-in French deck; never fails. */
AtoutDeck         *atout_deck_new_builtin      (void);

/**
 * Opens the deck at @location in a worker thread. A deck from outside the program is first painted
 * by another process, within limits; the verdict is cached.
 */
void               atout_deck_open_async       (GFile               *location,
                                                GCancellable        *cancellable,
                                                GAsyncReadyCallback  callback,
                                                gpointer             user_data);

/** Returns (transfer full) the deck, or NULL with an ATOUT_DECK_ERROR that names the file. */
AtoutDeck         *atout_deck_open_finish      (GAsyncResult        *result,
                                                GError             **error);

/** Returns the name of the deck in the user's language. */
const char        *atout_deck_get_name         (AtoutDeck           *self);

/** Returns the width of a card divided by its height. */
double             atout_deck_get_aspect_ratio (AtoutDeck           *self);

/**
 * Gets the size of the corner with rank and suit, as shares of the card from 0 to 1. It is a guess
 * if the deck specifies none.
 */
void               atout_deck_get_index_size   (AtoutDeck           *self,
                                                double              *width,
                                                double              *height);

/** Returns the suits (French or German) that name the cards. */
DeckSuits          atout_deck_get_suits        (AtoutDeck           *self);

/** Returns true if the pictures have too few pixels for large cards. */
gboolean           atout_deck_is_small         (AtoutDeck           *self);

/** Sets French or German suits for a deck that specifies none. */
void               atout_deck_set_suits        (AtoutDeck           *self,
                                                DeckSuits            suits);

/** Returns true if the deck has this card. */
gboolean           atout_deck_has_face         (AtoutDeck           *self,
                                                Suit                 suit,
                                                Rank                 rank);

/** Returns the figure on a card ("Wilhelm Tell") in the user's language, or NULL. */
const char        *atout_deck_get_figure       (AtoutDeck           *self,
                                                Suit                 suit,
                                                Rank                 rank);

/** Returns true if the deck has every card of @pack. */
gboolean           atout_deck_covers           (AtoutDeck           *self,
                                                const Pack          *pack);

/** Returns (transfer none) the face, or the back if the deck lacks the card. */
GdkPaintable      *atout_deck_get_face         (AtoutDeck           *self,
                                                Suit                 suit,
                                                Rank                 rank);

/** Returns (transfer none) the back; every deck has one. */
GdkPaintable      *atout_deck_get_back         (AtoutDeck           *self);

/**
 * Marks cards of @pack that have a nickname with its first letter if the suits are French; removes
 * other marks.
 */
void               atout_deck_mark_cards       (AtoutDeck           *self,
                                                const Pack          *pack);

/** Renders all faces in advance for this size in logical pixels, after the visible ones. */
void               atout_deck_prepare          (AtoutDeck           *self,
                                                double               width,
                                                double               height);

/**
 * Returns (transfer none) the index sets: names of the sets of corner letters ("nl", "daus",
 * "none"), ending with NULL. It is empty if there is no choice.
 */
const char *const *atout_deck_get_index_sets   (AtoutDeck           *self);

/** Returns true if the deck can show four-colour suits. */
gboolean           atout_deck_has_four_colours (AtoutDeck           *self);

/**
 * Gets the suit colours as 0xRRGGBB. Returns FALSE if they are not four distinct ones, or the deck
 * is built in.
 */
gboolean           atout_deck_get_suit_colours (AtoutDeck           *self,
                                                guint32              colours[SUITS]);

/**
 * Sets suit colours and corner letters. Without a known @index_set it chooses the user's language,
 * the deck's usual set, English, or the first.
 */
void               atout_deck_set_style        (AtoutDeck           *self,
                                                const char          *index_set,
                                                DeckColours          colours);

/** Sets the number of device pixels per logical pixel, 1 to 16. */
void               atout_deck_set_scale_factor (AtoutDeck           *self,
                                                int                  scale_factor);

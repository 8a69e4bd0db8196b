/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

#include "decks/deck-error.h"
#include "decks/deck-style.h"
#include "rules/card.h"
#include "rules/pack.h"

#define ATOUT_TYPE_DECK (atout_deck_get_type ())

/**
 * AtoutDeck: a pack of drawn cards. A deck is at a location, which is a folder with `deck.ini` and
 * an SVG (our own form), a folder with `index.desktop` and an SVG (KDE carddecks), or an SVG file
 * (Aisleriot, or one of KDE).
 *
 * Faces are GdkPaintables of fixed aspect ratio. They are rendered by librsvg once per size and
 * scale in worker threads; until then the last texture is shown scaled. All decks together keep no
 * more than FACE_MEMORY bytes of them (face-supply.h); a deck that goes gives its own back at once.
 */
G_DECLARE_FINAL_TYPE (AtoutDeck, atout_deck, ATOUT, DECK, GObject)

/**
 * (transfer full): the deck at @location (a file or a `resource://` location), which is trusted;
 * for decks of our own. NULL with an ATOUT_DECK_ERROR that names the file.
 */
AtoutDeck         *atout_deck_new              (GFile               *location,
                                                GError             **error);

/** (transfer full): the French deck inside the program; never fails. */
AtoutDeck         *atout_deck_new_builtin      (void);

/**
 * Opens the deck at @location in a worker thread. One that is not inside the program is painted
 * once by another process, which may not take long: what it cannot paint is refused. It is not
 * painted there again as long as its files are the same, not even when the program starts anew.
 */
void               atout_deck_open_async       (GFile               *location,
                                                GCancellable        *cancellable,
                                                GAsyncReadyCallback  callback,
                                                gpointer             user_data);

/**
 * (transfer full): the deck, or an ATOUT_DECK_ERROR whose sentence names the file and the reason.
 */
AtoutDeck         *atout_deck_open_finish      (GAsyncResult        *result,
                                                GError             **error);

/** The deck's name in the user's language. */
const char        *atout_deck_get_name         (AtoutDeck           *self);

/** Width of a card divided by its height. */
double             atout_deck_get_aspect_ratio (AtoutDeck           *self);

/**
 * How much of a card its corner index takes from the upper left, with rank and suit, as shares of
 * width and height from 0 to 1: what is seen of a card that lies under others. Guessed for decks
 * that do not say it.
 */
void               atout_deck_get_index_size   (AtoutDeck           *self,
                                                double              *width,
                                                double              *height);

/** Which words name the cards. */
DeckSuits          atout_deck_get_suits        (AtoutDeck           *self);

/** Whether its cards are pictures that are not sharp where cards are large. */
gboolean           atout_deck_is_small         (AtoutDeck           *self);

/** Says so of a deck of others, which cannot say it itself and was guessed. */
void               atout_deck_set_suits        (AtoutDeck           *self,
                                                DeckSuits            suits);

/** Whether the deck has this card. */
gboolean           atout_deck_has_face         (AtoutDeck           *self,
                                                Suit                 suit,
                                                Rank                 rank);

/** The figure on a card ("Wilhelm Tell"), in the user's language, or NULL. */
const char        *atout_deck_get_figure       (AtoutDeck           *self,
                                                Suit                 suit,
                                                Rank                 rank);

/** Whether the deck has every card of @pack. */
gboolean           atout_deck_covers           (AtoutDeck           *self,
                                                const Pack          *pack);

/** (transfer none): the face of a card, or the back when the deck has no such card. */
GdkPaintable      *atout_deck_get_face         (AtoutDeck           *self,
                                                Suit                 suit,
                                                Rank                 rank);

/** (transfer none): the back, which all decks have. */
GdkPaintable      *atout_deck_get_back         (AtoutDeck           *self);

/** Marks the faces of cards of @pack that have a name, where they do not say it themselves. */
void               atout_deck_mark_cards       (AtoutDeck           *self,
                                                const Pack          *pack);

/** Renders all faces ahead of their use, in logical pixels, after those that are shown. */
void               atout_deck_prepare          (AtoutDeck           *self,
                                                double               width,
                                                double               height);

/**
 * (transfer none): the sets of corner letters the deck offers, by their short names ("nl", "daus",
 * "none"), ending with NULL; empty when there is no choice.
 */
const char *const *atout_deck_get_index_sets   (AtoutDeck           *self);

/** Whether four-colour suits change this deck. */
gboolean           atout_deck_has_four_colours (AtoutDeck           *self);

/**
 * Tells which colours the suits have on the cards, as 0xRRGGBB; FALSE when they have no four
 * colours of their own that could be told, or when it is one of ours.
 */
gboolean           atout_deck_get_suit_colours (AtoutDeck           *self,
                                                guint32              colours[SUITS]);

/**
 * Corner letters (one of the index sets; anything else or NULL: those of the user's language, else
 * English, else the deck's first) and the colours of suits. All faces are drawn anew.
 */
void               atout_deck_set_style        (AtoutDeck           *self,
                                                const char          *index_set,
                                                DeckColours          colours);

/** From now on there are @scale_factor device pixels in a logical one, 1 to 16. */
void               atout_deck_set_scale_factor (AtoutDeck           *self,
                                                int                  scale_factor);

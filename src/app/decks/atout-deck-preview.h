/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "rules/pack.h"

#define ATOUT_TYPE_DECK_PREVIEW (atout_deck_preview_get_type ())

/**
 * AtoutDeckPreview: a few cards of a deck side by side. As soon as they are painted it keeps the
 * picture and gives the deck back.
 *
 * Signals: `painted` (): the picture is complete.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckPreview, atout_deck_preview, ATOUT, DECK_PREVIEW, GtkWidget)

/**
 * Paints the @n_cards @cards of @pack (8 at most) with the faces of @deck, which has to have them.
 * The picture before stays until then.
 */
void       atout_deck_preview_show (AtoutDeckPreview *self,
                                    AtoutDeck        *deck,
                                    const Pack       *pack,
                                    const Card       *cards,
                                    guint             n_cards);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "rules/pack.h"

#define ATOUT_TYPE_DECK_PREVIEW (atout_deck_preview_get_type ())

/** AtoutDeckPreview: sample cards of a deck, which is released when they are painted. */
G_DECLARE_FINAL_TYPE (AtoutDeckPreview, atout_deck_preview, ATOUT, DECK_PREVIEW, GtkWidget)

/**
 * Paints @n_cards (at most 8) @cards of @pack with @deck, which must have them. The old picture
 * stays until then.
 */
void       atout_deck_preview_show (AtoutDeckPreview *self,
                                    AtoutDeck        *deck,
                                    const Pack       *pack,
                                    const Card       *cards,
                                    guint             n_cards);

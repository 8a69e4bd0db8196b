/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck-store.h"

#define ATOUT_TYPE_DECK_GALLERY (atout_deck_gallery_get_type ())

/** AtoutDeckGallery: all cards of a deck by suit, and its options; keys move between cards. */
G_DECLARE_FINAL_TYPE (AtoutDeckGallery, atout_deck_gallery, ATOUT, DECK_GALLERY, GtkWidget)

/** Opens the deck of @entry and shows its cards, or the error; NULL shows nothing. */
void atout_deck_gallery_set_entry (AtoutDeckGallery *self, AtoutDeckEntry *entry);

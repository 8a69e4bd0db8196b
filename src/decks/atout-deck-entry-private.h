/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How the store makes its entries. */

#pragma once

#include "decks/atout-deck-store.h"

G_BEGIN_DECLS

/** (transfer full): the deck at @location; for the rest see the properties of AtoutDeckEntry. */
AtoutDeckEntry *atout_deck_entry_new          (const char     *id,
                                               const char     *name,
                                               GFile          *location,
                                               gboolean        own,
                                               gboolean        added);

/** (transfer none): the folder or file of the deck. */
GFile          *atout_deck_entry_get_location (AtoutDeckEntry *self);

G_END_DECLS

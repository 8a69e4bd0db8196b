/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How the store makes its entries; and a store that waits shorter or longer, for tests. */

#pragma once

#include "decks/atout-deck-store.h"

/** (transfer full): a store that waits @patience ms for places that do not answer. */
AtoutDeckStore *atout_deck_store_new_with_patience (guint patience);

/** (transfer full): the deck at @location; for the rest see the getters of AtoutDeckEntry. */
AtoutDeckEntry *atout_deck_entry_new          (const char     *id,
                                               const char     *name,
                                               GFile          *location,
                                               gboolean        own,
                                               gboolean        added);

/** (transfer none): the folder or file of the deck. */
GFile          *atout_deck_entry_get_location (AtoutDeckEntry *self);

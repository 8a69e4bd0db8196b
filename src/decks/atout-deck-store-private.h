/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Constructors of deck stores and entries, for the store itself and for tests. */

#pragma once

#include "decks/atout-deck-store.h"

/** Returns (transfer full) a store that waits @patience ms for folders that do not answer. */
AtoutDeckStore *atout_deck_store_new_with_patience (guint patience);

/** Returns (transfer full) an entry for the deck at @location. */
AtoutDeckEntry *atout_deck_entry_new          (const char     *id,
                                               const char     *name,
                                               GFile          *location,
                                               gboolean        own,
                                               gboolean        added);

/** Returns (transfer none) the folder or file of the deck. */
GFile          *atout_deck_entry_get_location (AtoutDeckEntry *self);

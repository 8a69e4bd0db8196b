/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A store that waits shorter or longer, for tests. */

#pragma once

#include "decks/atout-deck-store.h"

G_BEGIN_DECLS

/** (transfer full): a store that waits @patience ms for places that do not answer. */
AtoutDeckStore *atout_deck_store_new_with_patience (guint patience);

G_END_DECLS

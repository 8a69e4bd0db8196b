/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a deck is made of what a worker thread has read. */

#pragma once

#include "decks/atout-deck.h"
#include "decks/deck-file.h"
#include "decks/face-painter.h"

G_BEGIN_DECLS

/** Takes @file and @painter. */
AtoutDeck *atout_deck_new_of (DeckFile    *file,
                              FacePainter *painter);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Decks that wait to be opened, one after another: the next one not before the caller has done with
 * the one before. Those that leave the store meanwhile are passed over.
 */

#pragma once

#include "decks/atout-deck-store.h"

typedef struct _DeckQueue DeckQueue;

/** Called with @deck when @entry could be opened, else with NULL and the @error why not. */
typedef void (*DeckOpened) (AtoutDeckEntry *entry,
                            AtoutDeck      *deck,
                            const GError   *error,
                            gpointer        user_data);

/** (transfer full): an empty queue for entries of @decks, which tells @opened of each. */
DeckQueue      *deck_queue_new         (AtoutDeckStore *decks,
                                        DeckOpened      opened,
                                        gpointer        user_data);

/** Frees @self; nothing is told any more. */
void            deck_queue_free        (DeckQueue      *self);

/** Lets @entry wait behind all others, unless it waits already. */
void            deck_queue_add         (DeckQueue      *self,
                                        AtoutDeckEntry *entry);

/** Lets @entry wait in front of all others. */
void            deck_queue_add_first   (DeckQueue      *self,
                                        AtoutDeckEntry *entry);

/** Opens the deck that waits in front, unless another one is being dealt with. */
void            deck_queue_go_on       (DeckQueue      *self);

/** (transfer none) (nullable): the deck that is being opened, or was and is not done with. */
AtoutDeckEntry *deck_queue_get_current (DeckQueue      *self);

/** The current deck is done with, or not wanted any more; what is being opened is not told of. */
void            deck_queue_finish      (DeckQueue      *self);

/** Forgets the current deck and all that wait. */
void            deck_queue_clear       (DeckQueue      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckQueue, deck_queue_free)

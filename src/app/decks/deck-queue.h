/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A queue of decks opened one by one. It skips decks that have left the store. */

#pragma once

#include "decks/atout-deck-store.h"

typedef struct _DeckQueue DeckQueue;

/** Receives the opened @deck of @entry, or NULL with @error. */
typedef void (*DeckOpened) (AtoutDeckEntry *entry,
                            AtoutDeck      *deck,
                            const GError   *error,
                            gpointer        user_data);

/** Returns (transfer full) an empty queue for @decks, which calls @opened for each deck. */
DeckQueue      *deck_queue_new         (AtoutDeckStore *decks,
                                        DeckOpened      opened,
                                        gpointer        user_data);

/** Frees @self and cancels opening. */
void            deck_queue_free        (DeckQueue      *self);

/** Appends @entry unless queued. */
void            deck_queue_add         (DeckQueue      *self,
                                        AtoutDeckEntry *entry);

/** Prepends @entry. */
void            deck_queue_add_first   (DeckQueue      *self,
                                        AtoutDeckEntry *entry);

/** Opens the next deck unless there is a current one. */
void            deck_queue_go_on       (DeckQueue      *self);

/** Returns (transfer none) (nullable) the deck being opened or handled. */
AtoutDeckEntry *deck_queue_get_current (DeckQueue      *self);

/** Ends the current deck; if it is still being opened, cancels that without a callback. */
void            deck_queue_finish      (DeckQueue      *self);

/** Removes all decks. */
void            deck_queue_clear       (DeckQueue      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckQueue, deck_queue_free)

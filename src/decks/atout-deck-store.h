/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The list of decks: built in, found in $XDG_DATA_HOME, $XDG_DATA_DIRS or $ATOUT_DECKDIR, or added
 * by the user (`atout/decks` in the user's data folder).
 */

#pragma once

#include "decks/atout-deck.h"

/** Id of a deck that is always available. */
#define ATOUT_DECK_STORE_BUILTIN "french"

#define ATOUT_TYPE_DECK_ENTRY (atout_deck_entry_get_type ())

/** AtoutDeckEntry: a deck in the list, opened on request. */
G_DECLARE_FINAL_TYPE (AtoutDeckEntry, atout_deck_entry, ATOUT, DECK_ENTRY, GObject)

/** Returns the id for settings: "french", "aisleriot/anglo", "kde/svg-oxygen", "user/NAME". */
const char *atout_deck_entry_get_id      (AtoutDeckEntry      *self);

/** Returns the display name. */
const char *atout_deck_entry_get_name    (AtoutDeckEntry      *self);

/** Returns true if the deck is built in. */
gboolean    atout_deck_entry_get_own     (AtoutDeckEntry      *self);

/** Returns true if the user added the deck. */
gboolean    atout_deck_entry_get_added   (AtoutDeckEntry      *self);

/** Opens the deck in the background. Callers share one deck while anybody keeps it. */
void        atout_deck_entry_open_async  (AtoutDeckEntry      *self,
                                          GCancellable        *cancellable,
                                          GAsyncReadyCallback  callback,
                                          gpointer             user_data);

/** Returns (transfer full) the deck, or NULL with an ATOUT_DECK_ERROR. */
AtoutDeck  *atout_deck_entry_open_finish (AtoutDeckEntry      *self,
                                          GAsyncResult        *result,
                                          GError             **error);

#define ATOUT_TYPE_DECK_STORE (atout_deck_store_get_type ())

/**
 * AtoutDeckStore: a list of AtoutDeckEntry, built-in decks first, then the others by name.
 *
 * Threads search for the others; their first results come together, after five seconds at most.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckStore, atout_deck_store, ATOUT, DECK_STORE, GObject)

/** Returns (transfer full) a store that starts its search. */
AtoutDeckStore *atout_deck_store_new        (void);

/** Returns (transfer none) the list of entries. */
GListModel     *atout_deck_store_get_entries (AtoutDeckStore    *self);

/** Returns true while the search runs. */
gboolean        atout_deck_store_is_loading (AtoutDeckStore      *self);

/** Returns (transfer none) the entry with this @id, or NULL. */
AtoutDeckEntry *atout_deck_store_find       (AtoutDeckStore      *self,
                                             const char          *id);

/** Returns a display name for a missing deck, made of its @id; free with g_free (). */
char           *atout_deck_store_guess_name (const char          *id);

/**
 * Tries the deck at @chosen (an SVG, a folder, or its key file) and copies it to the user's decks.
 */
void            atout_deck_store_add_async  (AtoutDeckStore      *self,
                                             GFile               *chosen,
                                             GCancellable        *cancellable,
                                             GAsyncReadyCallback  callback,
                                             gpointer             user_data);

/**
 * Returns (transfer none) the new entry, or NULL with a message for the user; then nothing is
 * copied.
 */
AtoutDeckEntry *atout_deck_store_add_finish (AtoutDeckStore      *self,
                                             GAsyncResult        *result,
                                             GError             **error);

/** Deletes an added deck. On failure the deck stays; the G_IO_ERROR has a message for the user. */
gboolean        atout_deck_store_remove     (AtoutDeckStore      *self,
                                             AtoutDeckEntry      *entry,
                                             GError             **error);

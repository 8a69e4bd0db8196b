/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The decks there are: those inside the program, and those of others that are found in the user's
 * and the system's data folders ($XDG_DATA_HOME, $XDG_DATA_DIRS) or that the user added. Added ones
 * are copied to `atout/decks` in the user's data folder; $ATOUT_DECKDIR is looked into as well.
 */

#pragma once

#include "decks/atout-deck.h"

/** The id of the deck that can always be shown. */
#define ATOUT_DECK_STORE_BUILTIN "french"

#define ATOUT_TYPE_DECK_ENTRY (atout_deck_entry_get_type ())

/** AtoutDeckEntry: a deck that could be opened. */
G_DECLARE_FINAL_TYPE (AtoutDeckEntry, atout_deck_entry, ATOUT, DECK_ENTRY, GObject)

/** The name of the deck in settings: "french", "aisleriot/anglo", "kde/svg-oxygen", "user/NAME". */
const char *atout_deck_entry_get_id      (AtoutDeckEntry      *self);

/** The name of the deck for people. */
const char *atout_deck_entry_get_name    (AtoutDeckEntry      *self);

/** Whether it is inside the program. */
gboolean    atout_deck_entry_get_own     (AtoutDeckEntry      *self);

/** Whether the user added it, so that it can be removed. */
gboolean    atout_deck_entry_get_added   (AtoutDeckEntry      *self);

/** Opens the deck in the background; as long as somebody keeps it, all who ask get the same. */
void        atout_deck_entry_open_async  (AtoutDeckEntry      *self,
                                          GCancellable        *cancellable,
                                          GAsyncReadyCallback  callback,
                                          gpointer             user_data);

/** (transfer full): the deck, or an ATOUT_DECK_ERROR with a sentence for the user. */
AtoutDeck  *atout_deck_entry_open_finish (AtoutDeckEntry      *self,
                                          GAsyncResult        *result,
                                          GError             **error);

#define ATOUT_TYPE_DECK_STORE (atout_deck_store_get_type ())

/**
 * AtoutDeckStore: the decks, as a list of AtoutDeckEntry: our own first, then the others by name.
 * Our own are there at once; the others are looked for in threads and come later, together; those
 * of a place that does not answer (a dead disk) within five seconds come when it does.
 *
 * Properties, read-only: `loading` (boolean): the others are still looked for.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckStore, atout_deck_store, ATOUT, DECK_STORE, GObject)

/** (transfer full): begins to look for decks; none is opened yet. */
AtoutDeckStore *atout_deck_store_new        (void);

/** (transfer none): all entries. */
GListModel     *atout_deck_store_get_entries (AtoutDeckStore    *self);

/** Whether the decks of others are still looked for. */
gboolean        atout_deck_store_is_loading (AtoutDeckStore      *self);

/** (transfer none): the entry called @id, or NULL. */
AtoutDeckEntry *atout_deck_store_find       (AtoutDeckStore      *self,
                                             const char          *id);

/** A name for people made of @id, for a deck that is not there; free with g_free (). */
char           *atout_deck_store_guess_name (const char          *id);

/**
 * Tries the deck at @chosen (an SVG file, a folder, or the key file in it) and copies what was
 * tried to the user's decks.
 */
void            atout_deck_store_add_async  (AtoutDeckStore      *self,
                                             GFile               *chosen,
                                             GCancellable        *cancellable,
                                             GAsyncReadyCallback  callback,
                                             gpointer             user_data);

/**
 * (transfer none): the new entry, or an error with a sentence for the user; then nothing has been
 * copied.
 */
AtoutDeckEntry *atout_deck_store_add_finish (AtoutDeckStore      *self,
                                             GAsyncResult        *result,
                                             GError             **error);

/**
 * Removes a deck that the user added, with its files. FALSE with an error (G_IO_ERROR) that is a
 * sentence for the user; then the deck stays.
 */
gboolean        atout_deck_store_remove     (AtoutDeckStore      *self,
                                             AtoutDeckEntry      *entry,
                                             GError             **error);

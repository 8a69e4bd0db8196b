/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Searches folders for decks in threads, so that a dead disk blocks only itself. */

#pragma once

#include "decks/atout-deck-store.h"

typedef struct _DeckSearch DeckSearch;

/** A folder of decks. */
typedef struct
{
  const char *prefix; /* first part of deck ids, "kde/"; static */
  char *path;
  gboolean added; /* true for the folder of added decks */
} DeckPlace;

/** Receives the decks @found (AtoutDeckEntry). */
typedef void (*DeckSearchFound) (GPtrArray *found, gpointer user_data);

/** Returns (transfer full) a search without folders. */
DeckSearch *deck_search_new (DeckSearchFound found, gpointer user_data);

/** Adds a folder before the start; takes @path. */
void deck_search_add (DeckSearch *self, const char *prefix, char *path, gboolean added);

/**
 * Searches all folders. Calls @found in the main loop, after @patience ms at most, with the decks
 * in order of the folders, then for each late folder.
 */
void deck_search_start (DeckSearch *self, guint patience);

/** Stops calls of @found. Threads that still wait keep @self until they end. */
void deck_search_free (DeckSearch *self);

/** Returns the id of the deck at @location, a file or folder; free with g_free (). */
char *deck_search_make_id (const char *prefix, GFile *location);

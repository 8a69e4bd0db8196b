/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Looking for the decks of others in several places at once, in threads: a place that never answers
 * (a dead network disk) keeps nobody waiting.
 */

#pragma once

#include "decks/atout-deck-store.h"

typedef struct _DeckSearch DeckSearch;

/** A folder with decks of others. */
typedef struct
{
  const char *prefix; /* the beginning of their ids, static */
  char *path;
  gboolean added; /* by the user */
} DeckPlace;

/** @found are the decks that were found (AtoutDeckEntry). */
typedef void (*DeckSearchFound) (GPtrArray *found, gpointer user_data);

/** (transfer full): no places yet. */
DeckSearch *deck_search_new (DeckSearchFound found, gpointer user_data);

/** Adds a place; takes @path. Before deck_search_start (). */
void deck_search_add (DeckSearch *self, const char *prefix, char *path, gboolean added);

/**
 * Looks into all places. The first call of @found, in the main loop, comes after @patience ms at
 * the latest, with the decks of all places that have answered, in the order of the places; another
 * one comes for each place that answers later.
 */
void deck_search_start (DeckSearch *self, guint patience);

/** @found is called no more. What still waits for an answer goes on waiting. */
void deck_search_free (DeckSearch *self);

/** The id of the deck at @location, whether it is a file or a folder; free with g_free (). */
char *deck_search_make_id (const char *prefix, GFile *location);

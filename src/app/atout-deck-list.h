/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The decks there are. Folders are looked for in $ATOUT_DECKDIR, in the user's data folder
 * (atout/decks) and where the program is installed; the first of a name is taken.
 */

#pragma once

#include "atout-deck.h"

G_BEGIN_DECLS

/** The name of the deck that is inside the program. */
#define ATOUT_DECK_LIST_BUILTIN "french"

/** A deck that was found: its folder's name, and its name for people. */
typedef struct
{
  char *id;
  char *title;
} AtoutDeckListEntry;

/** (transfer full) (element-type AtoutDeckListEntry): all decks; the one inside comes first. */
GPtrArray *atout_deck_list_find (void);

/** Opens the deck called @id; the error says what is wrong with it. */
AtoutDeck *atout_deck_list_open (const char *id, GError **error);

G_END_DECLS

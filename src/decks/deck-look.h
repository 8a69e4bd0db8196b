/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What can be seen on the painted cards of a deck, whoever drew it: whether a card in a fan, of
 * which little more than a corner is seen, tells its rank and suit, and which colours suits have.
 */

#pragma once

#include <gdk/gdk.h>

#include "decks/deck-file.h"

typedef struct _DeckLooker DeckLooker;

/** (transfer full): one who has seen nothing; free with deck_looker_free (). */
DeckLooker *deck_looker_new (void);

/** Frees @self. */
void deck_looker_free (DeckLooker *self);

/** Shows it the face at deck_face_index () @index, all of them in one size. */
void deck_looker_show (DeckLooker *self, unsigned index, GdkTexture *texture);

/** Whether the card at deck_face_index () @index tells its rank nowhere at the left. */
gboolean deck_look_lacks_rank (const DeckLook *look, unsigned index);

/** What it has seen; of too few cards nothing is said. */
DeckLook deck_looker_tell (const DeckLooker *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckLooker, deck_looker_free)

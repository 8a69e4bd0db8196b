/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Examines painted cards: whether a corner in a fan shows rank and suit, and which colours suits
 * have.
 */

#pragma once

#include <gdk/gdk.h>

#include "decks/deck-file.h"

typedef struct _DeckLooker DeckLooker;

/** Returns (transfer full) an examiner without cards. */
DeckLooker *deck_looker_new (void);

/** Frees @self. */
void deck_looker_free (DeckLooker *self);

/** Examines the face at deck_face_index () @index; all faces must have one size. */
void deck_looker_show (DeckLooker *self, unsigned index, GdkTexture *texture);

/** Returns true if the card at deck_face_index () @index shows no rank at its left. */
gboolean deck_look_lacks_rank (const DeckLook *look, unsigned index);

/** Returns the findings about all examined cards; too few cards give none. */
DeckLook deck_looker_tell (const DeckLooker *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeckLooker, deck_looker_free)

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/choices/atout-card.h"

#define ATOUT_TYPE_HAND (atout_hand_get_type ())

/**
 * AtoutHand: the user's hand in one or two rows; an AtoutTablePart.
 *
 * Arrow keys move the focus, or with Control+Shift the card, like dragging sideways. An upward drag
 * or a click plays a card; a finger raises it first.
 */
G_DECLARE_FINAL_TYPE (AtoutHand, atout_hand, ATOUT, HAND, GtkWidget)

/** Shows @cards (AtoutCard); NULL: none. */
void       atout_hand_set_cards     (AtoutHand       *self,
                                     GListModel      *cards);
void       atout_hand_set_deck      (AtoutHand       *self,
                                     AtoutDeck       *deck);

/** Sets whether input is by touch; later events change it. */
void       atout_hand_set_by_finger (AtoutHand       *self,
                                     gboolean         by_finger);

/** Returns true if the first tap plays a card, as a click does. */
gboolean   atout_hand_get_on_first_tap (AtoutHand    *self);
void       atout_hand_set_on_first_tap (AtoutHand    *self,
                                     gboolean         on_first_tap);

/** Shows only the first @shown cards; G_MAXUINT: all. */
void       atout_hand_set_shown     (AtoutHand       *self,
                                     guint            shown);

/** Hides @cards on their way into the hand; their places stay free. */
void       atout_hand_set_coming    (AtoutHand       *self,
                                     CardSet          cards);

/** Marks @cards as known to all. */
void       atout_hand_set_known     (AtoutHand       *self,
                                     CardSet          cards);

/** Returns true while a card is dragged out of the hand. */
gboolean   atout_hand_is_lifting    (AtoutHand       *self);

/** Returns true if any card is playable. */
gboolean   atout_hand_has_playable  (AtoutHand       *self);

/** Focuses the last focused card if playable, otherwise the first playable one. */
gboolean   atout_hand_focus_playable (AtoutHand      *self);

/** Focuses the card at @place from 0; -1: the last. Returns FALSE if there is none. */
gboolean   atout_hand_focus_at      (AtoutHand       *self,
                                     int              place);

/** Focuses @card; returns FALSE if it is not in the hand. */
gboolean   atout_hand_focus_card      (AtoutHand  *self,
                                       Card        card);

/** Returns the raised card, else the one with a visible focus, else CARD_NONE. */
Card       atout_hand_get_considered (AtoutHand      *self);

/**
 * Stores the bounds of @card, or of the last card that left, in coordinates of @target; returns
 * FALSE for other cards.
 */
gboolean   atout_hand_locate        (AtoutHand       *self,
                                     Card             card,
                                     GtkWidget       *target,
                                     graphene_rect_t *bounds);

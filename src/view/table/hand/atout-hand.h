/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/choices/atout-card.h"

#define ATOUT_TYPE_HAND (atout_hand_get_type ())

/**
 * AtoutHand: the user's hand, in one row or in two (AtoutTablePart). Arrow keys walk through it,
 * digits go to a card by its place; with Control and Shift the arrow keys take the card along,
 * and so does dragging it sideways. Dragged up and let go it is played. A click plays a card; a
 * finger raises it first, and then plays it.
 *
 * Signals: `chosen` (card: unsigned): a card was clicked, activated or dragged out; `moved` (from:
 * unsigned, to: unsigned): the user wants the card at one place at another.
 */
G_DECLARE_FINAL_TYPE (AtoutHand, atout_hand, ATOUT, HAND, GtkWidget)

/** Shows @cards (AtoutCard); NULL for none. */
void       atout_hand_set_cards     (AtoutHand       *self,
                                     GListModel      *cards);
void       atout_hand_set_deck      (AtoutHand       *self,
                                     AtoutDeck       *deck);

/**
 * Whether what is touched from now on is touched by a finger. The hand finds that out from the
 * events it gets.
 */
void       atout_hand_set_by_finger (AtoutHand       *self,
                                     gboolean         by_finger);

/** Whether a finger plays a card at once, as the mouse does. */
gboolean   atout_hand_get_on_first_tap (AtoutHand    *self);
void       atout_hand_set_on_first_tap (AtoutHand    *self,
                                     gboolean         on_first_tap);

/** How many cards are shown, from the left; while dealing. G_MAXUINT: all. */
void       atout_hand_set_shown     (AtoutHand       *self,
                                     guint            shown);

/** Cards that are on their way into the hand: their places are kept for them. */
void       atout_hand_set_coming    (AtoutHand       *self,
                                     CardSet          cards);

/** Cards that lie open for all: they are marked. */
void       atout_hand_set_known     (AtoutHand       *self,
                                     CardSet          cards);

/** Whether a card is being dragged over the table. */
gboolean   atout_hand_is_lifting    (AtoutHand       *self);

/** Whether any card may be chosen now. */
gboolean   atout_hand_has_playable  (AtoutHand       *self);

/** Focuses the first card that may be played, or else the one that had the focus last. */
gboolean   atout_hand_focus_playable (AtoutHand      *self);

/** Focuses the card at @place, from 0; -1: the last. FALSE where there is none. */
gboolean   atout_hand_focus_at      (AtoutHand       *self,
                                     int              place);

/** Focuses @card; FALSE where it is not in the hand. */
gboolean   atout_hand_focus_card      (AtoutHand  *self,
                                       Card        card);

/** Where @card lies or lay last, in coordinates of @target; false if it never did. */
gboolean   atout_hand_locate        (AtoutHand       *self,
                                     Card             card,
                                     GtkWidget       *target,
                                     graphene_rect_t *bounds);

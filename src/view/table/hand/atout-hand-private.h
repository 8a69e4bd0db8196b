/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private declarations of atout-hand.c and hand-gestures.c. */

#pragma once

#include "view/cards/atout-card-view.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/layout/atout-table-part.h"

struct _AtoutHand
{
  GtkWidget parent_instance;

  GListModel *cards;
  AtoutDeck *deck;
  GPtrArray *views; /* AtoutCardView in the order of cards; owned as children */
  int card_width;
  int card_height;
  guint columns; /* cards per row of two; 0: one row */
  int row_step;
  guint shown;
  CardSet coming;     /* hidden cards on their way into the hand */
  CardSet known;      /* cards known to all */
  guint focused;      /* index of the last focused card */
  GtkWidget *dragged; /* dragged card, or NULL; not owned */
  float drag_from;    /* left edge at the start of the drag */
  float drag_by;
  gboolean flicked; /* true for an upward drag */
  gboolean lifted;  /* true if the card is out of the hand */
  float lift_by;    /* lift in pixels */

  gboolean by_finger;    /* true for touch input */
  gboolean on_first_tap; /* true if a first tap plays a card */
  GtkWidget *tapped;     /* raised card, or NULL; not owned */
  Card last_card;        /* last card that left the hand */
  graphene_rect_t last_bounds;
};

static inline AtoutCardView *
hand_view_at (AtoutHand *self, guint i)
{
  return g_ptr_array_index (self->views, i);
}

/* ---- hand-gestures.c ---------------------------------------------------------------------- */

guint hand_count_upper (AtoutHand *self);

/** Returns the upper left corner of card @i, not raised. */
graphene_point_t hand_find_card (AtoutHand *self, guint i);

/** Returns the index of the card at @x, @y. Cards overlap those to their left and above. */
guint hand_place_at (AtoutHand *self, float x, float y);

/** Emits `chosen` for the card of @view. */
void hand_choose (AtoutHand *self, AtoutCardView *view);

void hand_add_gestures (AtoutHand *self);

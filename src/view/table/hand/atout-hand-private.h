/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutHand share: atout-hand.c and hand-gestures.c. */

#pragma once

#include "view/cards/atout-card-view.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/layout/atout-table-part.h"

struct _AtoutHand
{
  GtkWidget parent_instance;

  GListModel *cards;
  AtoutDeck *deck;
  GPtrArray *views; /* of AtoutCardView, in the order of cards; owned as children */
  int card_width;
  int card_height;
  guint columns; /* in each of two rows; 0: there is one row */
  int row_step;  /* from row to row */
  guint shown;
  CardSet coming;     /* on their way into the hand */
  CardSet known;      /* to all */
  guint focused;      /* place of the card that had the focus last */
  GtkWidget *dragged; /* the card that is being moved, or NULL; not owned */
  float drag_from;    /* its left edge when that began */
  float drag_by;
  gboolean flicked; /* upwards from the start */
  gboolean lifted;  /* it is out of the hand, to be played */
  float lift_by;    /* how far up */

  gboolean by_finger;    /* what is touched now, is by a finger */
  gboolean on_first_tap; /* which plays a card at once */
  GtkWidget *tapped;     /* the card that a finger has raised, or NULL; not owned */
  Card last_card; /* that left the hand, and where it was */
  graphene_rect_t last_bounds;
};

/** The card at place @i, from the left. */
static inline AtoutCardView *
hand_view_at (AtoutHand *self, guint i)
{
  return g_ptr_array_index (self->views, i);
}

/* ---- hand-gestures.c ---------------------------------------------------------------------- */

/** How many cards lie in the upper row. */
guint hand_count_upper (AtoutHand *self);

/** Where card @i lies while it is not raised: its upper left corner. */
graphene_point_t hand_find_card (AtoutHand *self, guint i);

/** The place of the card at @x and @y; cards lie upon those to their left and above them. */
guint hand_place_at (AtoutHand *self, float x, float y);

/** The user wants to play or lay aside what @view shows. */
void hand_choose (AtoutHand *self, AtoutCardView *view);

/** Follows mouse and fingers. */
void hand_add_gestures (AtoutHand *self);

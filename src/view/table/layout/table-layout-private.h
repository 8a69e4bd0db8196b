/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of the layout, for table-layout.c and table-layout-*.c. */

#pragma once

#include "view/table/layout/table-space.h"

#define MARGIN 8
#define CALLS_HEIGHT 88    /* prompt and one row of buttons */
#define NAME_GAP 4         /* between a name and what stands beside it */
#define WINNER_RISE 14     /* what a card that wins the trick stands higher, with its frame */

/* More seats than these do not find room by their angles: they sit in a column at each side. */
#define FEW_SEATS 4

/* What sets one form of a table off from the others; heights are in pixels or shares. */
struct _TableNumbers
{
  double hand;        /* height of a card of the hand, of the table's; 0: as low as can be read */
  double hand_low;    /* the same where a trick as high as the hand leaves it no more; or 0 */
  double back;        /* height of a back, of a card of the hand … */
  double back_beside; /* … where a pile lies between those of three, as high */
  double pile;        /* height of a pile beside its words, of a card of the hand */
  int calls;          /* of the tallest calls, as far as it is known: the seats are clear of them */
  int asked;          /* of what is asked at any time: the trick is clear of it */
  gboolean is_packed; /* every line counts: none of these grows with the letters, nor by need */
  gboolean has_rows;  /* the hand lies in two rows */
};

/* The size now of a text that has @pixels with letters of the usual size. */
static inline int
text_size (const TableSpace *space, int pixels)
{
  return space->text_scale > 0 ? (int) (pixels * space->text_scale) : pixels;
}

static inline gboolean
is_crowd (const TableSpace *space)
{
  return space->n_seats > FEW_SEATS;
}

/* The upper edge of the tallest calls: what stands above it never has to make room for them. */
static inline int
calls_line (const TableLayout *layout, const TableSpace *space)
{
  const TableNumbers *numbers = layout->numbers;
  int usual = layout->compact ? numbers->calls : text_size (space, numbers->calls);

  return (int) layout->hand.origin.y
         - (numbers->is_packed ? usual : MAX (space->calls_height, usual));
}

/* Nobody sits at the sides: the pile lies beside the trick, and there is room in the corners. */
static inline gboolean
is_duel (const TableSpace *space)
{
  return space->n_seats == 2;
}

/* A card lies beside it. */
static inline int
table_layout_pile_width (const TableLayout *layout)
{
  return (int) (layout->trick_width * 2.1) + 12;
}

static inline int
pile_height (const TableLayout *layout, const TableSpace *space)
{
  return space->plate_height + (int) (layout->card_height * layout->numbers->pile);
}

/** Makes the layout with letters of the usual size. */
void table_layout_make_usual (TableLayout *layout, const TableSpace *space);

/** Places what lies beside the trick, as soon as that and the seats have their places. */
void table_layout_place_piles (TableLayout *layout, const TableSpace *space);

/** Places names and what is said, as soon as seats, trick and open hands have their places. */
void table_layout_place_names (TableLayout *layout, const TableSpace *space);

/** Places portraits, as soon as all else has its place: all of them in one size, or none. */
void table_layout_place_people (TableLayout *layout, const TableSpace *space);

/** Places the pile where the trick will be, clear of all that. */
void table_layout_place_centre (TableLayout *layout, const TableSpace *space);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of the layout, for table-layout.c and table-layout-*.c. */

#pragma once

#include "view/table/layout/table-layout.h"

#define MARGIN 8
#define BACK_SHARE 0.46 /* height of a back as share of a card of the hand */
#define CALLS_HEIGHT 88 /* prompt and one row of buttons: the trick is clear of them */
#define CALLS_MOST 155  /* the tallest calls: the seats are clear of them */
#define CALLS_MOST_COMPACT 215
#define CALLS_CROWD 196    /* most calls where many show their hands on a small table */
#define NAME_GAP 4         /* between a name and what stands beside it */
#define WINNER_RISE 14     /* what a card that wins the trick stands higher, with its frame */

/* More seats than these do not find room by their angles: they sit in a column at each side. */
#define FEW_SEATS 4

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

/* Many, or tall calls, on a small table where hands lie open: every line counts. */
static inline gboolean
is_packed (const TableLayout *layout, const TableSpace *space)
{
  return layout->compact && space->has_open && (is_crowd (space) || space->tall_calls);
}

/* The upper edge of the tallest calls: what stands above it never has to make room for them. */
static inline int
calls_line (const TableLayout *layout, const TableSpace *space)
{
  int usual = layout->compact ? CALLS_MOST_COMPACT : text_size (space, CALLS_MOST);
  int most = MAX (space->calls_height, usual);

  return (int) layout->hand.origin.y - (is_packed (layout, space) ? CALLS_CROWD : most);
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
  return space->plate_height + (int) (layout->card_height * (layout->compact ? 0.36 : BACK_SHARE));
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

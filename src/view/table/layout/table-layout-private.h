/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private declarations of table-layout*.c. */

#pragma once

#include "view/table/layout/table-space.h"

#define MARGIN 8
#define CALLS_HEIGHT 88 /* prompt and one row of buttons */
#define NAME_GAP 4
#define WINNER_RISE 14 /* extra height of the winning card of a trick, with its frame */

/* With more seats (a crowd), seats at the sides form columns instead of following their angles. */
#define FEW_SEATS 4

/* Proportions of one form of a table. Heights are in pixels or shares. */
struct _TableNumbers
{
  double hand;        /* share of the table's height for a hand card; 0: least readable height */
  double hand_low;    /* lower bound of hand on low tables; 0: none */
  double back;        /* share of a hand card's height for a back */
  double back_beside; /* value of back beside a pile */
  double pile;        /* share of a hand card's height for the pile without its text */
  int calls;          /* height of the tallest known calls, which is free of seats */
  int asked;          /* height of a prompt during play, which is free of the trick */
  gboolean is_packed; /* true if sizes do not grow with fonts or calls */
  gboolean has_rows;  /* true if the hand has two rows */
};

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

/* Returns the top edge of the tallest calls, above which nothing has to make room. */
static inline int
calls_line (const TableLayout *layout, const TableSpace *space)
{
  const TableNumbers *numbers = layout->numbers;
  int usual = layout->compact ? numbers->calls : text_size (space, numbers->calls);

  return (int) layout->hand.origin.y
         - (numbers->is_packed ? usual : MAX (space->calls_height, usual));
}

/* Returns true for two players: the pile is beside the trick, and the corners are free. */
static inline gboolean
is_duel (const TableSpace *space)
{
  return space->n_seats == 2;
}

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

/** Lays out a table with letters of the usual size. */
void table_layout_make_usual (TableLayout *layout, const TableSpace *space);

/** Places won tricks, discards, open cards and the pile. Needs trick and seats. */
void table_layout_place_piles (TableLayout *layout, const TableSpace *space);

/** Places names and bubbles. Needs seats, trick and open hands. */
void table_layout_place_names (TableLayout *layout, const TableSpace *space);

/** Places portraits last: all at one size, or none. */
void table_layout_place_people (TableLayout *layout, const TableSpace *space);

/** Places the central pile, clear of bubbles and calls. */
void table_layout_place_centre (TableLayout *layout, const TableSpace *space);

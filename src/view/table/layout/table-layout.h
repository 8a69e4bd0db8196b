/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Computes the places of everything on the table: pure geometry, in pixels, without widgets. */

#pragma once

#include "view/table/layout/table-space.h"

/** The form of a table, on which its need of room depends. */
typedef struct
{
  guint n_seats;
  gboolean has_open;   /* the hands of the others lie open */
  gboolean tall_calls; /* calls are put together, by many buttons … */
  gboolean is_calling; /* … which are still made */
} TableForm;

/** True for sizes that are too small for comfort. */
gboolean table_layout_is_compact (int width, int height);

/**
 * How much larger than usual letters are that shall be larger by @wanted, 1 or more, on a table so
 * large: as far as they leave the room that all of @form needs; from 1 to @wanted.
 */
double table_layout_letters (double wanted, int width, int height, const TableForm *form);

/**
 * The least height of a table of @form with usual letters: what is said beside it leaves it that.
 */
int table_layout_least_height (const TableForm *form);

/**
 * Makes it. With larger letters all lies and is as large as with usual ones on a table of fewer
 * pixels, which are larger by as much.
 */
void table_layout_make (TableLayout *layout, const TableSpace *space);

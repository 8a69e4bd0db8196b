/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Computes the bounds of every part of a table in pixels: pure geometry, without widgets. */

#pragma once

#include "view/table/layout/table-space.h"

/** The properties of a table that decide how much room it needs. */
typedef struct
{
  guint n_seats;
  gboolean has_open;   /* true if the others' hands are open */
  gboolean tall_calls; /* true if calls are composed with many buttons */
  gboolean is_calling; /* true until the calls are over */
} TableForm;

/** Returns true if the table is too small for the comfortable layout. */
gboolean table_layout_is_compact (int width, int height);

/** Returns the factor, 1 to @wanted, by which fonts can be enlarged so that all of @form fits. */
double table_layout_letters (double wanted, int width, int height, const TableForm *form);

/** Returns the least height of a table of @form with fonts of the usual size. */
int table_layout_least_height (const TableForm *form);

/**
 * Fills @layout. Enlarged fonts are laid out on a table of fewer pixels, and the result is scaled.
 */
void table_layout_make (TableLayout *layout, const TableSpace *space);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sizes of the score sheet and the advice next to a table. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

/** Returns the enlargement of fonts on a @page of @width x @height pixels, at least 1. */
double beside_table_letters       (GtkWidget *page,
                                   int        width,
                                   int        height);

/**
 * Returns the width of @sheet in pixels beside a table, on a page of @width pixels with letters
 * enlarged by @letters.
 */
int    beside_table_sheet_width   (GtkWidget *sheet,
                                   int        width,
                                   double     letters);

/**
 * Returns the maximum height of advice in pixels on a page of @height. It leaves room for an open
 * table, except on low pages, which give advice a fixed share. Returns 0, no limit, for usual
 * letters or NULL @session.
 */
int    beside_table_advice_height (AtoutSession *session,
                                   double        letters,
                                   int           height);

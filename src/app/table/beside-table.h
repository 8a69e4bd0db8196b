/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How much room is for what is read beside a table or below it: the score sheet, advice. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

/** How much larger than usual letters are there on @page, which is so large; 1 or more. */
double beside_table_letters       (GtkWidget *page,
                                   int        width,
                                   int        height);

/**
 * The width of @sheet beside a table on a page of @width pixels, in pixels, with letters so much
 * larger than usual.
 */
int    beside_table_sheet_width   (GtkWidget *sheet,
                                   int        width,
                                   double     letters);

/**
 * The most that advice may take of a page so high, in pixels, that an open table of @session
 * (or NULL) keeps the room that it needs; 0 with usual letters: what it likes.
 */
int    beside_table_advice_height (AtoutSession *session,
                                   double        letters,
                                   int           height);

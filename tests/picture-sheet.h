/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Pictures to be looked at: drawings side by side on the table, by day and by night. */

#pragma once

#include <cairo.h>

/** The tables there are, each a ground of its own. */
#define SHEET_TABLES 2

/** Say @message and end the program. */
void sheet_die (const char *message);

/** A picture of @width by @height pixels, filled with the middle of the table. */
cairo_t *sheet_begin (int width, int height, unsigned table);

/** Write FOLDER/NAME-WHAT-TABLE.png, say where it is, and free @cr. */
void sheet_end (cairo_t *cr, const char *folder, const char *name, const char *what,
                unsigned table);

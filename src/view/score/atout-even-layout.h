/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_EVEN_LAYOUT (atout_even_layout_get_type ())

/**
 * AtoutEvenLayout: gives a single wrapping label the narrowest width for its number of lines, which
 * avoids a last line of one word.
 */
G_DECLARE_FINAL_TYPE (AtoutEvenLayout, atout_even_layout, ATOUT, EVEN_LAYOUT, GtkLayoutManager)

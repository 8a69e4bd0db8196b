/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_FOLD_LAYOUT (atout_fold_layout_get_type ())

/**
 * AtoutFoldLayout: children beside each other where there is room for all of them, else below each
 * other, in the middle either way.
 *
 * Properties: `spacing` (uint, pixels), `folded` (boolean: never beside each other), `spread`
 * (boolean: beside each other they share all the width, from one edge to the other).
 */
G_DECLARE_FINAL_TYPE (AtoutFoldLayout, atout_fold_layout, ATOUT, FOLD_LAYOUT, GtkLayoutManager)

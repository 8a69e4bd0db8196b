/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define ATOUT_TYPE_PIXEL_CLAMP (atout_pixel_clamp_get_type ())

/**
 * AtoutPixelClamp: an AdwBin that makes its child no wider than so many pixels, however large
 * letters are: for what opens from a narrow window. AdwClamp counts in the size of letters from
 * libadwaita 1.4 on.
 *
 * Properties: `width` in pixels.
 */
G_DECLARE_FINAL_TYPE (AtoutPixelClamp, atout_pixel_clamp, ATOUT, PIXEL_CLAMP, AdwBin)

/** With @child. */
GtkWidget *atout_pixel_clamp_new (GtkWidget *child, int width);

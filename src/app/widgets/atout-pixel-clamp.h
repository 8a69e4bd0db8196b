/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define ATOUT_TYPE_PIXEL_CLAMP (atout_pixel_clamp_get_type ())

/**
 * AtoutPixelClamp: an AdwBin that limits its child to a width in pixels. AdwClamp scales with the
 * font since libadwaita 1.4.
 */
G_DECLARE_FINAL_TYPE (AtoutPixelClamp, atout_pixel_clamp, ATOUT, PIXEL_CLAMP, AdwBin)

/** Returns a clamp around @child. */
GtkWidget *atout_pixel_clamp_new (GtkWidget *child, int width);

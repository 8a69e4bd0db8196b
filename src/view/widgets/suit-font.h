/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A font with suit signs for machines that have none. */

#pragma once

#include <glib.h>

/**
 * Adds the program’s font with ♠ ♣ ♥ ♦ to Fontconfig unless an installed one without colours has
 * them. Otherwise texts show emoji or boxes. Call this in the main thread before any text layout.
 *
 * Returns: TRUE if the font was added.
 */
gboolean suit_font_add (void);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A font with the suit signs (♠ ♣ ♥ ♦) for machines that have none. */

#pragma once

#include <glib.h>

/**
 * Adds the program’s own font to Fontconfig unless an installed font without colours has all suit
 * signs. Without it texts would show emoji pictures or boxes. Call this in the main thread before
 * the first text is laid out.
 *
 * Returns: TRUE if the font was added.
 */
gboolean suit_font_add (void);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The signs of suits on a machine where no font of letters has them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Adds a font of the program to those of the machine, if none of these has the signs of all suits
 * as letters: texts would show the coloured pictures of an emoji font, or boxes. Main thread only,
 * before the first text is laid out.
 *
 * Returns: TRUE if the font was added.
 */
gboolean suit_font_add (void);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rows of a list of AtoutPast. */

#pragma once

#include <gtk/gtk.h>

/** Makes them: what was played, when, with whom, and how it went. Returns: (transfer none) */
GtkListItemFactory *past_row_factory (void);

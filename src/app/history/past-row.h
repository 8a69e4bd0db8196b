/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Returns a factory of rows for AtoutPast; (transfer none). */
GtkListItemFactory *past_row_factory (void);

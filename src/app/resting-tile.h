/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the start page says of a match that was put by. */

#pragma once

#include <gtk/gtk.h>

#include "atout-history.h"

G_BEGIN_DECLS

/** A tile that offers to go on with @resting: its house rules, deal, standing, and when it was. */
GtkWidget *resting_tile_new (AtoutResting *resting);

G_END_DECLS

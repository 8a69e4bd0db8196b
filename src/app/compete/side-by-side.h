/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Opens pages on which the user's deal is compared with another table. */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/competing/side-by-side.h"

/**
 * Opens deal @number, from 0, of contest @contest beside the table of a house player; the deal must
 * be over.
 */
void side_by_side_open (AtoutHost *host, gint64 contest, guint number);

/** Opens @side, the user's deal beside the table of a friend called @name, or NULL. */
void side_by_side_open_friend (AtoutHost *host, const SideBySide *side, const char *name);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The user's deal of a contest beside that of a house player. */

#pragma once

#include "app/widgets/atout-host.h"

/** Opens deal @number, from 0, of contest @id; the deal must be over. */
void side_by_side_open (AtoutHost *host, gint64 id, guint number);

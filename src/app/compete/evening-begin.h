/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

/**
 * Opens a page that describes an evening of @game with the rules @options at @n_tables tables, and
 * begins it when the user agrees. @host must have evenings; it outlives the page.
 */
void evening_begin_open (AtoutHost     *host,
                         const Game    *game,
                         const Options *options,
                         guint          n_tables);

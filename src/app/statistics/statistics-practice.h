/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user practises, as bars beside the statistics of what was played. */

#pragma once

#include <gtk/gtk.h>

#include "model/learning/practice.h"

G_BEGIN_DECLS

/**
 * Fills @box, a GtkBox, with a bar for each difficulty and each theme of which something in
 * @practice was solved; FALSE if nothing was.
 */
gboolean statistics_practice_show (GtkWidget      *box,
                                   const Practice *practice);

G_END_DECLS

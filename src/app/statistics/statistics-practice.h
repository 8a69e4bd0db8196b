/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the user practises, as bars beside the statistics of what was played. */

#pragma once

#include <gtk/gtk.h>

#include "model/learning/practice.h"

/**
 * Fills @box, a GtkBox, with a bar for each difficulty and each theme of which something in
 * @practice was solved; FALSE if nothing was.
 */
gboolean statistics_practice_show (GtkWidget      *box,
                                   const Practice *practice);

/**
 * The same for all forms of which @learning knows, each under its title. @learning may be NULL.
 */
gboolean statistics_practice_show_all (GtkWidget     *box,
                                       AtoutLearning *learning);

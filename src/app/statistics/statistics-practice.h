/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Solved problems as progress bars. */

#pragma once

#include <gtk/gtk.h>

#include "model/learning/practice.h"

/** Fills @box (GtkBox) by difficulty and theme; FALSE if nothing was solved. */
gboolean statistics_practice_show (GtkWidget      *box,
                                   const Practice *practice);

/** Fills @box for all forms; FALSE if nothing was solved. @learning may be NULL. */
gboolean statistics_practice_show_all (GtkWidget     *box,
                                       AtoutLearning *learning);

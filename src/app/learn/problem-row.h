/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rows of a list of problems. */

#pragma once

#include <gtk/gtk.h>

/** (transfer none): makes rows of AtoutPracticeProblem, each of which follows its state. */
GtkListItemFactory *problem_row_factory (void);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The user’s hands beside what is to be expected, as a table. */

#pragma once

#include <gtk/gtk.h>

#include "statistics-luck.h"

G_BEGIN_DECLS

/** Fills @grid with a row for each thing that was counted. */
void luck_rows_show (GtkGrid              *grid,
                     const StatisticsLuck *luck);

G_END_DECLS

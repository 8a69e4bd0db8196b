/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The user’s hands beside what is to be expected, as a table. */

#pragma once

#include "app/widgets/atout-figure-table.h"
#include "model/statistics/statistics-luck.h"

G_BEGIN_DECLS

/** Fills @table with a row for each thing that was counted. */
void luck_rows_show (AtoutFigureTable *table,
                     const StatisticsLuck *luck);

G_END_DECLS

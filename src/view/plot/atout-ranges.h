/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** PlotRange: a named value with its range, @mean ± @margin. */
typedef struct
{
  const char *name;
  double mean;
  double margin; /* half the width of the range, or 0 without */
} PlotRange;

#define ATOUT_TYPE_RANGES (atout_ranges_get_type ())

/** AtoutRanges: horizontal bars from zero, each with its range, above a common axis. */
G_DECLARE_FINAL_TYPE (AtoutRanges, atout_ranges, ATOUT, RANGES, GtkWidget)

/** Shows the @n @ranges, at least one; @text is the accessible name. */
void atout_ranges_show (AtoutRanges     *self,
                        const PlotRange *ranges,
                        guint            n,
                        const char      *text);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What measurements in the real window share. */

#pragma once

#include <gtk/gtk.h>
#include <time.h>

/** Microseconds of @clock. */
gint64 bench_get_clock (clockid_t clock);

/** Megabytes of this process that the kernel tells as @key ("VmRSS:"); 0 where it does not. */
double bench_get_memory (const char *key);

/** The first button or card below @widget with which the user may go on, or NULL. */
GtkWidget *bench_find_offer (GtkWidget *widget);

/** How long the main loop is away. */
typedef struct
{
  gint64 begin_wall; /* µs */
  gint64 begin_cpu;
  gint64 last_wall;
  gint64 last_cpu;
  double wall; /* ms, at most, of the clock … */
  double cpu;  /* … and of the processor in this thread */
  guint source;
} BenchProbe;

/** Looks until bench_probe_stop (), as a source that wants to run every millisecond. */
void bench_probe_start (BenchProbe *probe);
void bench_probe_stop (BenchProbe *probe);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The time that passes at a table: everything there that lasts, lasts by this clock. It goes by
 * real time; a test may set one of its own, which goes when the test says so.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  RHYTHM_CLOCK_MOVE,  /* something moves: told again and again how far it is */
  RHYTHM_CLOCK_PAUSE, /* what comes next waits for the end */
  RHYTHM_CLOCK_NOTE,  /* something stays to be read; nothing waits for its end */
} RhythmClockKind;

/** @value runs from 0 to 1 in a move; of all else only 1 is told. After 1 nothing comes. */
typedef void (*RhythmClockFunc) (double value, gpointer data);

/** Time that runs: until 1 was told, or until rhythm_clock_stop (). */
typedef struct _RhythmClockRun RhythmClockRun;

typedef struct
{
  RhythmClockRun *(*start) (GtkWidget *widget, RhythmClockKind kind, double seconds,
                            RhythmClockFunc tell, gpointer data);
  void (*stop) (RhythmClockRun *run);
} RhythmClock;

/** From now on @clock tells the time, or with NULL the real one. Nothing may run meanwhile. */
void            rhythm_clock_set   (const RhythmClock *clock);

/** Lets @seconds pass for @widget, which must outlive the run, and calls @tell with @data. */
RhythmClockRun *rhythm_clock_start (GtkWidget       *widget,
                                    RhythmClockKind  kind,
                                    double           seconds,
                                    RhythmClockFunc  tell,
                                    gpointer         data);

/** Ends @run at once and tells nobody. */
void            rhythm_clock_stop  (RhythmClockRun  *run);

G_END_DECLS

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The rhythm of a table: a queue of timed steps.
 *
 * The queue waits while its widget is unmapped, and skips animations that the user disabled. All
 * times use one clock: real time, or that of a test.
 */

#pragma once

#include <gtk/gtk.h>

typedef struct _Rhythm Rhythm;

/** Receives progress: @value runs from 0 to 1 and always reaches 1. */
typedef void (*RhythmProgress) (double value, gpointer data);
typedef void (*RhythmFunc) (gpointer data);

#define RHYTHM_UNTIL_HURRY (-1.0)

/** Creates a rhythm; @idle is called with @data after the last step. */
Rhythm  *rhythm_new       (GtkWidget     *widget,
                           RhythmFunc     idle,
                           gpointer       data);
void     rhythm_free      (Rhythm        *self);

/**
 * Queues an animation of @seconds. @begin, @progress and @end may be NULL; @destroy frees @data.
 */
void     rhythm_add_move  (Rhythm        *self,
                           double         seconds,
                           RhythmFunc     begin,
                           RhythmProgress progress,
                           RhythmFunc     end,
                           gpointer       data,
                           GDestroyNotify destroy);

/** Queues a pause of @seconds, or RHYTHM_UNTIL_HURRY. */
void     rhythm_add_pause (Rhythm        *self,
                           double         seconds);

/** Queues a call of @event. */
void     rhythm_add_event (Rhythm        *self,
                           RhythmFunc     event,
                           gpointer       data);

/** Starts the queue unless a step is running. */
void     rhythm_go        (Rhythm        *self);

/** Ends all steps in order, also those added meanwhile. */
void     rhythm_hurry     (Rhythm        *self);

/** Drops all steps without calling their functions. */
void     rhythm_clear     (Rhythm        *self);

/* ---- The clock ---------------------------------------------------------------------------- */

typedef enum
{
  RHYTHM_CLOCK_MOVE,  /* reports progress repeatedly */
  RHYTHM_CLOCK_PAUSE, /* blocks the next step */
  RHYTHM_CLOCK_NOTE,  /* blocks nothing */
} RhythmClockKind;

/**
 * Receives progress: @value runs from 0 to 1 for a move, and is 1 otherwise; 1 is the last call.
 */
typedef void (*RhythmClockFunc) (double value, gpointer data);

/** A running timer, valid until 1 is reported or rhythm_clock_stop () is called. */
typedef struct _RhythmClockRun RhythmClockRun;

typedef struct
{
  RhythmClockRun *(*start) (GtkWidget *widget, RhythmClockKind kind, double seconds,
                            RhythmClockFunc tell, gpointer data);
  void (*stop) (RhythmClockRun *run);
} RhythmClock;

/** Replaces the clock; NULL: real time. Nothing may be running. */
void            rhythm_clock_set   (const RhythmClock *clock);

/** Starts a timer of @seconds for @widget, which must outlive the run; calls @tell with @data. */
RhythmClockRun *rhythm_clock_start (GtkWidget       *widget,
                                    RhythmClockKind  kind,
                                    double           seconds,
                                    RhythmClockFunc  tell,
                                    gpointer         data);

/** Stops @run without calling its function. */
void            rhythm_clock_stop  (RhythmClockRun  *run);

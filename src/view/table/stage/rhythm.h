/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The rhythm of a table: what is shown one after the other, each step for its time.
 *
 * A step either moves something (an animation, left out where the user wants none) or lets
 * something stay to be read; rhythm_hurry () brings everything to its end at once. The rhythm
 * stands still while its widget is not on the screen. Everything
 * that lasts at a table lasts by one clock. It goes by real time; a test may set one of its own,
 * which goes when the test says so.
 */

#pragma once

#include <gtk/gtk.h>

typedef struct _Rhythm Rhythm;

/** @value runs from 0 to 1; 1 is always told. */
typedef void (*RhythmProgress) (double value, gpointer data);
typedef void (*RhythmFunc) (gpointer data);

#define RHYTHM_UNTIL_HURRY (-1.0)

/** @idle (@data) is called whenever the last step has ended. */
Rhythm  *rhythm_new       (GtkWidget     *widget,
                           RhythmFunc     idle,
                           gpointer       data);
void     rhythm_free      (Rhythm        *self);

/**
 * Adds a movement of @seconds. @begin, @progress, @end may be NULL; @data is freed by @destroy.
 */
void     rhythm_add_move  (Rhythm        *self,
                           double         seconds,
                           RhythmFunc     begin,
                           RhythmProgress progress,
                           RhythmFunc     end,
                           gpointer       data,
                           GDestroyNotify destroy);

/** Adds a time of @seconds to look, or RHYTHM_UNTIL_HURRY. */
void     rhythm_add_pause (Rhythm        *self,
                           double         seconds);

/** Adds something that happens when its turn comes. */
void     rhythm_add_event (Rhythm        *self,
                           RhythmFunc     event,
                           gpointer       data);

/** Begins with what was added, unless something runs already. */
void     rhythm_go        (Rhythm        *self);

/** Ends all steps now, in order; those too that are added when they have ended. */
void     rhythm_hurry     (Rhythm        *self);

/** Forgets all steps without telling anybody. */
void     rhythm_clear     (Rhythm        *self);

/* ---- The clock ---------------------------------------------------------------------------- */

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

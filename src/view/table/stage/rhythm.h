/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The rhythm of a table: what is shown one after the other, each step for its time.
 *
 * A step either moves something (an animation, left out where the user wants none) or lets
 * something stay to be read; rhythm_hurry () brings everything to its end at once. The rhythm
 * stands still while its widget is not on the screen. Its time is that of rhythm-clock.h.
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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

/** True while a step runs or waits. */
gboolean rhythm_is_busy   (Rhythm        *self);

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

G_END_DECLS

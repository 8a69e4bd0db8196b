/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/stage/rhythm.h"

#include <adwaita.h>

typedef struct
{
  double seconds;
  gboolean moves;
  RhythmFunc begin;
  RhythmProgress progress;
  RhythmFunc end;
  gpointer data;
  GDestroyNotify destroy;
} Step;

struct _Rhythm
{
  GtkWidget *widget; /* not owned; it owns the rhythm */
  RhythmFunc idle;
  gpointer data;

  GQueue steps;
  Step *running;
  RhythmClockRun *run; /* NULL for a step that lasts until rhythm_hurry () */
  gboolean advancing;  /* prevents recursion while steps end */
};

static void advance (Rhythm *self);

static void
step_free (Step *step)
{
  if (step->destroy != NULL)
    step->destroy (step->data);
  g_free (step);
}

Rhythm *
rhythm_new (GtkWidget *widget, RhythmFunc idle, gpointer data)
{
  Rhythm *self = g_new0 (Rhythm, 1);

  self->widget = widget;
  self->idle = idle;
  self->data = data;
  g_queue_init (&self->steps);
  g_signal_connect_swapped (widget, "map", G_CALLBACK (advance), self);

  return self;
}

void
rhythm_clear (Rhythm *self)
{
  g_clear_pointer (&self->run, rhythm_clock_stop);
  g_clear_pointer (&self->running, step_free);
  g_queue_clear_full (&self->steps, (GDestroyNotify) step_free);
}

void
rhythm_free (Rhythm *self)
{
  rhythm_clear (self);
  g_signal_handlers_disconnect_by_data (self->widget, self);
  g_free (self);
}

static gboolean
rhythm_is_busy (Rhythm *self)
{
  return self->running != NULL || !g_queue_is_empty (&self->steps);
}

static void
end_running (Rhythm *self)
{
  Step *step = g_steal_pointer (&self->running);

  g_clear_pointer (&self->run, rhythm_clock_stop);
  if (step->progress != NULL)
    step->progress (1, step->data);
  if (step->end != NULL)
    step->end (step->data);
  step_free (step);
}

static void
time_passed (double value, gpointer data)
{
  Rhythm *self = data;

  if (value < 1)
    {
      if (self->running->progress != NULL)
        self->running->progress (value, self->running->data);
      return;
    }
  self->run = NULL;
  end_running (self);
  advance (self);
}

/* Starts the next step; returns FALSE if it ends at once. */
static gboolean
begin_step (Rhythm *self)
{
  Step *step = self->running = g_queue_pop_head (&self->steps);

  if (step->begin != NULL)
    step->begin (step->data);
  if (step->seconds == 0 || (step->moves && !adw_get_enable_animations (self->widget)))
    return FALSE;

  if (step->seconds > 0)
    self->run
        = rhythm_clock_start (self->widget, step->moves ? RHYTHM_CLOCK_MOVE : RHYTHM_CLOCK_PAUSE,
                              step->seconds, time_passed, self);

  return TRUE;
}

/* Runs steps until one takes time; waits while the widget is unmapped. */
static void
advance (Rhythm *self)
{
  if (self->advancing || self->running != NULL || !gtk_widget_get_mapped (self->widget))
    return;

  self->advancing = TRUE;
  while (!g_queue_is_empty (&self->steps))
    {
      if (begin_step (self))
        break;
      end_running (self);
    }
  self->advancing = FALSE;
  if (!rhythm_is_busy (self))
    self->idle (self->data);
}

static void
add (Rhythm *self, Step step)
{
  g_queue_push_tail (&self->steps, g_memdup2 (&step, sizeof step));
}

void
rhythm_go (Rhythm *self)
{
  advance (self);
}

void
rhythm_add_move (Rhythm *self, double seconds, RhythmFunc begin, RhythmProgress progress,
                 RhythmFunc end, gpointer data, GDestroyNotify destroy)
{
  add (self, (Step) { seconds, TRUE, begin, progress, end, data, destroy });
}

void
rhythm_add_pause (Rhythm *self, double seconds)
{
  add (self, (Step) { seconds, FALSE, NULL, NULL, NULL, NULL, NULL });
}

void
rhythm_add_event (Rhythm *self, RhythmFunc event, gpointer data)
{
  add (self, (Step) { 0, FALSE, NULL, NULL, event, data, NULL });
}

static void
end_all (Rhythm *self)
{
  while (rhythm_is_busy (self))
    {
      if (self->running == NULL)
        {
          self->running = g_queue_pop_head (&self->steps);
          if (self->running->begin != NULL)
            self->running->begin (self->running->data);
        }
      end_running (self);
    }
}

void
rhythm_hurry (Rhythm *self)
{
  if (self->advancing)
    return;

  while (rhythm_is_busy (self))
    {
      self->advancing = TRUE;
      end_all (self);
      self->advancing = FALSE;
      self->idle (self->data);
    }
}

/* ---- Real time ---------------------------------------------------------------------------- */

struct _RhythmClockRun
{
  AdwAnimation *animation; /* for moves */
  guint timeout;           /* for other kinds */
  RhythmClockFunc tell;
  gpointer data;
};

static void
stop (RhythmClockRun *run)
{
  if (run->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (run->animation, run);
      adw_animation_pause (run->animation);
      g_object_unref (run->animation);
    }
  g_clear_handle_id (&run->timeout, g_source_remove);
  g_free (run);
}

static void
end (RhythmClockRun *run)
{
  RhythmClockFunc tell = run->tell;
  gpointer data = run->data;

  stop (run);
  tell (1, data);
}

static void
timed_out (gpointer data)
{
  ((RhythmClockRun *) data)->timeout = 0;
  end (data);
}

static void
animated (double value, gpointer data)
{
  const RhythmClockRun *run = data;

  if (value < 1)
    run->tell (value, run->data);
}

static void
animate (RhythmClockRun *run, GtkWidget *widget, guint milliseconds)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (animated, run, NULL);

  run->animation = adw_timed_animation_new (widget, 0, 1, milliseconds, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (run->animation), ADW_EASE_OUT_CUBIC);
  g_signal_connect_swapped (run->animation, "done", G_CALLBACK (end), run);
  adw_animation_play (run->animation);
}

static RhythmClockRun *
start (GtkWidget *widget, RhythmClockKind kind, double seconds, RhythmClockFunc tell, gpointer data)
{
  RhythmClockRun *run = g_new0 (RhythmClockRun, 1);
  guint milliseconds = (guint) (seconds * 1000);

  run->tell = tell;
  run->data = data;
  if (kind == RHYTHM_CLOCK_MOVE)
    animate (run, widget, milliseconds);
  else
    run->timeout = g_timeout_add_once (milliseconds, timed_out, run);

  return run;
}

/* ---- The current clock -------------------------------------------------------------------- */

static const RhythmClock real = { start, stop };
static const RhythmClock *current = &real;

void
rhythm_clock_set (const RhythmClock *clock)
{
  current = clock != NULL ? clock : &real;
}

RhythmClockRun *
rhythm_clock_start (GtkWidget *widget, RhythmClockKind kind, double seconds, RhythmClockFunc tell,
                    gpointer data)
{
  return current->start (widget, kind, seconds, tell, data);
}

void
rhythm_clock_stop (RhythmClockRun *run)
{
  current->stop (run);
}

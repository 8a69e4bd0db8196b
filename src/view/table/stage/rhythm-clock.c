/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/stage/rhythm-clock.h"

#include <adwaita.h>

/* ---- Real time ---------------------------------------------------------------------------- */

struct _RhythmClockRun
{
  AdwAnimation *animation; /* of a move */
  guint timeout;           /* of all else */
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

/* ---- The clock that is looked at ---------------------------------------------------------- */

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

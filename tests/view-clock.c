/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-clock.h"

#include "view/table/stage/rhythm.h"

#define SIGHTS 3 /* of a move, the last at its end */

struct _RhythmClockRun
{
  RhythmClockKind kind;
  double begun;
  double seconds;
  int sights; /* that have been told */
  RhythmClockFunc tell;
  gpointer data;
};

static GQueue runs = G_QUEUE_INIT; /* in the order in which they have begun */
static double now;

static RhythmClockRun *
start (GtkWidget *widget G_GNUC_UNUSED, RhythmClockKind kind, double seconds, RhythmClockFunc tell,
       gpointer data)
{
  RhythmClockRun *run = g_new (RhythmClockRun, 1);

  *run = (RhythmClockRun) { kind, now, seconds, kind == RHYTHM_CLOCK_MOVE ? 0 : SIGHTS - 1,
                            tell, data };
  g_queue_push_tail (&runs, run);

  return run;
}

static void
stop (RhythmClockRun *run)
{
  g_queue_remove (&runs, run);
  g_free (run);
}

void
view_clock_begin (void)
{
  static const RhythmClock clock = { start, stop };

  rhythm_clock_set (&clock);
}

void
view_clock_end (void)
{
  g_assert_true (g_queue_is_empty (&runs));
  rhythm_clock_set (NULL);
}

double
view_clock_get_time (void)
{
  return now;
}

static double
next_sight (const RhythmClockRun *run)
{
  return run->begun + run->seconds * (run->sights + 1) / SIGHTS;
}

/* What is told next, of those that began at the same time the first; or NULL. */
static RhythmClockRun *
find_next (gboolean with_notes)
{
  RhythmClockRun *next = NULL;

  for (GList *link = runs.head; link != NULL; link = link->next)
    {
      RhythmClockRun *run = link->data;

      if ((with_notes || run->kind != RHYTHM_CLOCK_NOTE)
          && (next == NULL || next_sight (run) < next_sight (next)))
        next = run;
    }

  return next;
}

static void
tell (RhythmClockRun *run)
{
  RhythmClockFunc func = run->tell;
  gpointer data = run->data;

  now = MAX (now, next_sight (run)); /* a note may have been passed over */
  run->sights++;
  if (run->sights < SIGHTS)
    {
      func ((double) run->sights / SIGHTS, data);
      return;
    }
  stop (run);
  func (1, data);
}

gboolean
view_clock_turn (void)
{
  RhythmClockRun *run = find_next (FALSE);

  if (run != NULL)
    tell (run);

  return run != NULL;
}

void
view_clock_pass (double seconds)
{
  double until = now + seconds;
  RhythmClockRun *run;

  while ((run = find_next (TRUE)) != NULL && next_sight (run) <= until)
    tell (run);
  now = until;
}

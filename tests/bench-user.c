/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-user.h"

#include "view/cards/atout-card-view.h"
#include "view/score/atout-result.h"
#include "view/table/calls/atout-calls.h"

#define PROBE_INTERVAL 1 /* ms */

gint64
bench_get_clock (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

double
bench_get_memory (const char *key)
{
  g_autofree char *status = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  line = status != NULL ? strstr (status, key) : NULL;

  return line != NULL ? (double) g_ascii_strtoll (line + strlen (key), NULL, 10) / 1024 : 0;
}

/* Of the buttons of a result only the one with which the match goes on. */
static gboolean
is_offered (GtkWidget *button)
{
  return GTK_IS_BUTTON (button) && gtk_widget_get_mapped (button)
         && gtk_widget_is_sensitive (button)
         && (gtk_widget_get_ancestor (button, ATOUT_TYPE_CALLS) != NULL
             || (gtk_widget_get_ancestor (button, ATOUT_TYPE_RESULT) != NULL
                 && gtk_widget_has_css_class (button, "pill"))
             || (ATOUT_IS_CARD_VIEW (button)
                 && atout_card_get_playable (atout_card_view_get_card (ATOUT_CARD_VIEW (button)))));
}

GtkWidget *
bench_find_offer (GtkWidget *widget)
{
  if (is_offered (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = bench_find_offer (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
probe (gpointer data)
{
  BenchProbe *self = data;
  gint64 wall = g_get_monotonic_time ();
  gint64 cpu = bench_get_clock (CLOCK_THREAD_CPUTIME_ID);

  self->wall = MAX (self->wall, (wall - self->last_wall) / 1e3 - PROBE_INTERVAL);
  self->cpu = MAX (self->cpu, (cpu - self->last_cpu) / 1e3);
  self->last_wall = wall;
  self->last_cpu = cpu;

  return G_SOURCE_CONTINUE;
}

void
bench_probe_start (BenchProbe *self)
{
  *self = (BenchProbe) { .begin_wall = g_get_monotonic_time (),
                         .begin_cpu = bench_get_clock (CLOCK_THREAD_CPUTIME_ID) };
  self->last_wall = self->begin_wall;
  self->last_cpu = self->begin_cpu;
  self->source = g_timeout_add_full (G_PRIORITY_HIGH - 100, PROBE_INTERVAL, probe, self, NULL);
}

void
bench_probe_stop (BenchProbe *self)
{
  probe (self);
  g_source_remove (self->source);
}

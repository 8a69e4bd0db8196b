/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench-window.h"

#include "app/atout-application.h"
#include "app/window/atout-window.h"

#define PATIENCE 3 /* timeout in seconds for animations that do not end */
#define IN_VAIN 60 /* timeout in seconds for a widget that never appears */
#define FIRST 100  /* ms from "realize" until the first page is drawn */

GtkWidget *
bench_find_nth (GtkWidget *root, GType type, guint *n)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (root), type) && gtk_widget_get_mapped (root) && (*n)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = bench_find_nth (child, type, n);

  return found;
}

GtkWidget *
bench_window_nth (BenchWindow *self, GType type, guint n)
{
  GtkWidget *found = bench_find_nth (GTK_WIDGET (self->window), type, &n);

  if (found == NULL)
    g_error ("there is no %s", g_type_name (type));

  return found;
}

void
bench_window_activate (BenchWindow *self, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), name, NULL);
}

/* ---- Time ------------------------------------------------------------------------------------ */

static gboolean
wake (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

void
bench_run_for (guint ms)
{
  gboolean is_over = FALSE;

  g_timeout_add (ms, wake, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

void
bench_window_wait (BenchWindow *self, BenchProbe *loop, GtkWidget *root, GType type, guint quiet)
{
  const gint64 begin = loop->begin_wall;
  gint64 seen = 0;
  gint64 end;

  while (bench_find_nth (root, type, &(guint) { 0 }) == NULL
         && g_get_monotonic_time () < begin + IN_VAIN * G_USEC_PER_SEC)
    g_main_context_iteration (NULL, TRUE);
  end = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  while (self->drawn < begin || (seen < self->drawn && g_get_monotonic_time () < end))
    {
      seen = self->drawn;
      bench_run_for (quiet);
    }
  bench_probe_stop (loop);
}

/* ---- The program ----------------------------------------------------------------------------- */

/* (GSignalEmissionHook) notes the time of each frame of any window. */
static gboolean
after_paint (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n_values G_GNUC_UNUSED,
             const GValue *values G_GNUC_UNUSED, gpointer data)
{
  BenchWindow *self = data;

  self->drawn = g_get_monotonic_time ();
  self->busy = bench_get_clock (CLOCK_THREAD_CPUTIME_ID);

  return TRUE;
}

static gboolean
begin (gpointer data)
{
  BenchWindow *self = data;

  self->run (self, self->data);
  gtk_window_destroy (self->window);

  return G_SOURCE_REMOVE;
}

static void
realized (BenchWindow *self)
{
  g_timeout_add (FIRST, begin, self);
}

static void
window_added (GtkApplication *application G_GNUC_UNUSED, GtkWindow *window, BenchWindow *self)
{
  if (!ATOUT_IS_WINDOW (window))
    return;
  self->window = window;
  g_signal_connect_swapped (window, "realize", G_CALLBACK (realized), self);
}

void
bench_window_run (void (*run) (BenchWindow *self, gpointer data), gpointer data)
{
  BenchWindow self = { .run = run, .data = data };
  const char *arguments[] = { "atout", NULL };
  g_autoptr (AtoutApplication) application = NULL;
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  guint frames;
  gulong hook;

  g_type_class_unref (g_type_class_ref (GDK_TYPE_FRAME_CLOCK));
  frames = g_signal_lookup ("after-paint", GDK_TYPE_FRAME_CLOCK);
  hook = g_signal_add_emission_hook (frames, 0, after_paint, &self, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-cursor-blink",
                FALSE, NULL);
  g_settings_set_string (settings, "animation-speed", "off");
  g_settings_set_int (settings, "window-width", 1000);
  g_settings_set_int (settings, "window-height", 700);
  application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application))
                               | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added), &self);
  g_application_run (G_APPLICATION (application), 1, (char **) arguments);
  g_signal_remove_emission_hook (frames, hook);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Runs the real window in a benchmark: finds widgets and measures how long pages take to open. */

#pragma once

#include "bench-user.h"

typedef struct _BenchWindow BenchWindow;

struct _BenchWindow
{
  GtkWindow *window;
  void (*run) (BenchWindow *self, gpointer data);
  gpointer data;
  gint64 drawn; /* monotonic time of the last frame of any window, in µs */
  gint64 busy;  /* processor time of the main thread at that frame, in µs */
};

/**
 * Runs the program without animations. Calls @run with @data when the window is drawn, then closes
 * the window.
 */
void bench_window_run (void (*run) (BenchWindow *self, gpointer data), gpointer data);

/** Returns mapped widget *@n (from 0) of @type in @root, or NULL; *@n is decremented meanwhile. */
GtkWidget *bench_find_nth (GtkWidget *root, GType type, guint *n);

/** Returns mapped widget @n (from 0) of @type in the window; aborts if there is none. */
GtkWidget *bench_window_nth (BenchWindow *self, GType type, guint n);

/** Activates the action @name of the window or the program, such as "win.back". */
void bench_window_activate (BenchWindow *self, const char *name);

/** Runs the main loop for @ms milliseconds. */
void bench_run_for (guint ms);

/**
 * Waits until a widget of @type is mapped in @root and until no frame has been drawn for @quiet
 * milliseconds, at most three seconds; then stops @loop.
 */
void bench_window_wait (BenchWindow *self, BenchProbe *loop, GtkWidget *root, GType type,
                        guint quiet);

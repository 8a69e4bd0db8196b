/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The real window in a benchmark: its parts are found, and what opens in it is measured. */

#pragma once

#include "bench-user.h"

typedef struct _BenchWindow BenchWindow;

struct _BenchWindow
{
  GtkWindow *window;
  void (*run) (BenchWindow *self, gpointer data);
  gpointer data;
  gint64 drawn; /* µs of the clock when the last frame of any window was complete … */
  gint64 busy;  /* … and of the processor in the main thread until then */
};

/**
 * Runs the program without animations, calls @run with @data when its window is drawn and closes
 * the window behind it.
 */
void bench_window_run (void (*run) (BenchWindow *self, gpointer data), gpointer data);

/** Mapped widget @n of @type, counted from 0, below @root and counted down meanwhile; or NULL. */
GtkWidget *bench_find_nth (GtkWidget *root, GType type, guint *n);

/** Mapped widget @n of @type in the window, from 0; without one the program ends. */
GtkWidget *bench_window_nth (BenchWindow *self, GType type, guint n);

/** Activates the action @name of the window or the program ("win.back"). */
void bench_window_activate (BenchWindow *self, const char *name);

/** Runs the main loop for @ms milliseconds. */
void bench_run_for (guint ms);

/**
 * Waits until a widget of @type is mapped below @root and then no frame was drawn for @quiet
 * milliseconds, or three more seconds went by; stops @loop.
 */
void bench_window_wait (BenchWindow *self, BenchProbe *loop, GtkWidget *root, GType type,
                        guint quiet);

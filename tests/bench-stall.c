/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How smooth the program runs: a match in the real window, the user's part played by itself.
 *
 *     bench-stall [DEALS]
 *
 * It prints the time from the start of the process to the first frame and the time to open the
 * rules, how long the main loop was away (as seen by a source of high priority that wants to run
 * every millisecond), how long frames took, and how much memory is in use. Nothing here passes or
 * fails.
 */

#include <adwaita.h>
#include <stdio.h>

#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "bench-user.h"
#include "view/score/atout-result.h"

#define DEALS 2
#define SEED "1"
#define PROBE_INTERVAL 1 /* ms */
#define USER_INTERVAL 50 /* ms between two looks whether the user may do something */
#define LONGEST 8        /* so many of the longest stalls are listed */

typedef struct
{
  double at;   /* ms since the start */
  double wall; /* ms */
  double cpu;  /* ms of them in which the main thread ran; the rest it waited for a processor */
} Stall;

typedef struct
{
  AtoutWindow *window;
  guint deals_wanted;
  guint deals_over;

  gint64 start;
  double first_frame; /* ms; 0: not yet */
  guint probe_id;
  gint64 last_probe;
  gint64 last_cpu;
  GArray *stalls; /* Stall */
  gint64 frame_start;
  GArray *frames; /* double, ms */
  gint64 help_start;
  double help;   /* ms until the rules were drawn */
  double memory; /* MB, in use at the end of the match */
} Bench;

/* How long ago this process was started, in µs; the kernel counts in hundredths of a second. */
static gint64
get_age (void)
{
  g_autofree char *stat = NULL;
  g_auto (GStrv) fields = NULL;
  gint64 ticks;

  g_file_get_contents ("/proc/self/stat", &stat, NULL, NULL);
  if (stat == NULL)
    return 0;

  /* Behind the name in parentheses stands the third field. */
  fields = g_strsplit (strrchr (stat, ')') + 2, " ", -1);
  ticks = g_ascii_strtoll (fields[22 - 3], NULL, 10);

  return bench_get_clock (CLOCK_BOOTTIME) - ticks * G_USEC_PER_SEC / sysconf (_SC_CLK_TCK);
}

/* ---- Measuring -------------------------------------------------------------------------- */

static gboolean
probe (gpointer data)
{
  Bench *bench = data;
  gint64 now = g_get_monotonic_time ();
  gint64 cpu = bench_get_clock (CLOCK_THREAD_CPUTIME_ID);
  Stall stall = { .at = (now - bench->start) / 1e3,
                  .wall = (now - bench->last_probe) / 1e3 - PROBE_INTERVAL,
                  .cpu = (cpu - bench->last_cpu) / 1e3 };

  if (bench->help_start == 0 && bench->help == 0)
    g_array_append_val (bench->stalls, stall);
  bench->last_probe = now;
  bench->last_cpu = cpu;

  return G_SOURCE_CONTINUE;
}

static gboolean
close_window (gpointer data)
{
  Bench *bench = data;

  g_source_remove (bench->probe_id);
  gtk_window_destroy (GTK_WINDOW (bench->window));

  return G_SOURCE_REMOVE;
}

static void
before_paint (GdkFrameClock *clock, Bench *bench)
{
  bench->frame_start = g_get_monotonic_time ();
}

static void
after_paint (GdkFrameClock *clock, Bench *bench)
{
  gint64 now = g_get_monotonic_time ();
  double frame = (now - bench->frame_start) / 1e3;

  if (bench->help_start > 0)
    {
      bench->help = (now - bench->help_start) / 1e3;
      bench->help_start = 0;
      g_idle_add (close_window, bench);
      return;
    }

  if (bench->help > 0)
    return;

  if (bench->first_frame > 0)
    {
      g_array_append_val (bench->frames, frame);
      return;
    }

  /* What comes before it is the start. */
  bench->first_frame = (now - bench->start) / 1e3;
  bench->last_probe = now;
  bench->last_cpu = bench_get_clock (CLOCK_THREAD_CPUTIME_ID);
  bench->probe_id = g_timeout_add_full (G_PRIORITY_HIGH - 100, PROBE_INTERVAL, probe, bench, NULL);
}

static void
realized (GtkWidget *window, Bench *bench)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint), bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), bench);
}

/* ---- The user --------------------------------------------------------------------------- */

static gboolean
play (gpointer data)
{
  Bench *bench = data;
  AtoutSession *session = atout_window_get_session (bench->window);
  GtkWidget *button;

  if (session == NULL || bench->first_frame == 0)
    return G_SOURCE_CONTINUE;

  button = bench_find_offer (GTK_WIDGET (bench->window));
  if (button == NULL)
    return G_SOURCE_CONTINUE;

  if (gtk_widget_get_ancestor (button, ATOUT_TYPE_RESULT) != NULL
      && ++bench->deals_over == bench->deals_wanted)
    {
      bench->memory = bench_get_memory ("VmRSS:");
      bench->help_start = g_get_monotonic_time ();
      g_action_group_activate_action (G_ACTION_GROUP (bench->window), "help", NULL);
      return G_SOURCE_REMOVE;
    }

  g_signal_emit_by_name (button, "clicked");

  return G_SOURCE_CONTINUE;
}

static void
window_added (GtkApplication *application, GtkWindow *window, Bench *bench)
{
  if (!ATOUT_IS_WINDOW (window))
    return;

  bench->window = ATOUT_WINDOW (window);
  g_signal_connect (window, "realize", G_CALLBACK (realized), bench);
  g_timeout_add (USER_INTERVAL, play, bench);
}

/* ---- Report ----------------------------------------------------------------------------- */

static int
compare_wall (gconstpointer a, gconstpointer b)
{
  double x = ((const Stall *) a)->wall, y = ((const Stall *) b)->wall;

  return (x < y) - (x > y);
}

static int
compare_cpu (gconstpointer a, gconstpointer b)
{
  double x = ((const Stall *) a)->cpu, y = ((const Stall *) b)->cpu;

  return (x < y) - (x > y);
}

static int
compare_double (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x < y) - (x > y);
}

static void
print_stalls (GArray *stalls)
{
  guint n = stalls->len;

  g_array_sort (stalls, compare_wall);
  g_print ("main loop away: longest %.1f ms, 99th percentile %.1f ms, median %.1f ms (%u)\n",
           g_array_index (stalls, Stall, 0).wall, g_array_index (stalls, Stall, n / 100).wall,
           g_array_index (stalls, Stall, n / 2).wall, n);
  for (guint i = 0; i < MIN (n, LONGEST); i++)
    {
      Stall *stall = &g_array_index (stalls, Stall, i);

      g_print ("  %6.1f ms after %8.0f ms, %6.1f ms of it busy\n", stall->wall, stall->at,
               stall->cpu);
    }

  g_array_sort (stalls, compare_cpu);
  g_print ("main thread busy: longest %.1f ms, 99th percentile %.1f ms\n",
           g_array_index (stalls, Stall, 0).cpu, g_array_index (stalls, Stall, n / 100).cpu);
}

static void
print_frames (GArray *frames)
{
  guint n = frames->len;

  g_array_sort (frames, compare_double);
  g_print ("frames: longest %.1f ms, 99th percentile %.1f ms, median %.1f ms (%u)\n",
           g_array_index (frames, double, 0), g_array_index (frames, double, n / 100),
           g_array_index (frames, double, n / 2), n);
}

int
main (int argc, char **argv)
{
  const gint64 age = get_age ();
  Bench bench = { .deals_wanted = argc > 1 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : DEALS,
                  .start = g_get_monotonic_time () - age,
                  .stalls = g_array_new (FALSE, FALSE, sizeof (Stall)),
                  .frames = g_array_new (FALSE, FALSE, sizeof (double)) };
  const char *arguments[] = { argv[0], "--new", "klaverjas", "--seed", SEED, NULL };
  g_autoptr (AtoutApplication) application = NULL;
  g_autoptr (GSettings) settings = NULL;

  if (!gtk_init_check ())
    {
      g_print ("bench-stall: there is no display; run it with tools/headless\n");
      return 77;
    }

  settings = g_settings_new (APP_ID);
  g_settings_set_string (settings, "animation-speed", "normal");
  g_settings_set_double (settings, "trick-pause", 0.2);
  g_settings_set_int (settings, "window-width", 1000);
  g_settings_set_int (settings, "window-height", 700);

  application = atout_application_new ();
  g_application_set_flags (G_APPLICATION (application),
                           g_application_get_flags (G_APPLICATION (application))
                               | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added), &bench);
  g_application_run (G_APPLICATION (application), G_N_ELEMENTS (arguments) - 1,
                     (char **) arguments);

  if (bench.stalls->len == 0 || bench.frames->len == 0)
    {
      g_print ("bench-stall: the window was never drawn\n");
      return 1;
    }

  g_print ("first frame after %.0f ms\n", bench.first_frame);
  print_stalls (bench.stalls);
  g_print ("rules drawn after %.0f ms\n", bench.help);
  print_frames (bench.frames);
  g_print ("memory: %.0f MB, at most %.0f MB\n", bench.memory, bench_get_memory ("VmHWM:"));
  g_print ("%u deals in %.0f s\n", bench.deals_over, (g_get_monotonic_time () - bench.start) / 1e6);

  g_array_unref (bench.stalls);
  g_array_unref (bench.frames);

  return 0;
}

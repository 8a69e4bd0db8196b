/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How soon the program is seen, beside a window of the library with nothing in it, and how much
 * memory it takes in the end.
 *
 *     bench-start [ROUNDS]
 *
 * Each round starts three processes one after the other: an empty window of libadwaita, the start
 * page, a table (--new), all at 1000x700. A first round that is not counted warms the bus and the
 * caches. Printed are the medians until the first frame was drawn, of the clock and of the
 * processor, the memory then in use, and how many times the empty window they are. One more process
 * plays ten deals, the user's part by itself; its memory is that of the moment when the last one is
 * over. Nothing here passes or fails.
 */

#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "app/atout-application.h"
#include "app/window/atout-window.h"
#include "bench-user.h"
#include "view/score/atout-result.h"

#define ROUNDS 9
#define DEALS 10
#define USER_INTERVAL 50 /* ms between two looks whether the user may do something */
#define WIDTH 1000
#define HEIGHT 700

static const struct
{
  const char *name;
  const char *title;
  const char *arguments[6]; /* of the program; none: the empty window */
  guint deals;              /* so many are played before it is measured */
} starts[] = {
  { "empty", "empty window", { NULL }, 0 },
  { "start", "start page", { "atout", NULL }, 0 },
  { "table", "table", { "atout", "--new", "klaverjas", "--seed", "1", NULL }, 0 },
  { "deals", "ten deals", { "atout", "--new", "klaverjas", "--seed", "1", NULL }, DEALS },
};

#define N_STARTS (G_N_ELEMENTS (starts) - 1) /* of each round; the last one is played once */

typedef struct
{
  double wall;   /* ms since the process was asked for */
  double cpu;    /* ms of all its threads */
  double memory; /* MB */
} Start;

/* ---- The process that is measured ------------------------------------------------------------ */

static gint64 asked;
static guint deals_wanted;

static void
tell (void)
{
  g_print ("%.3f %.3f %.3f\n", (g_get_monotonic_time () - asked) / 1e3,
           bench_get_clock (CLOCK_PROCESS_CPUTIME_ID) / 1e3, bench_get_memory ("VmRSS:"));
  exit (0);
}

static void
after_paint (GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  tell ();
}

static gboolean
play (gpointer window)
{
  GtkWidget *button = bench_find_offer (window);

  if (button == NULL)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_get_ancestor (button, ATOUT_TYPE_RESULT) != NULL && --deals_wanted == 0)
    tell ();
  g_signal_emit_by_name (button, "clicked");

  return G_SOURCE_CONTINUE;
}

static void
realized (GtkWidget *window, gpointer user_data G_GNUC_UNUSED)
{
  if (deals_wanted > 0)
    {
      g_timeout_add (USER_INTERVAL, play, window);
      return;
    }
  g_signal_connect_after (gtk_widget_get_frame_clock (window), "after-paint",
                          G_CALLBACK (after_paint), NULL);
}

static void
window_added (GtkApplication *application G_GNUC_UNUSED, GtkWindow *window,
              gpointer user_data G_GNUC_UNUSED)
{
  g_signal_connect (window, "realize", G_CALLBACK (realized), NULL);
}

static void
open_empty (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), adw_header_bar_new ());
  gtk_window_present (GTK_WINDOW (window));
}

static GApplication *
make_application (const char *const *arguments)
{
  g_autoptr (GSettings) settings = NULL;
  AdwApplication *application;

  if (arguments[0] != NULL)
    {
      settings = g_settings_new (APP_ID);
      g_settings_set_int (settings, "window-width", WIDTH);
      g_settings_set_int (settings, "window-height", HEIGHT);
      if (deals_wanted > 0)
        {
          g_settings_set_string (settings, "animation-speed", "off");
          g_settings_set_double (settings, "trick-pause", 0);
        }
      return G_APPLICATION (atout_application_new ());
    }
  application = adw_application_new (APP_ID ".Empty", G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "activate", G_CALLBACK (open_empty), NULL);

  return G_APPLICATION (application);
}

static int
run_start (const char *const *arguments)
{
  g_autoptr (GApplication) application = make_application (arguments);

  g_application_set_flags (application,
                           g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added), NULL);

  return g_application_run (application, (int) g_strv_length ((char **) arguments),
                            (char **) arguments);
}

/* ---- The rounds ------------------------------------------------------------------------------ */

static Start
measure (const char *program, const char *name)
{
  g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--as", name, now, NULL);
  g_autofree char *said = NULL;
  g_auto (GStrv) figures = NULL;

  if (process == NULL || !g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error))
    g_error ("bench-start: %s", error->message);
  figures = g_strsplit (said, " ", 3);
  if (g_strv_length (figures) != 3)
    g_error ("bench-start: the window “%s” was never drawn", name);

  return (Start) { g_ascii_strtod (figures[0], NULL), g_ascii_strtod (figures[1], NULL),
                   g_ascii_strtod (figures[2], NULL) };
}

static int
compare_double (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Of the double at @offset in all of @rounds. */
static double
median (GArray *rounds, gsize offset)
{
  g_autoptr (GArray) figures = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < rounds->len; i++)
    g_array_append_val (
        figures, G_STRUCT_MEMBER (double, &g_array_index (rounds, Start, i), (glong) offset));
  g_array_sort (figures, compare_double);

  return g_array_index (figures, double, figures->len / 2);
}

int
main (int argc, char **argv)
{
  const guint n_rounds = argc == 2 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : ROUNDS;
  GArray *rounds[N_STARTS];
  Start first = { 0, 0, 0 };
  Start last;

  if (argc == 4 && g_str_equal (argv[1], "--as"))
    for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
      if (g_str_equal (argv[2], starts[i].name))
        {
          deals_wanted = starts[i].deals;
          asked = g_ascii_strtoll (argv[3], NULL, 10);
          return run_start (starts[i].arguments);
        }

  if (!gtk_init_check ())
    {
      g_print ("bench-start: there is no display; run it with tools/headless\n");
      return 77;
    }

  for (guint i = 0; i < N_STARTS; i++)
    rounds[i] = g_array_new (FALSE, FALSE, sizeof (Start));
  for (guint round = 0; round <= n_rounds; round++)
    for (guint i = 0; i < N_STARTS; i++)
      {
        Start start = measure (argv[0], starts[i].name);

        if (round > 0)
          g_array_append_val (rounds[i], start);
      }

  for (guint i = 0; i < N_STARTS; i++)
    {
      Start start = { median (rounds[i], G_STRUCT_OFFSET (Start, wall)),
                      median (rounds[i], G_STRUCT_OFFSET (Start, cpu)),
                      median (rounds[i], G_STRUCT_OFFSET (Start, memory)) };

      if (i == 0)
        first = start;
      g_print ("%-12s  first frame %4.0f ms (%.2f)  processor %4.0f ms (%.2f)  %4.0f MB (%+.0f)\n",
               starts[i].title, start.wall, start.wall / first.wall, start.cpu,
               start.cpu / first.cpu, start.memory, start.memory - first.memory);
      g_array_unref (rounds[i]);
    }
  last = measure (argv[0], starts[N_STARTS].name);
  g_print ("%-12s  %4.0f MB (%+.0f)\n", starts[N_STARTS].title, last.memory,
           last.memory - first.memory);

  return 0;
}

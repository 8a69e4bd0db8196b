/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How soon the program is seen, beside a window of the library with nothing in it, and how much
 * memory it takes in the end.
 *
 *     bench-start [ROUNDS]
 *     bench-start --decks ID…
 *
 * Each round starts three processes one after the other: an empty window of libadwaita, the start
 * page, a table (--new), all at 1000x700. A first round that is not counted warms the bus and the
 * caches. Printed are the medians until the first frame was drawn, of the clock and of the
 * processor, the memory then in use, and how many times the empty window they are. One more process
 * plays ten deals, the user's part by itself; its memory is that of the moment when the last one is
 * over. Nothing here passes or fails.
 *
 * --decks: how soon the cards of the hand are all painted from these decks, which are called as in
 * the settings, beside our own: when a deck is met for the first time, and once it was tried.
 */

#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "app/atout-application.h"
#include "app/settings/settings-part.h"
#include "app/window/atout-window.h"
#include "bench-user.h"
#include "decks/atout-face.h"
#include "folder-support.h"
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
static const char *deck_wanted; /* its hand is waited for; or NULL */
static GHashTable *faces;       /* that were wanted for the display */

static void
tell (void)
{
  g_print ("%.3f %.3f %.3f\n", (g_get_monotonic_time () - asked) / 1e3,
           bench_get_clock (CLOCK_PROCESS_CPUTIME_ID) / 1e3, bench_get_memory ("VmRSS:"));
  exit (0);
}

/* The hand, and the backs of the others. */
#define FACES_SEEN 9

static gboolean
face_wanted (GSignalInvocationHint *hint G_GNUC_UNUSED, guint n_values G_GNUC_UNUSED,
             const GValue *values, gpointer user_data G_GNUC_UNUSED)
{
  AtoutFace *face = g_value_get_object (values);

  if (atout_face_get_wish (face)->drawn)
    g_hash_table_add (faces, g_object_ref (face));

  return TRUE;
}

static gboolean
is_hand_painted (void)
{
  GHashTableIter iter;
  gpointer face;

  g_hash_table_iter_init (&iter, faces);
  while (g_hash_table_iter_next (&iter, &face, NULL))
    if (atout_face_get_wish (face)->drawn || atout_face_is_new (face))
      return FALSE;

  return g_hash_table_size (faces) >= FACES_SEEN;
}

static void
after_paint (GdkFrameClock *clock G_GNUC_UNUSED, gpointer user_data G_GNUC_UNUSED)
{
  if (deck_wanted == NULL || is_hand_painted ())
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

static void
choose_deck (GSettings *settings)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, "klaverjas");

  g_settings_set_string (kept, "deck", deck_wanted);
  faces = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  g_type_class_unref (g_type_class_ref (ATOUT_TYPE_FACE));
  g_signal_add_emission_hook (g_signal_lookup ("wanted", ATOUT_TYPE_FACE), 0, face_wanted, NULL,
                              NULL);
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
      if (deck_wanted != NULL)
        choose_deck (settings);
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

/* With @deck, if that is not NULL. */
static Start
measure (const char *program, const char *name, const char *deck)
{
  g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                      program, "--as", name, now, deck, NULL);
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

/* With whatever the libraries have put there. */
static void
remove_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process
      = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, "rm", "-r", folder, NULL);

  if (process == NULL || !g_subprocess_wait_check (process, NULL, &error))
    g_error ("bench-start: %s", error->message);
}

static void
measure_decks (const char *program, char **decks)
{
  Start own = { 0 };

  g_print ("%-40s %10s %10s\n", "hand painted, ms", "first time", "known");
  for (; *decks != NULL; decks++)
    {
      g_autofree char *cache = folder_new ();
      Start first, known;

      g_setenv ("XDG_CACHE_HOME", cache, TRUE);
      first = measure (program, "table", *decks);
      known = measure (program, "table", *decks);
      if (own.wall == 0)
        own = first;
      g_print ("%-40s %10.0f %10.0f  (%+.0f, %+.0f)\n", *decks, first.wall, known.wall,
               first.wall - own.wall, known.wall - own.wall);
      remove_folder (cache);
    }
}

int
main (int argc, char **argv)
{
  const gboolean are_decks = argc > 2 && g_str_equal (argv[1], "--decks");
  const guint n_rounds = argc == 2 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : ROUNDS;
  GArray *rounds[N_STARTS];
  Start first = { 0, 0, 0 };
  Start last;

  if (argc >= 4 && g_str_equal (argv[1], "--as"))
    for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
      if (g_str_equal (argv[2], starts[i].name))
        {
          deals_wanted = starts[i].deals;
          asked = g_ascii_strtoll (argv[3], NULL, 10);
          deck_wanted = argv[4];
          return run_start (starts[i].arguments);
        }

  if (!gtk_init_check ())
    {
      g_print ("bench-start: there is no display; run it with tools/headless\n");
      return 77;
    }
  if (are_decks)
    {
      measure_decks (argv[0], argv + 2);
      return 0;
    }

  for (guint i = 0; i < N_STARTS; i++)
    rounds[i] = g_array_new (FALSE, FALSE, sizeof (Start));
  for (guint round = 0; round <= n_rounds; round++)
    for (guint i = 0; i < N_STARTS; i++)
      {
        Start start = measure (argv[0], starts[i].name, NULL);

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
  last = measure (argv[0], starts[N_STARTS].name, NULL);
  g_print ("%-12s  %4.0f MB (%+.0f)\n", starts[N_STARTS].title, last.memory,
           last.memory - first.memory);

  return 0;
}

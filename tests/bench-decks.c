/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How fast cards are painted, and whether that is felt.
 *
 *     bench-decks [ID…]      (default: all decks there are, our own and those of others)
 *     bench-decks [--pack HEIGHT] [--trial] [--best-of N] DECK…
 *
 * For every deck it prints how long opening it took and how long a card of 480 × 832 device pixels
 * takes; then, for our own, how long a frame takes with 52 cards moving that are as large as on a
 * table, and with thirteen large ones; of these also while all faces are painted anew, how long the
 * main loop was busy or away then; and how much memory the textures hold.
 *
 * With the options it needs no display and prints a line a deck, which is one of our own by name or
 * the path of another (a folder or an SVG file). --pack: the processor time to open it as a window
 * does, which knows from the trial where its cards lie, and to paint the 32 cards and the back of
 * Klaverjassen at this height, once each, the best of N (3).
 * --trial: the processor time, time and largest resident memory of the trial of a deck that was
 * never tried before, by the program of ATOUT_PROGRAM.
 * Nothing here passes or fails.
 */

#include <gtk/gtk.h>
#include <locale.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "decks/atout-deck-store-private.h"
#include "decks/atout-face.h"
#include "decks/deck-trial.h"
#include "decks/face-painter.h"

/* Device pixels. */
#define LARGE_WIDTH 480
#define LARGE_HEIGHT 832
#define TABLE_WIDTH 80
#define TABLE_HEIGHT 139

#define N_LARGE 13
#define N_ON_TABLE 52
#define SPAN 1840        /* of the window that the cards fill, in device pixels */
#define ROW 13           /* so many beside each other */
#define PROBE_INTERVAL 1 /* ms */
#define ROUNDS 6         /* so many times all is painted anew */

/* ---- Clocks ----------------------------------------------------------------------------- */

static double
get_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static double
get_time (void)
{
  return g_get_monotonic_time () / 1e3;
}

static double
get_memory (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_file_get_contents ("/proc/self/status", &status, NULL, NULL);
  line = status != NULL ? strstr (status, "VmRSS:") : NULL;

  return line != NULL ? g_ascii_strtod (line + strlen ("VmRSS:"), NULL) / 1024 : 0;
}

/* ---- Cards ------------------------------------------------------------------------------ */

static GFile *
find_own (const char *id)
{
  g_autofree char *uri = g_strconcat ("resource://" RESOURCE_BASE "/decks/", id, "/", NULL);

  return g_file_new_for_uri (uri);
}

/* In this thread, one after the other. */
static void
print_cards (const char *id, GFile *location)
{
  g_autoptr (GError) error = NULL;
  double start = get_cpu ();
  g_autoptr (DeckFile) file = deck_file_read (location, &error);
  g_autoptr (FacePainter) painter = file != NULL ? face_painter_new (file, &error) : NULL;
  double opened = get_cpu () - start, sum = 0, slowest = 0;
  unsigned n = 0, worst = 0;

  for (unsigned i = 0; painter != NULL && error == NULL && i < DECK_FACES; i++)
    {
      g_autoptr (GdkTexture) texture = NULL;
      double time = get_cpu ();

      if (file->face[i].id == NULL)
        continue;

      texture = face_painter_paint (painter, i, "", LARGE_WIDTH, LARGE_HEIGHT, &error);
      time = get_cpu () - time;
      sum += time;
      n++;
      if (time > slowest)
        {
          slowest = time;
          worst = i;
        }
    }

  if (error != NULL)
    g_print ("%-32s %s\n", id, error->message);
  else
    g_print ("%-32s opened in %4.0f ms, %2u faces, mean %6.2f ms, slowest %6.1f ms (%s)\n", id,
             opened, n, sum / n, slowest, file->face[worst].id + 1);
}

/* ---- A window --------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget *window;
  GtkWidget *area;
  AtoutDeck *deck;
  unsigned n_cards;
  double width, height; /* logical, of a card */
  double apart;         /* logical, from card to card */
  guint step;           /* of the movement */

  double last_time, last_cpu; /* of the probe */
  double longest_away, longest_busy;
  double frame_start;
  GArray *frames; /* double, ms of processor time */
} Bench;

#define BENCH_TYPE_FAN (bench_fan_get_type ())
G_DECLARE_FINAL_TYPE (BenchFan, bench_fan, BENCH, FAN, GtkWidget)

struct _BenchFan
{
  GtkWidget parent_instance;
  Bench *bench;
};

G_DEFINE_FINAL_TYPE (BenchFan, bench_fan, GTK_TYPE_WIDGET)

/* Cards of the lower ranks, moving to and fro. */
static void
bench_fan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Bench *bench = BENCH_FAN (widget)->bench;

  for (unsigned i = 0; i < bench->n_cards; i++)
    {
      GdkPaintable *face
          = atout_deck_get_face (bench->deck, i % SUITS, RANK_7 + (i / SUITS + i) % 7);
      float x = (float) (i % ROW * bench->apart + bench->step % 20);
      float y = (float) (i / ROW * bench->height + bench->step % 7);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
      gdk_paintable_snapshot (face, snapshot, bench->width, bench->height);
      gtk_snapshot_restore (snapshot);
    }
}

static void
bench_fan_class_init (BenchFanClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bench_fan_snapshot;
}

static void
bench_fan_init (BenchFan *self)
{
}

static gboolean
move_cards (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  ((Bench *) user_data)->step++;
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

static gboolean
probe (gpointer user_data)
{
  Bench *bench = user_data;
  double time = get_time (), cpu = get_cpu ();

  bench->longest_away = MAX (bench->longest_away, time - bench->last_time - PROBE_INTERVAL);
  bench->longest_busy = MAX (bench->longest_busy, cpu - bench->last_cpu);
  bench->last_time = time;
  bench->last_cpu = cpu;

  return G_SOURCE_CONTINUE;
}

static void
before_paint (GdkFrameClock *clock, Bench *bench)
{
  bench->frame_start = get_cpu ();
}

static void
after_paint (GdkFrameClock *clock, Bench *bench)
{
  double frame = get_cpu () - bench->frame_start;

  g_array_append_val (bench->frames, frame);
}

static void
begin_measuring (Bench *bench)
{
  bench->last_time = get_time ();
  bench->last_cpu = get_cpu ();
  bench->longest_away = bench->longest_busy = 0;
  g_array_set_size (bench->frames, 0);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_measured (Bench *bench, const char *what)
{
  GArray *frames = bench->frames;

  g_array_sort (frames, compare);
  g_print ("  %-18s frames: median %5.1f ms, longest %5.1f ms (%u); main loop busy at most "
           "%5.1f ms, away at most %5.1f ms\n",
           what, g_array_index (frames, double, frames->len / 2),
           g_array_index (frames, double, frames->len - 1), frames->len, bench->longest_busy,
           bench->longest_away);
}

static void
run_until (Bench *bench, guint n_frames)
{
  while (bench->frames->len < n_frames)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_wanted (AtoutDeck *deck)
{
  for (Suit suit = 0; suit <= SUIT_TRUMPS; suit++)
    for (Rank rank = 0; rank <= RANK_TRUMP_22; rank++)
      if (atout_face_get_wish (ATOUT_FACE (atout_deck_get_face (deck, suit, rank)))->width > 0)
        return TRUE;

  return FALSE;
}

/* All faces anew in another style, as often as ROUNDS. */
static void
paint_anew (Bench *bench)
{
  const char *const *sets = atout_deck_get_index_sets (bench->deck);
  double start = get_time ();

  for (guint i = 0; i < ROUNDS; i++)
    {
      guint n_frames = bench->frames->len;

      atout_deck_set_style (bench->deck, sets[i % g_strv_length ((char **) sets)], i % 2 == 0);
      atout_deck_prepare (bench->deck, bench->width, bench->height);
      run_until (bench, n_frames + 2);
      while (is_wanted (bench->deck))
        g_main_context_iteration (NULL, TRUE);
    }
  g_print ("  all faces painted in %.0f ms\n", (get_time () - start) / ROUNDS);
}

/* @n cards of this many device pixels move; the textures for them are there. */
static void
show_cards (Bench *bench, unsigned n, int width, int height)
{
  int scale = gtk_widget_get_scale_factor (bench->window);

  bench->n_cards = n;
  bench->width = (double) width / scale;
  bench->height = (double) height / scale;
  bench->apart = round ((double) (SPAN - width) / ROW / scale);
  atout_deck_set_scale_factor (bench->deck, scale);
  atout_deck_prepare (bench->deck, bench->width, bench->height);
  run_until (bench, bench->frames->len + 5);
  while (is_wanted (bench->deck))
    g_main_context_iteration (NULL, TRUE);
  begin_measuring (bench);
}

static void
run_window (const char *id, AtoutDeck *deck)
{
  Bench bench = { .deck = deck, .frames = g_array_new (FALSE, FALSE, sizeof (double)) };
  guint probe_id;
  GdkFrameClock *clock;
  int scale;

  bench.area = g_object_new (BENCH_TYPE_FAN, NULL);
  BENCH_FAN (bench.area)->bench = &bench;
  bench.window = gtk_window_new ();
  scale = gtk_widget_get_scale_factor (bench.window);
  gtk_window_set_default_size (GTK_WINDOW (bench.window), SPAN / scale, LARGE_HEIGHT / scale);
  gtk_window_set_child (GTK_WINDOW (bench.window), bench.area);
  gtk_window_present (GTK_WINDOW (bench.window));
  clock = gtk_widget_get_frame_clock (bench.window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint), &bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), &bench);
  gtk_widget_add_tick_callback (bench.area, move_cards, &bench, NULL);
  probe_id = g_timeout_add_full (G_PRIORITY_HIGH - 100, PROBE_INTERVAL, probe, &bench, NULL);

  g_print ("%s\n", id);
  show_cards (&bench, N_ON_TABLE, TABLE_WIDTH, TABLE_HEIGHT);
  run_until (&bench, 100);
  print_measured (&bench, "52 cards:");
  show_cards (&bench, N_LARGE, LARGE_WIDTH, LARGE_HEIGHT);
  run_until (&bench, 100);
  print_measured (&bench, "13 large:");
  begin_measuring (&bench);
  paint_anew (&bench);
  print_measured (&bench, "while painting:");

  g_source_remove (probe_id);
  gtk_window_destroy (GTK_WINDOW (bench.window));
  g_array_unref (bench.frames);
}

static void
measure_window (const char *id)
{
  g_autoptr (GFile) location = find_own (id);
  double before = get_memory ();
  g_autoptr (AtoutDeck) deck = atout_deck_new (location, NULL);

  if (deck == NULL)
    return;

  run_window (id, deck);
  g_print ("  memory: %.0f MB before, %.0f MB with all textures, ", before, get_memory ());
  g_clear_object (&deck);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_print ("%.0f MB after it\n", get_memory ());
}

/* ---- Without a window ------------------------------------------------------------------- */

typedef struct
{
  int height;  /* device pixels, of the cards of the pack; 0: none is painted */
  int best_of; /* so many times */
  gboolean is_tried;
} Figures;

/* Of all threads. */
static double
get_process_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static gboolean
is_in_pack (unsigned index)
{
  const unsigned rank = index % DECK_SUIT_RANKS;

  return index == DECK_BACK
         || (index < SUITS * DECK_SUIT_RANKS && rank >= RANK_7 && rank <= RANK_ACE);
}

/* (transfer full): the deck, with what its trial has found: that of *@known, if it is not NULL. */
static FacePainter *
open_deck (GFile *location, const DeckFile *known, DeckFile **file, GError **error)
{
  *file = deck_file_read (location, error);
  if (*file == NULL)
    return NULL;

  if (known != NULL)
    {
      memcpy ((*file)->box, known->box, sizeof known->box);
      (*file)->largest = FACE_PIXELS_MAX;
    }

  return face_painter_new (*file, error);
}

/* Opens the deck and paints its faces; returns how many there were, 0 with an error. */
static unsigned
paint_pack (GFile *location, const DeckFile *known, int height, double *opened, double *painted,
            GError **error)
{
  const double start = get_process_cpu ();
  g_autoptr (DeckFile) file = NULL;
  g_autoptr (FacePainter) painter = open_deck (location, known, &file, error);
  unsigned n = 0;
  int width;

  *opened = get_process_cpu () - start;
  if (painter == NULL)
    return 0;

  width = (int) (height * file->card_width / file->card_height + 0.5);
  for (unsigned i = 0; i < DECK_FACES; i++)
    if (file->face[i].id != NULL && is_in_pack (i))
      {
        g_autoptr (GdkTexture) texture = face_painter_paint (painter, i, "", width, height, error);

        if (texture == NULL)
          return 0;
        n++;
      }
  *painted = get_process_cpu () - start - *opened;

  return n;
}

/* (transfer full): what is wrong with the deck, or NULL. */
static GError *
print_pack (GFile *location, const Figures *figures)
{
  double opened = G_MAXDOUBLE, painted = G_MAXDOUBLE;
  g_autoptr (DeckFile) known = NULL;
  GError *error = NULL;
  FacePainter *painter = open_deck (location, NULL, &known, &error);
  unsigned n = 0;

  if (painter == NULL)
    return error;

  face_painter_unref (painter);

  for (int i = 0; i < figures->best_of; i++)
    {
      double open, paint;

      n = paint_pack (location, known, figures->height, &open, &paint, &error);
      if (n == 0)
        {
          g_print ("%10.1f%10s%4s", open, "-", "-");
          return error;
        }
      opened = MIN (opened, open);
      painted = MIN (painted, paint);
    }
  g_print ("%10.1f%10.1f%4u", opened, painted, n);

  return NULL;
}

/* This process has had no other child. (transfer full): why the deck is refused, or NULL. */
static GError *
print_trial (GFile *location)
{
  GError *error = NULL;
  g_autofree char *cache = g_dir_make_tmp ("bench-decks-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (cache, "atout", NULL);
  g_autofree char *tried = g_build_filename (folder, "tried-decks", NULL);
  g_autoptr (DeckFile) file = NULL;
  double start = get_time ();
  struct rusage used;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  file = deck_trial_open (location, FALSE, NULL, &error);
  start = get_time () - start;
  getrusage (RUSAGE_CHILDREN, &used);
  g_print ("%10.0f%10.0f%7.1f",
           (double) (used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e3
               + (double) (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e3,
           start, (double) used.ru_maxrss / 1024);

  unlink (tried);
  rmdir (folder);
  rmdir (cache);

  return error;
}

/* Each deck in a process of its own: the resources of the trial are those of the only child. */
static void
print_figures (const char *deck, const Figures *figures)
{
  const pid_t child = fork ();

  if (child == 0)
    {
      g_autoptr (GFile) location
          = strchr (deck, '/') != NULL ? g_file_new_for_path (deck) : find_own (deck);
      g_autofree char *name = g_file_get_basename (location);
      GError *refused = NULL, *broken = NULL;

      g_print ("%-32s", name);
      if (figures->is_tried) /* first: what this process holds counts as if the trial held it */
        refused = print_trial (location);
      if (figures->height > 0)
        broken = print_pack (location, figures);
      if (refused != NULL || broken != NULL)
        g_print ("  %s", (refused != NULL ? refused : broken)->message);
      g_print ("\n");
      _exit (0);
    }
  waitpid (child, NULL, 0);
}

static void
print_head (const Figures *figures)
{
  g_print ("%-32s", "deck");
  if (figures->is_tried)
    g_print ("%10s%10s%7s", "trial/ms", "elapsed", "MB");
  if (figures->height > 0)
    g_print ("%10s%10s%4s", "open/ms", "paint/ms", "n");
  g_print ("\n");
}

/* ----------------------------------------------------------------------------------------- */

int
main (int argc, char **argv)
{
  Figures figures = { .best_of = 3 };
  const GOptionEntry options[] = {
    { "pack", 0, 0, G_OPTION_ARG_INT, &figures.height, "Paint a pack so high", "HEIGHT" },
    { "trial", 0, 0, G_OPTION_ARG_NONE, &figures.is_tried, "Measure the trial", NULL },
    { "best-of", 0, 0, G_OPTION_ARG_INT, &figures.best_of, "Paint it so often", "N" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("[DECK…]");
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeckStore) store = NULL;
  GListModel *entries;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("bench-decks: %s\n", error->message);
      return 1;
    }
  if (figures.height > 0 || figures.is_tried)
    {
      print_head (&figures);
      for (int i = 1; i < argc; i++)
        print_figures (argv[i], &figures);
      return 0;
    }

  if (!gtk_init_check ())
    {
      g_print ("bench-decks: there is no display; run it with tools/headless\n");
      return 77;
    }

  store = atout_deck_store_new ();
  while (atout_deck_store_is_loading (store))
    g_main_context_iteration (NULL, TRUE);
  entries = atout_deck_store_get_entries (store);
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (entries, i);
      const char *id = atout_deck_entry_get_id (entry);

      if (argc == 1 || g_strv_contains ((const char *const *) argv + 1, id))
        print_cards (id, atout_deck_entry_get_location (entry));
    }
  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (AtoutDeckEntry) entry = g_list_model_get_item (entries, i);
      const char *id = atout_deck_entry_get_id (entry);

      if (atout_deck_entry_get_own (entry)
          && (argc == 1 || g_strv_contains ((const char *const *) argv + 1, id)))
        measure_window (id);
    }

  return 0;
}

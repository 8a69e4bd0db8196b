/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the program makes of decks of others, for tools/try-decks.
 *
 *     try-decks [--compare OTHER] FOLDER DECK…
 *
 * A DECK is the path of a folder or an SVG file. Each goes through the trial, as in the program.
 * FOLDER/NAME-240-light.png gets its faces, where NAME is DECK with hyphens for slashes.
 * FOLDER/table gets a line, with tabs between: DECK; the width of a card to its height; the
 * processor time in ms to open it and, in the mean, to paint a face 240 and 1200 px high; the
 * verdict. When OTHER has such a sheet, made with another librsvg, FOLDER/differences gets a line
 * for each face that looks different there.
 */

#include <locale.h>
#include <stdlib.h>
#include <time.h>

#include "decks/deck-error.h"
#include "decks/deck-trial.h"
#include "decks/face-mender.h"
#include "picture-sheet.h"

#define COLUMNS 13
#define GAP 15
#define SMALL 240 /* device pixels, the height of a face */
#define LARGE 1200

/* A face looks different when this part of its pixels does, by so much in one of the colours. */
#define DIFFERENT_PIXELS 0.01
#define DIFFERENT_COLOUR 48

typedef struct
{
  const char *folder, *other;
  FILE *table, *differences;
  const char *deck;
  char *name; /* of the sheet */
  const DeckFile *file;
  FaceMender *mender;
} Try;

/* Of all threads, in ms. */
static double
get_cpu (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);

  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static FILE *
open_list (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  FILE *list = fopen (path, "w");

  if (list == NULL)
    sheet_die (path);

  return list;
}

static int
get_width (const Try *try, int height)
{
  return (int) (height * try->file->card_width / try->file->card_height + 0.5);
}

/* ---- Differences ------------------------------------------------------------------------ */

/* The part of the pixels in a cell of both sheets that look different. */
static double
compare_cell (cairo_surface_t *a, cairo_surface_t *b, int left, int top, int width, int height)
{
  const int stride = cairo_image_surface_get_stride (a);
  int different = 0;

  for (int y = top; y < top + height; y++)
    for (int x = left; x < left + width; x++)
      {
        const unsigned char *p = cairo_image_surface_get_data (a) + y * stride + x * 4;
        const unsigned char *q = cairo_image_surface_get_data (b) + y * stride + x * 4;

        different += abs (p[0] - q[0]) > DIFFERENT_COLOUR || abs (p[1] - q[1]) > DIFFERENT_COLOUR
                     || abs (p[2] - q[2]) > DIFFERENT_COLOUR;
      }

  return (double) different / (width * height);
}

static void
compare_face (const Try *try, cairo_surface_t *sheet, cairo_surface_t *other, unsigned face, int x,
              int y)
{
  const double part = compare_cell (sheet, other, x, y, get_width (try, SMALL), SMALL);

  if (part > DIFFERENT_PIXELS)
    fprintf (try->differences, "%s\t%s\t%.1f %%\n", try->deck, try->file->face[face].id + 1,
             part * 100);
}

/* The sheet of the other librsvg; NULL when there is none, or a sheet of another size. */
static cairo_surface_t *
open_other (const Try *try, cairo_surface_t *sheet)
{
  g_autofree char *path
      = try->other != NULL ? g_strdup_printf ("%s/%s-240-light.png", try->other, try->name) : NULL;
  cairo_surface_t *other = path != NULL ? cairo_image_surface_create_from_png (path) : NULL;

  if (other != NULL
      && (cairo_image_surface_get_width (other) != cairo_image_surface_get_width (sheet)
          || cairo_image_surface_get_height (other) != cairo_image_surface_get_height (sheet)))
    {
      if (cairo_surface_status (other) == CAIRO_STATUS_SUCCESS)
        fprintf (try->differences, "%s\tcards of another size\n", try->deck);
      g_clear_pointer (&other, cairo_surface_destroy);
    }

  return other;
}

/* ---- A deck ----------------------------------------------------------------------------- */

static GdkTexture *
paint_face (const Try *try, unsigned face, int height)
{
  g_autoptr (GError) error = NULL;
  FaceStyle style
      = { .style_sheet = (char *) "", .corners = own_deck_choose (try->file, try->file->suits) };
  GdkTexture *texture
      = face_mender_paint (try->mender, face, &style, get_width (try, height), height, &error);

  if (texture == NULL) /* the trial let it pass */
    sheet_die (error->message);

  return texture;
}

static void
put_face (cairo_t *cr, GdkTexture *texture, int x, int y)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, gdk_texture_get_width (texture), gdk_texture_get_height (texture));

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (cr, surface, x, y);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

/*
 * Paints all faces in this height, small ones on @cr, where they are compared with @other. Neither
 * need be there. Returns the time a face takes in the mean.
 */
static double
paint_faces (const Try *try, int height, cairo_t *cr, cairo_surface_t *other)
{
  const int step = get_width (try, SMALL) + GAP;
  double time = 0;
  int n = 0;

  for (unsigned i = 0; i < DECK_FACES; i++)
    if (try->file->face[i].id != NULL)
      {
        const int x = n % COLUMNS * step + GAP, y = n / COLUMNS * (SMALL + GAP) + GAP;
        const double start = get_cpu ();
        g_autoptr (GdkTexture) texture = paint_face (try, i, height);

        time += get_cpu () - start;
        n++;
        if (cr != NULL)
          put_face (cr, texture, x, y);
        if (other != NULL)
          compare_face (try, cairo_get_target (cr), other, i, x, y);
      }

  return time / n;
}

/* All small faces; returns the time. */
static double
draw_sheet (const Try *try)
{
  int n_faces = 0;
  cairo_surface_t *other;
  cairo_t *cr;
  double time;

  for (unsigned i = 0; i < DECK_FACES; i++)
    n_faces += try->file->face[i].id != NULL;
  cr = sheet_begin (COLUMNS * (get_width (try, SMALL) + GAP) + GAP,
                    (n_faces + COLUMNS - 1) / COLUMNS * (SMALL + GAP) + GAP, 0);
  other = open_other (try, cairo_get_target (cr));

  time = paint_faces (try, SMALL, cr, other);
  sheet_end (cr, try->folder, try->name, "240", 0);
  g_clear_pointer (&other, cairo_surface_destroy);

  return time;
}

/* Opened once more, without the trial. */
static double
measure_opening (GFile *location)
{
  const double start = get_cpu ();
  g_autoptr (DeckFile) file = deck_file_read (location, NULL);
  g_autoptr (FacePainter) painter = file != NULL ? face_painter_new (file, NULL) : NULL;

  return get_cpu () - start;
}

static void
keep_result (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

/* How large its faces may be painted at the most. */
static int
find_largest (const DeckFile *file)
{
  g_autoptr (GAsyncResult) result = NULL;

  deck_trial_larger_async (file, NULL, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return deck_trial_larger_finish (result, NULL);
}

/* Names the cards that get a corner of ours: all, or the ranks. */
static void
write_corners (const Try *try)
{
  const DeckLook *look = &try->file->look;
  g_autoptr (GString) lacking = g_string_new (NULL), there = g_string_new (NULL);

  for (Rank rank = 0; rank < DECK_SUIT_RANKS; rank++)
    for (Suit suit = 0; suit < SUITS; suit++)
      if (try->file->face[deck_face_index (suit, rank)].id != NULL)
        {
          g_string_append_printf (there, " %c", rank_letter (rank));
          if ((look->lacks_ranks >> rank & 1) != 0)
            g_string_append_printf (lacking, " %c", rank_letter (rank));
          break;
        }
  if (g_string_equal (lacking, there))
    fputs (", corners of ours", try->table);
  else if (lacking->len > 0)
    fprintf (try->table, ", corners of ours on%s", lacking->str);
  if (look->lacks_trumps && try->file->face[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_1)].id != NULL
      && !g_string_equal (lacking, there))
    fputs (", corners of ours on trumps", try->table);
  if (look->lacks_suits && !g_string_equal (lacking, there))
    fputs (", signs of ours", try->table);
}

static void
write_verdict (const Try *try, int largest)
{
  const DeckLook *look = &try->file->look;

  fputs ("good", try->table);
  if (largest < FACE_PIXELS_MAX)
    fprintf (try->table, " up to %d px", largest);
  if (try->file->is_small)
    fputs (", small pictures", try->table);
  write_corners (try);
  if (look->lacks_ground)
    fputs (", on cards of ours", try->table);
  else if (look->lacks_edge)
    fputs (", edges of ours", try->table);
  if (look->has_colours)
    fputs (", four colours", try->table);
  fputc ('\n', try->table);
}

static void
try_deck (Try *try, const char *deck)
{
  g_autoptr (GFile) location = g_file_new_for_commandline_arg (deck);
  g_autoptr (GError) error = NULL;
  g_autoptr (DeckFile) file = deck_trial_open (location, FALSE, NULL, &error);
  g_autoptr (FacePainter) painter = file != NULL ? face_painter_new (file, &error) : NULL;
  g_autofree char *name = g_strdelimit (g_strdup (deck), "/", '-');
  double opened, small, large;

  fprintf (try->table, "%s\t", deck);
  if (painter == NULL)
    {
      fprintf (try->table, "\t\t\t\trefused: %s\n", deck_error_tell (error));
      fflush (NULL);
      return;
    }

  try->deck = deck;
  try->name = name;
  try->file = file;
  try->mender = face_mender_new (painter, &file->look);
  opened = measure_opening (location);
  small = draw_sheet (try);
  face_painter_set_largest (painter, find_largest (file));
  large = paint_faces (try, LARGE, NULL, NULL);
  fprintf (try->table, "%.3f\t%.0f\t%.1f\t%.1f\t", file->card_width / file->card_height, opened,
           small, large);
  write_verdict (try, face_painter_get_largest (painter));
  face_mender_unref (try->mender);
  fflush (NULL);
}

int
main (int argc, char **argv)
{
  g_autofree char *other = NULL;
  const GOptionEntry options[] = {
    { "compare", 0, 0, G_OPTION_ARG_FILENAME, &other, "Where another librsvg put them", "OTHER" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER DECK…");
  g_autoptr (GError) error = NULL;
  Try try = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    sheet_die (error->message);
  if (argc < 3)
    sheet_die ("give a folder and the paths of decks");
  if (g_mkdir_with_parents (argv[1], 0777) != 0)
    sheet_die (argv[1]);

  try.folder = argv[1];
  try.other = other;
  try.table = open_list (try.folder, "table");
  try.differences = open_list (try.folder, "differences");
  for (int i = 2; i < argc; i++)
    try_deck (&try, argv[i]);
  fclose (try.table);
  fclose (try.differences);

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Pictures of a whole deck, to be looked at: every face at several heights and hands of thirteen,
 * on the table as it is by day and by night.
 *
 *     contact-sheet FOLDER [--letters SET] [--four-colours] DECK…
 *
 * A DECK is the name of one of our own or the path of another (a folder or an SVG file). It writes
 * FOLDER/NAME-HEIGHT-TABLE.png and FOLDER/NAME-hand-TABLE.png, with the painter of the program. The
 * deck of a path is tried first by the program that ATOUT_PROGRAM names, and shown as on the table.
 */

#include <locale.h>
#include <string.h>

#include "decks/deck-style.h"
#include "decks/deck-trial.h"
#include "decks/face-mender.h"
#include "picture-sheet.h"

#define OWN_URI "resource://" RESOURCE_BASE "/decks/%s/"

#define HAND 13 /* the most that a hand holds */

static const int heights[] = { 48, 120, 400 };

/* Heights of the cards of a hand, and how much of each is seen beside the next. */
static const struct
{
  int height, step;
} hands[] = { { 110, 24 }, { 160, 36 }, { 220, 56 } };

typedef struct
{
  const char *folder;
  char *name; /* of the deck, for file names */
  FaceMender *mender;
  FaceStyle style;
  double aspect_ratio;
  unsigned n_faces;
  unsigned faces[DECK_FACES]; /* indices of those that are there */
} Sheet;

static cairo_surface_t *
paint_face (const Sheet *sheet, unsigned face, int width, int height)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture
      = face_mender_paint (sheet->mender, face, &sheet->style, width, height, &error);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);

  if (texture == NULL)
    sheet_die (error->message);
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);

  return surface;
}

static void
put_face (cairo_t *cr, const Sheet *sheet, unsigned face, int x, int y, int height)
{
  cairo_surface_t *surface
      = paint_face (sheet, face, (int) (height * sheet->aspect_ratio + 0.5), height);

  cairo_set_source_surface (cr, surface, x, y);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

/* All faces, in rows that make a sheet about as wide as high. */
static void
draw_faces (const Sheet *sheet, int height, unsigned table)
{
  int gap = MAX (height / 16, 4);
  int width = (int) (height * sheet->aspect_ratio + 0.5);
  int columns = height < 400 ? HAND : 8;
  int rows = ((int) sheet->n_faces + columns - 1) / columns;
  cairo_t *cr = sheet_begin (columns * (width + gap) + gap, rows * (height + gap) + gap, table);
  g_autofree char *what = g_strdup_printf ("%d", height);

  for (int i = 0; i < (int) sheet->n_faces; i++)
    put_face (cr, sheet, sheet->faces[i], gap + i % columns * (width + gap),
              gap + i / columns * (height + gap), height);
  sheet_end (cr, sheet->folder, sheet->name, what, table);
}

/* As many hands as it takes to see every face in one. */
static void
draw_hands (const Sheet *sheet, unsigned table)
{
  const int gap = 12;
  int n_hands = ((int) sheet->n_faces + HAND - 1) / HAND;
  int width = 0;
  int height = gap;
  cairo_t *cr;
  int y = gap;

  for (unsigned k = 0; k < G_N_ELEMENTS (hands); k++)
    {
      width = MAX (width, (HAND - 1) * hands[k].step + hands[k].height + 2 * gap);
      height += n_hands * (hands[k].height + gap);
    }
  cr = sheet_begin (width, height, table);
  for (unsigned k = 0; k < G_N_ELEMENTS (hands); k++)
    for (int hand = 0; hand < n_hands; hand++, y += hands[k].height + gap)
      for (int i = 0; i < HAND; i++)
        put_face (cr, sheet, sheet->faces[(unsigned) (hand + i * n_hands) % sheet->n_faces],
                  gap + i * hands[k].step, y, hands[k].height);
  sheet_end (cr, sheet->folder, sheet->name, "hand", table);
}

/* The style of the faces, with our corners if the deck needs them. */
static FaceStyle
make_style (const DeckFile *file, const char *letters, DeckColours colours)
{
  const OwnDeck own = own_deck_choose (file, file->suits);
  g_autoptr (GFile) folder = own != OWN_DECKS ? own_deck_locate (own) : NULL;
  g_autoptr (DeckFile) lender = folder != NULL ? deck_file_read (folder, NULL) : NULL;

  return (FaceStyle) { .style_sheet
                       = deck_style_sheet (lender != NULL ? lender : file, letters, colours),
                       .corners = own };
}

static void
open_deck (Sheet *sheet, const char *deck, const char *letters, gboolean four_colours)
{
  gboolean is_path = strchr (deck, '/') != NULL;
  g_autofree char *uri = g_strdup_printf (OWN_URI, deck);
  g_autoptr (GFile) location
      = is_path ? g_file_new_for_commandline_arg (deck) : g_file_new_for_uri (uri);
  g_autoptr (GError) error = NULL;
  g_autoptr (DeckFile) file = is_path ? deck_trial_open (location, TRUE, NULL, &error)
                                      : deck_file_read (location, &error);
  g_autoptr (FacePainter) painter = file != NULL ? face_painter_new (file, &error) : NULL;

  if (painter == NULL)
    sheet_die (error->message);
  face_painter_set_largest (painter, FACE_PIXELS_MAX); /* the trial was smaller */
  sheet->mender = face_mender_new (painter, &file->look);
  sheet->name = g_file_get_basename (location);
  sheet->style = make_style (file, letters, four_colours);
  sheet->aspect_ratio = file->card_width / file->card_height;
  sheet->n_faces = 0;
  for (unsigned i = 0; i < DECK_FACES; i++)
    if (file->face[i].id != NULL)
      sheet->faces[sheet->n_faces++] = i;
}

static void
draw_deck (Sheet *sheet)
{
  for (unsigned table = 0; table < SHEET_TABLES; table++)
    {
      for (unsigned k = 0; k < G_N_ELEMENTS (heights); k++)
        draw_faces (sheet, heights[k], table);
      draw_hands (sheet, table);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *letters = NULL;
  gboolean four_colours = FALSE;
  const GOptionEntry options[] = {
    { "letters", 0, 0, G_OPTION_ARG_STRING, &letters, "Letters in the corners", "SET" },
    { "four-colours", 0, 0, G_OPTION_ARG_NONE, &four_colours, "Four colours", NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER DECK…");
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    sheet_die (error->message);
  if (argc < 3)
    sheet_die ("give a folder and the names or paths of decks");
  if (g_mkdir_with_parents (argv[1], 0777) != 0)
    sheet_die (argv[1]);

  for (int i = 2; i < argc; i++)
    {
      Sheet sheet = { .folder = argv[1] };

      open_deck (&sheet, argv[i], letters, four_colours);
      draw_deck (&sheet);
      face_mender_unref (sheet.mender);
      face_style_clear (&sheet.style);
      g_free (sheet.name);
    }

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Pictures of all the people, to be looked at: in rows by game at several sizes, as they are and
 * with their heads turned to either side as far as the program turns them.
 *
 *     people-sheet FOLDER PORTRAITS
 *
 * PORTRAITS holds person-KEY.svg for each name that a game has (build/data/art). The program
 * writes FOLDER/people-SIZE-TABLE.png and FOLDER/people-turned-TABLE.png.
 */

#include <librsvg/rsvg.h>
#include <locale.h>

#include "picture-sheet.h"
#include "rules/game.h"

#define SQUARE 120.0  /* a portrait, in its own units */
#define CHIN_X 60.0   /* what a head is turned round */
#define CHIN_Y 88.0   /* likewise */
#define MOST_TURN 5.0 /* degrees */

static const int sizes[] = { 40, 64, 160, 400 };
static const double turns[] = { -MOST_TURN, 0, MOST_TURN };

/* The portraits of a game, in the order of its names. */
typedef struct
{
  RsvgHandle *portrait[SEATS_MAX];
  unsigned n_portraits;
} Row;

static Row *
read_row (const Game *game, const char *portraits)
{
  Row *row = g_new0 (Row, 1);

  for (unsigned i = 0; i < SEATS_MAX && game->player_names != NULL; i++)
    {
      g_autofree char *key = g_utf8_strdown (game->player_names[i], -1);
      g_autofree char *path = g_strdup_printf ("%s/person-%s.svg", portraits, key);
      g_autoptr (GError) error = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      row->portrait[row->n_portraits] = rsvg_handle_new_from_file (path, &error);
      if (row->portrait[row->n_portraits++] == NULL)
        sheet_die (error->message);
    }

  return row;
}

static void
free_row (gpointer data)
{
  Row *row = data;

  for (unsigned i = 0; i < row->n_portraits; i++)
    g_object_unref (row->portrait[i]);
  g_free (row);
}

static void
draw_part (cairo_t *cr, RsvgHandle *portrait, const char *part)
{
  const RsvgRectangle square = { 0, 0, SQUARE, SQUARE };
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_layer (portrait, cr, part, &square, &error))
    sheet_die (error->message);
}

/* Draw @portrait in a circle, the head turned by @turn degrees. */
static void
put_portrait (cairo_t *cr, RsvgHandle *portrait, int x, int y, int size, double turn)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / SQUARE, size / SQUARE);
  cairo_arc (cr, SQUARE / 2, SQUARE / 2, SQUARE / 2, 0, 2 * G_PI);
  cairo_clip (cr);
  draw_part (cr, portrait, "#body");
  cairo_translate (cr, CHIN_X, CHIN_Y);
  cairo_rotate (cr, turn * G_PI / 180);
  cairo_translate (cr, -CHIN_X, -CHIN_Y);
  draw_part (cr, portrait, "#head");
  cairo_restore (cr);
}

/* A row for each game and turn. */
static void
draw_sheet (const GPtrArray *rows, const char *folder, const char *what, int size,
            const double *turn, unsigned n_turns, unsigned table)
{
  int gap = MAX (size / 8, 6);
  unsigned n_columns = 0;
  cairo_t *cr;

  for (unsigned i = 0; i < rows->len; i++)
    n_columns = MAX (n_columns, ((const Row *) rows->pdata[i])->n_portraits);
  cr = sheet_begin ((int) n_columns * (size + gap) + gap,
                    (int) (rows->len * n_turns) * (size + gap) + gap, table);
  for (unsigned i = 0; i < rows->len; i++)
    for (unsigned k = 0; k < n_turns; k++)
      for (unsigned j = 0; j < ((const Row *) rows->pdata[i])->n_portraits; j++)
        put_portrait (cr, ((const Row *) rows->pdata[i])->portrait[j], gap + (int) j * (size + gap),
                      gap + (int) (i * n_turns + k) * (size + gap), size, turn[k]);
  sheet_end (cr, folder, "people", what, table);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  const double *straight = &turns[1];

  setlocale (LC_ALL, "");
  if (argc != 3)
    sheet_die ("give a folder for the pictures and that of the portraits");
  if (g_mkdir_with_parents (argv[1], 0777) != 0)
    sheet_die (argv[1]);

  for (unsigned i = 0; game_at (i) != NULL; i++)
    g_ptr_array_add (rows, read_row (game_at (i), argv[2]));
  for (unsigned table = 0; table < SHEET_TABLES; table++)
    {
      for (unsigned k = 0; k < G_N_ELEMENTS (sizes); k++)
        {
          g_autofree char *what = g_strdup_printf ("%d", sizes[k]);

          draw_sheet (rows, argv[1], what, sizes[k], straight, 1, table);
        }
      draw_sheet (rows, argv[1], "turned", 160, turns, G_N_ELEMENTS (turns), table);
    }

  return 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays out enlarged fonts: computes the layout for a table of fewer pixels, then scales it. */

#include "view/table/layout/table-layout-private.h"
#include "view/table/layout/table-layout.h"

#include <math.h>

/* Number of steps from the usual font to its double; more than four seats need finer ones. */
#define STEPS 16
#define MANY_STEPS 64

typedef struct
{
  int width;
  int height;
} Size;

/* The smallest tall and wide tables on which usual fonts, small cards and no portraits fit. */
typedef struct
{
  Size tall;
  Size wide;
} Least;

/* Tables with closed hands. */
static const Least few_closed = { { 240, 380 }, { 571, 374 } };
static const Least many_closed = { { 240, 380 }, { 640, 420 } };
static const Least many_calling = { { 315, 490 }, { 640, 420 } };

/* Tables with open hands. */
static const Least few_open = { { 330, 460 }, { 620, 405 } };
static const Least many_open = { { 360, 480 }, { 640, 440 } };

static const Least *
find_least (const TableForm *form)
{
  if (form->n_seats <= FEW_SEATS)
    return form->has_open ? &few_open : &few_closed;
  if (form->has_open)
    return &many_open;

  return form->tall_calls && form->is_calling ? &many_calling : &many_closed;
}

static double
find_letters (const Least *least, int width, int height)
{
  double tall = MIN ((double) width / least->tall.width, (double) height / least->tall.height);
  double wide = MIN ((double) width / least->wide.width, (double) height / least->wide.height);

  return MAX (tall, wide);
}

double
table_layout_letters (double wanted, int width, int height, const TableForm *form)
{
  double letters = find_letters (find_least (form), width, height);
  int steps = form->n_seats > FEW_SEATS ? MANY_STEPS : STEPS;

  if (letters < wanted)
    letters = floor (letters * steps) / steps;

  return MAX (MIN (letters, wanted), 1);
}

int
table_layout_least_height (const TableForm *form)
{
  return find_least (form)->tall.height;
}

static int
shrink (int pixels, double letters)
{
  return (int) ceil (pixels / letters - 1e-6);
}

static TableSpace
shrink_space (const TableSpace *space)
{
  double letters = space->letters;
  TableSpace small = *space;

  small.letters = 0;
  small.is_enlarged = TRUE;
  small.width = (int) (space->width / letters);
  small.height = (int) (space->height / letters);
  small.rise = shrink (space->rise, letters);
  small.info_height = shrink (space->info_height, letters);
  small.plate_height = shrink (space->plate_height, letters);
  small.bubble_height = shrink (space->bubble_height, letters);
  small.status_height = shrink (space->status_height, letters);
  small.corners_height = shrink (space->corners_height, letters);
  small.calls_height = shrink (space->calls_height, letters);
  small.calls_width = shrink (space->calls_width, letters);
  small.explained_height = shrink (space->explained_height, letters);
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      small.name_width[0][i] = shrink (space->name_width[0][i], letters);
      small.name_width[1][i] = shrink (space->name_width[1][i], letters);
      small.said_width[i] = shrink (space->said_width[i], letters);
    }

  return small;
}

static void
grow (graphene_rect_t *bounds, double letters)
{
  float right = right_edge (bounds);
  float end = lower_edge (bounds);

  bounds->origin.x = (float) floor (bounds->origin.x * letters);
  bounds->origin.y = (float) floor (bounds->origin.y * letters);
  bounds->size.width = (float) floor (right * letters) - bounds->origin.x;
  bounds->size.height = (float) floor (end * letters) - bounds->origin.y;
}

static void
grow_to (graphene_rect_t *bounds, double letters, int width, int height)
{
  double x = (middle_x (bounds)) * letters;
  double y = (bounds->origin.y + bounds->size.height / 2) * letters;

  *bounds = GRAPHENE_RECT_INIT ((float) round (x - width / 2.0), (float) round (y - height / 2.0),
                                width, height);
}

static void
grow_height (int *height, int *width, const TableSpace *space)
{
  *height = (int) (*height * space->letters);
  *width = (int) (*height * space->aspect_ratio);
}

static void
grow_layout (TableLayout *layout, const TableSpace *space)
{
  double letters = space->letters;
  graphene_rect_t *const of_all[]
      = { &layout->info,  &layout->middle, &layout->calls, &layout->hand,
          &layout->plate, &layout->status, &layout->pile,  &layout->centre };
  graphene_rect_t *const of_each[]
      = { layout->seat, layout->name, layout->said, layout->won, layout->aside, layout->laid_open };

  grow_height (&layout->card_height, &layout->card_width, space);
  grow_height (&layout->trick_height, &layout->trick_width, space);
  grow_height (&layout->back_height, &layout->back_width, space);
  layout->corners_height = (int) (layout->corners_height * letters);
  layout->row_step = (int) (layout->row_step * letters);
  layout->hand_step = (int) (layout->hand_step * letters);
  layout->calls_room = (int) (layout->calls_room * letters);
  for (guint i = 0; i < G_N_ELEMENTS (of_all); i++)
    grow (of_all[i], letters);
  for (guint i = 0; i < G_N_ELEMENTS (of_each); i++)
    for (guint place = 0; place < space->n_seats; place++)
      grow (&of_each[i][place], letters);
  for (guint place = 0; place < space->n_seats; place++)
    {
      int size = (int) (layout->portrait[place].size.width * letters);

      grow_to (&layout->trick[place], letters, layout->trick_width, layout->trick_height);
      grow_to (&layout->portrait[place], letters, size, size);
    }
}

void
table_layout_make (TableLayout *layout, const TableSpace *space)
{
  TableSpace small;

  /* missing parts stay empty, for example the name of the user */
  memset (layout, 0, sizeof *layout);
  if (space->letters <= 1)
    {
      table_layout_make_usual (layout, space);
      return;
    }
  small = shrink_space (space);
  table_layout_make_usual (layout, &small);
  grow_layout (layout, space);
}

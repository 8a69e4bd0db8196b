/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-layout.h"

#include <math.h>

#define MARGIN 8
#define COMPACT_WIDTH 560
#define COMPACT_HEIGHT 480
#define HAND_SHARE 0.235 /* height of a card as share of the table's */
#define CARD_LEAST 72    /* height at which an index is still read with ease */
#define CARD_MOST 280
#define FAN_SHARE 0.36  /* the least a card of a full hand shows of its width */
#define BACK_SHARE 0.46 /* height of a back as share of a card of the hand */
#define CALLS_HEIGHT 84 /* prompt and one row of buttons */

static int
clamp (double value, int least, int most)
{
  return (int) CLAMP (value, least, most);
}

static void
size_cards (TableLayout *layout, const TableSpace *space)
{
  double fan = 1 + FAN_SHARE * (space->hand_cards > 1 ? space->hand_cards - 1 : 0);
  double widest = (space->width - 2 * MARGIN) / fan;
  double height = MIN (space->height * HAND_SHARE, widest / space->aspect_ratio);

  layout->card_height = clamp (height, CARD_LEAST, CARD_MOST);
  layout->card_width = (int) (layout->card_height * space->aspect_ratio);
  layout->back_height = (int) (layout->card_height * (layout->compact ? 0.36 : BACK_SHARE));
  layout->back_width = (int) (layout->back_height * space->aspect_ratio);
}

/* The bands from top to bottom; what is left between them is the middle. */
static void
stack_bands (TableLayout *layout, const TableSpace *space)
{
  int left = MARGIN;
  int width = space->width - 2 * MARGIN;
  int seat_height = space->plate_height + layout->back_height + 4;
  int bottom = space->height;
  int top = space->info_height + MARGIN;

  layout->info = GRAPHENE_RECT_INIT (left, 4, width, space->info_height);
  bottom -= space->status_height + 2;
  layout->status = GRAPHENE_RECT_INIT (left, bottom, width, space->status_height);
  bottom -= space->plate_height + 4;
  layout->plate = GRAPHENE_RECT_INIT (left, bottom, width, space->plate_height);
  bottom -= layout->card_height + space->rise + 4;
  layout->hand = GRAPHENE_RECT_INIT (left, bottom, width, layout->card_height + space->rise);
  bottom -= CALLS_HEIGHT;
  layout->calls = GRAPHENE_RECT_INIT (left, bottom, width, CALLS_HEIGHT);
  if (space->n_seats % 2 == 0 || space->has_stock)
    top += seat_height; /* somebody sits opposite, or the stock lies there */
  layout->middle = GRAPHENE_RECT_INIT (left, top + 4, width, MAX (bottom - top - 4, 1));
}

static double
angle_of (const TableSpace *space, guint place)
{
  double turn = 2 * G_PI * place / space->n_seats;

  return G_PI / 2 + (space->clockwise ? turn : -turn);
}

static void
size_trick (TableLayout *layout, const TableSpace *space)
{
  double height = layout->middle.size.height / 2.08;
  double width = (space->width - 2 * MARGIN) / 4.2;

  height = MIN (height, width / space->aspect_ratio);
  layout->trick_height = MIN (layout->card_height, MAX ((int) height, 40));
  layout->trick_width = (int) (layout->trick_height * space->aspect_ratio);
}

static void
place_trick (TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *middle = &layout->middle;
  double cx = middle->origin.x + middle->size.width / 2;
  double cy = middle->origin.y + middle->size.height / 2;

  for (guint i = 0; i < space->n_seats; i++)
    {
      double angle = angle_of (space, i);
      double x = cx + cos (angle) * layout->trick_width * 1.06 - layout->trick_width / 2.0;
      double y = cy + sin (angle) * layout->trick_height * 0.52 - layout->trick_height / 2.0;

      layout->trick[i] = GRAPHENE_RECT_INIT ((float) round (x), (float) round (y),
                                             layout->trick_width, layout->trick_height);
    }
}

/* The others sit round the middle: at the sides by their angle, opposite above it. */
static void
place_seats (TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *middle = &layout->middle;
  int height = space->plate_height + layout->back_height + 4;
  int trick_span = (int) (layout->trick_width * 3.2);
  int side = ((int) middle->size.width - trick_span) / 2 - MARGIN;
  int beside_trick = (space->width - layout->trick_width) / 2 - 2 * MARGIN;
  int width = layout->compact ? MIN (beside_trick, 160) : CLAMP (side, 84, 220);
  int opposite_width = layout->compact ? 116 : MAX (width, 160);
  /* on a wide table the others move up to the trick, to be seen with it at one glance */
  int reach = trick_span / 2 + layout->trick_width + width;
  int margin = MAX (MARGIN, space->width / 2 - reach);

  layout->seat[0] = layout->plate;
  for (guint i = 1; i < space->n_seats; i++)
    {
      double angle = angle_of (space, i);
      gboolean opposite = fabs (cos (angle)) < 0.01;
      double x, y;

      if (opposite)
        {
          x = (space->width - opposite_width) / 2.0;
          y = middle->origin.y - height - 4;
        }
      else
        {
          x = cos (angle) < 0 ? margin : space->width - margin - width;
          /* where it is narrow above the card of this seat, else beside it */
          y = layout->compact
                  ? layout->trick[i].origin.y - height - 6
                  : middle->origin.y + (middle->size.height - height) * (0.5 + 0.5 * sin (angle))
                        - height * 0.2;
          y = MAX (y, space->info_height + MARGIN);
        }
      layout->seat[i] = GRAPHENE_RECT_INIT ((float) round (x), (float) round (y),
                                            opposite ? opposite_width : width, height);
    }
}

static void
place_piles (TableLayout *layout, const TableSpace *space)
{
  int width = MAX (layout->back_width, 30);
  int height = MAX (layout->back_height, 45);

  layout->pile[0] = GRAPHENE_RECT_INIT (space->width - MARGIN - width - 10,
                                        layout->hand.origin.y - height - 8, width, height);
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      float x = seat->origin.x + 4;
      float y = seat->origin.y + seat->size.height + 34; /* the bubble stands between */

      layout->pile[i] = GRAPHENE_RECT_INIT (x, y, width, height);
    }
}

/* Before each one, beside the tricks. */
static void
place_aside (TableLayout *layout, const TableSpace *space)
{
  float step = layout->pile[0].size.width + 18;

  layout->aside[0] = layout->pile[0];
  layout->aside[0].origin.x = MARGIN + 10;
  for (guint i = 1; i < space->n_seats; i++)
    {
      gboolean to_left = layout->pile[i].origin.x > (float) space->width / 2;

      layout->aside[i] = layout->pile[i];
      layout->aside[i].origin.x += to_left ? -step : step;
    }
}

/* Of two players beside the trick, of an odd number opposite the user, else in the far corner. */
static void
place_stock (TableLayout *layout, const TableSpace *space)
{
  int seat_height = space->plate_height + layout->back_height + 4;
  int top = space->info_height + MARGIN;
  float width = (float) (layout->trick_width + layout->trick_height / 2 + 12);
  float left = MARGIN;
  float y = (float) top;
  float height = (float) seat_height;

  if (space->n_seats == 2)
    {
      float right = (float) space->width / 2 - (float) layout->trick_width * 0.75f;

      left = MAX (right - width, MARGIN);
      width = right - left;
      height = (float) layout->trick_height + 12;
      y = layout->middle.origin.y + (layout->middle.size.height - height) / 2;
    }
  else if (space->n_seats % 2 == 1)
    {
      left = (float) space->width / 2 - width / 2;
    }
  else
    {
      width = MIN (width, layout->seat[space->n_seats / 2].origin.x - 2 * MARGIN);
    }
  layout->stock = GRAPHENE_RECT_INIT (roundf (left), roundf (y), roundf (width), roundf (height));
}

void
table_layout_make (TableLayout *layout, const TableSpace *space)
{
  layout->compact = space->width < COMPACT_WIDTH || space->height < COMPACT_HEIGHT;
  size_cards (layout, space);
  stack_bands (layout, space);
  size_trick (layout, space);
  place_trick (layout, space);
  place_seats (layout, space);
  place_piles (layout, space);
  place_aside (layout, space);
  place_stock (layout, space);
}

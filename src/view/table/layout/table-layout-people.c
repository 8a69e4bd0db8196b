/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places portraits at their cards, clear of everything else, or nowhere. */

#include "view/table/layout/table-layout-private.h"

#include <math.h>

#define PORTRAIT_MOST 104
#define PORTRAIT_LEAST 44 /* smaller faces are unreadable */
#define PORTRAIT_STEP 4
#define PORTRAIT_GAP 6  /* gap that contains the ring */
#define CROWD_MOST 6    /* with more seats there are no portraits */
#define BACKS_STEP 0.28 /* visible share of each back's width */

static float
half_of_cards (const TableLayout *layout, const TableSpace *space, guint place)
{
  float backs = (float) layout->back_width * (float) (1 + BACKS_STEP * (space->backs - 1.0));
  float seat = layout->seat[place].size.width;

  return space->has_open ? seat / 2 + 4 : MIN (backs, seat) / 2;
}

static gboolean
is_clear_of (const graphene_rect_t *bounds, const graphene_rect_t *other)
{
  return other->size.width <= 0 || other->size.height <= 0
         || !graphene_rect_intersection (bounds, other, NULL);
}

static graphene_rect_t
asked_room (const TableLayout *layout, const TableSpace *space)
{
  float top = (float) calls_line (layout, space);
  float width = (float) text_size (space, TABLE_LAYOUT_CALLS_SPAN);

  if (!is_crowd (space) || !space->has_open)
    width = (float) space->width;

  return GRAPHENE_RECT_INIT (((float) space->width - width) / 2, top, width,
                             layout->hand.origin.y - top);
}

static gboolean
is_clear_of_seat (const TableLayout *layout, const TableSpace *space, guint other,
                  const graphene_rect_t *bounds)
{
  const graphene_rect_t *seat = &layout->seat[other];
  float middle = middle_x (seat);
  float half = half_of_cards (layout, space, other);
  float said = MAX ((float) text_size (space, 200), layout->said[other].size.width) / 2;
  graphene_rect_t cards
      = GRAPHENE_RECT_INIT (middle - half, seat->origin.y, 2 * half, seat->size.height);
  graphene_rect_t words = GRAPHENE_RECT_INIT (middle - said, lower_edge (seat), 2 * said,
                                              (float) space->bubble_height + 2);

  return is_clear_of (bounds, &cards) && is_clear_of (bounds, &layout->name[other])
         && is_clear_of (bounds, &layout->said[other]) && is_clear_of (bounds, &words);
}

static gboolean
is_clear (const TableLayout *layout, const TableSpace *space, guint place,
          const graphene_rect_t *bounds)
{
  const graphene_rect_t asked = asked_room (layout, space);
  graphene_rect_t ring = *bounds;

  graphene_rect_inset (&ring, -PORTRAIT_GAP + 1, -PORTRAIT_GAP + 1);
  if (ring.origin.x < 0 || right_edge (&ring) > (float) space->width
      || !is_clear_of (&ring, &layout->info) || !is_clear_of (&ring, &asked)
      || !is_clear_of (&ring, &layout->hand)
      || (space->has_pile
          && (!is_clear_of (&ring, &layout->pile) || !is_clear_of (&ring, &layout->centre))))
    return FALSE;
  for (guint i = 0; i < space->n_seats; i++)
    {
      graphene_rect_t card = layout->trick[i];

      graphene_rect_inset (&card, 0, -WINNER_RISE);
      if (!is_clear_of (&ring, &card) || !is_clear_of (&ring, &layout->won[i])
          || (i != place && !is_clear_of (&ring, &layout->aside[i]))
          || (i > 0 && !is_clear_of_seat (layout, space, i, &ring))
          || (i > 0 && i != place && !is_clear_of (&ring, &layout->portrait[i])))
        return FALSE;
    }

  return TRUE;
}

/* Moves discards out of the portrait's way; returns FALSE without room. */
static gboolean
move_aside (TableLayout *layout, const TableSpace *space, guint place)
{
  const graphene_rect_t *portrait = &layout->portrait[place];
  graphene_rect_t aside = layout->aside[place];
  gboolean to_left = portrait->origin.x < (float) space->width / 2;

  if (is_clear_of (portrait, &aside))
    return TRUE;
  aside.origin.x = to_left ? portrait->origin.x - PORTRAIT_GAP - aside.size.width
                           : right_edge (portrait) + PORTRAIT_GAP;
  if (aside.origin.x < 0 || right_edge (&aside) > (float) space->width
      || (space->has_pile && !is_clear_of (&aside, &layout->pile)))
    return FALSE;
  for (guint i = 1; i < space->n_seats; i++)
    if (!is_clear_of (&aside, &layout->won[i]) || !is_clear_of (&aside, &layout->name[i])
        || (i != place && !is_clear_of_seat (layout, space, i, &aside)))
      return FALSE;
  layout->aside[place] = aside;

  return TRUE;
}

/* Tries the portrait at the outer side of the cards, above them, then at the inner side. */
static gboolean
place_one (TableLayout *layout, const TableSpace *space, guint place, int size)
{
  const graphene_rect_t *seat = &layout->seat[place];
  float middle = middle_x (seat);
  float beside = half_of_cards (layout, space, place) + PORTRAIT_GAP;
  float foot = lower_edge (seat) - (float) space->plate_height - PORTRAIT_GAP;
  gboolean is_left = middle <= (float) space->width / 2 + 1;
  float left = middle - beside - (float) size;
  float right = middle + beside;
  const graphene_point_t at[] = {
    { is_left ? left : right, foot - (float) size },
    { middle - (float) size / 2, seat->origin.y - PORTRAIT_GAP - (float) size },
    { is_left ? right : left, foot - (float) size },
  };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      graphene_rect_t bounds
          = GRAPHENE_RECT_INIT (roundf (at[i].x), roundf (at[i].y), (float) size, (float) size);

      layout->portrait[place] = bounds;
      if (is_clear (layout, space, place, &bounds) && move_aside (layout, space, place))
        return TRUE;
    }

  return FALSE;
}

/* Returns FALSE and keeps @layout unchanged if a portrait finds no place. */
static gboolean
place_all (TableLayout *layout, const TableSpace *space, int size)
{
  TableLayout tried = *layout;

  for (guint i = 1; i < space->n_seats; i++)
    if (space->has_portrait[i] && !place_one (&tried, space, i, size))
      return FALSE;
  *layout = tried;

  return TRUE;
}

static void
move_open (TableLayout *layout, guint place)
{
  const graphene_rect_t *portrait = &layout->portrait[place];
  graphene_rect_t *open = &layout->laid_open[place];
  float left = right_edge (portrait) + PORTRAIT_GAP;
  float right = portrait->origin.x - PORTRAIT_GAP;

  if (is_clear_of (portrait, open))
    return;
  if (portrait->origin.x < middle_x (open))
    open->origin.x = left;
  else
    open->origin.x = right - open->size.width;
}

void
table_layout_place_people (TableLayout *layout, const TableSpace *space)
{
  int size = MIN (PORTRAIT_MOST, (int) (layout->seat[1].size.height * 0.8f));

  for (guint i = 0; i < SEATS_MAX; i++)
    layout->portrait[i] = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (layout->compact || space->n_seats > CROWD_MOST)
    return;
  while (size >= PORTRAIT_LEAST && !place_all (layout, space, size))
    size -= PORTRAIT_STEP;
  for (guint i = 1; i < space->n_seats; i++)
    move_open (layout, i);
}

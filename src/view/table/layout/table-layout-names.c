/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places names and bubbles in rows, clear of cards, piles and tricks. */

#include "view/table/layout/table-layout-private.h"

#include <math.h>

#define EDGE 2
#define SAID_MOST 200

/* A name or bubble of a row: its wished middle and width, and its limits. */
typedef struct
{
  guint place;
  float middle;
  float width;
  float left;
  float right;
  float x; /* resulting left edge */
} RowItem;

typedef struct
{
  RowItem item[SEATS_MAX];
  guint n;
} Row;

static void
add_item (Row *row, guint place, float middle, float width, const TableSpace *space)
{
  guint at = row->n++;

  for (; at > 0 && row->item[at - 1].middle > middle; at--)
    row->item[at] = row->item[at - 1];
  row->item[at] = (RowItem) { .place = place,
                              .middle = middle,
                              .width = width,
                              .left = EDGE,
                              .right = (float) space->width - EDGE };
}

static void
keep_off (RowItem *item, const graphene_rect_t *wall)
{
  float middle = middle_x (wall);

  if (middle < item->middle - 1)
    item->left = MAX (item->left, right_edge (wall) + NAME_GAP);
  else if (middle > item->middle + 1)
    item->right = MIN (item->right, wall->origin.x - NAME_GAP);
}

static float
find_span (const Row *row)
{
  float span = row->n > 0 ? (float) (NAME_GAP * (row->n - 1)) : 0;

  for (guint i = 0; i < row->n; i++)
    span += row->item[i].width;

  return span;
}

/* Shrinks the widest items first until the row fits into @room. */
static void
shrink (Row *row, float room)
{
  float over = find_span (row) - room;

  while (over > 0 && row->n > 0)
    {
      RowItem *widest = &row->item[0];

      for (guint i = 1; i < row->n; i++)
        if (row->item[i].width > widest->width)
          widest = &row->item[i];
      widest->width -= MIN (over, 4);
      over -= 4;
    }
}

/* Places items side by side, near their wished middles. */
static void
spread (Row *row)
{
  float room = 0;

  for (guint i = 0; i < row->n; i++)
    {
      RowItem *item = &row->item[i];

      item->width = MIN (item->width, MAX (item->right - item->left, 0));
      room = MAX (room, item->right);
    }
  if (row->n == 0)
    return;
  shrink (row, room - row->item[0].left);
  for (guint i = 0; i < row->n; i++)
    {
      RowItem *item = &row->item[i];
      float least = i > 0 ? row->item[i - 1].x + row->item[i - 1].width + NAME_GAP : item->left;

      item->x = MAX (MAX (item->middle - item->width / 2, least), item->left);
    }
  for (guint i = row->n; i-- > 0;)
    {
      RowItem *item = &row->item[i];
      float most = i + 1 < row->n ? row->item[i + 1].x - NAME_GAP : item->right;

      item->x = floorf (MIN (item->x, MIN (most, item->right) - item->width));
    }
}

static gboolean
is_beside (float y, float height, const graphene_rect_t *other)
{
  return other->size.width > 0 && y < lower_edge (other) && other->origin.y < y + height;
}

/* ---- Names ---------------------------------------------------------------------------------- */

static float
name_top (const TableLayout *layout, const TableSpace *space, guint place)
{
  return lower_edge (&layout->seat[place]) - (float) space->plate_height;
}

/* Collects the names in the row of seat @first; returns FALSE if another seat is its first. */
static gboolean
find_names (const TableLayout *layout, const TableSpace *space, guint first, gboolean is_short,
            Row *row)
{
  float y = name_top (layout, space, first);

  row->n = 0;
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      int width = space->name_width[is_short][i];

      if (fabsf (name_top (layout, space, i) - y) >= (float) space->plate_height)
        continue;
      if (i < first)
        return FALSE;
      add_item (row, i, middle_x (seat), width > 0 ? (float) width : seat->size.width, space);
    }

  return TRUE;
}

static graphene_rect_t
find_card (const TableLayout *layout, guint place)
{
  graphene_rect_t card = layout->trick[place];

  graphene_rect_inset (&card, 0, -WINNER_RISE);

  return card;
}

static void
keep_names_off (const TableLayout *layout, const TableSpace *space, Row *row)
{
  for (guint i = 0; i < row->n; i++)
    {
      guint place = row->item[i].place;
      float y = name_top (layout, space, place);

      for (guint other = 1; other < space->n_seats; other++)
        {
          const graphene_rect_t card = find_card (layout, other);

          if (other != place && (space->has_open || space->lies_open[other])
              && is_beside (y, (float) space->plate_height, &layout->laid_open[other]))
            keep_off (&row->item[i], &layout->laid_open[other]);
          if (other != place && is_beside (y, (float) space->plate_height, &card))
            keep_off (&row->item[i], &card);
        }
      if (space->has_pile && !space->no_pile && !is_crowd (space)
          && is_beside (y, (float) space->plate_height, &layout->pile))
        keep_off (&row->item[i], &layout->pile);
    }
}

static gboolean
has_row_room (const Row *row)
{
  float x = 0;

  for (guint i = 0; i < row->n; i++)
    {
      const RowItem *item = &row->item[i];

      x = MAX (x, item->left);
      if (x + item->width > item->right)
        return FALSE;
      x += item->width + NAME_GAP;
    }

  return TRUE;
}

static gboolean
do_names_fit (const TableLayout *layout, const TableSpace *space, gboolean is_short)
{
  for (guint i = 1; i < space->n_seats; i++)
    {
      Row row;

      if (!find_names (layout, space, i, is_short, &row))
        continue;
      keep_names_off (layout, space, &row);
      if (!has_row_room (&row))
        return FALSE;
    }

  return TRUE;
}

/* Hides the pile if enlarged letters leave no room for names beside it. */
static void
place_names (TableLayout *layout, const TableSpace *space)
{
  layout->short_marks = !do_names_fit (layout, space, FALSE);
  if (space->is_enlarged && layout->short_marks && !do_names_fit (layout, space, TRUE))
    layout->pile.size = GRAPHENE_SIZE_INIT (0, 0);
  for (guint i = 1; i < space->n_seats; i++)
    {
      Row row;

      if (!find_names (layout, space, i, layout->short_marks, &row))
        continue;
      keep_names_off (layout, space, &row);
      spread (&row);
      for (guint k = 0; k < row.n; k++)
        layout->name[row.item[k].place]
            = GRAPHENE_RECT_INIT (row.item[k].x, name_top (layout, space, row.item[k].place),
                                  row.item[k].width, (float) space->plate_height);
    }
}

/* ---- Bubbles -------------------------------------------------------------------------------- */

/* Returns true if the opposite bubble is beside the name, because the trick is below. */
static gboolean
is_beside_name (const TableLayout *layout, const TableSpace *space, guint place)
{
  return space->has_open && !layout->compact && 2 * place == space->n_seats;
}

static float
said_top (const TableLayout *layout, const TableSpace *space, guint place)
{
  return lower_edge (&layout->seat[place])
         + (float) (is_beside_name (layout, space, place) ? 2 - space->plate_height : 2);
}

static void
stand_beside (const TableLayout *layout, const TableSpace *space, RowItem *item)
{
  const graphene_rect_t *wall = is_beside_name (layout, space, item->place)
                                    ? &layout->name[item->place]
                                    : &layout->trick[item->place];

  if (!space->has_open || 2 * item->place != space->n_seats
      || (layout->compact && (space->is_calling || is_crowd (space))))
    return;
  item->left = right_edge (wall) + NAME_GAP;
  item->middle = item->left + item->width / 2;
}

/*
 * Limits a bubble to the free part of its row. During calls, bubbles may cover empty places of
 * cards.
 */
static void
keep_said_off (const TableLayout *layout, const TableSpace *space, RowItem *item)
{
  float y = said_top (layout, space, item->place);
  float height = (float) space->bubble_height;

  for (guint i = 0; i < space->n_seats; i++)
    {
      const graphene_rect_t card = find_card (layout, i);

      if (is_beside (y, height, &card)
          && !(space->is_calling && (is_duel (space) || i == item->place)))
        keep_off (item, &card);
      if (i > 0 && i != item->place && is_beside (y, height, &layout->name[i]))
        keep_off (item, &layout->name[i]);
      if (i > 0 && i != item->place && space->has_open
          && is_beside (y, height, &layout->laid_open[i]))
        keep_off (item, &layout->laid_open[i]);
    }
}

static void
place_said (TableLayout *layout, const TableSpace *space)
{
  float most = (float) text_size (space, SAID_MOST);

  for (guint i = 1; i < space->n_seats; i++)
    {
      float y = said_top (layout, space, i);
      gboolean is_first = TRUE;
      Row row = { .n = 0 };

      for (guint k = 1; k < space->n_seats; k++)
        {
          const graphene_rect_t *seat = &layout->seat[k];
          float width = MIN ((float) space->said_width[k], most);

          if (fabsf (said_top (layout, space, k) - y) >= (float) space->bubble_height)
            continue;
          is_first &= k >= i;
          if (is_crowd (space) && !layout->compact && space->has_open)
            width = MIN (width, seat->size.width + 8);
          add_item (&row, k, middle_x (&layout->name[k]), width, space);
        }
      for (guint k = 0; k < row.n; k++)
        keep_said_off (layout, space, &row.item[k]);
      for (guint k = 0; k < row.n; k++)
        stand_beside (layout, space, &row.item[k]);
      if (is_first)
        spread (&row);
      for (guint k = 0; is_first && k < row.n; k++)
        layout->said[row.item[k].place]
            = GRAPHENE_RECT_INIT (row.item[k].x, said_top (layout, space, row.item[k].place),
                                  row.item[k].width, (float) space->bubble_height);
    }
}

void
table_layout_place_names (TableLayout *layout, const TableSpace *space)
{
  place_names (layout, space);
  place_said (layout, space);
}

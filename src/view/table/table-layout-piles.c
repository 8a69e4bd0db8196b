/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where tricks that were won, cards laid away, open cards and the pile of the middle lie. */

#include "table-layout-private.h"

#include <math.h>

#define PILE_LEAST 36    /* height of the pile in a corner, where the seats leave little room */
#define PROMPT_HEIGHT 24 /* one line */
#define LAID_LEAST 34    /* height of open cards before a seat */

static void
place_tricks_won (TableLayout *layout, const TableSpace *space)
{
  gboolean is_tall = layout->compact && space->has_open; /* backs are, for the open hands */
  int width = is_tall ? 30 : MAX (layout->back_width, 30);
  int height = is_tall ? 45 : MAX (layout->back_height, 45);

  /* on a narrow table what is asked takes the whole width */
  float bottom
      = layout->hand.origin.y - (layout->compact ? text_size (space, CALLS_HEIGHT) - 8 : 0);

  /* clear of the tricks of who sits at the right */
  int right = layout->compact ? MARGIN : 2 * MARGIN + width + 6;

  layout->won[0] = GRAPHENE_RECT_INIT (space->width - right - width - 10,
                                       bottom - (float) height - 8, width, height);
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      float x = seat->origin.x + 4;
      /* the bubble stands between */
      float y = seat->origin.y + seat->size.height + (float) space->bubble_height + 4;

      if (2 * i == space->n_seats && !is_crowd (space))
        {
          x = seat->origin.x + seat->size.width + 4; /* below lies the trick */
          y = seat->origin.y + 2;
        }
      else if (x > (float) space->width / 2)
        {
          x = seat->origin.x + seat->size.width - (float) width - 4; /* farther from it */
        }
      layout->won[i] = GRAPHENE_RECT_INIT (x, y, width, height);
    }
  if (is_duel (space)) /* in the corner over the user's */
    layout->won[1] = GRAPHENE_RECT_INIT (layout->won[0].origin.x,
                                         (float) (space->info_height + 2 * MARGIN), width, height);
}

/* Before each one, beside the tricks; wide enough for a card that lies across the others. */
static void
place_aside (TableLayout *layout, const TableSpace *space)
{
  float width = roundf (layout->won[0].size.width + layout->won[0].size.height / 2) + 9;
  float height = layout->won[0].size.height + 9;

  for (guint i = 0; i < space->n_seats; i++)
    {
      const graphene_rect_t *won = &layout->won[i];
      gboolean to_left = won->origin.x > (float) space->width / 2;
      float x = to_left ? won->origin.x - width - 8 : won->origin.x + won->size.width + 18;

      if (i == 0)
        /* clear of the tricks of who sits at the left, where the trick leaves the room */
        x = layout->compact ? MARGIN + 4 : 2 * MARGIN + won->size.width + 6;
      else if (2 * i == space->n_seats && !is_crowd (space))
        x = layout->seat[i].origin.x - width - 4;
      if (i > 0 && layout->compact && !is_duel (space) && !is_crowd (space)
          && 2 * i != space->n_seats)
        /* below them, clear of the trick */
        layout->aside[i]
            = GRAPHENE_RECT_INIT (to_left ? (float) space->width - MARGIN - width : MARGIN,
                                  won->origin.y + won->size.height + 4, width, height);
      else
        layout->aside[i] = GRAPHENE_RECT_INIT (
            x, won->origin.y - (i == 0 ? text_size (space, PROMPT_HEIGHT) : 9), width, height);
    }
}

/*
 * Open cards of a hand lie on its backs, as large as the room below the upper edge lets them be;
 * the user's lie before the hand. Where there is no room for backs they lie where bubbles stand.
 */
static void
place_laid_open (TableLayout *layout, const TableSpace *space)
{
  float height = (float) MAX (layout->back_height + 4, MIN (layout->trick_height, 64));

  layout->laid_open[0] = layout->plate; /* what the own cards are worth, right of the name */
  layout->laid_open[0].size.width /= 4;
  layout->laid_open[0].origin.x += 2.5f * layout->laid_open[0].size.width;
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      float bottom = seat->origin.y + seat->size.height - (float) space->plate_height;
      float top = MAX (bottom - height, (float) space->info_height);

      if (layout->corners_above)
        layout->laid_open[i]
            = GRAPHENE_RECT_INIT (seat->origin.x - 4, bottom - 2 - (float) space->corners_height,
                                  seat->size.width + 8, (float) space->corners_height);
      else if (is_crowd (space) && layout->back_height == 0)
        layout->laid_open[i]
            = GRAPHENE_RECT_INIT (seat->origin.x, seat->origin.y + seat->size.height + 1,
                                  seat->size.width, (float) space->bubble_height);
      else if (is_crowd (space) || (layout->compact && space->has_open && layout->back_height > 0))
        layout->laid_open[i] = GRAPHENE_RECT_INIT (seat->origin.x, seat->origin.y, seat->size.width,
                                                   (float) layout->back_height + 2);
      else /* above the name, unless nothing could be read there */
        layout->laid_open[i] = GRAPHENE_RECT_INIT (seat->origin.x, top, seat->size.width,
                                                   MAX (bottom - top, LAID_LEAST));
    }
}

/* Of few who sit round: opposite the user, or in the far corner, above who sits there. */
static void
fit_pile (TableLayout *layout, const TableSpace *space)
{
  graphene_rect_t *pile = &layout->pile;

  if (space->n_seats % 2 == 1)
    {
      pile->origin.x = ((float) space->width - pile->size.width) / 2;
      return;
    }
  if (layout->compact && space->has_open)
    {
      /* the corner is full: below the last one's, beside the trick */
      const graphene_rect_t *last = &layout->seat[space->n_seats - 1];

      pile->size.width = layout->trick[1].size.width;
      pile->size.height = layout->trick[1].size.height;
      pile->origin.x = last->origin.x < (float) space->width / 2
                           ? MARGIN
                           : (float) space->width - MARGIN - pile->size.width;
      pile->origin.y = last->origin.y + last->size.height + (float) space->bubble_height + 4;
      return;
    }
  pile->size.width = MIN (pile->size.width, layout->seat[space->n_seats / 2].origin.x - 2 * MARGIN);
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];

      if (seat->origin.x < pile->origin.x + pile->size.width && seat->origin.y > pile->origin.y)
        pile->size.height
            = MIN (pile->size.height, MAX (seat->origin.y - pile->origin.y - 2, PILE_LEAST));
    }
}

/* Among many in the middle, of two players beside the trick. */
static void
place_pile (TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *middle = &layout->middle;
  float width = (float) (layout->trick_width * 2.1) + 12; /* a card lies beside it */
  graphene_rect_t *pile = &layout->pile;
  float least;

  *pile = GRAPHENE_RECT_INIT (MARGIN, (float) (space->info_height + MARGIN), width,
                              (float) pile_height (layout, space));
  if (is_crowd (space))
    {
      pile->origin.x = ((float) space->width - width) / 2; /* there is no trick yet */
      pile->size.height = MIN ((float) layout->card_height, middle->size.height);
      pile->origin.y = middle->origin.y + (middle->size.height - pile->size.height) / 2;
    }
  else if (is_duel (space))
    {
      float right = (float) space->width / 2 - (float) layout->trick_width * 0.75f;

      if (layout->compact)
        right = MIN (right, layout->seat[1].origin.x - 4);
      pile->origin.x = MAX (right - width, MARGIN);
      pile->size.width = right - pile->origin.x;
      pile->size.height = (float) layout->trick_height + 12;
      pile->origin.y = middle->origin.y + (middle->size.height - pile->size.height) / 2;
      /* clear of most calls, and of who sits opposite */
      least = (float) (space->info_height + MARGIN);
      if (!layout->compact)
        least += layout->seat[1].size.height + (float) space->bubble_height;
      pile->origin.y = MIN (pile->origin.y,
                            MAX ((float) calls_line (layout, space) - pile->size.height, least));
    }
  else
    {
      fit_pile (layout, space);
    }
  pile->origin.x = roundf (pile->origin.x);
  pile->origin.y = roundf (pile->origin.y);
  pile->size.width = roundf (pile->size.width);
  pile->size.height = roundf (pile->size.height);
}

/* What is asked covers the middle there: between the names, below the open hands. */
static void
place_centre_in_gap (TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *last = &layout->seat[space->n_seats - 1];
  const graphene_rect_t *next = &layout->seat[space->n_seats / 2];
  gboolean is_left = last->origin.x < next->origin.x;
  float left = is_left ? last->origin.x + last->size.width : next->origin.x + next->size.width;
  float middle = (left + (is_left ? next : last)->origin.x) / 2;
  float height = (float) MAX (space->plate_height + space->bubble_height, PILE_LEAST);

  layout->centre = GRAPHENE_RECT_INIT (
      roundf (middle - height / 2),
      last->origin.y + last->size.height - (float) space->plate_height, height, height);
}

/*
 * Where the trick will be, clear of what is said above it and of the tallest calls below; where
 * that is too low as usual.
 */
static void
place_centre (TableLayout *layout, const TableSpace *space)
{
  float said = space->n_seats % 2 == 0 ? (float) space->bubble_height + 6 : 0;
  float top = layout->middle.origin.y + said;
  float bottom = MIN (layout->middle.origin.y + layout->middle.size.height,
                      (float) calls_line (layout, space));
  float height = MIN (bottom - top - 6, (float) layout->card_height);
  float width = MIN (height * 1.5f, layout->pile.size.width);

  layout->centre = layout->pile;
  if (is_duel (space))
    return;
  if (layout->compact && space->has_open && !is_crowd (space))
    {
      place_centre_in_gap (layout, space);
      return;
    }
  if (height < PILE_LEAST || is_crowd (space))
    return;
  layout->centre = GRAPHENE_RECT_INIT (roundf (((float) space->width - width) / 2),
                                       roundf (top + (bottom - top - height) / 2), roundf (width),
                                       roundf (height));
}

void
table_layout_place_piles (TableLayout *layout, const TableSpace *space)
{
  place_tricks_won (layout, space);
  place_aside (layout, space);
  place_laid_open (layout, space);
  place_pile (layout, space);
  place_centre (layout, space);
}

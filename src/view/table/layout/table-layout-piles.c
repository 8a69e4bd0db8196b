/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Places won tricks, discards, open cards and the pile. */

#include "view/table/layout/table-layout-private.h"

#include <math.h>

#define PILE_LEAST 36
#define PILE_SMALL 64    /* largest height beside the trick */
#define PROMPT_HEIGHT 24 /* one line */
#define LAID_LEAST 34
#define NAME_SHARE 10  /* width left to a name at least */
#define LAID_NARROW 96 /* width of open cards beside a long name */

/* Moves the opposite seat's won tricks beside those of the next seat. */
static void
put_beside_next (TableLayout *layout, const TableSpace *space)
{
  graphene_rect_t *won = &layout->won[space->n_seats / 2];
  gboolean is_left = layout->won[1].origin.x < (float) space->width / 2;

  *won = layout->won[1];
  won->origin.x += (is_left ? 1 : -1) * (won->size.width + 6);
}

/* Returns true if open cards or a name are in the way of the opposite seat's won tricks. */
static gboolean
lies_beside (const TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *won = &layout->won[space->n_seats / 2];

  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      graphene_rect_t name = *seat;
      float width;

      if (2 * i == space->n_seats || seat->origin.x < (float) space->width / 2)
        continue;
      width = (float) space->name_width[FALSE][i];
      name.origin.x = MIN (name.origin.x, name.origin.x + (name.size.width - width) / 2);
      name.origin.x = MIN (name.origin.x, (float) space->width - width);
      name.origin.y += seat->size.height - (float) space->plate_height;
      name.size.height = (float) space->plate_height;
      if (space->lies_open[i] || graphene_rect_intersection (won, &name, NULL))
        return TRUE;
    }

  return space->has_open;
}

static void
place_tricks_won (TableLayout *layout, const TableSpace *space)
{
  gboolean is_tall = layout->compact && space->has_open; /* open hands have taller backs */
  int width = is_tall ? 30 : MAX (layout->back_width, 30);
  int height = is_tall ? 45 : MAX (layout->back_height, 45);

  float name = (float) space->plate_height + 2;

  /* calls take the whole width */
  float bottom
      = layout->hand.origin.y - (layout->compact ? text_size (space, CALLS_HEIGHT) - 8 : 0);

  /* clear of the right player's tricks */
  int right = layout->compact ? MARGIN : 2 * MARGIN + width + 6;

  layout->won[0] = GRAPHENE_RECT_INIT (space->width - right - width - 10,
                                       bottom - (float) height - 8, width, height);
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      float x = seat->origin.x + 4;
      /* the bubble is in between */
      float y = lower_edge (seat) + (float) space->bubble_height + 4;

      if (2 * i == space->n_seats && !is_crowd (space))
        {
          float words = MAX (seat->size.width, (float) space->name_width[FALSE][i]);

          x = seat->origin.x + (seat->size.width + words) / 2 + 4;
          y = MAX (seat->origin.y + MIN (2, seat->size.height - name - (float) height),
                   (float) space->info_height);
        }
      else if (x > (float) space->width / 2)
        {
          x = right_edge (seat) - (float) width - 4;
        }
      layout->won[i] = GRAPHENE_RECT_INIT (x, y, width, height);
    }
  if (is_crowd (space) && !layout->compact && space->has_open)
    for (guint i = 1; i < space->n_seats; i++)
      if (layout->seat[i].origin.x > (float) space->width / 2)
        layout->won[0].origin.x
            = MIN (layout->won[0].origin.x, layout->seat[i].origin.x - (float) width - 24);
  if (space->n_seats == 4 && layout->compact && lies_beside (layout, space))
    put_beside_next (layout, space);
  if (is_duel (space))
    layout->won[1] = GRAPHENE_RECT_INIT (layout->won[0].origin.x,
                                         (float) (space->info_height + 2 * MARGIN), width, height);
}

/* Returns true if @bounds, of @place, overlap others' tricks or the current one. */
static gboolean
lies_on_tricks (const TableLayout *layout, const TableSpace *space, guint place,
                const graphene_rect_t *bounds)
{
  for (guint i = 0; i < space->n_seats; i++)
    {
      graphene_rect_t card = layout->trick[i];

      graphene_rect_inset (&card, -4, -4);
      if ((i != place && graphene_rect_intersection (bounds, &layout->won[i], NULL))
          || graphene_rect_intersection (bounds, &card, NULL))
        return TRUE;
    }

  return FALSE;
}

static void
put_across (const TableLayout *layout, const TableSpace *space, graphene_rect_t *bounds)
{
  const graphene_rect_t *won = &layout->won[1];
  gboolean is_left = won->origin.x < (float) space->width / 2;

  bounds->origin.x = is_left ? MARGIN : (float) space->width - MARGIN - bounds->size.width;
  bounds->origin.y = lower_edge (won) + 4;
}

static void
put_beside_own (const TableLayout *layout, graphene_rect_t *bounds)
{
  const graphene_rect_t *own = &layout->won[0];

  bounds->origin.x = own->origin.x - bounds->size.width - 8;
  bounds->origin.y = lower_edge (own) - bounds->size.height;
}

/* Returns the left edge of a part beside the tricks @won, towards the middle. */
static float
find_beside (const TableSpace *space, const graphene_rect_t *won, float width)
{
  return won->origin.x > (float) space->width / 2 ? won->origin.x - width - 8
                                                  : right_edge (won) + 18;
}

/* Moves @bounds off other seats' won tricks, towards the middle. */
static void
pass_won (const TableLayout *layout, const TableSpace *space, guint place, graphene_rect_t *bounds)
{
  for (guint i = 0; i < space->n_seats; i++)
    if (i != place && graphene_rect_intersection (bounds, &layout->won[i], NULL))
      bounds->origin.x = find_beside (space, &layout->won[i], bounds->size.width);
}

/* Moves @bounds below other seats' won tricks, if there is room. */
static void
pass_below (const TableLayout *layout, const TableSpace *space, graphene_rect_t *bounds)
{
  const graphene_rect_t *own = &layout->won[0];

  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *won = &layout->won[i];
      float y = lower_edge (won) + 4;

      if (graphene_rect_intersection (bounds, won, NULL)
          && y + bounds->size.height <= lower_edge (own) + 8)
        bounds->origin.y = y;
    }
}

/* Gives each discard pile the first candidate place clear of all tricks. */
static void
keep_off_won (TableLayout *layout, const TableSpace *space)
{
  for (guint i = 0; i < space->n_seats; i++)
    {
      const graphene_rect_t *won = &layout->won[i];
      graphene_rect_t past = layout->aside[i], beside = layout->aside[i];
      graphene_rect_t below, own = layout->aside[i], above = own;

      put_beside_own (layout, &own);
      above.origin.y = layout->won[0].origin.y - above.size.height - 4;
      if (i == 0)
        pass_below (layout, space, &layout->aside[0]);
      pass_won (layout, space, i, &past);
      beside.origin.x = find_beside (space, won, beside.size.width);
      beside.origin.y = won->origin.y;
      below = beside;
      below.origin.y += won->size.height - below.size.height / 2;
      for (const graphene_rect_t *const *at
           = (const graphene_rect_t *const[]) { &layout->aside[i], &past, &beside, &below, &own,
                                                &above, NULL };
           *at != NULL; at++)
        if (!lies_on_tricks (layout, space, *at == &above ? SEATS_MAX : i, *at))
          {
            layout->aside[i] = **at;
            break;
          }
    }
}

/* Places discards beside the won tricks, with room for a card across. */
static void
place_aside (TableLayout *layout, const TableSpace *space)
{
  float width = roundf (layout->won[0].size.width + layout->won[0].size.height / 2) + 9;
  float height = layout->won[0].size.height + 9;

  for (guint i = 0; i < space->n_seats; i++)
    {
      const graphene_rect_t *won = &layout->won[i];
      gboolean to_left = won->origin.x > (float) space->width / 2;
      float x = find_beside (space, won, width);

      if (i == 0)
        /* clear of the left player's tricks */
        x = layout->compact ? MARGIN + 4 : 2 * MARGIN + won->size.width + 6;
      else if (2 * i == space->n_seats && !is_crowd (space))
        x = layout->seat[i].origin.x - width - 4;
      if (i > 0 && layout->compact && !is_duel (space) && !is_crowd (space)
          && 2 * i != space->n_seats)
        layout->aside[i]
            = GRAPHENE_RECT_INIT (to_left ? (float) space->width - MARGIN - width : MARGIN,
                                  lower_edge (won) + 4, width, height);
      else
        layout->aside[i] = GRAPHENE_RECT_INIT (
            x, won->origin.y - (i == 0 ? text_size (space, PROMPT_HEIGHT) : 9), width, height);
    }
}

/* Narrows open cards at the sides to leave room for a name between them. */
static void
leave_name (TableLayout *layout, const TableSpace *space, guint place)
{
  graphene_rect_t *bounds = &layout->laid_open[place];
  float name = (float) space->name_width[TRUE][space->n_seats / 2] + 2 * NAME_GAP;
  gboolean is_right = bounds->origin.x > (float) space->width / 2;
  float end = right_edge (bounds);
  float edge = is_right ? (float) space->width - end : bounds->origin.x;
  float most = MAX (floorf (((float) space->width - name) / 2 - edge), LAID_NARROW);

  bounds->size.width = MIN (bounds->size.width - NAME_SHARE, most);
  if (is_right)
    bounds->origin.x = end - bounds->size.width;
}

/* Returns the height of open cards between name and trick. */
static float
below_name (const TableLayout *layout, const TableSpace *space, guint place)
{
  const graphene_rect_t *seat = &layout->seat[place];
  float room = layout->trick[place].origin.y - WINNER_RISE - seat->origin.y - seat->size.height - 1;

  return CLAMP (room, (float) space->bubble_height, LAID_LEAST);
}

static void
fit_between (TableLayout *layout, const TableSpace *space, guint place)
{
  graphene_rect_t *between = &layout->laid_open[place];
  const float end = lower_edge (between);

  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *other = &layout->laid_open[i];
      const float right = right_edge (other) + 2;
      float cut = other->origin.x < between->origin.x ? right - between->origin.x
                                                      : right_edge (between) - other->origin.x + 2;

      if (i == place || other->origin.y >= end || cut <= 0
          || lower_edge (other) <= between->origin.y)
        continue;
      if (other->origin.x < between->origin.x)
        between->origin.x = right;
      between->size.width = MAX (between->size.width - cut, 0);
    }
}

/* Places open cards over the backs of their seat, or in place of the bubble. */
static void
place_laid_open (TableLayout *layout, const TableSpace *space)
{
  float height = (float) MAX (layout->back_height + 4, MIN (layout->trick_height, 64));

  layout->laid_open[0] = layout->plate; /* place for the value of the user's cards */
  layout->laid_open[0].size.width /= 4;
  layout->laid_open[0].origin.x += 2.5f * layout->laid_open[0].size.width;
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];
      float bottom = lower_edge (seat) - (float) space->plate_height;
      float top = MAX (bottom - height, lower_edge (&layout->info));

      if (layout->corners_above)
        layout->laid_open[i]
            = GRAPHENE_RECT_INIT (seat->origin.x - 4, bottom - 2 - (float) layout->corners_height,
                                  seat->size.width + 8, (float) layout->corners_height);
      else if (is_crowd (space) && layout->back_height == 0)
        layout->laid_open[i]
            = GRAPHENE_RECT_INIT (seat->origin.x - 4, lower_edge (seat) + 1, seat->size.width + 8,
                                  (float) MAX (layout->corners_height, space->bubble_height));
      else if (is_crowd (space) || (layout->compact && space->has_open && layout->back_height > 0))
        layout->laid_open[i] = GRAPHENE_RECT_INIT (seat->origin.x, seat->origin.y, seat->size.width,
                                                   (float) layout->back_height + 2);
      else if (layout->compact && bottom - top < LAID_LEAST)
        layout->laid_open[i] = GRAPHENE_RECT_INIT (seat->origin.x, lower_edge (seat) + 1,
                                                   seat->size.width, below_name (layout, space, i));
      else
        layout->laid_open[i] = GRAPHENE_RECT_INIT (seat->origin.x, top, seat->size.width,
                                                   MAX (bottom - top, LAID_LEAST));
      if (layout->compact && space->n_seats == 4 && i != 2 && !space->has_open)
        leave_name (layout, space, i);
    }
  for (guint i = 1; i < space->n_seats; i++)
    if (2 * i == space->n_seats && layout->laid_open[i].origin.y > lower_edge (&layout->seat[i]))
      fit_between (layout, space, i);
}

/* Places the pile of three or four seats: opposite the user, or in a far corner. */
static void
fit_pile (TableLayout *layout, const TableSpace *space)
{
  graphene_rect_t *pile = &layout->pile;

  if (space->n_seats % 2 == 1)
    {
      pile->origin.x = ((float) space->width - pile->size.width) / 2;
      if (layout->compact)
        pile->size.height = MIN (pile->size.height, (float) layout->back_height + 2);
      return;
    }
  if (layout->compact && space->has_open)
    {
      /* the corner is full */
      const guint last = space->n_seats - 1;
      const graphene_rect_t *won = &layout->won[last];
      gboolean is_left = won->origin.x < (float) space->width / 2;
      float beside_trick = ((float) (space->width - layout->trick_width)) / 2
                           - 1.06f * (float) layout->trick_width;

      pile->origin.y = lower_edge (won) + 4;
      pile->size.height = MIN (layout->trick[last].size.height, PILE_SMALL);
      if (layout->won[0].origin.y - pile->origin.y - 4 >= PILE_LEAST)
        pile->size.height = MIN (pile->size.height, layout->won[0].origin.y - pile->origin.y - 4);
      pile->size.width = MIN (pile->size.height, beside_trick - 2 * MARGIN);
      pile->origin.x = is_left ? MARGIN : (float) space->width - MARGIN - pile->size.width;
      if (lies_on_tricks (layout, space, last, pile))
        {
          pile->origin.x = is_left ? right_edge (won) + 12 : won->origin.x - pile->size.width - 6;
          pile->origin.y = won->origin.y;
        }
      if (lies_on_tricks (layout, space, last, pile))
        put_across (layout, space, pile);
      if (lies_on_tricks (layout, space, 1, pile))
        put_beside_own (layout, pile);
      return;
    }
  pile->size.width = MIN (pile->size.width, layout->seat[space->n_seats / 2].origin.x - 2 * MARGIN);
  for (guint i = 1; i < space->n_seats; i++)
    {
      const graphene_rect_t *seat = &layout->seat[i];

      if (seat->origin.x < right_edge (pile) && seat->origin.y > pile->origin.y)
        pile->size.height
            = MIN (pile->size.height, MAX (seat->origin.y - pile->origin.y - 2, PILE_LEAST));
    }
}

/* Places the pile: in the middle of more than four seats, beside the trick of two. */
static void
place_pile (TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *middle = &layout->middle;
  float width = (float) table_layout_pile_width (layout);
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
      float right = MIN (layout->trick[0].origin.x, layout->trick[1].origin.x) - 12;

      if (layout->compact)
        right = MIN (right, layout->seat[1].origin.x - 4);
      pile->origin.x = MAX (right - width, MARGIN);
      pile->size.width = right - pile->origin.x;
      pile->size.height = (float) layout->trick_height + 12;
      pile->origin.y = middle->origin.y + (middle->size.height - pile->size.height) / 2;
      /* clear of most calls and the opposite seat */
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

/* Places the central pile left of the calls, or hides it. */
static void
place_beside_calls (TableLayout *layout, const TableSpace *space)
{
  float width = ((float) (space->width - space->calls_width) / 2) - MARGIN - 4;
  float height = MIN ((float) space->calls_height, width * 1.5f);

  layout->centre = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  if (space->calls_width > 0 && width >= PILE_LEAST)
    layout->centre
        = GRAPHENE_RECT_INIT (MARGIN, roundf (layout->hand.origin.y - (float) space->calls_height),
                              width, roundf (height));
}

static float
find_said (const TableLayout *layout, const TableSpace *space)
{
  float lowest = layout->middle.origin.y;

  for (guint i = 1; i < space->n_seats; i++)
    if (2 * i == space->n_seats || layout->compact)
      lowest = MAX (lowest, lower_edge (&layout->seat[i]) + (float) space->bubble_height + 2);

  return lowest;
}

/*
 * Places the central pile at the trick's place if it is high enough, otherwise at the pile's or
 * beside the calls.
 */
void
table_layout_place_centre (TableLayout *layout, const TableSpace *space)
{
  int asked = MAX (space->calls_height, text_size (space, CALLS_HEIGHT));
  float top = find_said (layout, space) + 2;
  float line = layout->hand.origin.y - (float) asked;
  float explained = (float) space->explained_height;
  float bottom, height, width;

  if (line - explained - top - 4 >= PILE_LEAST)
    line -= explained;
  bottom = MIN (lower_edge (&layout->middle), line);
  height = MIN (bottom - top - 4, (float) layout->card_height);
  width = MIN (height * 1.5f, layout->pile.size.width);
  layout->centre = layout->pile;
  if (is_duel (space) || is_crowd (space))
    return;
  if (height >= PILE_LEAST)
    layout->centre = GRAPHENE_RECT_INIT (roundf (((float) space->width - width) / 2),
                                         roundf (top + (bottom - top - height) / 2), roundf (width),
                                         roundf (height));
  else if (layout->compact && space->n_seats % 2 == 0)
    place_beside_calls (layout, space);
}

void
table_layout_place_piles (TableLayout *layout, const TableSpace *space)
{
  place_tricks_won (layout, space);
  place_aside (layout, space);
  keep_off_won (layout, space);
  place_laid_open (layout, space);
  place_pile (layout, space);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/layout/table-layout.h"

#include <math.h>

#include "view/table/layout/table-layout-private.h"

#define COMPACT_WIDTH 560
#define COMPACT_HEIGHT 480
#define HAND_BANDS 266  /* height of text, prompt and buttons together */
#define HAND_CARDS 2.84 /* number of card heights that the rest holds */
#define ROW_SHARE 0.44  /* visible share of a card in the upper row */
#define STRIP_LEAST 48  /* least visible strip of a card, unless no second row fits */
#define ROWS_LEAST 540  /* table height for two rows */
#define CARD_LEAST 72   /* height with an easily read index */
#define CARD_MOST 280
#define FAN_SHARE 0.36     /* least visible share of a card's width in a full hand */
#define BACK_LEAST 24      /* height below which backs are hidden */
#define READ_LEAST 52      /* height below which a crowd's open cards show only corners */
#define OPEN_LEAST 48      /* height of an open hand on a compact table: two rows of corners */
#define OPEN_DUEL 76       /* height of a single opponent's open hand */
#define OPPOSITE_WIDTH 100 /* width of the opposite seat on a compact table */
#define DUEL_WIDTH 160
#define SEAT_LEAST 84
#define SIDE_LEAST 100 /* width at both sides of the trick for more than four seats */
#define TRICK_LEAST 40
#define PACKED_TRICK 66  /* height of a trick card on a packed table */
#define ROW_STEP 0.345   /* offset of a trick's rows from its middle, in cards */
#define DUEL_STEP 0.12   /* offset for two players */
#define ASKED_LAP 0.3    /* share of a trick card that a prompt may cover */
#define ROWS_BESIDE 0.27 /* value of back_beside above two rows of large hands */
#define FEW_CARDS 12
#define CORNERS_LEAST 16 /* height of open corners on a packed table */
#define CORNERS_STILL 20 /* height that keeps names in place when play begins */
#define CORNERS_READ 24  /* height that is easy to read */
#define CORNERS_MOST 36

/* ---- Forms -------------------------------------------------------------------------------- */

/* hand, hand_low, back, back_beside, pile, calls, asked, is_packed, has_rows */
static const TableNumbers wide = { 0.235, 0.2, 0.46, 0.46, 0.46, 155, CALLS_HEIGHT, FALSE, FALSE };
static const TableNumbers small = { 0.22, 0, 0.3, 0.44, 0.36, 215, CALLS_HEIGHT, FALSE, FALSE };
static const TableNumbers small_rows
    = { 0.18, 0, 0.36, 0.44, 0.36, 215, CALLS_HEIGHT, FALSE, TRUE };
static const TableNumbers small_crowd = { 0.18, 0, 0, 0, 0.36, 215, CALLS_HEIGHT, FALSE, FALSE };

/* With open hands the trick needs the room, and buttons are low. */
static const TableNumbers wide_open = { 0.19, 0, 0.6, 0.6, 0.46, 155, 62, FALSE, FALSE };
static const TableNumbers small_open = { 0.17, 0, 0.3, 0.44, 0.36, 215, 62, FALSE, FALSE };

/* With open hands, a crowd or tall calls need packing. */
static const TableNumbers packed = { 0, 0, 0.3, 0.44, 0.36, 196, 28, TRUE, FALSE };

/*
 * Returns true if a narrow table needs two rows. This depends on form and size, so nothing moves
 * during a deal.
 */
static gboolean
needs_rows (const TableSpace *space)
{
  double card = space->height * small.hand * space->aspect_ratio;
  double strip = (space->width - 2 * MARGIN - card) / MAX (space->hand_cards - 1.0, 1);

  return space->height >= ROWS_LEAST && strip < STRIP_LEAST && !space->draws && !space->tall_calls;
}

static const TableNumbers *
find_numbers (const TableSpace *space)
{
  if (!table_layout_is_compact (space->width, space->height))
    return space->has_open ? &wide_open : &wide;
  if (space->has_open)
    return is_crowd (space) || space->tall_calls ? &packed : &small_open;
  if (is_crowd (space))
    return &small_crowd;

  return needs_rows (space) ? &small_rows : &small;
}

/* ---- Sizes -------------------------------------------------------------------------------- */

static int
clamp (double value, int least, int most)
{
  return (int) CLAMP (value, least, most);
}

static int
room_beside_calls (const TableLayout *layout, const TableSpace *space)
{
  int room = (space->width - text_size (space, TABLE_LAYOUT_CALLS_SPAN)) / 2 - MARGIN - 4;

  return is_crowd (space) && !layout->compact && space->has_open
                 && room >= text_size (space, SEAT_LEAST)
             ? room
             : 0;
}

static int
seats_line (const TableLayout *layout, const TableSpace *space)
{
  return room_beside_calls (layout, space) > 0 ? (int) layout->hand.origin.y - 6
                                               : calls_line (layout, space);
}

static double
angle_of (const TableSpace *space, guint place)
{
  double turn = 2 * G_PI * place / space->n_seats;

  return G_PI / 2 + (space->clockwise ? turn : -turn);
}

static guint
count_side (const TableSpace *space)
{
  return (space->n_seats - 1) / 2;
}

static void
size_cards (TableLayout *layout, const TableSpace *space)
{
  const TableNumbers *numbers = layout->numbers;
  guint columns = numbers->has_rows ? (space->hand_cards + 1) / 2 : 0;
  guint in_row = columns > 0 ? columns : MAX (space->hand_cards, 1);
  double widest = (space->width - 2 * MARGIN) / (1 + FAN_SHARE * (in_row - 1));
  double share = numbers->hand;

  if (numbers->hand_low > 0)
    share = CLAMP ((1 - HAND_BANDS / (double) space->height) / HAND_CARDS, numbers->hand_low,
                   numbers->hand);
  layout->card_height
      = clamp (MIN (space->height * share, widest / space->aspect_ratio), CARD_LEAST, CARD_MOST);
  layout->card_width = (int) (layout->card_height * space->aspect_ratio);
  layout->hand_columns = columns;
  layout->hand_step = columns > 0 ? (int) (layout->card_height * ROW_SHARE) : 0;
}

static int
corners_height (const TableLayout *layout, const TableSpace *space)
{
  return layout->corners_above ? layout->corners_height + 2 : 0;
}

static int
crowd_step (const TableLayout *layout, const TableSpace *space)
{
  if (layout->row_step > 0)
    return layout->row_step;

  return space->plate_height + space->bubble_height + (layout->compact ? 2 : 4)
         + corners_height (layout, space);
}

/*
 * Shows only the corners of open hands if whole cards of more than four seats would be unreadable.
 */
static void
choose_corners (TableLayout *layout, const TableSpace *space, int room)
{
  int n = (int) MAX (count_side (space), 1);

  if (space->corners_height == 0 || !is_crowd (space) || layout->row_step > 0)
    return;
  layout->corners_height = space->corners_height;
  layout->corners = layout->compact || room / n - crowd_step (layout, space) - 4 < READ_LEAST;
  layout->corners_above = layout->corners;
  if (n * crowd_step (layout, space) > room)
    layout->corners_above = FALSE;
}

static double
row_step (const TableSpace *space)
{
  return is_duel (space) ? DUEL_STEP : ROW_STEP;
}

/* Returns the height of a trick above its middle, in cards; three seats have no card opposite. */
static double
rows_above (const TableSpace *space)
{
  return 0.5 + row_step (space) * (space->n_seats == 3 ? 0.5 : 1);
}

/* Returns the height of a trick, in cards. */
static double
count_rows (const TableSpace *space)
{
  return rows_above (space) + 0.5 + row_step (space);
}

/* Rows of seats on a packed table. */
typedef struct
{
  int most; /* largest height of a row */
  int step; /* height of a row */
  int corners;
  gboolean corners_above;
} Rows;

/* Fits rows between @top and calls or trick. Corners and bubbles take turns if both do not fit. */
static Rows
find_rows (const TableLayout *layout, const TableSpace *space, int top, gboolean is_calling)
{
  int n = (int) MAX (count_side (space), 1);
  int bottom = is_calling ? layout->numbers->calls
                          : layout->numbers->asked + WINNER_RISE
                                + (int) (count_rows (space) * PACKED_TRICK);
  int words = space->plate_height + space->bubble_height + 4;
  int name = space->plate_height + 3;
  Rows rows = { .most = ((int) layout->hand.origin.y - bottom - top) / n };

  rows.corners_above = is_calling && rows.most >= words + CORNERS_READ;
  rows.corners
      = CLAMP (rows.most - (rows.corners_above ? words : name), CORNERS_LEAST, CORNERS_MOST);
  rows.step = rows.corners_above ? words + rows.corners
                                 : name + MAX (rows.corners, is_calling ? space->bubble_height : 0);

  return rows;
}

/* Keeps names in place when play begins, if the corners stay readable. */
static void
choose_rows (TableLayout *layout, const TableSpace *space, int top)
{
  Rows rows = find_rows (layout, space, top, space->is_calling);
  int before = find_rows (layout, space, top, TRUE).step;
  int corners = MIN (before - space->plate_height - 3, CORNERS_MOST);

  if (!is_crowd (space) || !layout->numbers->is_packed)
    return;
  if (!space->is_calling && before <= rows.most && corners >= CORNERS_STILL)
    rows = (Rows) { rows.most, before, corners, FALSE };
  layout->corners = TRUE;
  layout->corners_above = rows.corners_above;
  layout->corners_height = rows.corners;
  layout->row_step = rows.step;
}

/*
 * Returns the height of an open hand with its gap, at most a trick card's, so that both fit into
 * @room.
 */
static int
fit_open (const TableLayout *layout, const TableSpace *space, int room)
{
  if (space->n_seats % 2 == 0)
    return (int) ((room - space->plate_height - WINNER_RISE)
                  / (1 + count_rows (space) - ASKED_LAP));
  if (space->has_pile)
    room -= pile_height (layout, space) + WINNER_RISE;

  return (int) (room / (count_rows (space) - ASKED_LAP));
}

/*
 * Makes backs as large as fits. @room is the height of a column, @middle the height above the
 * prompt.
 */
static void
size_backs (TableLayout *layout, const TableSpace *space, int room, int middle)
{
  int each = room / (int) MAX (count_side (space), 1) - crowd_step (layout, space);
  double share = layout->numbers->back;
  int height;

  if (space->has_pile && space->n_seats % 2 == 1)
    share = layout->numbers->back_beside;
  /* the widest bids belong to large hands */
  if (space->has_pile && space->n_seats % 2 == 1 && layout->numbers->has_rows
      && space->hand_cards > FEW_CARDS)
    share = ROWS_BESIDE;
  height = (int) (layout->card_height * share);
  if (is_crowd (space))
    height = layout->corners || layout->compact ? 0 : MIN (height, each - 4);
  else if (space->has_open && layout->compact)
    height = MAX (height, is_duel (space) ? OPEN_DUEL : OPEN_LEAST);
  else if (layout->compact && space->has_pile && space->n_seats % 2 == 0 && !is_duel (space))
    height = 0; /* the pile is in the corner beside the seat */
  if (space->has_open && !layout->compact)
    height = MIN (height, fit_open (layout, space, middle) - 4);
  layout->back_height = height < BACK_LEAST ? 0 : height;
  layout->back_width = (int) (layout->back_height * space->aspect_ratio);
}

static int
seat_height (const TableLayout *layout, const TableSpace *space)
{
  return space->plate_height + (layout->back_height > 0 ? layout->back_height + 4 : 0)
         + corners_height (layout, space);
}

static int
calls_reserve (const TableLayout *layout, const TableSpace *space)
{
  int asked = layout->numbers->asked;

  return layout->numbers->is_packed ? asked : text_size (space, asked);
}

/* Returns the height of a bubble between a seat and the trick, or 0 if none is there. */
static int
said_above (const TableLayout *layout, const TableSpace *space)
{
  return space->has_open || (layout->compact && space->n_seats % 2 == 1) ? 0 : space->bubble_height;
}

static int
find_middle (const TableLayout *layout, const TableSpace *space, int top)
{
  int seat = seat_height (layout, space) + said_above (layout, space);
  gboolean has_pile = space->has_pile && !is_duel (space);

  if (is_crowd (space) && layout->compact)
    return top + (int) count_side (space) * crowd_step (layout, space) + WINNER_RISE;
  if (space->n_seats % 2 == 0)
    return top + MAX (seat, has_pile ? pile_height (layout, space) : 0) + 2 + WINNER_RISE;
  if (has_pile)
    top += MAX (layout->compact ? seat_height (layout, space) : 0, pile_height (layout, space))
           + WINNER_RISE;

  /* on a compact table, three seats are above their cards */
  return layout->compact ? MAX (top, space->info_height + MARGIN + seat + WINNER_RISE + 4)
                         : top + 4;
}

static void
stack_bands (TableLayout *layout, const TableSpace *space)
{
  int left = MARGIN;
  int width = space->width - 2 * MARGIN;
  int bottom = space->height;
  int top = space->info_height + MARGIN;
  int calls = MAX (space->calls_height, text_size (space, CALLS_HEIGHT));
  int status;

  layout->info = GRAPHENE_RECT_INIT (left, 4, width, space->info_height);
  /* bubbles show the same text */
  status = layout->compact && space->has_open ? 0 : space->status_height;
  bottom -= status + 2;
  layout->status = GRAPHENE_RECT_INIT (left, bottom, width, status);
  bottom -= space->plate_height + 4;
  layout->plate = GRAPHENE_RECT_INIT (left, bottom, width, space->plate_height);
  bottom -= layout->card_height + layout->hand_step + space->rise + 4;
  layout->hand = GRAPHENE_RECT_INIT (left, bottom, width,
                                     layout->card_height + layout->hand_step + space->rise);
  layout->calls = GRAPHENE_RECT_INIT (left, bottom - calls, width, calls);
  bottom -= calls_reserve (layout, space);
  choose_rows (layout, space, top);
  choose_corners (layout, space, seats_line (layout, space) - top);
  size_backs (layout, space, seats_line (layout, space) - top, bottom - top);
  top = find_middle (layout, space, top);
  layout->middle = GRAPHENE_RECT_INIT (left, top, width, MAX (bottom - top, 1));
}

/*
 * Returns the columns of the trick. With more than four seats the cards form two rows, each card on
 * its player's side.
 */
static guint
count_columns (const TableLayout *layout, const TableSpace *space)
{
  return is_crowd (space) ? (space->n_seats + 1) / 2 : 3;
}

static double
trick_span (const TableLayout *layout, const TableSpace *space)
{
  return layout->trick_width * (count_columns (layout, space) * 1.06 + 0.02);
}

static void
size_trick (TableLayout *layout, const TableSpace *space)
{
  double room = layout->middle.size.height, rows = count_rows (space);
  double lap = calls_reserve (layout, space) - WINNER_RISE;
  double height = MIN (room / (rows - ASKED_LAP), (room + lap) / rows);
  double width = (space->width - 2 * MARGIN) / 4.2;

  /* on a narrow table, piles are beside the trick */
  if (layout->compact && (is_duel (space) || space->has_pile))
    width *= space->n_seats == 4 ? 0.76 : 0.84;

  if (is_crowd (space))
    width = (space->width - 2 * MARGIN - (layout->compact ? 0 : 2 * SIDE_LEAST))
            / (count_columns (layout, space) * 1.06);
  height = MIN (height, width / space->aspect_ratio);
  layout->trick_height = MIN (layout->card_height, MAX ((int) height, TRICK_LEAST));
  layout->trick_width = (int) (layout->trick_height * space->aspect_ratio);
}

/* Computes the offset of the card of @place from the middle of two rows, in cards. */
static void
find_in_rows (const TableSpace *space, guint place, guint columns, double *right, double *down)
{
  guint middle = (columns - 1) / 2;
  guint spare = 2 * columns - space->n_seats;
  guint slot = 2 * place <= space->n_seats ? place : place + spare;
  guint column;

  /* slots go from the user along the lower row, the upper row and back */
  if (slot < columns - middle)
    column = middle + slot;
  else if (slot < 2 * columns - middle)
    column = 2 * columns - middle - 1 - slot;
  else
    column = slot - (2 * columns - middle);
  *right = ((double) column - (columns - 1) / 2.0) * 1.06 * (space->clockwise ? -1 : 1);
  *down = slot < columns - middle || slot >= 2 * columns - middle ? ROW_STEP : -ROW_STEP;
}

/* Places the trick's cards. A high trick extends downwards, clear of bubbles above. */
static void
place_trick (TableLayout *layout, const TableSpace *space)
{
  const graphene_rect_t *middle = &layout->middle;
  double over = count_rows (space) * layout->trick_height - middle->size.height;
  double cx = middle_x (middle);
  double cy = middle->origin.y + rows_above (space) * layout->trick_height - MIN (over, 0) / 2;

  for (guint i = 0; i < space->n_seats; i++)
    {
      double right = cos (angle_of (space, i)) * (space->n_seats == 3 ? 1.2 : 1.06);
      double down = sin (angle_of (space, i)) * ROW_STEP;
      double x, y;

      if (is_duel (space))
        {
          right = i == 0 ? 0.54 : -0.54;
          down = i == 0 ? DUEL_STEP : -DUEL_STEP;
        }
      if (is_crowd (space))
        find_in_rows (space, i, count_columns (layout, space), &right, &down);
      x = cx + right * layout->trick_width - layout->trick_width / 2.0;
      y = cy + down * layout->trick_height - layout->trick_height / 2.0;
      layout->trick[i] = GRAPHENE_RECT_INIT ((float) round (x), (float) round (y),
                                             layout->trick_width, layout->trick_height);
    }
}

/* Returns the top edge of a side seat: by its angle, or among more than four seats by its row. */
static double
find_height (const TableLayout *layout, const TableSpace *space, guint place)
{
  const graphene_rect_t *middle = &layout->middle;
  int height = seat_height (layout, space);
  int top = space->info_height + MARGIN;
  double y;
  guint n = count_side (space);
  guint above = n - (place <= n ? place : space->n_seats - place);
  int line = seats_line (layout, space);
  int room = line - top;
  int most = height + space->bubble_height + 40;
  int step = layout->compact ? crowd_step (layout, space) : MIN (room / (int) MAX (n, 1), most);

  if (is_crowd (space))
    return top + (layout->compact ? 0 : (room - (int) n * step) / 2) + (int) above * step;
  if (layout->compact && space->has_open && space->n_seats % 2 == 0)
    return top;
  /* above the seat's own card if compact, otherwise beside it */
  y = layout->compact
          ? layout->trick[place].origin.y
                - (float) (height + said_above (layout, space) + WINNER_RISE) - 2
          : middle->origin.y
                + (middle->size.height - height) * (0.5 + 0.5 * sin (angle_of (space, place)))
                - height * 0.2;

  return MAX (MIN (y, line - height - space->bubble_height - 2), top);
}

static int
find_side_width (const TableLayout *layout, const TableSpace *space)
{
  int side = ((int) layout->middle.size.width - (int) trick_span (layout, space)) / 2 - MARGIN;
  int most = MAX (220, (int) (2.2 * layout->card_width));
  int width;

  if (room_beside_calls (layout, space) > 0)
    return CLAMP (side, text_size (space, SEAT_LEAST),
                  MIN (room_beside_calls (layout, space), most));
  if (!layout->compact)
    return CLAMP (side, text_size (space, SEAT_LEAST), most);
  if (is_crowd (space))
    return (space->width - 4 * MARGIN) / 3;

  width = MIN ((space->width - layout->trick_width) / 2 - 2 * MARGIN, 160);
  if (space->n_seats % 2 == 1 && space->has_pile) /* the pile is in between */
    width = MIN (width, (space->width - table_layout_pile_width (layout)) / 2 - MARGIN - 4);
  /* clear of the opposite seat at the same height */
  if (space->n_seats % 2 == 0
      && find_height (layout, space, 1)
             < space->info_height + MARGIN + seat_height (layout, space) + space->bubble_height)
    width = MIN (width, (space->width - text_size (space, OPPOSITE_WIDTH)) / 2 - MARGIN - 4);

  return width;
}

static int
find_opposite_width (const TableLayout *layout, const TableSpace *space, int width)
{
  if (is_duel (space))
    return layout->compact ? text_size (space, DUEL_WIDTH) : 260;
  if (!layout->compact)
    return MAX (width, space->has_open && !is_crowd (space) ? 260 : 160);

  return is_crowd (space) ? width : text_size (space, OPPOSITE_WIDTH);
}

static void
place_seats (TableLayout *layout, const TableSpace *space)
{
  int height = seat_height (layout, space);
  int width = find_side_width (layout, space);
  int opposite_width = find_opposite_width (layout, space, width);
  /* seats are near the trick, to be seen at one glance */
  int reach = (int) trick_span (layout, space) / 2 + layout->trick_width + width;
  int most = (space->width - opposite_width) / 2 - width - MARGIN; /* clear of the opposite seat */
  int beside = room_beside_calls (layout, space);
  int margin = layout->compact ? MARGIN : MAX (MARGIN, MIN (space->width / 2 - reach, most));

  if (beside > 0)
    margin = MIN (margin, MARGIN + beside - width);

  layout->seat[0] = layout->plate;
  for (guint i = 1; i < space->n_seats; i++)
    {
      gboolean opposite = 2 * i == space->n_seats;
      double x = cos (angle_of (space, i)) < 0 ? margin : space->width - margin - width;
      double y;

      if (opposite)
        {
          x = (space->width - opposite_width) / 2.0;
          y = is_crowd (space) || layout->compact
                  ? space->info_height + MARGIN
                  : layout->middle.origin.y - WINNER_RISE
                        - (float) (height + said_above (layout, space)) - 2;
        }
      else
        {
          y = find_height (layout, space, i);
        }
      layout->seat[i] = GRAPHENE_RECT_INIT ((float) round (x), (float) round (y),
                                            opposite ? opposite_width : width, height);
    }
}

static int
find_calls_room (const TableLayout *layout, const TableSpace *space)
{
  float lowest = 0;

  for (guint i = 1; i < space->n_seats; i++)
    lowest = MAX (lowest, lower_edge (&layout->seat[i]) + (float) space->bubble_height);

  return (int) (layout->hand.origin.y - lowest) - 4;
}

gboolean
table_layout_is_compact (int width, int height)
{
  return width < COMPACT_WIDTH || height < COMPACT_HEIGHT;
}

void
table_layout_make_usual (TableLayout *layout, const TableSpace *space)
{
  layout->numbers = find_numbers (space);
  layout->compact = table_layout_is_compact (space->width, space->height);
  layout->corners = layout->corners_above = FALSE;
  layout->row_step = 0;
  size_cards (layout, space);
  stack_bands (layout, space);
  size_trick (layout, space);
  place_trick (layout, space);
  place_seats (layout, space);
  layout->calls_room = find_calls_room (layout, space);
  table_layout_place_piles (layout, space);
  table_layout_place_names (layout, space);
  table_layout_place_centre (layout, space);
  table_layout_place_people (layout, space);
}

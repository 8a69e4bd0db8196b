/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collects the inputs of a table's layout from its session and widgets, and makes the layout. */

#include "view/table/layout/atout-table-spots-private.h"

#include "view/cards/atout-pile.h"
#include "view/table/layout/table-put.h"
#include "view/table/layout/table-style.h"

#define FEW_SEATS 4
#define HAND_LEAST 8
#define BACKS_MOST 12
#define CALLS_WIDTH 860
#define CALLS_HIGHEST 1000 /* seats move up as far as possible */
#define CORNERS_HEIGHT 26
#define CORNERS_CROWDED 18
#define STATUS_WIDTH 800 /* narrower tables have two lines of status */
#define INFO_SIDES 16
#define ROUNDED 3 /* pixels lost by rounding of enlarged letters */

static gboolean
draws (AtoutTableSpots *self)
{
  return atout_course_get_game (ATOUT_COURSE (self->session))->play->talon_play != NULL;
}

/* Returns the size of the largest hand with played cards, which is constant during a deal. */
static guint
largest_hand (AtoutTableSpots *self)
{
  const Deal *deal = atout_course_get_deal (ATOUT_COURSE (self->session));
  guint size[SEATS_MAX];
  guint most = HAND_LEAST;

  for (guint i = 0; i < self->n_seats; i++)
    size[i] = card_set_count (deal->hand[i]);
  for (guint i = 0; i < deal->n_played && !draws (self); i++)
    size[deal->played_by[i]]++;
  for (guint i = 0; i < self->n_seats; i++)
    most = MAX (most, size[i]);

  return most;
}

/* Returns the size of the game's largest hand, so that portraits do not move. */
static guint
count_backs (AtoutTableSpots *self)
{
  guint n_cards = atout_course_get_pack (ATOUT_COURSE (self->session))->n_cards;

  return CLAMP ((n_cards + self->n_seats - 1) / self->n_seats, HAND_LEAST, BACKS_MOST);
}

static double
get_scale (AtoutTableSpots *self)
{
  return table_style_get_scale (self->table) * table_style_get_letters (self->table);
}

int
table_spots_calls_width (AtoutTableSpots *self)
{
  gboolean leaves_sides = self->n_seats > FEW_SEATS && atout_session_get_guided (self->session);

  return (int) ((leaves_sides ? TABLE_LAYOUT_CALLS_SPAN : CALLS_WIDTH) * get_scale (self));
}

/*
 * Returns the height of the tallest calls so far at this width, so that seats make room at most
 * once.
 */
static int
reserve_calls (AtoutTableSpots *self, int width)
{
  int least, natural, height;

  if (self->calls_width != width)
    self->calls_height = 0;
  self->calls_width = width;
  if (!atout_course_is_calling (ATOUT_COURSE (self->session)))
    return self->calls_height;
  gtk_widget_measure (child_for (self, ATOUT_TABLE_SPOT_CALLS), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, &natural, NULL, NULL);
  natural = MAX (MIN (natural, MIN (width - 16, table_spots_calls_width (self))), least);
  gtk_widget_measure (child_for (self, ATOUT_TABLE_SPOT_CALLS), GTK_ORIENTATION_VERTICAL, natural,
                      NULL, &height, NULL, NULL);
  self->calls_height = MAX (self->calls_height, height + 6);

  return self->calls_height;
}

static int
info_height (AtoutTableSpots *self, int width)
{
  double letters = table_style_get_letters (self->table);
  int sides = letters > 1 ? (int) (INFO_SIDES * letters) + ROUNDED : INFO_SIDES;
  int natural;

  gtk_widget_measure (child_for (self, ATOUT_TABLE_SPOT_INFO), GTK_ORIENTATION_VERTICAL,
                      width - sides, NULL, &natural, NULL, NULL);

  return natural;
}

static int
reserve_corners (AtoutTableSpots *self)
{
  int height = gtk_widget_has_css_class (self->table, "crowded") ? CORNERS_CROWDED : CORNERS_HEIGHT;

  return atout_session_get_guided (self->session)
             ? (int) (height * table_style_get_letters (self->table))
             : 0;
}

/* Returns the height of the longest status, so that nothing moves when its text changes. */
static int
reserve_status (AtoutTableSpots *self, int width)
{
  GtkWidget *status = child_for (self, ATOUT_TABLE_SPOT_STATUS);
  int n = width < STATUS_WIDTH * get_scale (self) ? 2 : 1;
  g_autoptr (PangoLayout) line = gtk_widget_create_pango_layout (status, "X");
  int height;

  gtk_label_set_lines (GTK_LABEL (status), n);
  pango_layout_get_pixel_size (line, NULL, &height);

  return n * height;
}

/* Returns true if no pile is at the usual place: each belongs to a seat or is central. */
static gboolean
is_pile_away (AtoutTableSpots *self)
{
  for (guint i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *child = child_at (self, ATOUT_TABLE_SPOT_PILE, i);
      const Pile *pile
          = gtk_widget_get_visible (child) ? atout_pile_get_pile (ATOUT_PILE (child)) : NULL;

      if (pile != NULL && pile->owner == NO_SEAT && !pile->is_central)
        return FALSE;
    }

  return TRUE;
}

static TableSpace
find_space (AtoutTableSpots *self, int width, int height)
{
  gboolean is_small = gtk_widget_has_css_class (self->table, "crowded");
  double letters = table_style_get_letters (self->table);
  double scale = table_style_get_scale (self->table);
  int line = is_small ? 21 : gtk_widget_has_css_class (self->table, "compact") ? 22 : 26;

  return (TableSpace) {
    .width = width,
    .height = height,
    .n_seats = self->n_seats,
    .clockwise = atout_course_get_game (ATOUT_COURSE (self->session))->clockwise,
    .aspect_ratio = atout_deck_get_aspect_ratio (self->deck),
    .hand_cards = largest_hand (self),
    .backs = count_backs (self),
    .draws = draws (self),
    .has_pile = self->has_pile,
    .no_pile = is_pile_away (self),
    .has_open = atout_session_get_guided (self->session),
    .rise = TABLE_LAYOUT_RISE,
    .info_height = info_height (self, width),
    .letters = letters,
    .text_scale = scale,
    .plate_height = (int) (line * scale * letters),
    .bubble_height = (int) (line * scale * letters),
    .status_height = reserve_status (self, width),
    .corners_height = reserve_corners (self),
    .tall_calls = atout_course_get_game (ATOUT_COURSE (self->session))->calls_points,
    .is_calling = atout_course_is_calling (ATOUT_COURSE (self->session)),
  };
}

static void
find_portraits (AtoutTableSpots *self, TableSpace *space)
{
  for (guint place = 1; place < self->n_seats; place++)
    space->has_portrait[place] = gtk_widget_get_visible (
        child_at (self, ATOUT_TABLE_SPOT_PORTRAIT, seat_at (self, place)));
}

static void
find_open (AtoutTableSpots *self, TableSpace *space)
{
  for (guint place = 1; place < self->n_seats; place++)
    space->lies_open[place] = gtk_widget_get_visible (
        child_at (self, ATOUT_TABLE_SPOT_LAID_OPEN, seat_at (self, place)));
}

static void
measure_words (AtoutTableSpots *self, TableSpace *space)
{
  for (guint place = 1; place < self->n_seats; place++)
    {
      guint seat = seat_at (self, place);
      AtoutTablePart *view = ATOUT_TABLE_PART (child_at (self, ATOUT_TABLE_SPOT_SEAT, seat));
      GtkWidget *bubble = child_at (self, ATOUT_TABLE_SPOT_BUBBLE, seat);

      space->name_width[FALSE][place] = atout_table_part_measure (view, FALSE);
      space->name_width[TRUE][place] = atout_table_part_measure (view, TRUE);
      if (gtk_widget_get_visible (bubble))
        gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &space->said_width[place],
                            NULL, NULL);
    }
}

/* Makes a first layout with the highest calls: calls need their room before they are measured. */
static void
fit_calls (AtoutTableSpots *self, const TablePlan *plan, TableLayout *layout, TableSpace *space)
{
  GtkWidget *calls = child_for (self, ATOUT_TABLE_SPOT_CALLS);

  space->calls_height = (int) (CALLS_HIGHEST * space->letters);
  table_layout_make (layout, space);
  atout_table_part_fit (ATOUT_TABLE_PART (calls), plan);
  space->calls_height = reserve_calls (self, space->width);
  if (gtk_widget_get_visible (calls))
    gtk_widget_measure (calls, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &space->calls_width, NULL,
                        NULL);
}

static int
explained_height (AtoutTableSpots *self, int width)
{
  GtkWidget *explanation = child_for (self, ATOUT_TABLE_SPOT_EXPLAIN);

  return gtk_widget_get_visible (explanation) ? table_put_natural_height (explanation, width, width)
                                              : 0;
}

TablePlan
table_spots_make_plan (AtoutTableSpots *self, TableLayout *layout, int width, int height)
{
  TableSpace space = find_space (self, width, height);
  const TablePlan plan = {
    .layout = layout,
    .n_seats = self->n_seats,
    .user_seat = atout_course_get_user_seat (ATOUT_COURSE (self->session)),
    .width = width,
    .calls_width = table_spots_calls_width (self),
    .text_scale = space.text_scale,
  };

  find_portraits (self, &space);
  find_open (self, &space);
  measure_words (self, &space);
  fit_calls (self, &plan, layout, &space);
  space.explained_height = explained_height (self, width);
  table_layout_make (layout, &space);

  return plan;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts the children of a table to their places. */

#include "view/table/layout/atout-table-spots-private.h"

#include "view/cards/atout-pile.h"
#include "view/table/layout/table-put.h"
#include "view/table/layout/table-style.h"
#include "view/widgets/finger.h"

#define BESIDE 8 /* distance between calls and an offer beside them */

/* Places the user's bubble left of the name, which leaves the middle only as far as needed. */
static void
put_own (AtoutTableSpots *self, const TableLayout *layout, GtkWidget *seat, GtkWidget *bubble)
{
  graphene_rect_t bounds = layout->plate;
  int bubble_width, wanted, width, room;
  float middle;

  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  bubble_width = wanted;
  width = atout_table_part_measure (ATOUT_TABLE_PART (seat), FALSE);
  atout_table_part_shorten (ATOUT_TABLE_PART (seat),
                            gtk_widget_get_visible (bubble)
                                && bubble_width + 6 + width > (int) bounds.size.width);
  gtk_widget_measure (seat, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  room = ((int) bounds.size.width - width) / 2 - 6;
  bubble_width = MIN (bubble_width, MAX (MAX (2 * room, (int) bounds.size.width / 3),
                                         (int) bounds.size.width - width - 6));
  middle = (float) MAX (room, bubble_width) - (float) bubble_width / 2;
  if (gtk_widget_get_visible (bubble) && bubble_width < wanted)
    table_put_smaller (bubble, bounds.origin.x, bounds.origin.y, bubble_width);
  else
    table_put_natural (bubble, gtk_widget_get_width (self->table), bounds.origin.x + middle,
                       bounds.origin.y, FALSE, bubble_width);
  if (gtk_widget_get_visible (bubble) && bubble_width > room)
    {
      float taken = (float) bubble_width + 6;

      bounds.origin.x += taken;
      bounds.size.width = MIN (bounds.size.width - taken, (float) width);
    }
  table_put (seat, &bounds);
}

static void
put_seat (GtkWidget *seat, const graphene_rect_t *bounds, const graphene_rect_t *name)
{
  float width = MAX (bounds->size.width, name->size.width);

  table_put (seat, &GRAPHENE_RECT_INIT (middle_x (name) - width / 2, bounds->origin.y, width,
                                        bounds->size.height));
}

static void
place_seat (AtoutTableSpots *self, const TablePlan *plan, guint place)
{
  const TableLayout *layout = plan->layout;
  GtkWidget *seat = child_at (self, ATOUT_TABLE_SPOT_SEAT, seat_at (self, place));
  GtkWidget *bubble = child_at (self, ATOUT_TABLE_SPOT_BUBBLE, seat_at (self, place));
  const graphene_rect_t *said = &layout->said[place];

  atout_table_part_fit (ATOUT_TABLE_PART (seat), plan);
  gtk_widget_set_child_visible (bubble, TRUE);
  if (place == 0)
    {
      put_own (self, layout, seat, bubble);
      return;
    }
  table_put_natural (bubble, plan->width, middle_x (said), said->origin.y, FALSE,
                     (int) said->size.width);
  put_seat (seat, &layout->seat[place], &layout->name[place]);
}

/* Hides portraits without room, and the user's. */
static void
place_people (AtoutTableSpots *self, const TableLayout *layout)
{
  for (guint place = 0; place < self->n_seats; place++)
    {
      GtkWidget *portrait = child_at (self, ATOUT_TABLE_SPOT_PORTRAIT, seat_at (self, place));
      const graphene_rect_t *bounds = &layout->portrait[place];

      gtk_widget_set_child_visible (portrait, bounds->size.width > 0);
      if (bounds->size.width > 0)
        table_put (portrait, bounds);
    }
}

/* Returns @bounds enlarged to the size of a finger. */
static graphene_rect_t
finger_bounds (const graphene_rect_t *bounds)
{
  graphene_rect_t larger = *bounds;

  graphene_rect_inset (&larger, MIN (larger.size.width - FINGER_SIZE, 0) / 2,
                       MIN (larger.size.height - FINGER_SIZE, 0) / 2);

  return larger;
}

/*
 * Places a side's tricks at its first member from the user. Stores their pressable bounds in @list
 * and returns their number.
 */
static guint
place_tricks_won (AtoutTableSpots *self, const TableLayout *layout, graphene_rect_t *list)
{
  guint done = 0;
  guint n = 0;

  for (guint place = 0; place < self->n_seats; place++)
    {
      guint unit
          = atout_seat_get_unit (atout_session_get_seat (self->session, seat_at (self, place)));
      GtkWidget *tricks = child_at (self, ATOUT_TABLE_SPOT_TRICKS_WON, unit);

      if (done & (1u << unit))
        continue;
      done |= 1u << unit;
      if (!gtk_widget_get_visible (tricks))
        continue;
      list[n++] = finger_bounds (&layout->won[place]);
      gtk_widget_set_child_visible (tricks, TRUE);
      table_put (tricks, &layout->won[place]);
    }

  return n;
}

static graphene_rect_t
find_pile (AtoutTableSpots *self, const TableLayout *layout)
{
  for (guint i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *pile = child_at (self, ATOUT_TABLE_SPOT_PILE, i);

      if (gtk_widget_get_visible (pile) && atout_pile_get_pile (ATOUT_PILE (pile))->is_central)
        return layout->centre;
    }

  return layout->pile;
}

static void
place_piles (AtoutTableSpots *self, const TablePlan *plan)
{
  for (guint i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *pile = child_at (self, ATOUT_TABLE_SPOT_PILE, i);
      int owner;

      if (!gtk_widget_get_visible (pile))
        continue;
      owner = atout_pile_get_pile (ATOUT_PILE (pile))->owner;
      /* hidden without room: the calls ask about this pile anyway */
      gtk_widget_set_child_visible (pile, owner != NO_SEAT || plan->pile.size.height > 0);
      table_put (pile, owner == NO_SEAT
                           ? &plan->pile
                           : &plan->layout->aside[table_plan_position (plan, (guint) owner)]);
    }
}

static float
asked_height (AtoutTableSpots *self)
{
  GtkWidget *calls = child_for (self, ATOUT_TABLE_SPOT_CALLS);
  int width = gtk_widget_get_width (self->table);

  return gtk_widget_get_visible (calls)
             ? (float) table_put_natural_height (calls, width, table_spots_calls_width (self))
             : 0;
}

static void
place_laid_open (AtoutTableSpots *self, const TableLayout *layout)
{
  for (guint place = 0; place < self->n_seats; place++)
    {
      guint seat = seat_at (self, place);
      GtkWidget *laid_open = child_at (self, ATOUT_TABLE_SPOT_LAID_OPEN, seat);
      graphene_rect_t bounds = layout->laid_open[place];
      gboolean below_name = place > 0 && bounds.origin.y >= lower_edge (&layout->seat[place]);

      if (!gtk_widget_get_visible (laid_open))
        continue;
      table_put (laid_open, &bounds);
      /* bubbles have precedence at a shared place */
      gtk_widget_set_child_visible (
          laid_open,
          !below_name || !gtk_widget_get_visible (child_at (self, ATOUT_TABLE_SPOT_BUBBLE, seat)));
    }
}

static int
natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

static gboolean
fit_beside (GtkWidget *left, GtkWidget *right, int width)
{
  return gtk_widget_get_visible (left) && gtk_widget_get_visible (right)
         && natural_width (left) + natural_width (right) + 3 * BESIDE <= width;
}

/* Returns true if the offer of the rest fits above the calls; otherwise it replaces the prompt. */
static gboolean
has_room_above (AtoutTableSpots *self, const TableLayout *layout)
{
  GtkWidget *offer = child_for (self, ATOUT_TABLE_SPOT_LAY_DOWN);
  int width = gtk_widget_get_width (self->table);
  float room = lower_edge (&layout->calls) - lower_edge (&layout->middle);

  return !gtk_widget_get_visible (offer)
         || asked_height (self) + (float) table_put_natural_height (offer, width, width) + 4
                <= room;
}

/* Returns the lowest edge of the others' names and bubbles. */
static float
find_lowest_words (AtoutTableSpots *self, const TableLayout *layout)
{
  float lowest = 0;

  for (guint place = 1; place < self->n_seats; place++)
    {
      gboolean speaks = gtk_widget_get_visible (
          child_at (self, ATOUT_TABLE_SPOT_BUBBLE, seat_at (self, place)));

      lowest = MAX (lowest, lower_edge (speaks ? &layout->said[place] : &layout->name[place]));
    }

  return lowest;
}

/* Returns true for a question of a replay that would cover words. */
static gboolean
is_dispensable (AtoutTableSpots *self, const TableLayout *layout, float bottom)
{
  return atout_session_is_replay (self->session)
         && bottom - asked_height (self) < find_lowest_words (self, layout);
}

/*
 * Places the offer of the rest above the calls, or beside them if open hands leave less height.
 * Returns the top edge of both.
 */
static float
place_calls (AtoutTableSpots *self, const TableLayout *layout, int width)
{
  GtkWidget *calls = child_for (self, ATOUT_TABLE_SPOT_CALLS);
  GtkWidget *offer = child_for (self, ATOUT_TABLE_SPOT_LAY_DOWN);
  gboolean is_open = atout_session_get_guided (self->session);
  float bottom = lower_edge (&layout->calls);
  float calls_middle = (float) width / 2;
  float offer_middle = calls_middle;
  gboolean is_explained = gtk_widget_get_visible (child_for (self, ATOUT_TABLE_SPOT_EXPLAIN));
  gboolean is_beside, is_above;

  atout_table_part_shorten (ATOUT_TABLE_PART (offer), is_open || is_explained);
  is_beside = is_open && fit_beside (calls, offer, width);
  is_above = !is_beside && (!is_open || has_room_above (self, layout));
  if (is_beside)
    {
      calls_middle += (float) (natural_width (offer) + BESIDE) / 2;
      offer_middle -= (float) (natural_width (calls) + BESIDE) / 2;
    }
  gtk_widget_set_child_visible (calls,
                                (is_beside || is_above) && !is_dispensable (self, layout, bottom));
  table_put_natural (calls, width, calls_middle, bottom, TRUE, table_spots_calls_width (self));
  if (is_above)
    bottom -= asked_height (self) + 4;
  table_put_natural (offer, width, offer_middle, bottom, TRUE, width);
  if (!is_above)
    return bottom - asked_height (self);

  return gtk_widget_get_visible (offer)
             ? bottom - (float) table_put_natural_height (offer, width, width) - 4
             : bottom + 4;
}

/* Places the explanation above the question, or instead of it if it would cover names. */
static void
place_explanation (AtoutTableSpots *self, const TableLayout *layout, int width, float bottom)
{
  GtkWidget *explanation = child_for (self, ATOUT_TABLE_SPOT_EXPLAIN);
  AtoutTablePart *calls = ATOUT_TABLE_PART (child_for (self, ATOUT_TABLE_SPOT_CALLS));
  gboolean is_long = gtk_widget_get_visible (explanation)
                     && bottom - (float) table_put_natural_height (explanation, width, width)
                            < find_lowest_words (self, layout);

  bottom += (float) atout_table_part_shorten (calls, is_long);
  table_put_natural (explanation, width, (float) width / 2, bottom, TRUE, width);
}

static void
place_offers (AtoutTableSpots *self, const TableLayout *layout, int width)
{
  place_explanation (self, layout, width, place_calls (self, layout, width));
  table_put_natural (child_for (self, ATOUT_TABLE_SPOT_SORT), gtk_widget_get_width (self->table),
                     (float) width, layout->plate.origin.y - 2, FALSE, width);
}

/* Hides @child if @cover hides its middle. */
static void
leave_out (AtoutTableSpots *self, GtkWidget *child, const graphene_rect_t *cover)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (child, self->table, &bounds)
      && table_put_hides_middle (cover, &bounds))
    gtk_widget_set_child_visible (child, FALSE);
}

/* Hides @child if @cover covers a part of it: half a portrait or half a line looks broken. */
static void
leave_out_cut (AtoutTableSpots *self, GtkWidget *child, const graphene_rect_t *cover)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (child, self->table, &bounds)
      && graphene_rect_intersection (cover, &bounds, NULL))
    gtk_widget_set_child_visible (child, FALSE);
}

static void
leave_out_covered (AtoutTableSpots *self, const graphene_rect_t *cover)
{
  guint n_units = atout_course_get_n_units (ATOUT_COURSE (self->session));

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      leave_out_cut (self, child_at (self, ATOUT_TABLE_SPOT_PORTRAIT, seat), cover);
      leave_out_cut (self, child_at (self, ATOUT_TABLE_SPOT_BUBBLE, seat), cover);
    }
  leave_out_cut (self, child_for (self, ATOUT_TABLE_SPOT_STATUS), cover);
  for (guint unit = 0; unit < n_units; unit++)
    leave_out (self, child_at (self, ATOUT_TABLE_SPOT_TRICKS_WON, unit), cover);
  for (guint i = 0; i < PILES_MAX; i++)
    leave_out (self, child_at (self, ATOUT_TABLE_SPOT_PILE, i), cover);
}

static void
set_cover (AtoutTableSpots *self, const graphene_rect_t *cover)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    atout_table_part_set_cover (ATOUT_TABLE_PART (child_at (self, ATOUT_TABLE_SPOT_SEAT, seat)),
                                cover);
  atout_table_part_set_cover (ATOUT_TABLE_PART (child_for (self, ATOUT_TABLE_SPOT_INFO)), cover);
}

/* Shows at most one panel, clear of the @won tricks. */
static void
place_panels (AtoutTableSpots *self, int width, int height, const graphene_rect_t *won, guint n_won)
{
  static const AtoutTableSpot panels[] = { ATOUT_TABLE_SPOT_RESULT, ATOUT_TABLE_SPOT_TRICKS_PAGE };

  set_cover (self, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      graphene_rect_t cover;

      if (!table_put_panel (child_for (self, panels[i]), width, height, won, n_won, &cover))
        continue;
      set_cover (self, &cover);
      leave_out_covered (self, &cover);
    }
}

void
table_spots_put_all (AtoutTableSpots *self, int width, int height)
{
  static const AtoutTableSpot fitted[]
      = { ATOUT_TABLE_SPOT_BACKDROP, ATOUT_TABLE_SPOT_FELT, ATOUT_TABLE_SPOT_HAND };
  GtkWidget *status = child_for (self, ATOUT_TABLE_SPOT_STATUS);
  graphene_rect_t won[SEATS_MAX];
  TableLayout layout;
  TablePlan plan = table_spots_make_plan (self, &layout, width, height);
  guint n_won;

  plan.pile = find_pile (self, &layout);
  self->trick_width = layout.trick_width;
  self->trick_height = layout.trick_height;
  for (guint i = 0; i < G_N_ELEMENTS (fitted); i++)
    atout_table_part_fit (ATOUT_TABLE_PART (child_for (self, fitted[i])), &plan);
  table_put (child_for (self, ATOUT_TABLE_SPOT_INFO), &layout.info);
  table_put (status, &layout.status);
  gtk_widget_set_child_visible (status, layout.status.size.height > 0);
  table_put (child_for (self, ATOUT_TABLE_SPOT_HAND), &layout.hand);
  for (guint place = 0; place < self->n_seats; place++)
    place_seat (self, &plan, place);
  place_people (self, &layout);
  n_won = place_tricks_won (self, &layout, won);
  place_piles (self, &plan);
  place_laid_open (self, &layout);
  place_offers (self, &layout, width);
  place_panels (self, width, height, won, n_won);
}

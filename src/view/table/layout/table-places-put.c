/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puts all that lies on a table to its place. */

#include "view/table/layout/atout-table-places-private.h"

#include "view/cards/atout-pile.h"
#include "view/table/calls/atout-calls.h"
#include "view/table/ground/atout-ground.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/layout/table-put.h"
#include "view/table/layout/table-style.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/stage/atout-felt.h"
#include "view/table/told/atout-lay-down.h"
#include "view/table/told/atout-table-info.h"
#include "view/widgets/finger.h"

#define SMALL_GROUND 0.62 /* how large the ground is drawn on a small table */
#define BESIDE 8          /* pixels between what is asked and what is offered beside it */

/*
 * The user's call stands at the left of the name, which stays in the middle as long as there is
 * room for both, and gives way no further than it must.
 */
static void
put_own (AtoutTablePlaces *self, const TableLayout *layout, GtkWidget *seat, GtkWidget *bubble)
{
  graphene_rect_t bounds = layout->plate;
  int bubble_width, wanted, width, room;
  float middle;

  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  bubble_width = wanted;
  width = atout_seat_view_measure_name (ATOUT_SEAT_VIEW (seat), FALSE);
  atout_seat_view_set_short (ATOUT_SEAT_VIEW (seat),
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

/* The seat of another: its backs over the name. */
static void
put_seat (GtkWidget *seat, const graphene_rect_t *bounds, const graphene_rect_t *name)
{
  float width = MAX (bounds->size.width, name->size.width);

  atout_seat_view_set_name_width (ATOUT_SEAT_VIEW (seat), (int) name->size.width);
  table_put (seat, &GRAPHENE_RECT_INIT (middle_x (name) - width / 2, bounds->origin.y, width,
                                        bounds->size.height));
}

static void
place_seat (AtoutTablePlaces *self, const TableLayout *layout, guint place)
{
  guint seat = seat_at (self, place);
  AtoutSeatView *view = ATOUT_SEAT_VIEW (child_at (self, ATOUT_TABLE_PLACE_SEAT, seat));
  const graphene_rect_t *bounds = &layout->seat[place];
  graphene_rect_t home = layout->hand;

  if (place == 0)
    {
      atout_seat_view_set_card_size (view, 0, 0);
      home = GRAPHENE_RECT_INIT (middle_x (&layout->hand) - (float) layout->card_width / 2,
                                 layout->hand.origin.y + (float) layout->hand_step,
                                 layout->card_width, layout->card_height);
    }
  else
    {
      atout_seat_view_set_card_size (view, layout->back_width, layout->back_height);
      atout_seat_view_set_short (view, layout->short_marks);
      table_put_natural (child_at (self, ATOUT_TABLE_PLACE_BUBBLE, seat),
                         gtk_widget_get_width (self->table), middle_x (&layout->said[place]),
                         layout->said[place].origin.y, FALSE, (int) layout->said[place].size.width);
      home = GRAPHENE_RECT_INIT (middle_x (bounds) - (float) layout->back_width / 2,
                                 bounds->origin.y, layout->back_width, layout->back_height);
    }
  if (place == 0)
    put_own (self, layout, child_at (self, ATOUT_TABLE_PLACE_SEAT, seat),
             child_at (self, ATOUT_TABLE_PLACE_BUBBLE, seat));
  else
    put_seat (child_at (self, ATOUT_TABLE_PLACE_SEAT, seat), bounds, &layout->name[place]);
  atout_felt_set_places (ATOUT_FELT (child_for (self, ATOUT_TABLE_PLACE_FELT)), seat,
                         &layout->trick[place], &home, &layout->won[place], &layout->aside[place]);
}

/* The user, and who finds no room, is not seen. */
static void
place_people (AtoutTablePlaces *self, const TableLayout *layout)
{
  for (guint place = 0; place < self->n_seats; place++)
    {
      GtkWidget *portrait = child_at (self, ATOUT_TABLE_PLACE_PORTRAIT, seat_at (self, place));
      const graphene_rect_t *bounds = &layout->portrait[place];

      gtk_widget_set_child_visible (portrait, bounds->size.width > 0);
      if (bounds->size.width > 0)
        table_put (portrait, bounds);
    }
}

/* The bounds in which a press counts as one of the thing in their middle. */
static graphene_rect_t
finger_bounds (const graphene_rect_t *bounds)
{
  graphene_rect_t larger = *bounds;

  graphene_rect_inset (&larger, MIN (larger.size.width - FINGER_SIZE, 0) / 2,
                       MIN (larger.size.height - FINGER_SIZE, 0) / 2);

  return larger;
}

/* A side's tricks lie with its first member from the user on. Lists where they can be pressed. */
static guint
place_tricks_won (AtoutTablePlaces *self, const TableLayout *layout, graphene_rect_t *list)
{
  guint done = 0;
  guint n = 0;

  for (guint place = 0; place < self->n_seats; place++)
    {
      guint unit
          = atout_seat_get_unit (atout_session_get_seat (self->session, seat_at (self, place)));
      GtkWidget *tricks = child_at (self, ATOUT_TABLE_PLACE_TRICKS_WON, unit);

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

static void
place_piles (AtoutTablePlaces *self, const TableLayout *layout)
{
  guint user = atout_course_get_user_seat (ATOUT_COURSE (self->session));
  const graphene_rect_t *middle = &layout->pile;

  for (guint i = 0; i < PILES_MAX; i++)
    if (gtk_widget_get_visible (child_at (self, ATOUT_TABLE_PLACE_PILE, i))
        && atout_pile_get_pile (ATOUT_PILE (child_at (self, ATOUT_TABLE_PLACE_PILE, i)))
               ->is_central)
      middle = &layout->centre;
  atout_felt_set_pile (ATOUT_FELT (child_for (self, ATOUT_TABLE_PLACE_FELT)), middle);
  for (guint i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *pile = child_at (self, ATOUT_TABLE_PLACE_PILE, i);
      int owner;

      if (!gtk_widget_get_visible (pile))
        continue;
      owner = atout_pile_get_pile (ATOUT_PILE (pile))->owner;
      /* where what is asked leaves no room for it, what it is of is asked about */
      gtk_widget_set_child_visible (pile, owner != NO_SEAT || middle->size.height > 0);
      table_put (pile,
                 owner == NO_SEAT
                     ? middle
                     : &layout->aside[((guint) owner + self->n_seats - user) % self->n_seats]);
    }
}

/* The height of what is asked now, buttons and all. */
static float
asked_height (AtoutTablePlaces *self)
{
  GtkWidget *calls = child_for (self, ATOUT_TABLE_PLACE_CALLS);
  int width = gtk_widget_get_width (self->table);

  return gtk_widget_get_visible (calls)
             ? (float) table_put_natural_height (calls, width, table_places_calls_width (self))
             : 0;
}

/* On the cards of the hand it is of; the worth of the user's beside the name. */
static void
place_laid_open (AtoutTablePlaces *self, const TableLayout *layout)
{
  for (guint place = 0; place < self->n_seats; place++)
    {
      guint seat = seat_at (self, place);
      GtkWidget *laid_open = child_at (self, ATOUT_TABLE_PLACE_LAID_OPEN, seat);
      graphene_rect_t bounds = layout->laid_open[place];
      gboolean below_name = place > 0 && bounds.origin.y >= lower_edge (&layout->seat[place]);

      if (!gtk_widget_get_visible (laid_open))
        continue;
      table_put (laid_open, &bounds);
      /* where there is only one place for both, what is said comes first */
      gtk_widget_set_child_visible (
          laid_open,
          !below_name || !gtk_widget_get_visible (child_at (self, ATOUT_TABLE_PLACE_BUBBLE, seat)));
    }
}

static int
natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);

  return width;
}

/* Both are there, and there is room for one beside the other. */
static gboolean
fit_beside (GtkWidget *left, GtkWidget *right, int width)
{
  return gtk_widget_get_visible (left) && gtk_widget_get_visible (right)
         && natural_width (left) + natural_width (right) + 3 * BESIDE <= width;
}

/* Without room for both, one over the other, the offer stands in place of the prompt. */
static gboolean
has_room_above (AtoutTablePlaces *self, const TableLayout *layout)
{
  GtkWidget *offer = child_for (self, ATOUT_TABLE_PLACE_LAY_DOWN);
  int width = gtk_widget_get_width (self->table);
  float room = lower_edge (&layout->calls) - lower_edge (&layout->middle);

  return !gtk_widget_get_visible (offer)
         || asked_height (self) + (float) table_put_natural_height (offer, width, width) + 4
                <= room;
}

/* The lowest edge of the others' names and of what they say. */
static float
find_lowest_words (AtoutTablePlaces *self, const TableLayout *layout)
{
  float lowest = 0;

  for (guint place = 1; place < self->n_seats; place++)
    {
      gboolean speaks = gtk_widget_get_visible (
          child_at (self, ATOUT_TABLE_PLACE_BUBBLE, seat_at (self, place)));

      lowest = MAX (lowest, lower_edge (speaks ? &layout->said[place] : &layout->name[place]));
    }

  return lowest;
}

/* In a replay a question is left out where it would lie on words. */
static gboolean
is_dispensable (AtoutTablePlaces *self, const TableLayout *layout, float bottom)
{
  return atout_session_is_replay (self->session)
         && bottom - asked_height (self) < find_lowest_words (self, layout);
}

/*
 * The offer to lay down the rest stands over what is asked; while all hands lie open beside it, for
 * the trick lies close above. Returns the upper edge of all that.
 */
static float
place_calls (AtoutTablePlaces *self, const TableLayout *layout, int width)
{
  GtkWidget *calls = child_for (self, ATOUT_TABLE_PLACE_CALLS);
  GtkWidget *offer = child_for (self, ATOUT_TABLE_PLACE_LAY_DOWN);
  gboolean is_open = atout_session_get_guided (self->session);
  float bottom = lower_edge (&layout->calls);
  float calls_middle = (float) width / 2;
  float offer_middle = calls_middle;
  gboolean is_explained = gtk_widget_get_visible (child_for (self, ATOUT_TABLE_PLACE_EXPLAIN));
  gboolean is_beside, is_above;

  atout_lay_down_set_short (ATOUT_LAY_DOWN (offer), is_open || is_explained);
  is_beside = is_open && fit_beside (calls, offer, width);
  is_above = !is_beside && (!is_open || has_room_above (self, layout));
  if (is_beside)
    {
      calls_middle += (float) (natural_width (offer) + BESIDE) / 2;
      offer_middle -= (float) (natural_width (calls) + BESIDE) / 2;
    }
  gtk_widget_set_child_visible (calls,
                                (is_beside || is_above) && !is_dispensable (self, layout, bottom));
  table_put_natural (calls, width, calls_middle, bottom, TRUE, table_places_calls_width (self));
  if (is_above)
    bottom -= asked_height (self) + 4;
  table_put_natural (offer, width, offer_middle, bottom, TRUE, width);
  if (!is_above)
    return bottom - asked_height (self);

  return gtk_widget_get_visible (offer)
             ? bottom - (float) table_put_natural_height (offer, width, width) - 4
             : bottom + 4;
}

/* The explanation stands over the question, or in place of it where it would cover names. */
static void
place_explanation (AtoutTablePlaces *self, const TableLayout *layout, int width, float bottom)
{
  GtkWidget *explanation = child_for (self, ATOUT_TABLE_PLACE_EXPLAIN);
  AtoutCalls *calls = ATOUT_CALLS (child_for (self, ATOUT_TABLE_PLACE_CALLS));
  gboolean is_long = gtk_widget_get_visible (explanation)
                     && bottom - (float) table_put_natural_height (explanation, width, width)
                            < find_lowest_words (self, layout);

  bottom += (float) atout_calls_leave_prompt (calls, is_long);
  table_put_natural (explanation, width, (float) width / 2, bottom, TRUE, width);
}

/* The sorting stands beside the user's name. */
static void
place_offers (AtoutTablePlaces *self, const TableLayout *layout, int width)
{
  place_explanation (self, layout, width, place_calls (self, layout, width));
  table_put_natural (child_for (self, ATOUT_TABLE_PLACE_SORT), gtk_widget_get_width (self->table),
                     (float) width, layout->plate.origin.y - 2, FALSE, width);
}

/* Things of the place keep off whatever may lie or stand on the table in this deal. */
static void
leave_room (AtoutTablePlaces *self, const TableLayout *layout, int width)
{
  const graphene_rect_t *const of_all[] = { &layout->info,   &layout->hand, &layout->plate,
                                            &layout->status, &layout->pile, &layout->centre };
  const graphene_rect_t *const of_each[]
      = { layout->trick, layout->seat,  layout->name,      layout->said,
          layout->won,   layout->aside, layout->laid_open, layout->portrait };
  float calls = (float) MIN (table_places_calls_width (self), width);
  graphene_rect_t taken[ATOUT_GROUND_TAKEN];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (of_all); i++)
    taken[n++] = *of_all[i];
  for (guint i = 0; i < G_N_ELEMENTS (of_each); i++)
    for (guint place = 0; place < self->n_seats; place++)
      taken[n++] = of_each[i][place];
  taken[n++] = GRAPHENE_RECT_INIT (((float) width - calls) / 2, layout->calls.origin.y, calls,
                                   layout->calls.size.height);
  atout_ground_set_taken (ATOUT_GROUND (child_for (self, ATOUT_TABLE_PLACE_GROUND)), taken, n,
                          layout->compact ? SMALL_GROUND : table_style_get_scale (self->table));
}

/* Not a rim of @child is there where its middle is below @cover. */
static void
leave_out (AtoutTablePlaces *self, GtkWidget *child, const graphene_rect_t *cover)
{
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (child, self->table, &bounds)
      && table_put_hides_middle (cover, &bounds))
    gtk_widget_set_child_visible (child, FALSE);
}

/* Faces, tricks won, piles and what is written on them, all of which have their places. */
static void
leave_out_covered (AtoutTablePlaces *self, const graphene_rect_t *cover)
{
  guint n_units = atout_course_get_n_units (ATOUT_COURSE (self->session));

  for (guint seat = 0; seat < self->n_seats; seat++)
    leave_out (self, child_at (self, ATOUT_TABLE_PLACE_PORTRAIT, seat), cover);
  for (guint unit = 0; unit < n_units; unit++)
    leave_out (self, child_at (self, ATOUT_TABLE_PLACE_TRICKS_WON, unit), cover);
  for (guint i = 0; i < PILES_MAX; i++)
    leave_out (self, child_at (self, ATOUT_TABLE_PLACE_PILE, i), cover);
}

/* Text that is partly below @cover (on the table, or NULL) is not shown at all. */
static void
set_cover (AtoutTablePlaces *self, const TableLayout *layout, const graphene_rect_t *cover)
{
  AtoutTableInfo *info = ATOUT_TABLE_INFO (child_for (self, ATOUT_TABLE_PLACE_INFO));
  graphene_rect_t on_info;

  for (guint seat = 0; seat < self->n_seats; seat++)
    atout_seat_view_set_cover (ATOUT_SEAT_VIEW (child_at (self, ATOUT_TABLE_PLACE_SEAT, seat)),
                               cover);
  if (cover != NULL)
    graphene_rect_offset_r (cover, -layout->info.origin.x, -layout->info.origin.y, &on_info);
  atout_table_info_set_cover (info, cover != NULL ? &on_info : NULL);
}

/* At most one of them is shown, clear of the tricks that were @won. */
static void
place_panels (AtoutTablePlaces *self, const TableLayout *layout, int width, int height,
              const graphene_rect_t *won, guint n_won)
{
  static const AtoutTablePlace panels[]
      = { ATOUT_TABLE_PLACE_RESULT, ATOUT_TABLE_PLACE_TRICKS_PAGE };

  set_cover (self, layout, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    {
      graphene_rect_t cover;

      if (!table_put_panel (child_for (self, panels[i]), width, height, won, n_won, &cover))
        continue;
      set_cover (self, layout, &cover);
      leave_out_covered (self, &cover);
    }
}

void
table_places_put_all (AtoutTablePlaces *self, int width, int height)
{
  GtkWidget *status = child_for (self, ATOUT_TABLE_PLACE_STATUS);
  graphene_rect_t won[SEATS_MAX];
  TableLayout layout;
  guint n_won;

  table_places_make_layout (self, &layout, width, height);
  self->trick_width = layout.trick_width;
  self->trick_height = layout.trick_height;
  table_put (child_for (self, ATOUT_TABLE_PLACE_INFO), &layout.info);
  table_put (status, &layout.status);
  gtk_widget_set_child_visible (status, layout.status.size.height > 0);
  atout_hand_set_card_size (ATOUT_HAND (child_for (self, ATOUT_TABLE_PLACE_HAND)),
                            layout.card_width, layout.card_height);
  atout_hand_set_rows (ATOUT_HAND (child_for (self, ATOUT_TABLE_PLACE_HAND)), layout.hand_columns,
                       layout.hand_step);
  table_put (child_for (self, ATOUT_TABLE_PLACE_HAND), &layout.hand);
  for (guint place = 0; place < self->n_seats; place++)
    place_seat (self, &layout, place);
  place_people (self, &layout);
  n_won = place_tricks_won (self, &layout, won);
  place_piles (self, &layout);
  place_laid_open (self, &layout);
  place_offers (self, &layout, width);
  leave_room (self, &layout, width);
  place_panels (self, &layout, width, height, won, n_won);
}

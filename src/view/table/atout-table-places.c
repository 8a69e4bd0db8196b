/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-table-places.h"

#include "atout-calls.h"
#include "atout-felt.h"
#include "atout-hand.h"
#include "atout-seat-view.h"
#include "cards/atout-pile.h"
#include "table-layout.h"
#include "table-put.h"
#include "table-style.h"

#define FEW_SEATS 4      /* many on a small table */
#define BUBBLE_WIDTH 200 /* at most, where there is room */
#define BUBBLE_WIDTH_COMPACT 136
#define CALLS_WIDTH 860
#define CALLS_HIGHEST 1000 /* more than they ever are: the seats stand as high as they can */
#define CORNERS_HEIGHT 26
#define CORNERS_CROWDED 18
#define INFO_SIDES 16 /* what is free left and right of contract and score */

struct _AtoutTablePlaces
{
  GtkLayoutManager parent_instance;

  AtoutSession *session;
  AtoutDeck *deck;
  gboolean has_pile;
  gboolean ready;

  guint style_tick; /* before the next frame what is written gets its size for this table */
  int calls_width;  /* of the table when that was measured */
  int calls_height; /* of the tallest calls that were asked for in this match */
  int trick_width;  /* of a card in the trick, as laid out last */
  int trick_height;

  /* while the table is laid out */
  GtkWidget *table;
  guint n_seats;
  GtkWidget *child[ATOUT_TABLE_PLACE_PILE + 1][MAX (SEATS_MAX, PILES_MAX)];
};

G_DEFINE_FINAL_TYPE (AtoutTablePlaces, atout_table_places, GTK_TYPE_LAYOUT_MANAGER)

enum
{
  PROP_0,
  PROP_READY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The child for @place, NULL where @index is one too many. */
static GtkWidget *
child_at (AtoutTablePlaces *self, AtoutTablePlace place, guint index)
{
  return self->child[place][index];
}

/* The only child for @place. */
static GtkWidget *
child_for (AtoutTablePlaces *self, AtoutTablePlace place)
{
  return self->child[place][0];
}

static AtoutTablePlacesChild *
layout_child (AtoutTablePlaces *self, GtkWidget *child)
{
  return ATOUT_TABLE_PLACES_CHILD (
      gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child));
}

static void
find_children (AtoutTablePlaces *self)
{
  memset (self->child, 0, sizeof self->child);
  for (GtkWidget *child = gtk_widget_get_first_child (self->table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutTablePlacesChild *where = layout_child (self, child);

      g_return_if_fail (atout_table_places_child_get_index (where) < G_N_ELEMENTS (self->child[0]));
      self->child[atout_table_places_child_get_place (where)]
                 [atout_table_places_child_get_index (where)]
          = child;
    }
}

static guint
seat_at (AtoutTablePlaces *self, guint place)
{
  return (place + atout_course_get_user_seat (ATOUT_COURSE (self->session))) % self->n_seats;
}

static float
middle_x (const graphene_rect_t *bounds)
{
  return bounds->origin.x + bounds->size.width / 2;
}

static float
lower_edge (const graphene_rect_t *bounds)
{
  return bounds->origin.y + bounds->size.height;
}

static guint
largest_hand (AtoutTablePlaces *self)
{
  guint most = 1;

  for (guint i = 0; i < self->n_seats; i++)
    {
      guint size = atout_seat_get_hand_size (atout_session_get_seat (self->session, i))
                   + atout_seat_get_tricks (atout_session_get_seat (self->session, i));

      most = MAX (most, size);
    }

  return MAX (most, 8);
}

/* Not while the table is laid out: what was measured by then would not fit the new style. */
static gboolean
update_style (GtkWidget *table, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  AtoutTablePlaces *self = data;

  self->style_tick = 0;
  table_style_update (table, self->n_seats);

  return G_SOURCE_REMOVE;
}

static int
calls_width (AtoutTablePlaces *self)
{
  gboolean leaves_sides = self->n_seats > FEW_SEATS && atout_session_get_guided (self->session);

  return (int) ((leaves_sides ? TABLE_LAYOUT_CALLS_SPAN : CALLS_WIDTH)
                * table_style_get_scale (self->table));
}

/* The seats are clear of the tallest calls that were asked for: they make room at most once. */
static int
reserve_calls (AtoutTablePlaces *self, int width)
{
  int least, natural, height;

  if (self->calls_width != width)
    self->calls_height = 0;
  self->calls_width = width;
  if (!atout_course_is_calling (ATOUT_COURSE (self->session)))
    return self->calls_height;
  gtk_widget_measure (child_for (self, ATOUT_TABLE_PLACE_CALLS), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, &natural, NULL, NULL);
  natural = MAX (MIN (natural, MIN (width - 16, calls_width (self))), least);
  gtk_widget_measure (child_for (self, ATOUT_TABLE_PLACE_CALLS), GTK_ORIENTATION_VERTICAL, natural,
                      NULL, &height, NULL, NULL);
  if (self->calls_width != width)
    self->calls_height = 0; /* it was for another table */
  self->calls_width = width;
  self->calls_height = MAX (self->calls_height, height + 6);

  return self->calls_height;
}

static int
info_height (AtoutTablePlaces *self, int width)
{
  int natural;

  gtk_widget_measure (child_for (self, ATOUT_TABLE_PLACE_INFO), GTK_ORIENTATION_VERTICAL,
                      width - INFO_SIDES, NULL, &natural, NULL, NULL);

  return natural;
}

/* The height of a hand in a row of corners where all hands lie open. */
static int
reserve_corners (AtoutTablePlaces *self)
{
  if (!atout_session_get_guided (self->session))
    return 0;

  return gtk_widget_has_css_class (self->table, "crowded") ? CORNERS_CROWDED : CORNERS_HEIGHT;
}

static TableSpace
find_space (AtoutTablePlaces *self, int width, int height)
{
  gboolean is_small = gtk_widget_has_css_class (self->table, "crowded");
  double scale = table_style_get_scale (self->table);

  return (TableSpace) {
    .width = width,
    .height = height,
    .n_seats = self->n_seats,
    .clockwise = atout_course_get_game (ATOUT_COURSE (self->session))->clockwise,
    .aspect_ratio = atout_deck_get_aspect_ratio (self->deck),
    .hand_cards = largest_hand (self),
    .has_pile = self->has_pile,
    .has_open = atout_session_get_guided (self->session),
    .rise = atout_hand_get_rise (),
    .info_height = info_height (self, width),
    .text_scale = scale,
    .plate_height = (int) ((is_small ? 21 : 26) * scale),
    .bubble_height = (int) ((is_small ? 21 : 26) * scale),
    .status_height = table_put_natural_height (child_for (self, ATOUT_TABLE_PLACE_STATUS)),
    .corners_height = reserve_corners (self),
  };
}

/* The calls keep off names and what is said: they learn their room before they are measured. */
static void
fit_calls (AtoutTablePlaces *self, TableSpace *space)
{
  GtkWidget *calls = child_for (self, ATOUT_TABLE_PLACE_CALLS);
  gboolean compact = table_layout_is_compact (space->width, space->height);
  TableLayout layout;

  space->calls_height = CALLS_HIGHEST;
  table_layout_make (&layout, space);
  atout_calls_set_room (ATOUT_CALLS (calls), MIN (space->width - 16, calls_width (self)),
                        layout.calls_room, compact);
  space->calls_height = reserve_calls (self, space->width);
}

static void
make_layout (AtoutTablePlaces *self, TableLayout *layout, int width, int height)
{
  TableSpace space = find_space (self, width, height);

  fit_calls (self, &space);
  table_layout_make (layout, &space);
}

/*
 * The user's call stands left of the name, which stays in the middle as long as there is room for
 * both, and gives way no further than it must.
 */
static void
put_own (AtoutTablePlaces *self, const TableLayout *layout, GtkWidget *seat, GtkWidget *bubble)
{
  graphene_rect_t bounds = layout->plate;
  int bubble_width, width, room;
  float middle;

  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &bubble_width, NULL, NULL);
  gtk_widget_measure (seat, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  room = ((int) bounds.size.width - width) / 2 - 6;
  bubble_width = MIN (bubble_width, MAX (2 * room, (int) bounds.size.width / 3));
  middle = MAX (bounds.size.width / 6, (float) bubble_width / 2);
  middle = MIN (middle, (float) MAX (room, bubble_width) - (float) bubble_width / 2);
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

/* A name with many marks may need more than its seat has: it stays where it is. */
static void
put_seat (AtoutTablePlaces *self, GtkWidget *seat, const graphene_rect_t *bounds)
{
  float table = (float) gtk_widget_get_width (self->table);
  graphene_rect_t wider = *bounds;
  int least;

  gtk_widget_measure (seat, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if ((float) least > bounds->size.width)
    {
      wider.size.width = (float) least;
      wider.origin.x = (float) (int) CLAMP (middle_x (bounds) - (float) least / 2, 2,
                                            MAX (table - (float) least - 2, 2));
    }
  table_put (seat, &wider);
}

/* How wide what is said may be where the seat itself is not as wide. */
static int
widest_bubble (AtoutTablePlaces *self, const TableLayout *layout)
{
  if (self->n_seats > FEW_SEATS && atout_session_get_guided (self->session))
    return 0; /* beside it is asked */
  if (!layout->compact || self->n_seats == 2)
    return (int) (BUBBLE_WIDTH * table_style_get_scale (self->table));

  return self->n_seats > FEW_SEATS ? 0 : BUBBLE_WIDTH_COMPACT;
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
                                 layout->hand.origin.y, layout->card_width, layout->card_height);
    }
  else
    {
      atout_seat_view_set_card_size (view, layout->back_width, layout->back_height);
      table_put_natural (child_at (self, ATOUT_TABLE_PLACE_BUBBLE, seat),
                         gtk_widget_get_width (self->table), middle_x (bounds),
                         lower_edge (bounds) + 2, FALSE,
                         MAX ((int) bounds->size.width + 8, widest_bubble (self, layout)));
      home = GRAPHENE_RECT_INIT (middle_x (bounds) - (float) layout->back_width / 2,
                                 bounds->origin.y, layout->back_width, layout->back_height);
    }
  if (place == 0)
    put_own (self, layout, child_at (self, ATOUT_TABLE_PLACE_SEAT, seat),
             child_at (self, ATOUT_TABLE_PLACE_BUBBLE, seat));
  else
    put_seat (self, child_at (self, ATOUT_TABLE_PLACE_SEAT, seat), bounds);
  atout_felt_set_places (ATOUT_FELT (child_for (self, ATOUT_TABLE_PLACE_FELT)), seat,
                         &layout->trick[place], &home, &layout->won[place], &layout->aside[place]);
}

/* A side's tricks lie with its first member from the user on. */
static void
place_tricks_won (AtoutTablePlaces *self, const TableLayout *layout)
{
  guint done = 0;

  for (guint place = 0; place < self->n_seats; place++)
    {
      guint unit
          = atout_seat_get_unit (atout_session_get_seat (self->session, seat_at (self, place)));

      if (done & (1u << unit))
        continue;
      done |= 1u << unit;
      if (gtk_widget_get_visible (child_at (self, ATOUT_TABLE_PLACE_TRICKS_WON, unit)))
        table_put (child_at (self, ATOUT_TABLE_PLACE_TRICKS_WON, unit), &layout->won[place]);
    }
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
  return gtk_widget_get_visible (child_for (self, ATOUT_TABLE_PLACE_CALLS))
             ? (float) table_put_natural_height (child_for (self, ATOUT_TABLE_PLACE_CALLS))
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

/* The offer to lay down the rest stands over what is asked, the sorting beside the user's name. */
static void
place_offers (AtoutTablePlaces *self, const TableLayout *layout, int width)
{
  float asked = asked_height (self);

  table_put_natural (child_for (self, ATOUT_TABLE_PLACE_LAY_DOWN),
                     gtk_widget_get_width (self->table), (float) width / 2,
                     lower_edge (&layout->calls) - asked - 4, TRUE, width);
  table_put_natural (child_for (self, ATOUT_TABLE_PLACE_SORT), gtk_widget_get_width (self->table),
                     (float) width, layout->plate.origin.y - 2, FALSE, width);
}

static void
set_ready (AtoutTablePlaces *self, gboolean ready)
{
  if (self->ready == ready)
    return;
  self->ready = ready;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_READY]);
}

/* Nothing is seen before match and deck are there. */
static gboolean
is_ready (AtoutTablePlaces *self)
{
  gboolean ready = self->session != NULL && self->deck != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (self->table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, ready);
  set_ready (self, ready);

  return ready;
}

static void
place_all (AtoutTablePlaces *self, int width, int height)
{
  GtkWidget *status = child_for (self, ATOUT_TABLE_PLACE_STATUS);
  TableLayout layout;

  make_layout (self, &layout, width, height);
  self->trick_width = layout.trick_width;
  self->trick_height = layout.trick_height;
  table_put (child_for (self, ATOUT_TABLE_PLACE_INFO), &layout.info);
  table_put (status, &layout.status);
  gtk_widget_set_child_visible (status, layout.status.size.height > 0);
  atout_hand_set_card_size (ATOUT_HAND (child_for (self, ATOUT_TABLE_PLACE_HAND)),
                            layout.card_width, layout.card_height);
  table_put (child_for (self, ATOUT_TABLE_PLACE_HAND), &layout.hand);
  for (guint place = 0; place < self->n_seats; place++)
    place_seat (self, &layout, place);
  place_tricks_won (self, &layout);
  place_piles (self, &layout);
  place_laid_open (self, &layout);
  table_put_natural (child_for (self, ATOUT_TABLE_PLACE_CALLS), gtk_widget_get_width (self->table),
                     (float) width / 2, lower_edge (&layout.calls), TRUE, calls_width (self));
  table_put_natural (child_for (self, ATOUT_TABLE_PLACE_EXPLAIN),
                     gtk_widget_get_width (self->table), (float) width / 2,
                     lower_edge (&layout.calls) - asked_height (self), TRUE, width);
  place_offers (self, &layout, width);
  table_put_panel (child_for (self, ATOUT_TABLE_PLACE_RESULT), width, height);
  table_put_panel (child_for (self, ATOUT_TABLE_PLACE_TRICKS_PAGE), width, height);
}

static void
atout_table_places_allocate (GtkLayoutManager *manager, GtkWidget *table, int width, int height,
                             int baseline G_GNUC_UNUSED)
{
  AtoutTablePlaces *self = ATOUT_TABLE_PLACES (manager);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);

  self->table = table;
  if (!is_ready (self))
    return;
  self->n_seats = atout_course_get_n_seats (ATOUT_COURSE (self->session));
  find_children (self);
  table_put (child_for (self, ATOUT_TABLE_PLACE_FELT), &all);
  if (table_style_is_old (table, self->n_seats) && self->style_tick == 0)
    self->style_tick = gtk_widget_add_tick_callback (table, update_style, self, NULL);
  place_all (self, width, height);
}

static void
atout_table_places_measure (GtkLayoutManager *manager G_GNUC_UNUSED, GtkWidget *table G_GNUC_UNUSED,
                            GtkOrientation orientation, int for_size G_GNUC_UNUSED, int *minimum,
                            int *natural, int *minimum_baseline G_GNUC_UNUSED,
                            int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 340 : 260;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 740 : 640;
}

static GtkSizeRequestMode
atout_table_places_get_request_mode (GtkLayoutManager *manager G_GNUC_UNUSED,
                                     GtkWidget *table G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* ---- Class -------------------------------------------------------------------------------- */

static void
stop_tick (AtoutTablePlaces *self)
{
  if (self->style_tick != 0)
    gtk_widget_remove_tick_callback (self->table, self->style_tick);
  self->style_tick = 0;
}

static void
atout_table_places_unroot (GtkLayoutManager *manager)
{
  stop_tick (ATOUT_TABLE_PLACES (manager));

  GTK_LAYOUT_MANAGER_CLASS (atout_table_places_parent_class)->unroot (manager);
}

static void
atout_table_places_dispose (GObject *object)
{
  AtoutTablePlaces *self = ATOUT_TABLE_PLACES (object);

  atout_table_places_set_session (self, NULL);
  g_clear_object (&self->deck);

  G_OBJECT_CLASS (atout_table_places_parent_class)->dispose (object);
}

static void
atout_table_places_get_property (GObject *object, guint property_id, GValue *value,
                                 GParamSpec *pspec)
{
  AtoutTablePlaces *self = ATOUT_TABLE_PLACES (object);

  switch (property_id)
    {
    case PROP_READY:
      g_value_set_boolean (value, self->ready);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_table_places_class_init (AtoutTablePlacesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->dispose = atout_table_places_dispose;
  object_class->get_property = atout_table_places_get_property;
  manager_class->layout_child_type = ATOUT_TYPE_TABLE_PLACES_CHILD;
  manager_class->get_request_mode = atout_table_places_get_request_mode;
  manager_class->measure = atout_table_places_measure;
  manager_class->allocate = atout_table_places_allocate;
  manager_class->unroot = atout_table_places_unroot;

  /**
   * AtoutTablePlaces:ready:
   *
   * Whether match and deck are there, and all has its place.
   */
  properties[PROP_READY] = g_param_spec_boolean ("ready", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
atout_table_places_init (AtoutTablePlaces *self G_GNUC_UNUSED)
{
}

void
atout_table_places_add (AtoutTablePlaces *self, GtkWidget *child, GtkWidget *above,
                        AtoutTablePlace place, guint index)
{
  gtk_widget_insert_before (child, gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self)),
                            above);
  g_object_set (layout_child (self, child), "place", place, "index", index, NULL);
}

GtkWidget *
atout_table_places_get_child (AtoutTablePlaces *self, AtoutTablePlace place, guint index)
{
  GtkWidget *table = gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (self));

  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutTablePlacesChild *where = layout_child (self, child);

      if (atout_table_places_child_get_place (where) == place
          && atout_table_places_child_get_index (where) == index)
        return child;
    }

  return NULL;
}

void
atout_table_places_remove (AtoutTablePlaces *self, AtoutTablePlace place, guint index)
{
  GtkWidget *child = atout_table_places_get_child (self, place, index);

  if (child != NULL)
    gtk_widget_unparent (child);
}

/* Its place stays free in all of the deal, whatever comes of it. */
static void
look_for_pile (AtoutTablePlaces *self)
{
  self->has_pile = atout_course_begins_with_pile (ATOUT_COURSE (self->session));
}

void
atout_table_places_set_session (AtoutTablePlaces *self, AtoutSession *session)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_set_object (&self->session, session);
  self->calls_height = 0;
  set_ready (self, FALSE); /* what comes with it is not laid out yet */
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "dealt", G_CALLBACK (look_for_pile), self);
      g_signal_connect_swapped (session, "rewound", G_CALLBACK (look_for_pile), self);
      look_for_pile (self);
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
atout_table_places_set_deck (AtoutTablePlaces *self, AtoutDeck *deck)
{
  g_set_object (&self->deck, deck);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
atout_table_places_get_ready (AtoutTablePlaces *self)
{
  return self->ready;
}

void
atout_table_places_get_trick_size (AtoutTablePlaces *self, int *width, int *height)
{
  *width = self->trick_width;
  *height = self->trick_height;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where everything lies on an AtoutTable: the layout of table-layout.h, carried out. */

#include "atout-calls.h"
#include "atout-felt.h"
#include "atout-hand.h"
#include "atout-seat-view.h"
#include "atout-table-private.h"
#include "atout-tricks-won.h"
#include "cards/atout-pile.h"
#include "score/atout-result.h"
#include "table-layout.h"

#define MANY_SEATS 6
#define FEW_SEATS 4      /* many on a small table */
#define BUBBLE_WIDTH 200 /* at most, where there is room */
#define BUBBLE_WIDTH_COMPACT 136
#define CALLS_WIDTH 860
#define INFO_SIDES 16 /* what is free left and right of contract and score */

static guint
seat_at (AtoutTable *self, guint place)
{
  return (place + atout_match_get_user_seat (self->match)) % self->n_seats;
}

static int
natural_height (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

/* What needs more room than there is takes it at both sides. */
static void
put (GtkWidget *widget, const graphene_rect_t *bounds)
{
  graphene_point_t at = bounds->origin;
  int width = (int) bounds->size.width;
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    at.x = MAX (at.x - (float) ((least - width) / 2), 2);
  gtk_widget_allocate (widget, MAX (width, least), (int) bounds->size.height, -1,
                       gsk_transform_translate (NULL, &at));
}

/*
 * Puts @widget at its natural size but not wider than @most, centred on @x, its upper or lower
 * edge at @y.
 */
static void
put_natural (AtoutTable *self, GtkWidget *widget, float x, float y, gboolean above, int most)
{
  int table = gtk_widget_get_width (GTK_WIDGET (self));
  int least, width, height;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, MIN (table - 16, most)), least);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x = CLAMP (x - (float) width / 2, 4, MAX ((float) (table - width) - 4, 4));
  bounds = GRAPHENE_RECT_INIT ((float) (int) x, (float) (int) (above ? y - (float) height : y),
                               width, height);
  put (widget, &bounds);
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
largest_hand (AtoutTable *self)
{
  guint most = 1;

  for (guint i = 0; i < self->n_seats; i++)
    {
      guint size = atout_seat_get_hand_size (atout_match_get_seat (self->match, i))
                   + atout_seat_get_tricks (atout_match_get_seat (self->match, i));

      most = MAX (most, size);
    }

  return MAX (most, 8);
}

/* So many sit here that names and calls are written smaller. */
static gboolean
is_crowded (AtoutTable *self, int width, int height)
{
  return self->n_seats > (table_layout_is_compact (width, height) ? FEW_SEATS : MANY_SEATS);
}

static void
set_style (AtoutTable *self, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), style);
}

static gboolean
style_is_old (AtoutTable *self, int width, int height)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return gtk_widget_has_css_class (widget, "crowded") != is_crowded (self, width, height)
         || gtk_widget_has_css_class (widget, "compact") != table_layout_is_compact (width, height);
}

/* Not while the table is laid out: what was measured by then would not fit the new style. */
static gboolean
update_style (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  AtoutTable *self = ATOUT_TABLE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);

  self->style_tick = 0;
  set_style (self, "crowded", is_crowded (self, width, height));
  set_style (self, "compact", table_layout_is_compact (width, height));

  return G_SOURCE_REMOVE;
}

/* The seats are clear of the tallest calls that were asked for: they make room at most once. */
static int
reserve_calls (AtoutTable *self, int width)
{
  int least, natural, height;

  if (self->calls_width != width)
    self->calls_height = 0;
  self->calls_width = width;
  if (!atout_match_is_calling (self->match))
    return self->calls_height;
  gtk_widget_measure (self->calls, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  natural = MAX (MIN (natural, MIN (width - 16, CALLS_WIDTH)), least);
  gtk_widget_measure (self->calls, GTK_ORIENTATION_VERTICAL, natural, NULL, &height, NULL, NULL);
  if (self->calls_width != width)
    self->calls_height = 0; /* it was for another table */
  self->calls_width = width;
  self->calls_height = MAX (self->calls_height, height + 6);

  return self->calls_height;
}

static int
info_height (AtoutTable *self, int width)
{
  int natural;

  gtk_widget_measure (self->info, GTK_ORIENTATION_VERTICAL, width - INFO_SIDES, NULL, &natural,
                      NULL, NULL);

  return natural;
}

/* The height of a hand in letters where all hands lie open. */
static int
reserve_written (AtoutTable *self)
{
  int height = 0;

  if (!atout_match_get_guided (self->match) || atout_match_get_words (self->match) != WORDS_FRENCH)
    return 0; /* other suits have no signs */
  for (guint i = 0; i < self->n_seats; i++)
    height = MAX (height, atout_pile_get_written_height (ATOUT_PILE (self->laid_open[i])));

  return height;
}

static void
make_layout (AtoutTable *self, TableLayout *layout, int width, int height)
{
  gboolean is_small = gtk_widget_has_css_class (GTK_WIDGET (self), "crowded");
  const TableSpace space = {
    .width = width,
    .height = height,
    .n_seats = self->n_seats,
    .clockwise = atout_match_get_game (self->match)->clockwise,
    .aspect_ratio = atout_deck_get_aspect_ratio (self->deck),
    .hand_cards = largest_hand (self),
    .has_pile = self->has_pile,
    .has_open = atout_match_get_guided (self->match),
    .rise = atout_hand_get_rise (),
    .info_height = info_height (self, width),
    .plate_height = is_small ? 21 : 26,
    .bubble_height = is_small ? 21 : 26,
    .calls_height = reserve_calls (self, width),
    .status_height = natural_height (self->status),
    .written_height = reserve_written (self),
  };

  table_layout_make (layout, &space);
}

/*
 * The user's call stands left of the name, which stays in the middle as long as there is room for
 * both, and gives way no further than it must.
 */
static void
put_own (AtoutTable *self, const TableLayout *layout, GtkWidget *seat, GtkWidget *bubble)
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
  put_natural (self, bubble, bounds.origin.x + middle, bounds.origin.y, FALSE, bubble_width);
  if (gtk_widget_get_visible (bubble) && bubble_width > room)
    {
      float taken = (float) bubble_width + 6;

      bounds.origin.x += taken;
      bounds.size.width = MIN (bounds.size.width - taken, (float) width);
    }
  put (seat, &bounds);
}

/* A name with many marks may need more than its seat has: it stays where it is. */
static void
put_seat (AtoutTable *self, GtkWidget *seat, const graphene_rect_t *bounds)
{
  float table = (float) gtk_widget_get_width (GTK_WIDGET (self));
  graphene_rect_t wider = *bounds;
  int least;

  gtk_widget_measure (seat, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if ((float) least > bounds->size.width)
    {
      wider.size.width = (float) least;
      wider.origin.x = (float) (int) CLAMP (middle_x (bounds) - (float) least / 2, 2,
                                            MAX (table - (float) least - 2, 2));
    }
  put (seat, &wider);
}

/* How wide what is said may be where the seat itself is not as wide. */
static int
widest_bubble (AtoutTable *self, const TableLayout *layout)
{
  if (!layout->compact || self->n_seats == 2)
    return BUBBLE_WIDTH;

  return self->n_seats > FEW_SEATS ? 0 : BUBBLE_WIDTH_COMPACT;
}

static void
place_seat (AtoutTable *self, const TableLayout *layout, guint place)
{
  guint seat = seat_at (self, place);
  AtoutSeatView *view = ATOUT_SEAT_VIEW (self->seat[seat]);
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
      put_natural (self, self->bubble[seat], middle_x (bounds), lower_edge (bounds) + 2, FALSE,
                   MAX ((int) bounds->size.width + 8, widest_bubble (self, layout)));
      home = GRAPHENE_RECT_INIT (middle_x (bounds) - (float) layout->back_width / 2,
                                 bounds->origin.y, layout->back_width, layout->back_height);
    }
  if (place == 0)
    put_own (self, layout, self->seat[seat], self->bubble[seat]);
  else
    put_seat (self, self->seat[seat], bounds);
  atout_felt_set_places (ATOUT_FELT (self->felt), seat, &layout->trick[place], &home,
                         &layout->won[place], &layout->aside[place]);
}

/* A side's tricks lie with its first member from the user on. */
static void
place_tricks_won (AtoutTable *self, const TableLayout *layout)
{
  guint done = 0;

  for (guint place = 0; place < self->n_seats; place++)
    {
      guint unit = atout_seat_get_unit (atout_match_get_seat (self->match, seat_at (self, place)));

      if (done & (1u << unit))
        continue;
      done |= 1u << unit;
      if (gtk_widget_get_visible (self->tricks_won[unit]))
        put (self->tricks_won[unit], &layout->won[place]);
    }
}

static void
place_piles (AtoutTable *self, const TableLayout *layout)
{
  guint user = atout_match_get_user_seat (self->match);

  const graphene_rect_t *pile = self->pile_is_central ? &layout->centre : &layout->pile;

  atout_felt_set_pile (ATOUT_FELT (self->felt), pile);
  for (guint i = 0; i < self->n_piles; i++)
    {
      int owner = self->pile_owner[i];
      guint place = owner == NO_SEAT ? 0 : ((guint) owner + self->n_seats - user) % self->n_seats;

      put (self->pile[i], owner == NO_SEAT ? pile : &layout->aside[place]);
    }
}

/* A panel in the middle, over everything. */
static void
place_panel (GtkWidget *panel, int width, int height)
{
  int least, natural, shortest, tall;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (panel))
    return;
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  natural = MAX (MIN (MAX (natural, 320), width - 16), least);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, natural, &shortest, &tall, NULL, NULL);
  tall = MAX (MIN (tall, height - 8), shortest);
  bounds = GRAPHENE_RECT_INIT ((float) ((width - natural) / 2),
                               (float) MAX ((height - tall) / 2, 4), natural, tall);
  put (panel, &bounds);
}

/* The height of what is asked now, buttons and all. */
static float
asked_height (AtoutTable *self)
{
  return gtk_widget_get_visible (self->calls) ? (float) natural_height (self->calls) : 0;
}

/* On the cards of the hand it is of; the user's beside the hand, clear of what is asked. */
static void
place_laid_open (AtoutTable *self, const TableLayout *layout)
{
  for (guint place = 0; place < self->n_seats; place++)
    {
      guint seat = seat_at (self, place);
      GtkWidget *laid_open = self->laid_open[seat];
      graphene_rect_t bounds = layout->laid_open[place];
      gboolean below_name = place > 0 && bounds.origin.y >= lower_edge (&layout->seat[place]);

      if (place == 0 && layout->compact)
        bounds.origin.y = MIN (bounds.origin.y, lower_edge (&layout->calls) - asked_height (self)
                                                    - bounds.size.height);
      atout_pile_set_written (ATOUT_PILE (laid_open), layout->written);
      if (!gtk_widget_get_visible (laid_open))
        continue;
      put (laid_open, &bounds);
      /* where there is only one place for both, what is said comes first */
      gtk_widget_set_child_visible (laid_open,
                                    !below_name || !gtk_widget_get_visible (self->bubble[seat]));
    }
}

/* The offer to lay down the rest stands over what is asked, the sorting beside the user's name. */
static void
place_offers (AtoutTable *self, const TableLayout *layout, int width)
{
  float asked = asked_height (self);

  put_natural (self, self->lay_down, (float) width / 2, lower_edge (&layout->calls) - asked - 4,
               TRUE, width);
  put_natural (self, self->sort, (float) width, layout->plate.origin.y - 2, FALSE, width);
}

/* What was asked before the cards were there could not keep the focus. */
static gboolean
focus_what_is_asked (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED,
                     gpointer data G_GNUC_UNUSED)
{
  AtoutTable *self = ATOUT_TABLE (widget);

  if (self->match != NULL && !self->holding)
    table_show_focus (self);

  return G_SOURCE_REMOVE;
}

void
table_place_children (AtoutTable *self, int width, int height)
{
  TableLayout layout;
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, width, height);
  gboolean ready = self->match != NULL && self->deck != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, ready);
  if (ready && !self->ready)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_what_is_asked, NULL, NULL);
  self->ready = ready;
  if (!ready)
    return;
  put (self->felt, &all);

  if (style_is_old (self, width, height) && self->style_tick == 0)
    self->style_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), update_style, NULL, NULL);
  atout_calls_set_room (ATOUT_CALLS (self->calls), MIN (width - 16, CALLS_WIDTH),
                        table_layout_is_compact (width, height));
  make_layout (self, &layout, width, height);
  self->trick_width = layout.trick_width;
  self->trick_height = layout.trick_height;
  put (self->info, &layout.info);
  put (self->status, &layout.status);
  gtk_widget_set_child_visible (self->status, layout.status.size.height > 0);
  atout_hand_set_card_size (ATOUT_HAND (self->hand), layout.card_width, layout.card_height);
  put (self->hand, &layout.hand);
  for (guint place = 0; place < self->n_seats; place++)
    place_seat (self, &layout, place);
  place_tricks_won (self, &layout);
  place_piles (self, &layout);
  place_laid_open (self, &layout);
  put_natural (self, self->calls, (float) width / 2, lower_edge (&layout.calls), TRUE, CALLS_WIDTH);
  put_natural (self, self->explain, (float) width / 2,
               lower_edge (&layout.calls) - asked_height (self), TRUE, width);
  place_offers (self, &layout, width);
  place_panel (self->result, width, height);
  place_panel (self->tricks_page, width, height);
}

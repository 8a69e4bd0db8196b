/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where everything lies on an AtoutTable: the layout of table-layout.h, carried out. */

#include "atout-calls.h"
#include "atout-felt.h"
#include "atout-hand.h"
#include "atout-pile.h"
#include "atout-result.h"
#include "atout-seat-view.h"
#include "atout-stock.h"
#include "atout-table-private.h"
#include "table-layout.h"

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

static void
put (GtkWidget *widget, const graphene_rect_t *bounds)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (widget, MAX ((int) bounds->size.width, least), (int) bounds->size.height, -1,
                       gsk_transform_translate (NULL, &bounds->origin));
}

/* Puts @widget at its natural size, centred on @x, its upper or lower edge at @y. */
static void
put_natural (AtoutTable *self, GtkWidget *widget, float x, float y, gboolean above)
{
  int table = gtk_widget_get_width (GTK_WIDGET (self));
  int least, width, height;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (width, table - 16), least);
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

static void
make_layout (AtoutTable *self, TableLayout *layout, int width, int height)
{
  const TableSpace space = {
    .width = width,
    .height = height,
    .n_seats = self->n_seats,
    .clockwise = atout_match_get_game (self->match)->clockwise,
    .aspect_ratio = atout_deck_get_aspect_ratio (self->deck),
    .hand_cards = largest_hand (self),
    .has_stock = atout_match_get_game (self->match)->piles != NULL,
    .rise = atout_hand_get_rise (),
    .info_height = natural_height (self->info),
    .plate_height = 30,
    .status_height = natural_height (self->status),
  };

  table_layout_make (layout, &space);
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
      /* above the prompt and the buttons, which it must not cover */
      put_natural (self, self->bubble[seat], 70,
                   layout->hand.origin.y - 2 - (float) natural_height (self->calls), TRUE);
      home = GRAPHENE_RECT_INIT (middle_x (&layout->hand) - (float) layout->card_width / 2,
                                 layout->hand.origin.y, layout->card_width, layout->card_height);
    }
  else
    {
      atout_seat_view_set_card_size (view, layout->back_width, layout->back_height);
      put_natural (self, self->bubble[seat], middle_x (bounds), lower_edge (bounds) + 2, FALSE);
      home = GRAPHENE_RECT_INIT (middle_x (bounds) - (float) layout->back_width / 2,
                                 bounds->origin.y, layout->back_width, layout->back_height);
    }
  put (self->seat[seat], bounds);
  atout_felt_set_places (ATOUT_FELT (self->felt), seat, &layout->trick[place], &home,
                         &layout->pile[place]);
}

/* A side's tricks lie with its first member from the user on. */
static void
place_piles (AtoutTable *self, const TableLayout *layout)
{
  guint done = 0;

  for (guint place = 0; place < self->n_seats; place++)
    {
      guint unit = atout_seat_get_unit (atout_match_get_seat (self->match, seat_at (self, place)));

      if (done & (1u << unit))
        continue;
      done |= 1u << unit;
      if (gtk_widget_get_visible (self->pile[unit]))
        put (self->pile[unit], &layout->pile[place]);
    }
}

static void
place_stocks (AtoutTable *self, const TableLayout *layout)
{
  guint user = atout_match_get_user_seat (self->match);

  for (guint i = 0; i < self->n_stocks; i++)
    {
      int owner = self->stock_owner[i];
      guint place = owner == NO_SEAT ? 0 : ((guint) owner + self->n_seats - user) % self->n_seats;

      put (self->stock[i], owner == NO_SEAT ? &layout->stock : &layout->aside[place]);
    }
}

static void
place_result (AtoutTable *self, int width, int height)
{
  int least, natural, tall;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (self->result))
    return;
  gtk_widget_measure (self->result, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  natural = MAX (MIN (MAX (natural, 320), width - 16), least);
  gtk_widget_measure (self->result, GTK_ORIENTATION_VERTICAL, natural, &least, &tall, NULL, NULL);
  tall = MAX (MIN (tall, height - 8), least);
  bounds = GRAPHENE_RECT_INIT ((float) ((width - natural) / 2),
                               (float) MAX ((height - tall) / 2, 4), natural, tall);
  put (self->result, &bounds);
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
  if (!ready)
    return;
  put (self->felt, &all);

  make_layout (self, &layout, width, height);
  self->trick_width = layout.trick_width;
  self->trick_height = layout.trick_height;
  put (self->info, &layout.info);
  put (self->status, &layout.status);
  atout_hand_set_card_size (ATOUT_HAND (self->hand), layout.card_width, layout.card_height);
  put (self->hand, &layout.hand);
  for (guint place = 0; place < self->n_seats; place++)
    place_seat (self, &layout, place);
  place_piles (self, &layout);
  place_stocks (self, &layout);
  atout_calls_set_columns (ATOUT_CALLS (self->calls), layout.compact ? 3 : 8);
  put_natural (self, self->calls, (float) width / 2, lower_edge (&layout.calls), TRUE);
  put_natural (self, self->explain, (float) width / 2, lower_edge (&layout.calls), TRUE);
  place_result (self, width, height);
}

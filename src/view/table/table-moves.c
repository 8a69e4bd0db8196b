/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards on the table besides the trick, and on their way to it and from it. */

#include "atout-felt.h"
#include "atout-hand.h"
#include "atout-seat-view.h"
#include "atout-table-private.h"
#include "cards/atout-pile.h"

#define TIME_MOVE 0.5 /* seconds at normal speed, for all cards of an action */

/* ---- What lies there ---------------------------------------------------------------------- */

static void
update_laid_open (AtoutTable *self)
{
  Pile piles[SEATS_MAX];
  const Telling telling = atout_match_tell (self->match);
  guint n = tell_laid_open (&telling, piles);

  for (guint i = 0; i < SEATS_MAX; i++)
    gtk_widget_set_visible (self->laid_open[i], FALSE);
  for (guint i = 0; i < n; i++)
    {
      atout_pile_show (ATOUT_PILE (self->laid_open[piles[i].owner]), self->match, &piles[i]);
      gtk_widget_set_visible (self->laid_open[piles[i].owner], TRUE);
    }
}

void
table_update_piles (AtoutTable *self)
{
  Pile piles[PILES_MAX];
  guint n = atout_match_get_piles (self->match, piles);

  for (guint i = 0; i < PILES_MAX; i++)
    gtk_widget_set_visible (self->pile[i], i < n);
  for (guint i = 0; i < n; i++)
    {
      if (piles[i].owner == NO_SEAT)
        atout_table_places_set_has_pile (self->places, TRUE);
      atout_pile_show (ATOUT_PILE (self->pile[i]), self->match, &piles[i]);
    }
  update_laid_open (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- What moves --------------------------------------------------------------------------- */

typedef struct
{
  AtoutTable *table;
  guint n;
  AtoutMove move[CARDS_MAX];
} MoveStep;

static gboolean
is_of_user (AtoutTable *self, const AtoutMove *move)
{
  return move->seat == atout_match_get_user_seat (self->match);
}

void
table_moves_prepare (AtoutTable *self, const AtoutEvent *event)
{
  const AtoutMove *moves = event->move;
  guint n = event->n_moves;
  guint come[SEATS_MAX] = { 0 };
  CardSet coming = 0;

  for (guint i = 0; i < n; i++)
    {
      if (!moves[i].to_hand)
        continue;
      come[moves[i].seat]++;
      if (is_of_user (self, &moves[i]))
        coming |= card_set_of (moves[i].card);
    }
  atout_hand_set_coming (ATOUT_HAND (self->hand), coming);
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (come[seat] > 0)
      atout_seat_view_set_shown (ATOUT_SEAT_VIEW (self->seat[seat]),
                                 atout_seat_get_hand_size (atout_match_get_seat (self->match, seat))
                                     - come[seat]);
}

static void
moves_begin (gpointer data)
{
  const MoveStep *step = data;
  AtoutTable *self = step->table;
  graphene_rect_t in_hand[CARDS_MAX] = { 0 };

  for (guint i = 0; i < step->n; i++)
    if (is_of_user (self, &step->move[i])
        && !atout_hand_locate (ATOUT_HAND (self->hand), step->move[i].card, self->felt,
                               &in_hand[i]))
      in_hand[i] = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  atout_felt_pass (ATOUT_FELT (self->felt), step->move, step->n, in_hand);
}

static void
moves_progress (double value, gpointer data)
{
  atout_felt_set_progress (ATOUT_FELT (((MoveStep *) data)->table->felt), value);
}

static void
moves_end (gpointer data)
{
  AtoutTable *self = ((MoveStep *) data)->table;

  atout_felt_end_move (ATOUT_FELT (self->felt));
  atout_hand_set_coming (ATOUT_HAND (self->hand), 0);
  for (guint seat = 0; seat < self->n_seats; seat++)
    atout_seat_view_set_shown (ATOUT_SEAT_VIEW (self->seat[seat]), G_MAXUINT);
  table_update_piles (self);
}

static void
show_piles (gpointer data)
{
  table_update_piles (data);
}

void
table_moves_add (AtoutTable *self, const AtoutEvent *event)
{
  MoveStep *step;

  if (event->n_moves == 0)
    {
      rhythm_add_event (self->rhythm, show_piles, self);
      return;
    }
  step = g_new0 (MoveStep, 1);
  step->table = self;
  step->n = event->n_moves;
  memcpy (step->move, event->move, event->n_moves * sizeof *event->move);
  rhythm_add_move (self->rhythm, TIME_MOVE * self->slowness, moves_begin, moves_progress, moves_end,
                   step, g_free);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/table-piles.h"

#include "view/cards/atout-pile.h"
#include "view/table/hand/atout-hand.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/seats/atout-tricks-won.h"

/* ---- Children ------------------------------------------------------------------------------- */

/* Explains a pile: touch screens have no tooltips. */
static void
pressed (GtkGesture *click, int n_press G_GNUC_UNUSED, double x G_GNUC_UNUSED,
         double y G_GNUC_UNUSED, TableExplainFunc explain)
{
  GtkWidget *pile = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  explain (gtk_widget_get_parent (pile), atout_pile_get_text (ATOUT_PILE (pile)));
}

static GtkWidget *
add (AtoutTableSpots *places, GtkWidget *above, AtoutTableSpot place, guint index,
     TableExplainFunc explain)
{
  GtkWidget *pile = atout_pile_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_visible (pile, FALSE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed), (gpointer) explain);
  gtk_widget_add_controller (pile, GTK_EVENT_CONTROLLER (click));
  atout_table_spots_add (places, pile, above, place, index);

  return pile;
}

void
table_piles_add (AtoutTableSpots *places, GtkWidget *felt, GtkWidget *calls,
                 TableExplainFunc explain)
{
  for (guint i = 0; i < PILES_MAX; i++)
    add (places, felt, ATOUT_TABLE_SPOT_PILE, i, explain);
  for (guint i = 0; i < SEATS_MAX; i++)
    gtk_widget_add_css_class (add (places, calls, ATOUT_TABLE_SPOT_LAID_OPEN, i, explain),
                              "laid-open");
}

void
table_piles_set_deck (AtoutTableSpots *places, AtoutDeck *deck)
{
  for (guint i = 0; i < PILES_MAX; i++)
    atout_pile_set_deck (
        ATOUT_PILE (atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_PILE, i)), deck);
  for (guint i = 0; i < SEATS_MAX; i++)
    atout_pile_set_deck (
        ATOUT_PILE (atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_LAID_OPEN, i)), deck);
}

/* ---- Content -------------------------------------------------------------------------------- */

void
table_piles_show_tricks_won (AtoutTableSpots *places, AtoutSession *session)
{
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    {
      AtoutSeat *seat = atout_session_get_seat (session, i);
      GtkWidget *won = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_TRICKS_WON,
                                                    atout_seat_get_unit (seat));

      atout_tricks_won_set_number (ATOUT_TRICKS_WON (won), atout_seat_get_tricks (seat));
    }
}

static GtkWidget *
laid_open_at (AtoutTableSpots *places, guint seat)
{
  return atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_LAID_OPEN, seat);
}

static AtoutHand *
hand_of (AtoutTableSpots *places)
{
  return ATOUT_HAND (atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_HAND, 0));
}

/* Marks the user's open cards in the hand and shows their value beside the name. */
static void
show_own_open (AtoutTableSpots *places, AtoutSession *session, const Pile *pile)
{
  const Telling telling = atout_session_tell (session);
  GtkWidget *laid_open = laid_open_at (places, (guint) pile->owner);
  g_autofree char *tag = tell_tag (&telling, pile);
  Pile worth = *pile;
  CardSet cards = 0;

  for (guint i = 0; i < pile->n_open; i++)
    cards |= card_set_of (pile->open[i]);
  atout_hand_set_known (hand_of (places), cards);
  worth.n_open = 0;
  atout_pile_show (ATOUT_PILE (laid_open), session, &worth);
  gtk_widget_set_visible (laid_open, tag[0] != '\0');
}

/* Returns the number of cards for a fan's size, which a whole hand keeps during play. */
static guint
find_most (AtoutSession *session, const Pile *pile, GtkWidget *laid_open)
{
  AtoutSeat *seat = atout_session_get_seat (session, (guint) pile->owner);
  gboolean is_fresh = atout_course_get_deal (ATOUT_COURSE (session))->n_played == 0;

  if (is_fresh || pile->n_open < atout_seat_get_hand_size (seat))
    return MAX (pile->n_open, 1);

  return MAX (atout_pile_get_most (ATOUT_PILE (laid_open)), pile->n_open);
}

/* Shows open cards and hides their backs. */
static void
show_open (AtoutTableSpots *places, AtoutSession *session, const Pile *pile)
{
  guint seat = (guint) pile->owner;
  GtkWidget *view = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_SEAT, seat);
  GtkWidget *laid_open = laid_open_at (places, seat);

  if (seat == atout_course_get_user_seat (ATOUT_COURSE (session)))
    {
      show_own_open (places, session, pile);
      return;
    }
  atout_pile_set_most (ATOUT_PILE (laid_open), find_most (session, pile, laid_open));
  atout_pile_show (ATOUT_PILE (laid_open), session, pile);
  atout_seat_view_set_open (ATOUT_SEAT_VIEW (view), pile->n_open);
  gtk_widget_set_visible (laid_open, pile->n_open > 0 || pile->value > 0);
}

static void
show_laid_open (AtoutTableSpots *places, AtoutSession *session)
{
  const Telling telling = atout_session_tell (session);
  Pile piles[SEATS_MAX];
  guint n = tell_laid_open (&telling, piles);

  atout_hand_set_known (hand_of (places), 0);
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      GtkWidget *view = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_SEAT, i);

      gtk_widget_set_visible (laid_open_at (places, i), FALSE);
      if (view != NULL)
        atout_seat_view_set_open (ATOUT_SEAT_VIEW (view), 0);
    }
  for (guint i = 0; i < n; i++)
    {
      atout_choices_sort_cards (atout_session_get_choices (session), piles[i].open,
                                piles[i].n_open);
      show_open (places, session, &piles[i]);
    }
}

/* Removes a card equal to @card: an action names the first of two. */
static void
take_alike (Pile *pile, const Pack *pack, Card card)
{
  guint i = 0;

  while (i < pile->n_open
         && (pack_suit (pack, pile->open[i]) != pack_suit (pack, card)
             || pack_rank (pack, pile->open[i]) != pack_rank (pack, card)))
    i++;
  if (i == pile->n_open)
    return;
  pile->n_open--;
  memmove (&pile->open[i], &pile->open[i + 1], (pile->n_open - i) * sizeof pile->open[0]);
}

void
table_piles_take (AtoutTableSpots *places, AtoutSession *session, guint seat, Card card)
{
  GtkWidget *laid_open = laid_open_at (places, seat);
  Pile left;

  if (!gtk_widget_get_visible (laid_open)
      || seat == atout_course_get_user_seat (ATOUT_COURSE (session)))
    return;
  left = *atout_pile_get_pile (ATOUT_PILE (laid_open));
  take_alike (&left, atout_course_get_pack (ATOUT_COURSE (session)), card);
  show_open (places, session, &left);
}

void
table_piles_show (AtoutTableSpots *places, AtoutSession *session)
{
  Pile piles[PILES_MAX];
  guint n = atout_course_list_piles (ATOUT_COURSE (session), piles);

  for (guint i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *pile = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_PILE, i);

      gtk_widget_set_visible (pile, i < n);
      if (i >= n)
        continue;
      atout_pile_show (ATOUT_PILE (pile), session, &piles[i]);
    }
  show_laid_open (places, session);
  gtk_widget_queue_allocate (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (places)));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-piles.h"

#include "atout-tricks-won.h"
#include "cards/atout-pile.h"

/* ---- Their places --------------------------------------------------------------------------- */

/* What lies there is told to who clicks on it: on a touch screen there are no tooltips. */
static void
pressed (GtkGesture *click, int n_press G_GNUC_UNUSED, double x G_GNUC_UNUSED,
         double y G_GNUC_UNUSED, TableExplainFunc explain)
{
  GtkWidget *pile = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
  explain (gtk_widget_get_parent (pile), gtk_widget_get_tooltip_text (pile));
}

static GtkWidget *
add (AtoutTablePlaces *places, GtkWidget *above, AtoutTablePlace place, guint index,
     TableExplainFunc explain)
{
  GtkWidget *pile = atout_pile_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_visible (pile, FALSE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed), (gpointer) explain);
  gtk_widget_add_controller (pile, GTK_EVENT_CONTROLLER (click));
  atout_table_places_add (places, pile, above, place, index);

  return pile;
}

void
table_piles_add (AtoutTablePlaces *places, GtkWidget *felt, GtkWidget *calls,
                 TableExplainFunc explain)
{
  for (guint i = 0; i < PILES_MAX; i++)
    add (places, felt, ATOUT_TABLE_PLACE_PILE, i, explain);
  for (guint i = 0; i < SEATS_MAX; i++)
    gtk_widget_add_css_class (add (places, calls, ATOUT_TABLE_PLACE_LAID_OPEN, i, explain),
                              "laid-open");
}

void
table_piles_set_deck (AtoutTablePlaces *places, AtoutDeck *deck)
{
  for (guint i = 0; i < PILES_MAX; i++)
    atout_pile_set_deck (
        ATOUT_PILE (atout_table_places_get_child (places, ATOUT_TABLE_PLACE_PILE, i)), deck);
  for (guint i = 0; i < SEATS_MAX; i++)
    atout_pile_set_deck (
        ATOUT_PILE (atout_table_places_get_child (places, ATOUT_TABLE_PLACE_LAID_OPEN, i)), deck);
}

/* ---- What lies there ------------------------------------------------------------------------ */

void
table_piles_show_tricks_won (AtoutTablePlaces *places, AtoutSession *session)
{
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    {
      AtoutSeat *seat = atout_session_get_seat (session, i);
      GtkWidget *won = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_TRICKS_WON,
                                                     atout_seat_get_unit (seat));

      atout_tricks_won_set_number (ATOUT_TRICKS_WON (won), atout_seat_get_tricks (seat));
    }
}

static void
show_laid_open (AtoutTablePlaces *places, AtoutSession *session)
{
  const Telling telling = atout_session_tell (session);
  Pile piles[SEATS_MAX];
  guint n = tell_laid_open (&telling, piles);

  for (guint i = 0; i < SEATS_MAX; i++)
    gtk_widget_set_visible (atout_table_places_get_child (places, ATOUT_TABLE_PLACE_LAID_OPEN, i),
                            FALSE);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *laid_open = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_LAID_OPEN,
                                                           (guint) piles[i].owner);

      atout_pile_show (ATOUT_PILE (laid_open), session, &piles[i]);
      gtk_widget_set_visible (laid_open, TRUE);
    }
}

void
table_piles_show (AtoutTablePlaces *places, AtoutSession *session)
{
  Pile piles[PILES_MAX];
  guint n = atout_course_list_piles (ATOUT_COURSE (session), piles);

  for (guint i = 0; i < PILES_MAX; i++)
    {
      GtkWidget *pile = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_PILE, i);

      gtk_widget_set_visible (pile, i < n);
      if (i >= n)
        continue;
      atout_pile_show (ATOUT_PILE (pile), session, &piles[i]);
    }
  show_laid_open (places, session);
  gtk_widget_queue_allocate (gtk_layout_manager_get_widget (GTK_LAYOUT_MANAGER (places)));
}

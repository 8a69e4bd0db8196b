/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-piles.h"

#include "atout-tricks-won.h"
#include "cards/atout-pile.h"

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

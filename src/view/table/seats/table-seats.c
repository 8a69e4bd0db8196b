/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/table-seats.h"

#include "view/table/seats/atout-bubble.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/seats/atout-tricks-won.h"

static void
clicked (AtoutBubble *bubble, TableExplainFunc explain)
{
  explain (gtk_widget_get_parent (GTK_WIDGET (bubble)), atout_bubble_get_meaning (bubble));
}

static void
focused (AtoutBubble *bubble, GParamSpec *pspec G_GNUC_UNUSED, TableExplainFunc show)
{
  if (gtk_widget_has_focus (GTK_WIDGET (bubble)))
    clicked (bubble, show);
}

static void
add_bubble (AtoutTablePlaces *places, GtkWidget *above, guint seat, TableExplainFunc explain,
            TableExplainFunc show)
{
  GtkWidget *bubble = atout_bubble_new ();

  atout_table_places_add (places, bubble, above, ATOUT_TABLE_PLACE_BUBBLE, seat);
  g_signal_connect (bubble, "clicked", G_CALLBACK (clicked), (gpointer) explain);
  g_signal_connect (bubble, "notify::has-focus", G_CALLBACK (focused), (gpointer) show);
}

void
table_seats_add (AtoutTablePlaces *places, AtoutSession *session, GtkWidget *felt, GtkWidget *calls,
                 TableExplainFunc explain, TableExplainFunc show)
{
  const Telling telling = atout_session_tell (session);

  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    {
      atout_table_places_add (places,
                              atout_seat_view_new (session, atout_session_get_seat (session, i)),
                              felt, ATOUT_TABLE_PLACE_SEAT, i);
      add_bubble (places, calls, i, explain, show);
      table_seats_show_words (places, session, i);
    }
  for (guint i = 0; i < atout_course_get_n_units (ATOUT_COURSE (session)); i++)
    atout_table_places_add (places, atout_tricks_won_new (tell_unit_name (&telling, i)), felt,
                            ATOUT_TABLE_PLACE_TRICKS_WON, i);
}

void
table_seats_remove (AtoutTablePlaces *places)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      atout_table_places_remove (places, ATOUT_TABLE_PLACE_SEAT, i);
      atout_table_places_remove (places, ATOUT_TABLE_PLACE_BUBBLE, i);
      atout_table_places_remove (places, ATOUT_TABLE_PLACE_TRICKS_WON, i);
    }
}

void
table_seats_set_deck (AtoutTablePlaces *places, AtoutDeck *deck)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      GtkWidget *view = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_SEAT, i);
      GtkWidget *won = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_TRICKS_WON, i);

      if (view != NULL)
        atout_seat_view_set_deck (ATOUT_SEAT_VIEW (view), deck);
      if (won != NULL)
        atout_tricks_won_set_deck (ATOUT_TRICKS_WON (won), deck);
    }
}

void
table_seats_show_words (AtoutTablePlaces *places, AtoutSession *session, guint seat)
{
  AtoutTalk *talk = atout_session_get_talk (session);
  GtkWidget *bubble = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_BUBBLE, seat);
  GtkWidget *view = atout_table_places_get_child (places, ATOUT_TABLE_PLACE_SEAT, seat);

  atout_bubble_show (ATOUT_BUBBLE (bubble), talk, atout_talk_get_saying (talk, seat));
  atout_seat_view_set_speech (ATOUT_SEAT_VIEW (view), atout_talk_get_speech (talk, seat));
}

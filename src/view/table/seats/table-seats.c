/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/table-seats.h"

#include "view/people/atout-portrait.h"
#include "view/table/seats/atout-bubble.h"
#include "view/table/seats/atout-seat-view.h"
#include "view/table/seats/atout-tricks-won.h"

#define TURN_DEGREES 4
#define TURN_TIME 0.25 /* seconds at normal speed */
#define PLACE "place"

/* ---- Portraits ---------------------------------------------------------------------------- */

typedef struct
{
  AtoutSession *session;
  AtoutSeat *seat;
} Place;

static void
place_free (gpointer data)
{
  Place *place = data;

  g_object_unref (place->session);
  g_object_unref (place->seat);
  g_free (place);
}

static const Person *
find_person (const Place *place)
{
  AtoutCourse *course = ATOUT_COURSE (place->session);

  if (atout_seat_get_human (place->seat)
      || atout_seat_get_index (place->seat) == atout_course_get_user_seat (course))
    return NULL;

  return people_find (atout_seat_get_name (place->seat));
}

static double
find_turn (GtkWidget *portrait)
{
  GtkWidget *table = gtk_widget_get_parent (portrait);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (portrait, table, &bounds)
                 && 2 * (bounds.origin.x + bounds.size.width / 2)
                        > (float) gtk_widget_get_width (table)
             ? -TURN_DEGREES
             : TURN_DEGREES;
}

static void
show_portrait (GtkWidget *portrait)
{
  const Place *place = g_object_get_data (G_OBJECT (portrait), PLACE);
  const Person *person = find_person (place);
  gboolean is_wanted;
  double slowness;

  g_object_get (gtk_widget_get_parent (portrait), "portraits", &is_wanted, "slowness", &slowness,
                NULL);
  atout_portrait_set_person (ATOUT_PORTRAIT (portrait), person);
  gtk_widget_set_visible (portrait, person != NULL && is_wanted);
  atout_portrait_set_acting (ATOUT_PORTRAIT (portrait), atout_seat_get_acting (place->seat),
                             find_turn (portrait), TURN_TIME * slowness);
}

static void
add_portrait (AtoutTableSpots *places, AtoutSession *session, GtkWidget *above, guint i)
{
  AtoutSeat *seat = atout_session_get_seat (session, i);
  GtkWidget *portrait = atout_portrait_new (0);
  Place *place = g_new (Place, 1);

  *place = (Place) { g_object_ref (session), g_object_ref (seat) };
  g_object_set_data_full (G_OBJECT (portrait), PLACE, place, place_free);
  atout_table_spots_add (places, portrait, above, ATOUT_TABLE_SPOT_PORTRAIT, i);
  g_signal_connect_object (seat, "changed", G_CALLBACK (show_portrait), portrait,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "dealt", G_CALLBACK (show_portrait), portrait,
                           G_CONNECT_SWAPPED);
  show_portrait (portrait);
}

void
table_people_show (AtoutTableSpots *places)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      GtkWidget *portrait = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_PORTRAIT, i);

      if (portrait != NULL)
        show_portrait (portrait);
    }
}

/* ---- Seats -------------------------------------------------------------------------------- */

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
add_bubble (AtoutTableSpots *places, GtkWidget *above, guint seat, TableExplainFunc explain,
            TableExplainFunc show)
{
  GtkWidget *bubble = atout_bubble_new ();

  atout_table_spots_add (places, bubble, above, ATOUT_TABLE_SPOT_BUBBLE, seat);
  g_signal_connect (bubble, "clicked", G_CALLBACK (clicked), (gpointer) explain);
  g_signal_connect (bubble, "notify::has-focus", G_CALLBACK (focused), (gpointer) show);
}

void
table_seats_add (AtoutTableSpots *places, AtoutSession *session, GtkWidget *felt, GtkWidget *calls,
                 TableExplainFunc explain, TableExplainFunc show)
{
  const Telling telling = atout_session_tell (session);

  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    {
      atout_table_spots_add (places,
                             atout_seat_view_new (session, atout_session_get_seat (session, i)),
                             felt, ATOUT_TABLE_SPOT_SEAT, i);
      add_bubble (places, calls, i, explain, show);
      table_seats_show_words (places, session, i);
    }
  for (guint i = 0; i < atout_course_get_n_units (ATOUT_COURSE (session)); i++)
    atout_table_spots_add (places, atout_tricks_won_new (tell_unit_name (&telling, i)), felt,
                           ATOUT_TABLE_SPOT_TRICKS_WON, i);
  for (guint i = 0; i < atout_course_get_n_seats (ATOUT_COURSE (session)); i++)
    add_portrait (places, session, felt, i);
}

void
table_seats_remove (AtoutTableSpots *places)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      atout_table_spots_remove (places, ATOUT_TABLE_SPOT_SEAT, i);
      atout_table_spots_remove (places, ATOUT_TABLE_SPOT_BUBBLE, i);
      atout_table_spots_remove (places, ATOUT_TABLE_SPOT_TRICKS_WON, i);
      atout_table_spots_remove (places, ATOUT_TABLE_SPOT_PORTRAIT, i);
    }
}

void
table_seats_set_deck (AtoutTableSpots *places, AtoutDeck *deck)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    {
      GtkWidget *view = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_SEAT, i);
      GtkWidget *won = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_TRICKS_WON, i);

      if (view != NULL)
        atout_seat_view_set_deck (ATOUT_SEAT_VIEW (view), deck);
      if (won != NULL)
        atout_tricks_won_set_deck (ATOUT_TRICKS_WON (won), deck);
    }
}

void
table_seats_show_words (AtoutTableSpots *places, AtoutSession *session, guint seat)
{
  AtoutTalk *talk = atout_session_get_talk (session);
  GtkWidget *bubble = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_BUBBLE, seat);
  GtkWidget *view = atout_table_spots_get_child (places, ATOUT_TABLE_SPOT_SEAT, seat);

  atout_bubble_show (ATOUT_BUBBLE (bubble), talk, atout_talk_get_saying (talk, seat));
  atout_seat_view_set_speech (ATOUT_SEAT_VIEW (view), atout_talk_get_speech (talk, seat));
}

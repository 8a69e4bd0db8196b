/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is said at an AtoutTable: a bubble beside each seat, and all of it to look up. */

#include <glib/gi18n-lib.h>

#include "atout-bubble.h"
#include "atout-seat-view.h"
#include "atout-table-info.h"
#include "atout-table-private.h"

/* ---- The latest call of each seat --------------------------------------------------------- */

static void
speech_changed (AtoutTable *self, guint seat)
{
  GtkWidget *bubble = atout_table_places_get_child (self->places, ATOUT_TABLE_PLACE_BUBBLE, seat);
  GtkWidget *view = atout_table_places_get_child (self->places, ATOUT_TABLE_PLACE_SEAT, seat);

  atout_bubble_show (ATOUT_BUBBLE (bubble), atout_session_get_talk (self->session),
                     atout_talk_get_saying (atout_session_get_talk (self->session), seat));
  atout_seat_view_set_speech (ATOUT_SEAT_VIEW (view),
                              atout_talk_get_speech (atout_session_get_talk (self->session), seat));
}

static void
explain_bubble (AtoutTable *self, AtoutBubble *bubble)
{
  table_explain (self, atout_bubble_get_meaning (bubble));
}

static void
bubble_focused (GtkWidget *bubble, GParamSpec *pspec G_GNUC_UNUSED, AtoutTable *self)
{
  if (gtk_widget_has_focus (bubble))
    explain_bubble (self, ATOUT_BUBBLE (bubble));
}

void
table_calls_add_bubble (AtoutTable *self, guint index)
{
  GtkWidget *bubble = atout_bubble_new ();

  atout_table_places_add (self->places, bubble, self->calls, ATOUT_TABLE_PLACE_BUBBLE, index);
  g_signal_connect_swapped (bubble, "clicked", G_CALLBACK (explain_bubble), self);
  g_signal_connect (bubble, "notify::has-focus", G_CALLBACK (bubble_focused), self);
  speech_changed (self, index);
}

void
table_calls_connect (AtoutTable *self)
{
  g_signal_connect_swapped (atout_session_get_talk (self->session), "spoke",
                            G_CALLBACK (speech_changed), self);
}

/* ---- All calls ---------------------------------------------------------------------------- */

void
table_calls_show_auction (AtoutTable *self)
{
  if (!atout_table_info_show_calls (ATOUT_TABLE_INFO (self->info)))
    table_explain (self, _ ("Nothing has been said in this deal."));
}

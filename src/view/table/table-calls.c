/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is said at an AtoutTable: a bubble beside each seat, and all of it to look up. */

#include <glib/gi18n-lib.h>

#include "atout-bubble.h"
#include "atout-calls.h"
#include "atout-hand.h"
#include "atout-seat-view.h"
#include "atout-table-info.h"
#include "atout-table-private.h"

/* ---- The latest call of each seat --------------------------------------------------------- */

static void
speech_changed (AtoutTable *self, guint seat)
{
  atout_bubble_show (ATOUT_BUBBLE (self->bubble[seat]), self->talk,
                     atout_talk_get_call (self->talk, seat));
  atout_seat_view_set_speech (ATOUT_SEAT_VIEW (self->seat[seat]),
                              atout_talk_get_speech (self->talk, seat));
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

  self->bubble[index] = bubble;
  table_insert (self, bubble, self->calls, ATOUT_TABLE_PLACE_BUBBLE, index);
  g_signal_connect_swapped (bubble, "clicked", G_CALLBACK (explain_bubble), self);
  g_signal_connect (bubble, "notify::has-focus", G_CALLBACK (bubble_focused), self);
  speech_changed (self, index);
}

void
table_calls_connect (AtoutTable *self)
{
  g_signal_connect_swapped (self->talk, "spoke", G_CALLBACK (speech_changed), self);
}

/* ---- All calls ---------------------------------------------------------------------------- */

static void
focus_asked (AtoutTable *self)
{
  if (!atout_calls_focus (ATOUT_CALLS (self->calls))
      && !atout_hand_focus_playable (ATOUT_HAND (self->hand)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* A popover that closes gives the focus back by itself, in newer GTK a frame later. */
static gboolean
focus_after_frames (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer frames)
{
  AtoutTable *self = ATOUT_TABLE (widget);
  guint left = GPOINTER_TO_UINT (frames);

  if (left > 0)
    gtk_widget_add_tick_callback (widget, focus_after_frames, GUINT_TO_POINTER (left - 1), NULL);
  else if (self->match != NULL && gtk_widget_get_focus_child (self->calls) == NULL
           && gtk_widget_get_focus_child (self->hand) == NULL)
    focus_asked (self);

  return G_SOURCE_REMOVE;
}

/* The keys go where they went before. */
void
table_calls_closed (AtoutTable *self)
{
  focus_asked (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_after_frames, GUINT_TO_POINTER (2), NULL);
}

void
table_calls_show_auction (AtoutTable *self)
{
  if (!atout_table_info_show_calls (ATOUT_TABLE_INFO (self->info)))
    table_explain (self, _ ("Nothing has been said in this deal."));
}

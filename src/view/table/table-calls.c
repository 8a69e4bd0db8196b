/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is said at an AtoutTable: a bubble beside each seat, and all of it to look up. */

#include <glib/gi18n-lib.h>

#include "atout-auction.h"
#include "atout-bubble.h"
#include "atout-calls.h"
#include "atout-hand.h"
#include "atout-table-private.h"

/* ---- The latest call of each seat --------------------------------------------------------- */

static void
speech_changed (AtoutTable *self, GParamSpec *pspec G_GNUC_UNUSED, AtoutSeat *seat)
{
  g_autoptr (AtoutCall) call = atout_seat_dup_call (seat);

  atout_bubble_show (ATOUT_BUBBLE (self->bubble[atout_seat_get_index (seat)]), self->match, call);
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
  AtoutSeat *seat = atout_match_get_seat (self->match, index);
  GtkWidget *bubble = atout_bubble_new ();

  self->bubble[index] = bubble;
  gtk_widget_insert_before (bubble, GTK_WIDGET (self), self->calls);
  g_signal_connect_swapped (bubble, "clicked", G_CALLBACK (explain_bubble), self);
  g_signal_connect (bubble, "notify::has-focus", G_CALLBACK (bubble_focused), self);
  g_signal_connect_object (seat, "notify::speech", G_CALLBACK (speech_changed), self,
                           G_CONNECT_SWAPPED);
  speech_changed (self, NULL, seat);
}

/* ---- All calls ---------------------------------------------------------------------------- */

/* Nothing happens while somebody reads. */
static void
set_reading (AtoutTable *self, gboolean reading)
{
  if (self->reading == reading)
    return;
  self->reading = reading;
  if (reading)
    atout_match_hold (self->match);
  else
    atout_match_release (self->match);
}

static void
fill_auction (GtkMenuButton *button, gpointer data)
{
  AtoutTable *self = data;
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (button));
  int width = gtk_widget_get_width (GTK_WIDGET (self)) - 48;
  int height = gtk_widget_get_height (GTK_WIDGET (self)) - 180;

  atout_auction_show (ATOUT_AUCTION (gtk_popover_get_child (GTK_POPOVER (popover))), self->match,
                      width, MAX (height, 80));
  set_reading (self, TRUE);
}

static void
auction_shown (GtkPopover *popover)
{
  atout_auction_focus (ATOUT_AUCTION (gtk_popover_get_child (popover)));
}

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
static void
auction_closed (AtoutTable *self)
{
  if (self->match == NULL)
    return;
  set_reading (self, FALSE);
  focus_asked (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), focus_after_frames, GUINT_TO_POINTER (2), NULL);
}

GtkWidget *
table_calls_make_button (AtoutTable *self)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), atout_auction_new ());
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "calls-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), fill_auction, self, NULL);
  gtk_widget_add_css_class (button, "auction");
  gtk_widget_set_tooltip_text (button, _ ("All that was said (A)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("All that was said"), -1);
  g_signal_connect (popover, "show", G_CALLBACK (auction_shown), NULL);
  g_signal_connect_swapped (popover, "closed", G_CALLBACK (auction_closed), self);
  gtk_widget_set_visible (button, FALSE);

  return button;
}

static void
auction_changed (AtoutTable *self)
{
  GListModel *auction = atout_match_get_auction (self->match);

  gtk_widget_set_visible (self->auction, g_list_model_get_n_items (auction) > 0);
}

void
table_calls_connect (AtoutTable *self)
{
  g_signal_connect_object (atout_match_get_auction (self->match), "items-changed",
                           G_CALLBACK (auction_changed), self, G_CONNECT_SWAPPED);
  auction_changed (self);
}

void
table_calls_disconnect (AtoutTable *self)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->auction));
  set_reading (self, FALSE);
  g_signal_handlers_disconnect_by_data (atout_match_get_auction (self->match), self);
}

void
table_calls_show_auction (AtoutTable *self)
{
  if (self->match == NULL)
    return;
  if (self->reading)
    gtk_menu_button_popdown (GTK_MENU_BUTTON (self->auction));
  else if (gtk_widget_get_visible (self->auction))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->auction));
  else
    table_explain (self, _ ("Nothing has been said in this deal."));
}

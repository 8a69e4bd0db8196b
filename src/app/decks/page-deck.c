/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/page-deck.h"

#include "app/decks/suit-colours.h"

AtoutGameDeck *
page_deck_new (GtkWidget *page, AtoutHost *host, GSettings *settings, GCallback changed)
{
  AtoutGameDeck *deck = atout_game_deck_new (settings, atout_host_get_decks (host));

  suit_colours_follow_deck (page, deck);
  g_signal_connect_object (deck, "changed", changed, page, G_CONNECT_SWAPPED);
  g_signal_connect_object (deck, "problem", G_CALLBACK (atout_host_say), host, G_CONNECT_SWAPPED);

  return deck;
}

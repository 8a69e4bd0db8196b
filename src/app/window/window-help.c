/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/window-help.h"

#include "app/decks/suit-colours.h"
#include "model/course/atout-course.h"

static void
page_turned (AtoutGameDeck *deck, AtoutHelpPage *page)
{
  const Game *game = atout_help_page_get_game (page);

  if (game != NULL)
    atout_game_deck_set_game (deck, game, atout_help_page_get_options (page));
}

static void
deck_changed (AtoutHelpPage *page, AtoutGameDeck *deck)
{
  atout_help_page_set_deck (page, atout_game_deck_get_deck (deck));
}

AtoutGameDeck *
window_help_follow_decks (AtoutHelpPage *page, GSettings *settings, AtoutDeckStore *decks)
{
  AtoutGameDeck *deck = atout_game_deck_new (settings, decks);

  g_object_set_data_full (G_OBJECT (page), "deck", deck, g_object_unref);
  suit_colours_follow_deck (GTK_WIDGET (page), deck);
  g_signal_connect_object (deck, "changed", G_CALLBACK (deck_changed), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "turned", G_CALLBACK (page_turned), deck, G_CONNECT_SWAPPED);

  return deck;
}

void
window_help_show (AtoutHelpPage *page, const Game *game, const Options *options,
                  AtoutSession *session)
{
  g_autofree char *moments
      = session != NULL ? atout_course_list_moments (ATOUT_COURSE (session)) : NULL;

  if (game != NULL)
    atout_help_page_show (page, game, options, moments);
  else
    atout_help_page_show_overview (page);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "window-help.h"

#include <adwaita.h>

#include "decks/deck-settings.h"
#include "moments.h"

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

static void
colours_changed (AtoutHelpPage *page)
{
  GSettings *settings = g_object_get_data (G_OBJECT (page), "settings");

  atout_help_page_set_colours (page, deck_settings_get_colours (settings),
                               adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
follow_colours (AtoutHelpPage *page, GSettings *settings)
{
  g_object_set_data_full (G_OBJECT (page), "settings", g_object_ref (settings), g_object_unref);
  deck_settings_watch_style (settings, G_CALLBACK (colours_changed), page);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (colours_changed), page, G_CONNECT_SWAPPED);
  colours_changed (page);
}

AtoutGameDeck *
window_help_follow_decks (AtoutHelpPage *page, GSettings *settings, AtoutDeckStore *decks)
{
  AtoutGameDeck *deck = atout_game_deck_new (settings, decks);

  follow_colours (page, settings);
  g_object_set_data_full (G_OBJECT (page), "deck", deck, g_object_unref);
  g_signal_connect_object (deck, "changed", G_CALLBACK (deck_changed), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "turned", G_CALLBACK (page_turned), deck, G_CONNECT_SWAPPED);

  return deck;
}

void
window_help_show (AtoutHelpPage *page, const Game *game, const Options *options,
                  AtoutSession *session)
{
  g_autofree char *moments = session != NULL ? moments_list (ATOUT_COURSE (session)) : NULL;

  if (game != NULL)
    atout_help_page_show (page, game, options, moments);
  else
    atout_help_page_show_overview (page);
}

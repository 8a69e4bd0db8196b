/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/suit-colours.h"

#include <adwaita.h>

#include "app/decks/deck-settings.h"

#define SETTINGS_KEY "suit-colours-settings"
#define DECK_KEY "suit-colours-deck" /* of a page, and of the window while the page is seen */

static void
set_style (GtkWidget *window, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (window, style);
  else
    gtk_widget_remove_css_class (window, style);
}

static void
update (GtkWidget *window)
{
  DeckColours colours
      = deck_settings_get_colours (g_object_get_data (G_OBJECT (window), SETTINGS_KEY));
  AtoutGameDeck *followed = g_object_get_data (G_OBJECT (window), DECK_KEY);
  AtoutDeck *deck = followed != NULL ? atout_game_deck_get_deck (followed) : NULL;

  if (deck != NULL && deck_settings_keeps_colours (deck))
    colours = DECK_COLOURS_TWO;
  set_style (window, "suits-german", colours == DECK_COLOURS_GERMAN);
  set_style (window, "suits-english", colours == DECK_COLOURS_ENGLISH);
  set_style (window, "suits-dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
deck_changed (GtkWidget *page)
{
  GtkRoot *window = gtk_widget_get_root (page);

  if (window == NULL || !gtk_widget_get_mapped (page)
      || g_object_get_data (G_OBJECT (window), SETTINGS_KEY) == NULL)
    return;
  g_object_set_data_full (G_OBJECT (window), DECK_KEY,
                          g_object_ref (g_object_get_data (G_OBJECT (page), DECK_KEY)),
                          g_object_unref);
  update (GTK_WIDGET (window));
}

/* Unless the page that comes after it has been seen already. */
static void
page_unmapped (GtkWidget *page)
{
  GtkRoot *window = gtk_widget_get_root (page);

  if (window == NULL
      || g_object_get_data (G_OBJECT (window), DECK_KEY)
             != g_object_get_data (G_OBJECT (page), DECK_KEY))
    return;
  g_object_set_data (G_OBJECT (window), DECK_KEY, NULL);
  if (g_object_get_data (G_OBJECT (window), SETTINGS_KEY) != NULL)
    update (GTK_WIDGET (window));
}

void
suit_colours_follow_deck (GtkWidget *page, AtoutGameDeck *deck)
{
  g_object_set_data_full (G_OBJECT (page), DECK_KEY, g_object_ref (deck), g_object_unref);
  g_signal_connect_object (deck, "changed", G_CALLBACK (deck_changed), page, G_CONNECT_SWAPPED);
  g_signal_connect (page, "map", G_CALLBACK (deck_changed), NULL);
  g_signal_connect (page, "unmap", G_CALLBACK (page_unmapped), NULL);
  deck_changed (page);
}

void
suit_colours_follow (GtkWidget *window, GSettings *settings)
{
  g_object_set_data_full (G_OBJECT (window), SETTINGS_KEY, g_object_ref (settings), g_object_unref);
  deck_settings_watch_colours (settings, G_CALLBACK (update), window);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update),
                           window, G_CONNECT_SWAPPED);
  update (window);
}

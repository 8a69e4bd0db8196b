/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "suit-colours.h"

#include <adwaita.h>

#include "decks/deck-settings.h"

#define SETTINGS_KEY "suit-colours-settings"

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

  set_style (window, "suits-german", colours == DECK_COLOURS_GERMAN);
  set_style (window, "suits-english", colours == DECK_COLOURS_ENGLISH);
  set_style (window, "suits-dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
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

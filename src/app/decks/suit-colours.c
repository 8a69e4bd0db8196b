/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/suit-colours.h"

#include <adwaita.h>

#include "app/decks/deck-settings.h"

#define KEY "suit-colours"

/* The colours of a window, kept with it. */
typedef struct
{
  GSettings *settings;
  AtoutGameDeck *deck; /* of the page that is seen; or NULL */
} Colours;

static void
colours_free (gpointer data)
{
  Colours *self = data;

  g_object_unref (self->settings);
  g_clear_object (&self->deck);
  g_free (self);
}

/* The colours of the window in which @widget is; NULL: it has none. */
static Colours *
colours_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? g_object_get_data (G_OBJECT (root), KEY) : NULL;
}

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
  const Colours *self = g_object_get_data (G_OBJECT (window), KEY);
  DeckColours colours = deck_settings_get_colours (self->settings);
  AtoutDeck *deck = self->deck != NULL ? atout_game_deck_get_deck (self->deck) : NULL;

  if (deck != NULL && deck_settings_keeps_colours (deck))
    colours = DECK_COLOURS_TWO;
  set_style (window, "suits-german", colours == DECK_COLOURS_GERMAN);
  set_style (window, "suits-english", colours == DECK_COLOURS_ENGLISH);
  set_style (window, "suits-dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

static void
show_deck (GtkWidget *page, AtoutGameDeck *deck)
{
  Colours *colours = colours_of (page);

  if (colours == NULL || !gtk_widget_get_mapped (page))
    return;
  g_set_object (&colours->deck, deck);
  update (GTK_WIDGET (gtk_widget_get_root (page)));
}

/* Unless the page that comes after it has been seen already. */
static void
page_unmapped (GtkWidget *page, AtoutGameDeck *deck)
{
  Colours *colours = colours_of (page);

  if (colours == NULL || colours->deck != deck)
    return;
  g_clear_object (&colours->deck);
  update (GTK_WIDGET (gtk_widget_get_root (page)));
}

void
suit_colours_follow_deck (GtkWidget *page, AtoutGameDeck *deck)
{
  g_signal_connect_object (deck, "changed", G_CALLBACK (show_deck), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "map", G_CALLBACK (show_deck), deck, 0);
  g_signal_connect_object (page, "unmap", G_CALLBACK (page_unmapped), deck, 0);
  show_deck (page, deck);
}

void
suit_colours_follow (GtkWidget *window, GSettings *settings)
{
  Colours *colours = g_new0 (Colours, 1);

  colours->settings = g_object_ref (settings);
  g_object_set_data_full (G_OBJECT (window), KEY, colours, colours_free);
  deck_settings_watch_colours (settings, G_CALLBACK (update), window);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (update),
                           window, G_CONNECT_SWAPPED);
  update (window);
}

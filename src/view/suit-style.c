/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "suit-style.h"

/* Of a channel from 0 to 1. */
static guint
to_byte (float channel)
{
  return (guint) (channel * 255 + 0.5f) & 0xff;
}

static void
set_style (GtkWidget *widget, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

const char *
suit_style_find_colour (GtkWidget *widget, DeckColours colours, gboolean dark, Suit suit)
{
  static const char *const names[][SUITS] = {
    [DECK_COLOURS_TWO] = { NULL },
    [DECK_COLOURS_GERMAN] = { [SUIT_SPADES] = "suit_green", [SUIT_DIAMONDS] = "suit_orange" },
    [DECK_COLOURS_ENGLISH] = { [SUIT_CLUBS] = "suit_green", [SUIT_DIAMONDS] = "suit_blue" },
  };
  const char *name = names[colours][suit];
  g_autofree char *whole = NULL;
  GdkRGBA colour;
  char text[8];

  if (name == NULL)
    return NULL;
  whole = g_strconcat (name, dark ? "_dark" : "", NULL);
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), whole, &colour))
    return NULL;
  g_snprintf (text, sizeof text, "#%02x%02x%02x", to_byte (colour.red), to_byte (colour.green),
              to_byte (colour.blue));

  return g_intern_string (text);
}

/* Suits of German decks are words: they have no colour. */
void
suit_style_set (GtkWidget *widget, DeckSuits suits, Suit suit)
{
  static const char *const styles[SUITS] = {
    [SUIT_CLUBS] = "suit-clubs",
    [SUIT_SPADES] = "suit-spades",
    [SUIT_HEARTS] = "suit-hearts",
    [SUIT_DIAMONDS] = "suit-diamonds",
  };

  for (Suit i = 0; i < SUITS; i++)
    set_style (widget, styles[i], suits == SUITS_FRENCH && i == suit);
  set_style (widget, "red", words_suit_is_red (suits, suit));
}

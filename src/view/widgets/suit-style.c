/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/suit-style.h"

static void
set_style (GtkWidget *widget, const char *style, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
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

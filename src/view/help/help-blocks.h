/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Widgets for the blocks of a help text. */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "help/help-book.h"

/** HelpContext: book, game and deck for the widgets of a text. */
typedef struct
{
  const HelpBook *book;
  const Game *game;
  const Options *options;
  AtoutDeck *deck;
  GObject *reader; /* data of follow () */

  /** Follows the link to @uri. Returns FALSE if it is not handled. */
  gboolean (*follow) (GtkLabel *label, const char *uri, gpointer reader);
} HelpContext;

/** Returns a box with the heading of @section, level 2, but without its blocks. */
GtkWidget *help_section_new    (const HelpSection *section,
                                const HelpContext *context);

/**
 * Adds blocks of @section that hold under the options, from @first, until they have @most lines.
 *
 * Returns: the number of the next block, or 0
 */
guint      help_section_add    (GtkBox            *box,
                                const HelpSection *section,
                                const HelpContext *context,
                                guint              first,
                                guint              most);

/** Adds all blocks of @section. */
void       help_section_fill   (GtkBox            *box,
                                const HelpSection *section,
                                const HelpContext *context);

/** Returns the widget in @widget for the term @id, or NULL. */
GtkWidget *help_find_term      (GtkWidget         *widget,
                                const char        *id);

/** Returns a GtkFlowBoxChild with a button for the contents. */
GtkWidget *help_entry_new      (const char        *title);

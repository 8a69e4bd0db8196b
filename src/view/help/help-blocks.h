/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The widgets of a help text. */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "help/help-book.h"

/** What the widgets are made from, and with what. */
typedef struct
{
  const HelpBook *book;
  const Game *game;
  const Options *options; /* in force */
  AtoutDeck *deck;
  GObject *reader; /* whoever hears of links */

  /** Called with @reader when the link to @uri is to be followed. */
  gboolean (*follow) (GtkLabel *label, const char *uri, gpointer reader);
} HelpContext;

/** Returns a box for @section that so far only holds its heading, of level 2. */
GtkWidget *help_section_new    (const HelpSection *section,
                                const HelpContext *context);

/**
 * Adds blocks of @section to @box, from number @first on: those that hold under the options of
 * @context. Stops after the block with which they have @most lines or more.
 *
 * Returns: the number of the next block; 0 if there is none
 */
guint      help_section_add    (GtkBox            *box,
                                const HelpSection *section,
                                const HelpContext *context,
                                guint              first,
                                guint              most);

/** Adds all blocks. */
void       help_section_fill   (GtkBox            *box,
                                const HelpSection *section,
                                const HelpContext *context);

/** The widget in @widget that explains the word with @id, or NULL. */
GtkWidget *help_find_term      (GtkWidget         *widget,
                                const char        *id);

/** An entry in the contents: a GtkFlowBoxChild with a button. */
GtkWidget *help_entry_new      (const char        *title);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Where somebody is in the help: how far it is scrolled, also while its widgets have no place yet;
 * places to come back to; and which section of a book each part of a page shows.
 */

#pragma once

#include <gtk/gtk.h>

#include "help/help-book.h"
#include "rules/game.h"

typedef struct _HelpScroll HelpScroll;

/**
 * Adds some parts of @widget, from number @first on. Returns the number of the next part; 0: there
 * is none.
 */
typedef guint (*HelpScrollFill) (GtkWidget *widget, guint first, gpointer data);

/**
 * (transfer full): what scrolls @window, in which @column stands. The only child of @column gets a
 * width that can be read. Neither widget is kept alive.
 */
HelpScroll *help_scroll_new        (GtkScrolledWindow *window,
                                    GtkWidget         *column);

/** Frees @self; nothing is scrolled any more. */
void        help_scroll_free       (HelpScroll        *self);

/** How far the text is scrolled now, in pixels from its top. */
double      help_scroll_get_top    (HelpScroll        *self);

/** The same, or where it is on its way to; negative: to a widget. */
double      help_scroll_get_wanted (HelpScroll        *self);

/** Scrolls to @top, in pixels from the top of the text, 0 or more. */
void        help_scroll_to         (HelpScroll        *self,
                                    double             top);

/** Scrolls to the upper edge of @widget, which stands in the column. */
void        help_scroll_to_widget  (HelpScroll        *self,
                                    GtkWidget         *widget);

/** The text has been built anew; what is wanted from now on waits until it has been laid out. */
void        help_scroll_restart    (HelpScroll        *self);

/**
 * Restarts @self, hides the children of @body, which is in the column, and shows them one after the
 * other: @fill is called once per frame, so that GTK does not build and measure the whole text at
 * once. Until all children are complete @body has the state busy. When they are laid out, scrolls
 * to the wanted position and calls @grown. Both functions get @data.
 */
void        help_scroll_grow       (HelpScroll        *self,
                                    GtkBox            *body,
                                    HelpScrollFill     fill,
                                    void             (*grown) (gpointer data),
                                    gpointer           data);

/** Completes all children that help_scroll_grow() has not completed yet. */
void        help_scroll_finish     (HelpScroll        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpScroll, help_scroll_free)

typedef struct
{
  const Game *game; /* NULL: the overview */
  Options options;
  double top; /* how far it was scrolled, in pixels */

  gboolean is_link;  /* left by a link inside the text */
  GtkWidget *origin; /* the text with the link; weak */
  int cursor;        /* where the link was followed in it */
} HelpPlace;

/**
 * (transfer full): where @game, or with NULL the overview, is read under @options, scrolled to
 * @top. With @origin (may be NULL) it is left by the link at the cursor of that label.
 */
HelpPlace *help_place_new          (const Game    *game,
                                    const Options *options,
                                    double         top,
                                    GtkLabel      *origin);

/** Frees @self; for lists too. */
void       help_place_free         (gpointer       self);

/** Puts the focus back to the link by which it was left; FALSE: there is none any more. */
gboolean   help_place_return_focus (HelpPlace     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpPlace, help_place_free)

/** @widget shows @section, which must live as long. */
void               help_sections_set     (GtkWidget         *widget,
                                          const HelpSection *section);

/** What @widget shows, as set. */
const HelpSection *help_sections_get     (GtkWidget         *widget);

/** The child of @body that shows @section, or the same in a book of another language; or NULL. */
GtkWidget         *help_sections_find    (GtkBox            *body,
                                          const HelpSection *section);

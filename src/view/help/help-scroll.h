/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Scroll positions of a help page while it is being built; places to return to; sections of
 * widgets.
 */

#pragma once

#include <gtk/gtk.h>

#include "help/help-book.h"
#include "rules/game.h"

typedef struct _HelpScroll HelpScroll;

/** Adds parts of @widget from number @first. Returns the number of the next part, or 0. */
typedef guint (*HelpScrollFill) (GtkWidget *widget, guint first, gpointer data);

/**
 * Returns: (transfer full): a scroller of @window, which limits the width of @column's only child.
 * It holds no references.
 */
HelpScroll *help_scroll_new        (GtkScrolledWindow *window,
                                    GtkWidget         *column);

/** Frees @self and cancels scrolling. */
void        help_scroll_free       (HelpScroll        *self);

/** Returns the current position in pixels. */
double      help_scroll_get_top    (HelpScroll        *self);

/** Returns the current or pending position in pixels; negative: a widget. */
double      help_scroll_get_wanted (HelpScroll        *self);

/** Scrolls to @top pixels, 0 or more. */
void        help_scroll_to         (HelpScroll        *self,
                                    double             top);

/** Scrolls to the top of @widget in the column. */
void        help_scroll_to_widget  (HelpScroll        *self,
                                    GtkWidget         *widget);

/** Delays scrolling until a rebuilt text is laid out. */
void        help_scroll_restart    (HelpScroll        *self);

/**
 * Restarts @self and fills the children of @body one by one, once per frame to avoid delays. Until
 * then @body is busy; afterwards scrolls and calls @grown. Both functions get @data.
 */
void        help_scroll_grow       (HelpScroll        *self,
                                    GtkBox            *body,
                                    HelpScrollFill     fill,
                                    void             (*grown) (gpointer data),
                                    gpointer           data);

/** Completes the children of help_scroll_grow (). */
void        help_scroll_finish     (HelpScroll        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpScroll, help_scroll_free)

typedef struct
{
  const Game *game; /* NULL for the overview */
  Options options;
  double top; /* position in pixels */

  gboolean is_link;  /* true if left by a link of the text */
  GtkWidget *origin; /* weak; label of the link */
  int cursor;        /* cursor position at the link */
} HelpPlace;

/**
 * Returns: (transfer full): a place in @game (NULL: the overview), left by a link of @origin, or
 * NULL
 */
HelpPlace *help_place_new          (const Game    *game,
                                    const Options *options,
                                    double         top,
                                    GtkLabel      *origin);

/** Frees @self. */
void       help_place_free         (gpointer       self);

/** Focuses the link of the place again. Returns FALSE if it has gone. */
gboolean   help_place_return_focus (HelpPlace     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpPlace, help_place_free)

/** Sets the section of @widget; it must outlive @widget. */
void               help_sections_set     (GtkWidget         *widget,
                                          const HelpSection *section);

/** Returns the section of @widget. */
const HelpSection *help_sections_get     (GtkWidget         *widget);

/** Returns the child of @body for the section with the same id, or NULL. */
GtkWidget         *help_sections_find    (GtkBox            *body,
                                          const HelpSection *section);

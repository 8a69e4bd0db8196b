/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How far the help is scrolled, also while its widgets have no place yet. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _HelpScroll HelpScroll;

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

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HelpScroll, help_scroll_free)

G_END_DECLS

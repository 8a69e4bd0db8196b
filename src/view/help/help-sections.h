/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which section of a help book each part of a page shows. */

#pragma once

#include <gtk/gtk.h>

#include "help/help-book.h"

G_BEGIN_DECLS

/** @widget shows @section, which must live as long. */
void               help_sections_set     (GtkWidget         *widget,
                                          const HelpSection *section);

/** What @widget shows, as set. */
const HelpSection *help_sections_get     (GtkWidget         *widget);

/** The child of @body that shows @section, or the same in a book of another language; or NULL. */
GtkWidget         *help_sections_find    (GtkBox            *body,
                                          const HelpSection *section);

/** The last in @body that begins in @column at or above @top, in pixels; NULL: none does. */
const HelpSection *help_sections_get_top (GtkBox            *body,
                                          GtkWidget         *column,
                                          double             top);

G_END_DECLS

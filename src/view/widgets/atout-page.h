/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_PAGE (atout_page_get_type ())

/**
 * AtoutPage: a page of the window below the header bar; base class of all pages.
 *
 * Tab visits its children in order (focus_through ()). The page removes them on dispose. Its
 * default layout gives each child the whole page.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutPage, atout_page, ATOUT, PAGE, GtkWidget)

struct _AtoutPageClass
{
  GtkWidgetClass parent_class;

  /** Goes back inside of the page, or NULL. Returns FALSE if there is nothing to go back to. */
  gboolean (*go_back) (AtoutPage *self);

  /** True if the page is a table: messages lie on it for a while instead of moving it. */
  gboolean has_table;
};

/**
 * Sets the header bar's title (NULL: the program's name) and subtitle (NULL: none) in the user's
 * language.
 */
void        atout_page_set_title    (AtoutPage  *self,
                                     const char *title,
                                     const char *subtitle);
const char *atout_page_get_title    (AtoutPage  *self);
const char *atout_page_get_subtitle (AtoutPage  *self);

/** Goes back inside of the page. Returns FALSE if there is nothing to go back to. */
gboolean    atout_page_go_back      (AtoutPage  *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_PAGE (atout_page_get_type ())

/**
 * AtoutPage: a widget that fills the window below its header bar; the base class of all pages.
 *
 * Its children fill it, unless it takes its layout manager away. Tab goes through them in their
 * order (focus_through ()), and they are removed when it is disposed.
 *
 * Signals: `retitled` (): its title or subtitle has changed.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutPage, atout_page, ATOUT, PAGE, GtkWidget)

struct _AtoutPageClass
{
  GtkWidgetClass parent_class;

  /** Goes back inside of the page; FALSE when there is nothing to go back to. NULL: never. */
  gboolean (*go_back) (AtoutPage *self);
};

/**
 * Sets what stands in the header bar, in the user's language: @title, NULL for that of the program,
 * and @subtitle below it, NULL for none. Emits `retitled`.
 */
void        atout_page_set_title    (AtoutPage  *self,
                                     const char *title,
                                     const char *subtitle);
const char *atout_page_get_title    (AtoutPage  *self);
const char *atout_page_get_subtitle (AtoutPage  *self);

/** Goes back inside of the page; FALSE when there is nothing to go back to. */
gboolean    atout_page_go_back      (AtoutPage  *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_NAVIGATION (atout_navigation_get_type ())

/** AtoutNavigation: the pages opened by the user in a GtkStack. Going back restores the focus. */
G_DECLARE_FINAL_TYPE (AtoutNavigation, atout_navigation, ATOUT, NAVIGATION, GObject)

/**
 * Returns a navigation that starts with @first, a child of @stack, which must outlive it. Pages
 * added to @stack later are removed when left.
 */
AtoutNavigation *atout_navigation_new      (GtkStack   *stack,
                                  AtoutPage  *first);

/** Returns the top page. */
AtoutPage  *atout_navigation_get_page (AtoutNavigation *self);

/** Returns true if @page is open. */
gboolean    atout_navigation_has      (AtoutNavigation *self,
                                  AtoutPage  *page);

/** Opens @page on top; if already open, leaves the pages above it. */
void        atout_navigation_open     (AtoutNavigation *self,
                                  AtoutPage  *page);

/** Returns (transfer full) the open pages (AtoutPage), the first page first. */
GPtrArray  *atout_navigation_list     (AtoutNavigation *self);

/** Leaves all but the first page and opens @page. */
void        atout_navigation_restart  (AtoutNavigation *self,
                                  AtoutPage  *page);

/** Goes back inside the top page, or leaves it unless it is the first. */
void        atout_navigation_go_back  (AtoutNavigation *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_NAVIGATION (atout_navigation_get_type ())

/**
 * AtoutNavigation: the pages that lie on each other in a GtkStack, as the user has opened them.
 * Whoever comes back finds the focus where it was.
 *
 * Signals: `moved` (): another page is on top, and gets the focus next; `left` (page: AtoutPage):
 * this one lies there no more, and has gone out of sight; `retitled` (): the page on top has.
 */
G_DECLARE_FINAL_TYPE (AtoutNavigation, atout_navigation, ATOUT, NAVIGATION, GObject)

/**
 * The navigation in @stack, which has to be there as long as it is; it begins with @first, a child
 * of @stack. Children that @stack has now stay in it, others are taken out when they are left.
 */
AtoutNavigation *atout_navigation_new      (GtkStack   *stack,
                                  AtoutPage  *first);

/** The page on top. */
AtoutPage  *atout_navigation_get_page (AtoutNavigation *self);

/** True when @page lies there, on top or below. */
gboolean    atout_navigation_has      (AtoutNavigation *self,
                                  AtoutPage  *page);

/** Opens @page on top; what lies on it, if it is there already, is left. */
void        atout_navigation_open     (AtoutNavigation *self,
                                  AtoutPage  *page);

/** (transfer full): all pages that lie there (AtoutPage), the first one first. */
GPtrArray  *atout_navigation_list     (AtoutNavigation *self);

/** Leaves all but the first page, and opens @page on that. */
void        atout_navigation_restart  (AtoutNavigation *self,
                                  AtoutPage  *page);

/** Back inside of the page on top; or else leaves that, unless it is the first. */
void        atout_navigation_go_back  (AtoutNavigation *self);

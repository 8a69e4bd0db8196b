/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_EVENING_PAGE (atout_evening_page_get_type ())

/**
 * AtoutEveningPage: a club evening: the list as clubs hang it out, the tables of the round, and the
 * button to play.
 */
G_DECLARE_FINAL_TYPE (AtoutEveningPage, atout_evening_page, ATOUT, EVENING_PAGE, AtoutPage)

/**
 * Returns the page of evening @id; NULL if there is no such evening. @host must have evenings; it
 * outlives the page.
 */
GtkWidget *atout_evening_page_new (AtoutHost *host,
                                   gint64     id);

/** Opens the page of evening @evening, unless there is no such evening. */
void       evening_open           (AtoutHost *host,
                                   gint64     evening);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_PAST_PAGE (atout_past_page_get_type ())

/** AtoutPastPage: the matches of the history, to search, open and delete. */
G_DECLARE_FINAL_TYPE (AtoutPastPage, atout_past_page, ATOUT, PAST_PAGE, AtoutPage)

/** Returns the page; @host must outlive it. */
GtkWidget *atout_past_page_new (AtoutHost *host);

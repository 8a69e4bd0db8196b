/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_SHUFFLE_PAGE (atout_shuffle_page_get_type ())

/** AtoutShufflePage: an explanation of shuffling, and the user’s hands compared with chance. */
G_DECLARE_FINAL_TYPE (AtoutShufflePage, atout_shuffle_page, ATOUT, SHUFFLE_PAGE, AtoutPage)

/** Returns the page; @history may be NULL. */
GtkWidget *atout_shuffle_page_new (AtoutHistory *history);

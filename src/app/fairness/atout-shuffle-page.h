/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_SHUFFLE_PAGE (atout_shuffle_page_get_type ())

/**
 * AtoutShufflePage: how the cards are shuffled, how anybody can check it, what computer players
 * see, and the user’s own hands beside what is to be expected of chance.
 */
G_DECLARE_FINAL_TYPE (AtoutShufflePage, atout_shuffle_page, ATOUT, SHUFFLE_PAGE, AtoutPage)

/** With the hands of @history, or with NULL without any. */
GtkWidget *atout_shuffle_page_new (AtoutHistory *history);

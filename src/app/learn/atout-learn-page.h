/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_LEARN_PAGE (atout_learn_page_get_type ())

/**
 * AtoutLearnPage: how a form of a game is learnt: problems with the ways to them, slips of the
 * user, the rules. What there is none of is not shown. An AtoutPage.
 */
G_DECLARE_FINAL_TYPE (AtoutLearnPage, atout_learn_page, ATOUT, LEARN_PAGE, AtoutPage)

/** The page of @form, a key of a GameForm. */
GtkWidget  *atout_learn_page_new      (AtoutHost      *host,
                                       const char     *form);

/** (transfer none): the key that it was made with. */
const char *atout_learn_page_get_form (AtoutLearnPage *self);

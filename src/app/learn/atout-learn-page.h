/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_LEARN_PAGE (atout_learn_page_get_type ())

/** AtoutLearnPage: course, problems and slips of a form. Hides empty parts. */
G_DECLARE_FINAL_TYPE (AtoutLearnPage, atout_learn_page, ATOUT, LEARN_PAGE, AtoutPage)

/** Returns the page of the GameForm with key @form. */
GtkWidget  *atout_learn_page_new      (AtoutHost      *host,
                                       const char     *form);

/** Returns the form's key; (transfer none). */
const char *atout_learn_page_get_form (AtoutLearnPage *self);

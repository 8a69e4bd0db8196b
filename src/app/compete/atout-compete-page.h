/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_COMPETE_PAGE (atout_compete_page_get_type ())

/** AtoutCompetePage: what can be played in a form against the house, and what was played. */
G_DECLARE_FINAL_TYPE (AtoutCompetePage, atout_compete_page, ATOUT, COMPETE_PAGE, AtoutPage)

/** Returns the page of the GameForm with key @form; @host has contests and outlives the page. */
GtkWidget  *atout_compete_page_new      (AtoutHost        *host,
                                         const char       *form);

/**
 * Offers contests by @options, without making them the rules of the user; if they are NULL, by the
 * rules that the user chose last. Shows the deals of @day; those of today if it is NULL or in the
 * future.
 */
void        atout_compete_page_show     (AtoutCompetePage *self,
                                         const Options    *options,
                                         const GDate      *day);

/** Returns the form's key; (transfer none). */
const char *atout_compete_page_get_form (AtoutCompetePage *self);

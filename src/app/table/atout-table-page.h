/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_TABLE_PAGE (atout_table_page_get_type ())

/**
 * AtoutTablePage: the table page, with the score sheet beside the table or in front of it. The
 * match is held while the table is hidden.
 */
G_DECLARE_FINAL_TYPE (AtoutTablePage, atout_table_page, ATOUT, TABLE_PAGE, AtoutPage)

/** Returns a page for @host, which must outlive it. */
GtkWidget *atout_table_page_new (AtoutHost *host);

/** Opens the deck for a match of @game that may start soon. */
void atout_table_page_expect (AtoutTablePage *self, const Game *game, const Options *options);

/** Shows @session, which is kept; NULL for none. */
void atout_table_page_set_session (AtoutTablePage *self, AtoutSession *session);

/** Deals the next deal, or shows the error. */
void atout_table_page_deal (AtoutTablePage *self);

/** Forwards the key of @controller to the table if the focus is elsewhere. */
gboolean atout_table_page_forward_key (AtoutTablePage *self, GtkEventControllerKey *controller);

/** Returns (transfer none) the AtoutTable. */
GtkWidget *atout_table_page_get_table (AtoutTablePage *self);

gboolean atout_table_page_get_sheet_shown (AtoutTablePage *self);
void atout_table_page_set_sheet_shown (AtoutTablePage *self, gboolean shown);
gboolean atout_table_page_get_narrow (AtoutTablePage *self);

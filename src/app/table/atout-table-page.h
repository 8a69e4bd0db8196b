/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_TABLE_PAGE (atout_table_page_get_type ())

/**
 * AtoutTablePage: the table with the score sheet beside it, or, where there is little room, in
 * front of it. It does with table and deck what the settings say, and holds the match while the
 * table is not to be seen.
 *
 * Properties: `sheet-shown` (boolean, read-write), `narrow` (boolean, read-only: the sheet covers
 * the table).
 *
 * Signal: `finished` (again: boolean): the user has read the end of the match, and wants another
 * one like it or not.
 */
G_DECLARE_FINAL_TYPE (AtoutTablePage, atout_table_page, ATOUT, TABLE_PAGE, AtoutPage)

/** For @host, which has to be there as long as the page. */
GtkWidget *atout_table_page_new (AtoutHost *host);

/** Brings the deck for @game under @options, with which a match may soon begin. */
void atout_table_page_expect (AtoutTablePage *self, const Game *game, const Options *options);

/** Shows @session, or nothing with NULL. The page keeps a reference. */
void atout_table_page_set_session (AtoutTablePage *self, AtoutSession *session);

/** Deals the next deal of the match; says so if that failed. */
void atout_table_page_deal (AtoutTablePage *self);

/** Lets the table have the key that @controller is handling, if the focus lies elsewhere. */
gboolean atout_table_page_forward_key (AtoutTablePage *self, GtkEventControllerKey *controller);

/** (transfer none): the table (AtoutTable) itself. */
GtkWidget *atout_table_page_get_table (AtoutTablePage *self);

gboolean atout_table_page_get_sheet_shown (AtoutTablePage *self);
void atout_table_page_set_sheet_shown (AtoutTablePage *self, gboolean shown);
gboolean atout_table_page_get_narrow (AtoutTablePage *self);

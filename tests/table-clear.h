/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Whether all that is to be read on a table is clear of all else, as it was painted last. */

#pragma once

#include <gtk/gtk.h>

/**
 * Names, what was said, what is asked or explained, cards in piles, cards of the trick, tricks
 * won, contract and score lie on nothing else of these; and names, marks and the contract are not
 * cut short. The test fails with @where if not.
 */
void table_clear_check (GtkWidget *table, const char *where);

/** Fails the test, naming @where, if a question covers a name or a speech bubble. */
void table_clear_check_asked (GtkWidget *table, const char *where);

/**
 * Round what lies upon the middle of the table, a result, no rim looks out of a face or of tricks
 * won whose middle is below it. The test fails with @where if one does.
 */
void table_clear_check_result (GtkWidget *table, const char *where);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Looking back at a table: the last trick, and all tricks of the deal. */

#pragma once

#include "view/table/stage/atout-felt.h"
#include "view/table/table-focus.h"
#include "view/table/told/atout-tricks-page.h"

G_BEGIN_DECLS

typedef struct
{
  AtoutSession *session; /* not owned; NULL: there is nothing to look back on */
  AtoutFelt *felt;
  AtoutTricksPage *page;
  TableFocus *focus;
  GtkWidget *before;        /* what had the focus when all tricks were opened, weak */
  gboolean only_last_trick; /* no other trick may be looked at while a deal runs */
  gboolean shows_trick;     /* the last one lies on the felt */
  gboolean hides_result;    /* and the result makes way for it */
} TableBack;

/**
 * Shows the last trick, or puts the running one back. What there is to say about it; NULL: nothing,
 * free with g_free ().
 */
char    *table_back_show_last_trick (TableBack *self);

/** Puts the running trick back; false where it lies there. */
gboolean table_back_end_last_trick  (TableBack *self);

/** Another moment or match: the last trick is shown no more, and no result waits for its end. */
void     table_back_forget          (TableBack *self);

/**
 * Shows all tricks of the deal while nothing happens, or goes back to the table. Why not; NULL: it
 * does, free with g_free ().
 */
char    *table_back_show_tricks     (TableBack *self);

/** Goes back to the table; false where that is there. */
gboolean table_back_end_tricks      (TableBack *self);

G_END_DECLS

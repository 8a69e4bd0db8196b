/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where the keys go at a table: what the user is asked has the focus, and nobody else gets it. */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *table;
  GtkWidget *hand;
  GtkWidget *calls;
  GtkWidget *result;
  GtkWidget *lay_down;
  gboolean wanted;    /* the user acted here last, or a match has just come to the table */
  gboolean is_replay; /* the user is asked nothing: whatever has the focus keeps it */
  guint frames_left;  /* until what closed has given the focus back */
} TableFocus;

/**
 * Focuses the hand, where the keys wait while nothing is asked; FALSE where there is no card yet,
 * or no more: then the table has the focus itself.
 */
gboolean table_focus_rest (TableFocus *self);

/**
 * What has the focus may go: a button that was pressed, the last card. The table keeps it, or GTK
 * would give it to the header bar, where the next key press would do something else.
 */
void table_focus_keep   (TableFocus *self,
                         AtoutSession *session);

/** Focuses what the user is asked, unless he is busy elsewhere. */
void table_focus_show   (TableFocus *self);

/** Moves the focus to @action of @deal, a card or an answer: it becomes the chosen one. */
void table_focus_choose (TableFocus *self, const Deal *deal, Action action);

/** Focuses it again when a popover of the table has closed. */
void table_focus_return (TableFocus *self);

G_END_DECLS

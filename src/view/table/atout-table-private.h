/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutTable share: atout-table.c, table-actions.c and table-answers.c. */

#pragma once

#include "view/table/atout-table.h"
#include "view/table/layout/atout-table-places.h"
#include "view/table/stage/atout-table-stage.h"
#include "view/table/table-back.h"

G_BEGIN_DECLS

struct _AtoutTable
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutDeck *deck;
  AtoutTablePlaces *places; /* owned by the table as its layout manager */
  AtoutTableStage *stage;
  TableFocus focus;
  TableBack back;

  GtkWidget *ground;
  GtkWidget *info;
  GtkWidget *status;
  GtkWidget *hand;
  GtkWidget *felt;
  GtkWidget *calls;
  GtkWidget *explanation;
  GtkWidget *result;
  GtkWidget *lay_down;
  GtkWidget *sort; /* sorts a hand again that was arranged */
  GtkWidget *tricks_page;
  gboolean portraits; /* are shown */
  gboolean is_named;  /* what is explained now is heard as a name */
  int prepared_width; /* of a card in the trick, as the deck was asked for last */
};

/* ---- table-actions.c: actions and keys ---------------------------------------------------- */

void table_actions_install (GtkWidgetClass *widget_class);
void table_actions_add_keys (AtoutTable *self);

/* ---- table-answers.c: what the user answers ----------------------------------------------- */

/** Binds the callbacks of the template that answer; it must have been set. */
void table_answers_install (GtkWidgetClass *widget_class);

/* ---- table-texts.c: what is said ---------------------------------------------------------- */

/** Binds the callbacks of the template that say something; it must have been set. */
void table_texts_install (GtkWidgetClass *widget_class);

/** One sentence over the hand, or with NULL none any more. */
void table_explain (AtoutTable *self, const char *text);

/** Says what is said in the session from now on, and shows what was said last. */
void table_texts_listen (AtoutTable *self);

/** Says aloud what the user is asked, or that the deal is over. */
void table_texts_ask (AtoutTable *self);

/**
 * Names the card that has the keys when something is asked, if they were there @before: only what
 * can be done with it now would be heard.
 */
void table_texts_name_kept (AtoutTable *self, GtkWidget *before);

/** (TableExplainFunc) table_explain () for a part of @table. */
void table_texts_explain_part (GtkWidget *table, const char *text);
/** (TableExplainFunc) The same for what has got the keys and is called so: it is seen only. */
void table_texts_show_part (GtkWidget *table, const char *text);

/* ---- atout-table.c ------------------------------------------------------------------------ */

/** Whether all that has happened has been shown. */
gboolean table_is_settled (AtoutTable *self);

G_END_DECLS

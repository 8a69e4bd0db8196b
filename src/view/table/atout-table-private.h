/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutTable share: atout-table.c and table-*.c but table-layout.c. */

#pragma once

#include "atout-table-places.h"
#include "atout-table-stage.h"
#include "atout-table.h"
#include "rhythm-clock.h"
#include "table-focus.h"

G_BEGIN_DECLS

struct _AtoutTable
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutDeck *deck;
  AtoutTablePlaces *places; /* owned by the table as its layout manager */
  AtoutTableStage *stage;
  TableFocus focus;

  GtkWidget *info;
  GtkWidget *status;
  GtkWidget *hand;
  GtkWidget *felt;
  GtkWidget *calls;
  GtkWidget *explain;
  GtkWidget *result;
  GtkWidget *lay_down;
  GtkWidget *sort; /* sorts a hand again that was arranged */
  GtkWidget *tricks_page;
  int prepared_width; /* of a card in the trick, as the deck was asked for last */

  gboolean showing_last_trick;
  gboolean only_last_trick; /* no other trick may be looked at */
  RhythmClockRun *explain_run; /* what is explained stays that long */
};

/* ---- table-actions.c: actions and keys ---------------------------------------------------- */

void table_actions_install (GtkWidgetClass *widget_class);

/* ---- table-back.c: looking back ----------------------------------------------------------- */

/** Shows the last trick, or puts the running one back. */
void table_back_show_last_trick (AtoutTable *self);
void table_back_end_last_trick  (AtoutTable *self);

/** Shows all tricks of the deal, or goes back to the table. */
void table_back_show_tricks     (AtoutTable *self);
void table_back_end_tricks      (AtoutTable *self);

/* ---- table-calls.c: what is said ---------------------------------------------------------- */

/** A bubble for seat @index of the match. */
void       table_calls_add_bubble   (AtoutTable *self,
                                     guint       index);

/** Follows what is said in the match of @self. */
void       table_calls_connect      (AtoutTable *self);

/** Shows all calls, or hides them again. */
void       table_calls_show_auction (AtoutTable *self);

/* ---- atout-table.c: texts ----------------------------------------------------------------- */

/** One sentence over the hand; longer ones stay longer. */
void table_explain             (AtoutTable *self,
                                const char *text);
void table_hide_explanation    (AtoutTable *self);

G_END_DECLS

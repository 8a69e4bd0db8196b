/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the files of AtoutTable share, each of which calls only those below it: atout-table.c,
 * table-actions.c, table-back.c, table-texts.c, table-focus.c.
 */

#pragma once

#include "view/table/atout-table.h"
#include "view/table/layout/atout-table-spots.h"
#include "view/table/stage/atout-table-stage.h"

/* Objects that a table listens to, in the order in which it begins to. */
typedef enum
{
  HEARD_SESSION,
  HEARD_HAND,
  HEARD_TALK,
  HEARD_HINT,
  HEARD_SHOWN, /* the session, when the stage has heard it */
  N_HEARD,
} TableHeard;

struct _AtoutTable
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutDeck *deck;
  AtoutTableSpots *spots; /* owned by the table as its layout manager */
  AtoutTableStage *stage;
  GSignalGroup *heard[N_HEARD];

  GtkWidget *backdrop;
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

  gboolean focus_wanted; /* the user acted here last, or a match has just come to the table */
  gboolean is_replay;    /* the user is asked nothing: whatever has the focus keeps it */
  guint frames_left;     /* until what closed has given the focus back */

  GtkWidget *back_focus;    /* what had the focus when all tricks were opened, weak */
  gboolean only_last_trick; /* no other trick may be looked at while a deal runs */
  gboolean shows_trick;     /* the last one lies on the felt */
  gboolean hides_result;    /* and the result makes way for it */
};

/* ---- table-actions.c: actions and keys, answers; also atout_table_hurry () ----------------- */

/** Installs them, and binds the callbacks of the template that answer; it must have been set. */
void table_actions_install (GtkWidgetClass *widget_class);
void table_actions_add_keys (AtoutTable *self);

/* ---- table-back.c: looking back at tricks ------------------------------------------------- */

/**
 * Shows the last trick, or puts the running one back. What there is to say about it; NULL: nothing,
 * free with g_free ().
 */
char *table_back_show_last_trick (AtoutTable *self);

/** Puts the running trick back; false where it lies there. */
gboolean table_back_end_last_trick (AtoutTable *self);

/** Another moment or match: the last trick is shown no more, and no result waits for its end. */
void table_back_forget (AtoutTable *self);

/**
 * Shows all tricks of the deal while nothing happens, or goes back to the table. Why not; NULL: it
 * does, free with g_free ().
 */
char *table_back_show_tricks (AtoutTable *self);

/** Goes back to the table; false where that is there. */
gboolean table_back_end_tricks (AtoutTable *self);

/* ---- table-texts.c: what is said ---------------------------------------------------------- */

/** Binds the callbacks of the template that say something; it must have been set. */
void table_texts_install (GtkWidgetClass *widget_class);

/** One sentence over the hand, or with NULL none any more. */
void table_explain (AtoutTable *self, const char *text);

/** Connects what is said to those whom the table hears. */
void table_texts_listen (AtoutTable *self);

/** Shows what was said last. */
void table_texts_show (AtoutTable *self);

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

/* ---- table-focus.c: where the keys go ----------------------------------------------------- */

/**
 * From child to child, and out at either end. The table itself is no stop: it has the focus only
 * as long as nothing is asked and no card is there, and is where Tab begins then.
 */
gboolean table_focus_move (AtoutTable *self, GtkDirectionType direction);

/**
 * Focuses the hand, where the keys wait while nothing is asked; FALSE where there is no card yet,
 * or no more: then the table has the focus itself.
 */
gboolean table_focus_rest (AtoutTable *self);

/**
 * What has the focus may go: a button that was pressed, the last card. The table keeps it, or GTK
 * would give it to the header bar, where the next key press would do something else.
 */
void table_focus_keep (AtoutTable *self);

/** Focuses what the user is asked, unless he is busy elsewhere. */
void table_focus_show (AtoutTable *self);

/** Moves the focus to @action, a card or an answer: it becomes the chosen one. */
void table_focus_choose (AtoutTable *self, Action action);

/** Focuses it again when a popover of the table has closed. */
void table_focus_return (AtoutTable *self);

/* Whether all that has happened has been shown. */
static inline gboolean
table_is_settled (AtoutTable *self)
{
  return atout_shown_get_settled (atout_session_get_shown (self->session));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Private declarations of AtoutTable. Each of its files calls only later ones: atout-table.c,
 * table-actions.c, table-back.c, table-texts.c, table-focus.c.
 */

#pragma once

#include "view/table/atout-table.h"
#include "view/table/layout/atout-table-spots.h"
#include "view/table/stage/atout-table-stage.h"

/* Objects whose signals a table handles, in this order. */
typedef enum
{
  HEARD_SESSION,
  HEARD_HAND,
  HEARD_TALK,
  HEARD_HINT,
  HEARD_SHOWN, /* the session, heard after the stage */
  N_HEARD,
} TableHeard;

struct _AtoutTable
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutDeck *deck;
  AtoutTableSpots *spots; /* owned as layout manager */
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
  GtkWidget *sort; /* button to sort an arranged hand */
  GtkWidget *tricks_page;
  gboolean portraits; /* true if portraits are shown */
  gboolean is_named;  /* true if the explanation must not be announced */
  int prepared_width; /* card width of the last prepared faces */

  gboolean focus_wanted; /* true if the next question takes the focus */
  gboolean is_replay;    /* true if nothing is asked and the focus stays */
  guint frames_left;     /* frames until a popover has returned the focus */

  GtkWidget *back_focus;    /* focus before all tricks were opened; weak */
  gboolean only_last_trick; /* true if other tricks are hidden while a deal runs */
  gboolean shows_trick;     /* true if the felt shows the last trick */
  gboolean hides_result;    /* true if the last trick hides the result */
};

/* ---- table-actions.c: actions and keys, answers; also atout_table_hurry () ----------------- */

/** Installs actions and template callbacks; the template must be set. */
void table_actions_install (GtkWidgetClass *widget_class);
void table_actions_add_keys (AtoutTable *self);

/** Limits reasons of hint and advice to what the size of the table allows. */
void table_actions_update_room (AtoutTable *self);

/* ---- table-back.c: looking back at tricks ------------------------------------------------- */

/**
 * Switches between the last and the running trick. Returns a text about it or NULL; free with
 * g_free ().
 */
char *table_back_show_last_trick (AtoutTable *self);

/** Shows the running trick again; returns FALSE if it is shown. */
gboolean table_back_end_last_trick (AtoutTable *self);

/** Forgets the last trick and the hidden result. */
void table_back_forget (AtoutTable *self);

/**
 * Opens all tricks and holds the match, or closes them. Returns why this is impossible, or NULL;
 * free with g_free ().
 */
char *table_back_show_tricks (AtoutTable *self);

/** Closes all tricks; returns FALSE if they are not open. */
gboolean table_back_end_tricks (AtoutTable *self);

/* ---- table-texts.c: texts and speech ------------------------------------------------------ */

/** Binds template callbacks; the template must be set. */
void table_texts_install (GtkWidgetClass *widget_class);

/** Shows @text above the hand; NULL: none. */
void table_explain (AtoutTable *self, const char *text);

/** Connects the signals that change texts. */
void table_texts_listen (AtoutTable *self);

/** Shows the current texts. */
void table_texts_show (AtoutTable *self);

/** Announces the question, or that the deal is over. */
void table_texts_ask (AtoutTable *self);

/**
 * Announces the focused card if it had the focus @before: a screen reader reads only its new
 * actions.
 */
void table_texts_name_kept (AtoutTable *self, GtkWidget *before);

/** Shows and announces an explanation of a part of @table (TableExplainFunc). */
void table_texts_explain_part (GtkWidget *table, const char *text);
/** Shows an explanation without announcing it (TableExplainFunc). */
void table_texts_show_part (GtkWidget *table, const char *text);

/* ---- table-focus.c: keyboard focus -------------------------------------------------------- */

/** Moves the focus between children, and out at either end. */
gboolean table_focus_move (AtoutTable *self, GtkDirectionType direction);

/** Focuses the hand, for the time without a question; returns FALSE without cards. */
gboolean table_focus_rest (AtoutTable *self);

/**
 * Moves the focus to the table before the focused widget disappears; GTK would focus the header
 * bar.
 */
void table_focus_keep (AtoutTable *self);

/** Focuses the question, unless the user is busy elsewhere. */
void table_focus_show (AtoutTable *self);

/** Focuses @action, a card or an answer. */
void table_focus_choose (AtoutTable *self, Action action);

/** Focuses the question, else the table; repeats this if a closing popover moved the focus. */
void table_focus_return (AtoutTable *self);

/* Returns true if all events have been shown. */
static inline gboolean
table_is_settled (AtoutTable *self)
{
  return atout_shown_get_settled (atout_session_get_shown (self->session));
}

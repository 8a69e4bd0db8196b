/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutTable share: atout-table.c and table-*.c but table-layout.c. */

#pragma once

#include "atout-sheet.h"
#include "atout-table-places.h"
#include "atout-table.h"
#include "atout-talk.h"
#include "rhythm-clock.h"
#include "rhythm.h"

G_BEGIN_DECLS

struct _AtoutTable
{
  GtkWidget parent_instance;

  AtoutMatch *match;
  AtoutTalk *talk;   /* what is said in it … */
  AtoutSheet *sheet; /* … and written */
  AtoutDeck *deck;
  double slowness;
  double trick_pause;
  gboolean until_click;

  AtoutTablePlaces *places; /* owned by the table as its layout manager */
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
  GtkWidget *seat[SEATS_MAX];   /* by seat */
  GtkWidget *bubble[SEATS_MAX]; /* by seat */
  GtkWidget *tricks_won[SEATS_MAX];   /* by unit */
  GtkWidget *pile[PILES_MAX];  /* those on the table come first */
  GtkWidget *laid_open[SEATS_MAX]; /* by seat */
  guint n_seats;
  guint n_units;

  int prepared_width; /* of a card in the trick, as the deck was asked for last */

  Rhythm *rhythm;
  gboolean holding; /* the match waits for the rhythm */
  gboolean showing_last_trick;
  gboolean only_last_trick; /* no other trick may be looked at */
  gboolean wants_focus; /* the user acted here last, or a match has just come to the table */
  RhythmClockRun *explain_run; /* what is explained stays that long */
};

/* ---- table-actions.c: actions and keys ---------------------------------------------------- */

void table_actions_install (GtkWidgetClass *widget_class);

/* ---- table-show.c: what the match tells, one after the other ------------------------------ */

/** Listens to the match of @self. */
void table_show_connect        (AtoutTable *self);

/** Nothing runs any more: the match goes on, and the user is asked. For rhythm_new (). */
void table_show_idle           (gpointer    data);

/** Focuses what the user is asked. */
void table_show_focus          (AtoutTable *self);

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

/** Gives the focus back when they are closed. */
void       table_calls_closed       (AtoutTable *self);

/* ---- table-moves.c: cards on the table besides the trick ---------------------------------- */

/** Shows the piles and the open cards of hands as they lie now. */
void     table_update_piles   (AtoutTable *self);

/** Hides what is not to be seen yet of the moves that @event made. */
void     table_moves_prepare   (AtoutTable       *self,
                                const AtoutEvent *event);

/** Adds these moves to what is shown, and what lies on the table after them. */
void     table_moves_add       (AtoutTable       *self,
                                const AtoutEvent *event);

/* ---- atout-table.c: texts ----------------------------------------------------------------- */

/** One sentence over the hand; longer ones stay longer. */
void table_explain             (AtoutTable *self,
                                const char *text);
void table_hide_explanation    (AtoutTable *self);
/** Adds @child under @above, as number @index of what has that @place. */
void table_insert              (AtoutTable      *self,
                                GtkWidget       *child,
                                GtkWidget       *above,
                                AtoutTablePlace  place,
                                guint            index);
void table_update_tricks_won        (AtoutTable *self);

G_END_DECLS

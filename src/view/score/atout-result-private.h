/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutResult share: atout-result.c, result-grid.c. */

#pragma once

#include "model/told/atout-sheet.h"
#include "view/score/atout-result.h"

struct _AtoutResult
{
  GtkWidget parent_instance;

  AtoutSession *session; /* weak: whose deal is shown; or NULL */
  AtoutDeck *deck;
  double scale; /* of the cards it shows */
  GtkWidget *box;
  GtkWidget *garland; /* only for a feast */
  GtkWidget *caption; /* which deal it is */
  GtkWidget *title;
  GtkWidget *verdict;
  GtkWidget *scrolled;
  GtkWidget *grid;
  GtkWidget *hands; /* in the grid, what all hands are folded into; or NULL */
  int line; /* of the grid, the next that is free */
  GtkWidget *buttons;
  GtkLayoutManager *fold; /* of the buttons */
  GtkWidget *more;        /* the small ones, with words where there is room */
  gboolean is_watching;   /* how large the table is */
  GtkWidget *could_win; /* only of a lost deal … */
  gboolean is_asked;    /* … as it is, and only where there is room: its review has it, too */
  GtkWidget *deal_again;
  GtkWidget *again; /* only after the end of a match */
  GtkWidget *next;
};

/**
 * Fills the grid anew with the deal of @score, the last that is written. At the end of a match of
 * several blocks how these ended comes first.
 */
void result_grid_fill (AtoutResult *self, AtoutSession *session, AtoutScoreRow *score);

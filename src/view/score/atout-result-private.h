/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutResult. */

#pragma once

#include "model/told/atout-sheet.h"
#include "view/score/atout-result.h"

struct _AtoutResult
{
  GtkWidget parent_instance;

  AtoutSession *session; /* weak pointer, nullable */
  AtoutDeck *deck;
  double scale; /* scale of cards */
  GtkWidget *box;
  GtkWidget *garland; /* visible after all tricks or the match are won */
  GtkWidget *caption; /* number of the deal */
  GtkWidget *title;
  GtkWidget *verdict;
  GtkWidget *comparison;
  GtkWidget *remark; /* visible if a player says something */
  GtkWidget *face;   /* portrait of that player, if there is room */
  GtkWidget *words;
  GtkWidget *scrolled;
  GtkWidget *grid;
  GtkWidget *hands; /* expander of all hands, or NULL */
  int line;         /* next free line */
  GtkWidget *buttons;
  GtkLayoutManager *fold;
  GtkWidget *more;      /* small buttons, with words unless fonts are enlarged */
  gboolean is_watching; /* true if the table's size is watched */
  gboolean is_again; /* true if a past deal was played again */
  GtkWidget *could_win; /* visible after a lost deal that the user might have won */
  GtkWidget *deal_again;
  GtkWidget *again; /* same match again; visible after a match */
  GtkWidget *next;
};

/** Refills the grid with the latest deal @score; results of blocks precede it after a match. */
void result_grid_fill (AtoutResult *self, AtoutSession *session, AtoutScoreRow *score);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the files of AtoutScoreSheet share: atout-score-sheet.c, score-sheet-lines.c. */

#pragma once

#include "model/told/atout-sheet.h"
#include "view/score/atout-score-sheet.h"

#define HEADS_MAX (SEATS_MAX + 3)
#define CONTRACT_COLUMN 1
#define FIGURES_COLUMN 2
#define NAME_MOST 9   /* letters in a column, where there is room */
#define CROWD_UNITS 4 /* so many have little room */

struct _AtoutScoreSheet
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutSheet *sheet;
  const SheetForm *form;
  guint n_units;
  GtkWidget *separator; /* below the heads */
  GtkWidget *scrolled;
  GtkWidget *grid;
  guint n_heads;
  GtkWidget *head[HEADS_MAX];  /* above the columns; they stay when the lines are scrolled */
  GtkWidget *ruler[HEADS_MAX]; /* in the grid, as wide as the column and without height */
  int line;                    /* of the grid, the next that is free */
  GtkWidget *written_end;      /* below the last deal, where open lines follow it; or NULL */
  char *marks;                 /* of the running deal as they stand there, by unit */
  guint scroll_id;
};

/* ---- score-sheet-lines.c ------------------------------------------------------------------- */

/** The label @text at @column and @line of the grid, @width columns wide. */
GtkWidget *score_sheet_attach (AtoutScoreSheet *self, const char *text, int column, int line,
                               int width, const char *style);
GtkWidget *score_sheet_attach_number (AtoutScoreSheet *self, int number, gboolean has_plus,
                                      int column, int line, const char *style);

/** One word in @label is not broken: what is longer than @most letters ends in three dots. */
void score_sheet_fold_name (GtkWidget *label, guint most);

/** @label holds a name, takes what room there is, and tells the whole of it. */
void score_sheet_make_name (AtoutScoreSheet *self, GtkWidget *label);

/** A line below everything, across all columns. */
GtkWidget *score_sheet_add_separator (AtoutScoreSheet *self);

/** Says more to who points at @widget or listens. */
void score_sheet_explain (GtkWidget *widget, const char *told);

int score_sheet_column (AtoutScoreSheet *self, guint unit);
int score_sheet_count_columns (AtoutScoreSheet *self);
gboolean score_sheet_has_marks_beside (AtoutScoreSheet *self);

/** The lines of @score. Returns what is below them. */
GtkWidget *score_sheet_add_deal (AtoutScoreSheet *self, AtoutScoreRow *score);

/** A line with the signs that are written, and what they mean. */
void score_sheet_add_legend (AtoutScoreSheet *self);

/** The lines behind deal @last, below @written_end, that are not full. */
void score_sheet_add_open_lines (AtoutScoreSheet *self, guint last, GtkWidget *written_end);

/** What they show of the running deal: the marks of all units; free with g_free (). */
char *score_sheet_list_marks (AtoutScoreSheet *self);

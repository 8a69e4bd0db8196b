/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutScoreSheet. */

#pragma once

#include "model/told/atout-sheet.h"
#include "view/score/atout-score-sheet.h"

#define HEADS_MAX (SEATS_MAX + 3)
#define CONTRACT_COLUMN 1
#define FIGURES_COLUMN 2
#define NAME_MOST 9   /* letters if there is room */
#define CROWD_UNITS 4 /* number of units that leave little room */

struct _AtoutScoreSheet
{
  GtkWidget parent_instance;

  AtoutSession *session;
  AtoutSheet *sheet;
  const SheetForm *form;
  guint n_units;
  GtkWidget *separator; /* line below the heads */
  GtkWidget *scrolled;
  GtkWidget *grid;
  guint n_heads;
  GtkWidget *head[HEADS_MAX];  /* column titles, not scrolled */
  GtkWidget *ruler[HEADS_MAX]; /* boxes in the grid as wide as the heads */
  int line;                    /* next free line */
  GtkWidget *written_end;      /* end of the last deal before open lines, or NULL */
  char *marks;                 /* shown marks of the running deal */
  guint scroll_id;
};

/* ---- score-sheet-lines.c ------------------------------------------------------------------- */

/** Adds a label at @column and @line, @width columns wide. */
GtkWidget *score_sheet_attach (AtoutScoreSheet *self, const char *text, int column, int line,
                               int width, const char *style);
GtkWidget *score_sheet_attach_number (AtoutScoreSheet *self, int number, gboolean has_plus,
                                      int column, int line, const char *style);

/** Limits @label to @most letters: a single word is ellipsized, others may wrap. */
void score_sheet_fold_name (GtkWidget *label, guint most);

/** Limits a name to the room of a column and sets its tooltip. */
void score_sheet_make_name (AtoutScoreSheet *self, GtkWidget *label);

/** Adds a line across all columns. */
GtkWidget *score_sheet_add_separator (AtoutScoreSheet *self);

/** Sets the tooltip and accessible name of @widget. */
void score_sheet_explain (GtkWidget *widget, const char *told);

int score_sheet_column (AtoutScoreSheet *self, guint unit);
int score_sheet_count_columns (AtoutScoreSheet *self);
gboolean score_sheet_has_marks_beside (AtoutScoreSheet *self);

/** Adds the lines of @score. Returns the separator below. */
GtkWidget *score_sheet_add_deal (AtoutScoreSheet *self, AtoutScoreRow *score);

/** Adds a line that explains the signs. */
void score_sheet_add_legend (AtoutScoreSheet *self);

/** Adds empty lines after deal @last, below @written_end. */
void score_sheet_add_open_lines (AtoutScoreSheet *self, guint last, GtkWidget *written_end);

/** Returns: (transfer full): the marks of the running deal by unit */
char *score_sheet_list_marks (AtoutScoreSheet *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The cells of an AtoutScoreSheet: which columns there are, and what is put into them. */

#include "view/score/atout-score-sheet-private.h"
#include "view/widgets/name-label.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

/* So many units have room for their marks beside what is written; those of more stand below. */
#define UNITS_WITH_MARKS_BESIDE 3

#define CROWD_NAME 6 /* letters of a name below the contract where there are many */

/* ---- Columns ------------------------------------------------------------------------------ */

static gboolean
has_figures_column (AtoutScoreSheet *self)
{
  return self->form->figures != NULL || self->form->has_dealer;
}

gboolean
score_sheet_has_marks_beside (AtoutScoreSheet *self)
{
  return self->form->has_marks && self->n_units <= UNITS_WITH_MARKS_BESIDE;
}

int
score_sheet_column (AtoutScoreSheet *self, guint unit)
{
  int first = has_figures_column (self) ? FIGURES_COLUMN + 1 : FIGURES_COLUMN;

  return first + (int) unit * (score_sheet_has_marks_beside (self) ? 2 : 1);
}

int
score_sheet_count_columns (AtoutScoreSheet *self)
{
  return score_sheet_column (self, self->n_units);
}

/* ---- Labels ------------------------------------------------------------------------------- */

GtkWidget *
score_sheet_attach (AtoutScoreSheet *self, const char *text, int column, int line, int width,
                    const char *style)
{
  g_autofree char *in_order = reading_order_keep (text);
  GtkWidget *label = gtk_label_new (in_order);

  suit_signs_colour (label);
  gtk_widget_add_css_class (label, style);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, line, width, 1);

  return label;
}

void
score_sheet_explain (GtkWidget *widget, const char *told)
{
  gtk_widget_set_tooltip_text (widget, told);
  suit_signs_colour_tooltip (widget);
  spoken_set_name (widget, told);
}

/* One word is not broken: what is too long for its column ends in three dots. */
void
score_sheet_fold_name (GtkWidget *label, guint most)
{
  const char *name = gtk_label_get_text (GTK_LABEL (label));

  name_label_fold (GTK_LABEL (label));
  if (strpbrk (name, " -") == NULL)
    {
      gtk_label_set_wrap (GTK_LABEL (label), FALSE);
      gtk_label_set_lines (GTK_LABEL (label), 1);
    }
  gtk_label_set_max_width_chars (GTK_LABEL (label), (int) most);
  gtk_widget_set_tooltip_text (label, name);
}

void
score_sheet_make_name (AtoutScoreSheet *self, GtkWidget *label)
{
  score_sheet_fold_name (label, self->n_units >= CROWD_UNITS ? CROWD_NAME : NAME_MOST);
}

GtkWidget *
score_sheet_attach_number (AtoutScoreSheet *self, int number, gboolean has_plus, int column,
                           int line, const char *style)
{
  char text[16];
  GtkWidget *label;

  sheet_write_number (text, sizeof text, number, has_plus);
  label = score_sheet_attach (self, text, column, line, 1, style);
  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1);

  return label;
}

void
score_sheet_attach_marks (AtoutScoreSheet *self, const char *marks, guint unit, int line,
                          const char *told)
{
  gboolean beside = score_sheet_has_marks_beside (self);
  GtkWidget *label = score_sheet_attach (self, marks, score_sheet_column (self, unit) + beside,
                                         line, 1, "strokes");

  gtk_label_set_xalign (GTK_LABEL (label), beside ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  score_sheet_explain (label, told);
}

GtkWidget *
score_sheet_add_separator (AtoutScoreSheet *self)
{
  GtkWidget *separator = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_grid_attach (GTK_GRID (self->grid), separator, 0, self->line++,
                   score_sheet_count_columns (self), 1);

  return separator;
}

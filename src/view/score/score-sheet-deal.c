/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A deal in the lines of an AtoutScoreSheet: what was played, and what it came to. */

#include "model/words/words.h"
#include "view/score/atout-score-sheet-private.h"
#include "view/widgets/suit-style.h"

static void
add_dealer (AtoutScoreSheet *self, const char *name, const char *told, int line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *mark = gtk_image_new_from_icon_name ("dealer-symbolic");
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (mark, "dealer");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "name");
  score_sheet_make_name (self, label);
  score_sheet_explain (label, told);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), label);
  gtk_grid_attach (GTK_GRID (self->grid), box, FIGURES_COLUMN, line, 1, 1);
}

/* The contract in short; only the sign of a red suit is red. */
static void
add_contract_text (AtoutScoreSheet *self, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  const char *told = atout_score_row_get_texts (score)->told;
  DeckSuits suits = atout_session_get_words (self->session);
  g_auto (GStrv) parts = g_strsplit (row->contract, "{suit}", 2);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_add_css_class (box, "contract");
  if (row->failed)
    gtk_widget_add_css_class (box, "failed");
  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (i > 0)
        {
          GtkWidget *sign = gtk_label_new (words_suit_short (suits, row->trump));

          suit_style_set (sign, suits, row->trump);
          gtk_box_append (GTK_BOX (box), sign);
        }
      if (parts[i][0] != '\0')
        gtk_box_append (GTK_BOX (box), gtk_label_new (parts[i]));
    }
  score_sheet_explain (box, told);
  gtk_grid_attach (GTK_GRID (self->grid), box, CONTRACT_COLUMN, self->line, 1, 1);
}

/* What was played: number, contract and figures, and below them declarer and dealer. */
static void
add_contract (AtoutScoreSheet *self, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  const ScoreTexts *texts = atout_score_row_get_texts (score);
  GtkWidget *label;

  score_sheet_attach_number (self, (int) row->number, FALSE, 0, self->line, "number");
  add_contract_text (self, score);
  if (row->figures[0] != '\0')
    score_sheet_explain (
        score_sheet_attach (self, row->figures, FIGURES_COLUMN, self->line, 1, "numeric"),
        texts->figures);
  if (self->form->has_declarer && row->declarer != NO_SEAT)
    {
      label = score_sheet_attach (self, atout_score_row_get_seat_name (score, row->declarer),
                                  CONTRACT_COLUMN, self->line + 1, 1, "name");
      score_sheet_make_name (self, label);
      score_sheet_explain (label, texts->told);
    }
  if (self->form->has_dealer)
    add_dealer (self, atout_score_row_get_seat_name (score, row->dealer),
                atout_score_row_get_texts (score)->dealt, self->line + 1);
}

/* A diagonal stroke where the deal had no bonus at all. */
const char *
score_sheet_get_marks (const SheetRow *row, guint unit)
{
  return row->no_bonus && !row->unit[unit].lost ? "╱" : row->unit[unit].marks;
}

/* The cell of @unit, in @line and below it as far as the row goes. */
static void
add_cell (AtoutScoreSheet *self, AtoutScoreRow *score, guint unit, int marks_line, int total_line)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  const SheetCell *cell = &row->unit[unit];
  const char *told = atout_score_row_get_texts (score)->cell[unit];
  const char *marks = score_sheet_get_marks (row, unit);
  int column = score_sheet_column (self, unit);
  GtkWidget *label = score_sheet_attach (self, cell->written, column, self->line, 1, "written");

  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  score_sheet_explain (label, told);
  if (cell->lost)
    gtk_widget_add_css_class (label, "lost");

  if (marks[0] != '\0')
    score_sheet_attach_marks (self, marks, unit, marks_line, told);
  if (row->has_amount)
    score_sheet_attach_number (self, cell->score, TRUE, column, total_line - 1, "amount");
  if (self->form->has_totals)
    score_sheet_attach_number (self, cell->total, self->form->is_ledger, column, total_line,
                               "subtotal");
}

static gboolean
has_marks (const SheetRow *row)
{
  gboolean any = FALSE;

  for (guint u = 0; u < row->n_units; u++)
    any |= row->unit[u].marks[0] != '\0' || row->no_bonus;

  return any;
}

GtkWidget *
score_sheet_add_deal (AtoutScoreSheet *self, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  gboolean below = !score_sheet_has_marks_beside (self) && has_marks (row);
  int marks_line = self->line + below;
  int total_line = marks_line + 1 + row->has_amount;

  add_contract (self, score);
  for (guint u = 0; u < row->n_units; u++)
    add_cell (self, score, u, marks_line, total_line);
  self->line = total_line + 1;

  return score_sheet_add_separator (self);
}

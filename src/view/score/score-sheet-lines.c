/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The lines of an AtoutScoreSheet: deals, open lines, legend. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/score-words.h"
#include "model/words/words.h"
#include "view/score/atout-score-sheet-private.h"
#include "view/widgets/labels.h"
#include "view/widgets/reading-order.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

/* Number of units up to which marks have own columns; others are below. */
#define UNITS_WITH_MARKS_BESIDE 3

#define CROWD_NAME 6    /* letters of a name with many units */
#define LEGEND_WIDTH 24 /* letters */

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

static void
attach_marks (AtoutScoreSheet *self, const char *marks, guint unit, int line, const char *told)
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

/* ---- Deals ----------------------------------------------------------------------------------- */

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

/* Adds the contract; only red suit signs are coloured. */
static void
add_contract_text (AtoutScoreSheet *self, AtoutScoreRow *score)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  const char *told = atout_score_row_get_texts (score)->told;
  DeckSuits suits = atout_session_get_suits (self->session);
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

/* Returns the marks of @unit; a diagonal stroke for a deal without bonus that it did not lose. */
static const char *
get_marks (const SheetRow *row, guint unit)
{
  return row->no_bonus && !row->unit[unit].lost ? "╱" : row->unit[unit].marks;
}

static void
add_cell (AtoutScoreSheet *self, AtoutScoreRow *score, guint unit, int marks_line, int total_line)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  const SheetCell *cell = &row->unit[unit];
  const char *told = atout_score_row_get_texts (score)->cell[unit];
  const char *marks = get_marks (row, unit);
  int column = score_sheet_column (self, unit);
  GtkWidget *label = score_sheet_attach (self, cell->written, column, self->line, 1, "written");

  gtk_widget_add_css_class (label, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  score_sheet_explain (label, told);
  if (cell->lost)
    gtk_widget_add_css_class (label, "lost");
  if (score_words_maker (atout_course_get_deal (ATOUT_COURSE (self->session)), row) == (int) unit)
    {
      gtk_widget_add_css_class (label, "maker");
      gtk_widget_set_halign (label, GTK_ALIGN_END);
    }

  if (marks[0] != '\0')
    attach_marks (self, marks, unit, marks_line, told);
  if (row->has_amount)
    score_sheet_attach_number (self, cell->score, TRUE, column, total_line - 1, "amount");
  if (self->form->has_totals)
    score_sheet_attach_number (self, cell->total, self->form->is_ledger, column, total_line,
                               "subtotal");
}

static gboolean
row_has_marks (const SheetRow *row)
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
  gboolean below = !score_sheet_has_marks_beside (self) && row_has_marks (row);
  int marks_line = self->line + below;
  int total_line = marks_line + 1 + row->has_amount;

  add_contract (self, score);
  for (guint u = 0; u < row->n_units; u++)
    add_cell (self, score, u, marks_line, total_line);
  self->line = total_line + 1;

  return score_sheet_add_separator (self);
}

/* ---- Running and future deals ---------------------------------------------------------------- */

char *
score_sheet_list_marks (AtoutScoreSheet *self)
{
  const Telling telling = atout_session_tell (self->session);
  GString *list = g_string_new (NULL);

  for (guint unit = 0; unit < self->n_units && !atout_session_get_once (self->session); unit++)
    {
      char marks[SHEET_MARKS_MAX];

      tell_write_marks (&telling, unit, marks);
      g_string_append_printf (list, "%s|", marks);
    }

  return g_string_free (list, FALSE);
}

static void
add_marks (AtoutScoreSheet *self, int line)
{
  const Telling telling = atout_session_tell (self->session);

  for (guint unit = 0; unit < self->n_units; unit++)
    {
      g_autofree char *told = tell_marks (&telling, unit);
      char marks[SHEET_MARKS_MAX];

      tell_write_marks (&telling, unit, marks);
      if (marks[0] != '\0')
        attach_marks (self, marks, unit, line, told);
    }
}

static gboolean
has_marks (AtoutScoreSheet *self)
{
  return strspn (self->marks, "|") < strlen (self->marks);
}

/* Skips a block that has not begun: its owner is unknown. */
void
score_sheet_add_open_lines (AtoutScoreSheet *self, guint last, GtkWidget *written_end)
{
  guint n = atout_sheet_get_lines_left (self->sheet);

  self->marks = score_sheet_list_marks (self);
  if (self->form->heading != NULL && last == 0)
    return;
  if (n == 0 && self->form->heading == NULL && has_marks (self))
    n = 1;
  if (n == 0)
    return;
  self->written_end = written_end;
  for (guint i = 1; i <= n; i++)
    {
      gtk_widget_add_css_class (
          score_sheet_attach_number (self, (int) (last + i), FALSE, 0, self->line, "number"),
          "to-come");
      if (i == 1 && has_marks (self))
        add_marks (self, self->line);
      self->line++;
      score_sheet_add_separator (self);
    }
}

/* ---- Legend ---------------------------------------------------------------------------------- */

/* Returns true if @sign is one of those in @text, separated by blanks, bars or slashes. */
static gboolean
has_sign (const char *text, const char *sign)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " |", -1);
  g_auto (GStrv) games = g_strsplit_set (text, " |/", -1);

  return g_strv_contains ((const char *const *) parts, sign)
         || g_strv_contains ((const char *const *) games, sign);
}

static gboolean
row_has_sign (const SheetRow *row, const char *sign)
{
  if (has_sign (row->contract, sign) || has_sign (row->figures, sign))
    return TRUE;
  for (guint u = 0; u < row->n_units; u++)
    {
      const SheetCell *cell = &row->unit[u];

      if (has_sign (cell->written, sign) || has_sign (get_marks (row, u), sign))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_written (AtoutScoreSheet *self, const char *sign)
{
  GListModel *rows = atout_sheet_get_rows (self->sheet);

  if (self->marks != NULL && has_sign (self->marks, sign))
    return TRUE;
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (rows, i);

      if (row_has_sign (atout_score_row_get_sheet (row), sign))
        return TRUE;
    }

  return FALSE;
}

/* Keeps sign and meaning on one line. */
static void
append_sign (GString *legend, const SheetSign *sign)
{
  const char *meaning = words_of_game ("sign", sign->meaning);
  const WordsValue values[]
      = { { "{sign}", sign->sign }, { "{meaning}", meaning }, { NULL, NULL } };
  g_autofree char *text = NULL;

  /* Translators: below a score sheet, what a sign on it is short for: "B: Bella". */
  text = words_fill (C_ ("sheet", "{sign}: {meaning}"), values);
  g_string_append (legend, legend->len > 0 ? " · " : "");
  for (const char *at = text; *at != '\0'; at++)
    if (*at == ' ')
      g_string_append (legend, "\302\240");
    else
      g_string_append_c (legend, *at);
}

void
score_sheet_add_legend (AtoutScoreSheet *self)
{
  g_autoptr (GString) legend = g_string_new (NULL);
  GtkWidget *label;

  for (const SheetSign *sign = self->form->signs; sign != NULL && sign->sign != NULL; sign++)
    if (is_written (self, sign->sign))
      append_sign (legend, sign);
  if (legend->len == 0)
    return;
  label = score_sheet_attach (self, legend->str, 0, self->line++, score_sheet_count_columns (self),
                              "legend");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LEGEND_WIDTH);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-score-sheet.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#define FIRST_UNIT_COLUMN 2 /* behind the number and the contract */
#define HEAD_ROWS 2

struct _AtoutScoreSheet
{
  GtkWidget parent_instance;

  AtoutMatch *match;
  GtkWidget *scrolled;
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (AtoutScoreSheet, atout_score_sheet, GTK_TYPE_WIDGET)

static GtkWidget *
attach_label (AtoutScoreSheet *self, const char *text, int column, int row, int width,
              const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, width, 1);

  return label;
}

/* Two columns a unit: points and bonus strokes. */
static int
column_of (guint unit)
{
  return FIRST_UNIT_COLUMN + (int) unit * 2;
}

static void
add_heading (AtoutScoreSheet *self)
{
  attach_label (self, _ ("Deal"), 0, 0, 1, "heading");
  for (guint u = 0; u < atout_match_get_n_units (self->match); u++)
    {
      const char *name = atout_match_get_unit_name (self->match, u);
      const char *meaning = atout_match_get_unit_meaning (self->match, u);
      GtkWidget *label = attach_label (self, name, column_of (u), 0, 2, "heading");

      gtk_widget_set_tooltip_text (label, meaning);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      meaning, -1);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_grid_attach (GTK_GRID (self->grid), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, 1,
                   column_of (atout_match_get_n_units (self->match)), 1);
}

/* What the strokes of a cell are for those who do not see them. */
static void
set_accessible (GtkWidget *label, AtoutScoreSheet *self, guint unit, const SheetCell *cell,
                gboolean nothing)
{
  const WordsValue values[] = {
    { "{side}", atout_match_get_unit_meaning (self->match, unit) },
    { "{marks}", nothing ? C_ ("marks", "none") : cell->marks },
    { NULL, NULL },
  };
  /* Translators: the bonus cell of the score sheet, as in "We, roem: I II". */
  g_autofree char *text = words_fill (_ ("{side}, strokes: {marks}"), values);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
add_cells (AtoutScoreSheet *self, const SheetRow *row, guint unit, int line)
{
  const SheetCell *cell = &row->unit[unit];
  GtkWidget *written = attach_label (self, cell->written, column_of (unit), line, 1, "numeric");
  /* a diagonal stroke where the deal had no bonus at all */
  const char *marks = row->no_bonus && !cell->lost ? "╱" : cell->marks;
  GtkWidget *strokes = attach_label (self, marks, column_of (unit) + 1, line, 1, "strokes");
  char total[16];

  gtk_label_set_xalign (GTK_LABEL (written), 1);
  gtk_label_set_xalign (GTK_LABEL (strokes), 0);
  if (cell->lost)
    gtk_widget_add_css_class (written, "lost");
  set_accessible (strokes, self, unit, cell, cell->marks[0] == '\0');

  g_snprintf (total, sizeof total, "%d", cell->total);
  gtk_label_set_xalign (
      GTK_LABEL (attach_label (self, total, column_of (unit), line + 1, 1, "subtotal")), 1);
}

/* Who played what; a deal that was thrown in has neither. */
static gboolean
is_played (const SheetRow *row)
{
  return row->declarer != NO_SEAT || row->trump != SUIT_NONE;
}

static char *
describe_contract (AtoutScoreSheet *self, const SheetRow *row)
{
  const char *declarer = NULL;

  if (!is_played (row))
    return g_strdup (_ ("Not played"));
  if (row->declarer != NO_SEAT)
    declarer = atout_seat_get_name (atout_match_get_seat (self->match, (guint) row->declarer));

  return words_contract (atout_match_get_words (self->match), atout_match_get_game (self->match),
                         row->trump, declarer);
}

/* Two lines a deal: what it brought, and the subtotals. */
static void
add_deal (AtoutScoreSheet *self, AtoutScoreRow *score, guint index)
{
  const SheetRow *row = atout_score_row_get_sheet (score);
  int line = HEAD_ROWS + (int) index * 2;
  g_autofree char *contract = describe_contract (self, row);
  WordsSuits suits = atout_match_get_words (self->match);
  GtkWidget *trump;
  char number[16];

  g_snprintf (number, sizeof number, "%u", row->number);
  attach_label (self, number, 0, line, 1, "numeric");
  trump = attach_label (self, is_played (row) ? words_suit_short (suits, row->trump) : "", 1, line,
                        1, "trump-sign");
  if (words_suit_is_red (suits, row->trump))
    gtk_widget_add_css_class (trump, "red");
  gtk_widget_set_tooltip_text (trump, contract);
  gtk_accessible_update_property (GTK_ACCESSIBLE (trump), GTK_ACCESSIBLE_PROPERTY_LABEL, contract,
                                  -1);
  for (guint u = 0; u < row->n_units; u++)
    add_cells (self, row, u, line);
}

static void
scroll_to_end (AtoutScoreSheet *self)
{
  GtkAdjustment *adjustment
      = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
}

static void
sheet_changed (AtoutScoreSheet *self, guint position, guint removed G_GNUC_UNUSED, guint added)
{
  GListModel *sheet = atout_match_get_sheet (self->match);

  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (AtoutScoreRow) row = g_list_model_get_item (sheet, i);

      add_deal (self, row, i);
    }
}

static void
empty_grid (AtoutScoreSheet *self)
{
  GtkWidget *child;

  while (self->grid != NULL && (child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
}

static void
write_all (AtoutScoreSheet *self)
{
  empty_grid (self);
  add_heading (self);
  sheet_changed (self, 0, 0, g_list_model_get_n_items (atout_match_get_sheet (self->match)));
}

static void
forget_match (AtoutScoreSheet *self)
{
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (atout_match_get_sheet (self->match), self);
      g_signal_handlers_disconnect_by_data (self->match, self);
    }
  g_clear_object (&self->match);
  empty_grid (self);
}

static void
atout_score_sheet_dispose (GObject *object)
{
  AtoutScoreSheet *self = ATOUT_SCORE_SHEET (object);

  forget_match (self);
  self->grid = NULL;
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (atout_score_sheet_parent_class)->dispose (object);
}

static void
atout_score_sheet_class_init (AtoutScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_score_sheet_dispose;
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
atout_score_sheet_init (AtoutScoreSheet *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 8);
  gtk_widget_set_margin_start (self->grid, 12);
  gtk_widget_set_margin_end (self->grid, 12);
  gtk_widget_set_margin_top (self->grid, 12);
  gtk_widget_set_margin_bottom (self->grid, 12);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->grid);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  g_signal_connect_swapped (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), "notify::upper",
      G_CALLBACK (scroll_to_end), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Score sheet"), -1);
}

GtkWidget *
atout_score_sheet_new (void)
{
  return g_object_new (ATOUT_TYPE_SCORE_SHEET, NULL);
}

void
atout_score_sheet_set_match (AtoutScoreSheet *self, AtoutMatch *match)
{
  if (self->match == match)
    return;
  forget_match (self);
  if (match == NULL)
    return;
  self->match = g_object_ref (match);
  g_signal_connect_swapped (atout_match_get_sheet (match), "items-changed",
                            G_CALLBACK (sheet_changed), self);
  g_signal_connect_swapped (match, "notify::words", G_CALLBACK (write_all), self);
  write_all (self);
}

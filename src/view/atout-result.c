/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-result.h"

#include <glib/gi18n-lib.h>

#include "words.h"

struct _AtoutResult
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *verdict;
  GtkWidget *grid;
  GtkWidget *number;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (AtoutResult, atout_result, GTK_TYPE_WIDGET)

enum
{
  NEXT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
add_label (AtoutResult *self, const char *text, int column, int row, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 0);
  if (column == 0)
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  else
    gtk_widget_add_css_class (label, "numeric");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);

  return label;
}

static void
add_number (AtoutResult *self, int value, int column, int row, const char *style)
{
  char text[16];

  g_snprintf (text, sizeof text, "%s%d", value < 0 ? "−" : "", ABS (value));
  add_label (self, text, column, row, style);
}

static void
add_line (AtoutResult *self, int row, int columns)
{
  gtk_grid_attach (GTK_GRID (self->grid), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row,
                   columns, 1);
}

static void
fill_grid (AtoutResult *self, AtoutMatch *match, AtoutScoreRow *score)
{
  const Breakdown *breakdown = atout_score_row_get_breakdown (score);
  int columns = (int) breakdown->n_units + 1;
  GtkWidget *child;
  int line = 0;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  for (guint u = 0; u < breakdown->n_units; u++)
    gtk_widget_set_tooltip_text (
        add_label (self, atout_match_get_unit_name (match, u), (int) u + 1, line, "heading"),
        atout_match_get_unit_meaning (match, u));
  line++;
  for (guint i = 0; i < breakdown->n_rows; i++, line++)
    {
      const BreakdownRow *row = &breakdown->row[i];
      const char *style = row->is_sum ? "heading" : NULL;

      if (row->is_sum)
        add_line (self, line++, columns);
      add_label (self, atout_score_row_get_label (score, i), 0, line, style);
      for (guint u = 0; u < breakdown->n_units; u++)
        add_number (self, row->value[u], (int) u + 1, line, style);
    }

  add_line (self, line++, columns);
  add_label (self, _ ("Match so far"), 0, line, "total");
  for (guint u = 0; u < breakdown->n_units; u++)
    add_number (self, atout_match_get_score (match, u), (int) u + 1, line, "total");
}

static char *
winner_text (AtoutMatch *match)
{
  guint user = atout_match_get_user_seat (match);
  gboolean draw = TRUE;

  for (guint seat = 0; seat < atout_match_get_n_seats (match); seat++)
    draw &= atout_match_is_winner (match, seat);
  if (draw)
    return g_strdup (_ ("The match is a draw."));
  if (atout_match_is_winner (match, user))
    return g_strdup (_ ("You have won the match!"));

  return g_strdup (_ ("The others have won the match."));
}

static char *
title_text (AtoutMatch *match, guint number)
{
  char text[16];
  const WordsValue values[] = { { "{number}", text }, { NULL, NULL } };

  if (atout_match_get_state (match) == ATOUT_MATCH_OVER)
    return winner_text (match);
  g_snprintf (text, sizeof text, "%u", number);

  return words_fill (_ ("Deal {number}"), values);
}

static void
next_clicked (AtoutResult *self)
{
  g_signal_emit (self, signals[NEXT], 0);
}

static void
atout_result_dispose (GObject *object)
{
  g_clear_pointer (&ATOUT_RESULT (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (atout_result_parent_class)->dispose (object);
}

static void
atout_result_class_init (AtoutResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_result_dispose;
  gtk_widget_class_set_css_name (widget_class, "result");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[NEXT] = g_signal_new ("next", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_text (AtoutResult *self, const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->box), label);

  return label;
}

static void
atout_result_init (AtoutResult *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->title = add_text (self, "title-2");
  self->verdict = add_text (self, "verdict");
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_box_append (GTK_BOX (self->box), self->grid);
  self->number = add_text (self, "number");
  gtk_label_set_selectable (GTK_LABEL (self->number), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->number), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_focusable (self->number, FALSE);
  self->next = gtk_button_new ();
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_widget_add_css_class (self->next, "pill");
  gtk_widget_set_halign (self->next, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->next, "clicked", G_CALLBACK (next_clicked), self);
  gtk_box_append (GTK_BOX (self->box), self->next);
}

GtkWidget *
atout_result_new (void)
{
  return g_object_new (ATOUT_TYPE_RESULT, NULL);
}

void
atout_result_show (AtoutResult *self, AtoutMatch *match)
{
  GListModel *sheet = atout_match_get_sheet (match);
  guint n = g_list_model_get_n_items (sheet);
  g_autoptr (AtoutScoreRow) row = g_list_model_get_item (sheet, n - 1);
  g_autofree char *title = title_text (match, n);
  g_autofree char *number = atout_match_get_number (match);
  const WordsValue values[] = { { "{number}", number }, { NULL, NULL } };
  g_autofree char *number_text = words_fill (_ ("Code of this deal: {number}"), values);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->verdict), atout_score_row_get_verdict (row));
  gtk_label_set_label (GTK_LABEL (self->number), number_text);
  fill_grid (self, match, row);
  gtk_button_set_label (GTK_BUTTON (self->next), atout_match_get_state (match) == ATOUT_MATCH_OVER
                                                     ? _ ("Choose a Game")
                                                     : _ ("Next Deal"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  atout_score_row_get_verdict (row), -1);
}

gboolean
atout_result_focus (AtoutResult *self)
{
  return gtk_widget_grab_focus (self->next);
}

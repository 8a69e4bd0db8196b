/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "luck-rows.h"

#include <glib/gi18n-lib.h>

#include "plot/plot-ticks.h"
#include "remove-children.h"
#include "words.h"

#define DIGITS 2

static GtkWidget *
attach (GtkGrid *grid, const char *text, int column, int row, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_set_halign (label, column == 0 ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "statistics-cell");
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (grid, label, column, row, 1, 1);

  return label;
}

static char *
name_thing (const StatisticsLuckRow *row)
{
  const WordsValue values[]
      = { { "{suit}", row->suit != SUIT_NONE ? words_suit (SUITS_FRENCH, row->suit) : "" },
          { NULL, NULL } };

  return words_fill (words_of_game ("luck", row->label), values);
}

static void
add_row (GtkGrid *grid, const StatisticsLuckRow *row, int at)
{
  g_autofree char *name = name_thing (row);
  g_autofree char *mean = plot_number_write (row->mean, DIGITS);
  g_autofree char *expected = plot_number_write (row->expected, DIGITS);
  g_autofree char *low = plot_number_write (row->low, DIGITS);
  g_autofree char *high = plot_number_write (row->high, DIGITS);
  const WordsValue values[] = { { "{name}", name }, { "{mean}", mean }, { "{expected}", expected },
                                { "{low}", low },   { "{high}", high }, { NULL, NULL } };
  /* Translators: one thing in a hand as it is dealt, as "Jacks", read aloud */
  g_autofree char *spoken = words_fill (
      _ ("{name}: {mean} dealt, {expected} expected, {low} to {high} by chance"), values);
  /* Translators: from … to, with no-break spaces */
  g_autofree char *range = words_fill (C_ ("fairness", "{low} – {high}"), values);
  GtkWidget *label = attach (grid, name, 0, at, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  attach (grid, mean, 1, at, "numeric");
  attach (grid, expected, 2, at, NULL);
  attach (grid, range, 3, at, NULL);
}

void
luck_rows_show (GtkGrid *grid, const StatisticsLuck *luck)
{
  remove_children (GTK_WIDGET (grid));
  attach (grid, C_ ("fairness", "In a hand"), 0, 0, "caption-heading");
  attach (grid, C_ ("fairness", "Dealt"), 1, 0, "caption-heading");
  attach (grid, C_ ("fairness", "Expected"), 2, 0, "caption-heading");
  attach (grid, C_ ("fairness", "By chance"), 3, 0, "caption-heading");
  for (guint i = 0; i < luck->n_rows; i++)
    add_row (grid, &luck->row[i], (int) i + 1);
}

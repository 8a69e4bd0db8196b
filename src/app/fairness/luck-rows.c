/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness/luck-rows.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/plot/plot-ticks.h"

#define DIGITS 2

static char *
name_thing (const StatisticsLuckRow *row)
{
  const WordsValue values[]
      = { { "{suit}", row->suit != SUIT_NONE ? words_suit (SUITS_FRENCH, row->suit) : "" },
          { NULL, NULL } };

  return words_fill (words_of_game ("luck", row->label), values);
}

static void
add_row (AtoutFigureTable *table, const StatisticsLuckRow *row, int at)
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

  atout_figure_table_write (table, at, 0, name, NULL, spoken);
  atout_figure_table_write (table, at, 1, mean, "numeric", NULL);
  atout_figure_table_write (table, at, 2, expected, NULL, NULL);
  atout_figure_table_write (table, at, 3, range, NULL, NULL);
}

void
luck_rows_show (AtoutFigureTable *table, const StatisticsLuck *luck)
{
  const char *const heads[] = { C_ ("fairness", "In a hand"), C_ ("fairness", "Dealt"),
                                C_ ("fairness", "Expected"), C_ ("fairness", "By chance") };

  atout_figure_table_begin (table, G_N_ELEMENTS (heads) - 1);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    atout_figure_table_write (table, 0, (int) i, heads[i], "caption-heading", NULL);
  for (guint i = 0; i < luck->n_rows; i++)
    add_row (table, &luck->row[i], (int) i + 1);
}

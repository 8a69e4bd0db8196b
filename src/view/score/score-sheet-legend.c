/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the signs on an AtoutScoreSheet are short for, below its last line. */

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/score/atout-score-sheet-private.h"

#define LEGEND_WIDTH 24 /* letters of a line, for which the sheet is not made wider */

/* @text is made of signs and figures, with blanks between them, or one sign against another. */
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

      if (has_sign (cell->written, sign) || has_sign (score_sheet_get_marks (row, u), sign))
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

/* A sign and its meaning stay together. */
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
